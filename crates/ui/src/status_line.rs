use yew::prelude::*;

/// What [`StatusLine`] shows.
#[derive(Properties, PartialEq)]
pub struct StatusLineProps {
    /// The sentence.
    pub text: AttrValue,
    /// How the game ended: `white`, `draw` and so on.
    #[prop_or_default]
    pub result: Option<AttrValue>,
    /// Why it ended, or why a move was refused.
    #[prop_or_default]
    pub reason: Option<AttrValue>,
}

/// What the game is doing, in words.
#[component]
pub fn StatusLine(props: &StatusLineProps) -> Html {
    let kind = match (&props.result, &props.reason) {
        (Some(_), _) => "over",
        (None, Some(reason)) if *reason == "not-your-turn" => "look",
        (None, Some(_)) => "refused",
        (None, None) => "running",
    };
    html! {
        <p class={classes!("status", kind)} data-status="" data-result={props.result.clone()} data-reason={props.reason.clone()}>
            { &props.text }
        </p>
    }
}
