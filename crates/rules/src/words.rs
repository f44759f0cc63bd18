/// A text with a capital at its beginning, for one that is a word in the middle of a sentence.
///
/// Only letters of ASCII have one here: what the library knows of all scripts would be a large part of
/// the page. Names of pieces and players in other scripts are given with the case that they need.
///
/// ```
/// assert_eq!(berolina_rules::capitalised("archbishop"), "Archbishop");
/// assert_eq!(berolina_rules::capitalised(""), "");
/// ```
pub fn capitalised(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
