use yew::prelude::*;

use crate::tag;

/// What the game is doing, in words: the sentence, how the game ended (`white`, `draw`), and why it
/// ended or a move was refused.
pub fn status_line(text: &str, result: Option<&'static str>, reason: Option<&'static str>) -> Html {
    let kind = match (result, reason) {
        (Some(_), _) => "over",
        (None, Some("not-your-turn")) => "look",
        (None, Some(_)) => "refused",
        (None, None) => "running",
    };
    tag("p", &[("class", "status"), ("data-status", "")])
        .class(kind, true)
        .maybe("data-result", result)
        .maybe("data-reason", reason)
        .text(text.to_owned())
        .view()
}
