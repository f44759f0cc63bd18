//! Text inside XML.

/// Text that is safe between tags and inside double or single quotes.
///
/// Characters that XML forbids altogether (most control characters) become U+FFFD.
///
/// ```
/// use berolina_diagram::escape;
///
/// assert_eq!(escape("<e4> & 'e5'"), "&lt;e4&gt; &amp; &#39;e5&#39;");
/// ```
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(c),
            '\0'..'\u{20}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}
