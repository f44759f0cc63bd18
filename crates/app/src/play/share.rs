use berolina_rules::notation;
use berolina_ui::Icon;
use yew::prelude::*;

use crate::browser;
use crate::state::{self, Table};

/// The game as a link, and the position as a FEN.
pub fn share(table: &Table) -> Html {
    let link = browser::full_address(&state::link_to(table).to_string());
    html! {
        <div class="share">
            <Copyable id="share-link" label="A link to this position" text={link} />
            <Copyable id="share-fen" label="The position as a FEN" text={notation::fen_of(table.position())} />
        </div>
    }
}

/// What [`Copyable`] shows.
#[derive(Properties, PartialEq)]
struct CopyableProps {
    id: AttrValue,
    label: AttrValue,
    text: AttrValue,
}

/// A text to take along, with a button that copies it.
#[component]
fn Copyable(props: &CopyableProps) -> Html {
    let copied = use_state(|| None::<AttrValue>);
    let done = copied.as_ref() == Some(&props.text);
    let onclick = {
        let (copied, text) = (copied.clone(), props.text.clone());
        Callback::from(move |_: MouseEvent| {
            browser::copy(&text);
            copied.set(Some(text.clone()));
        })
    };
    html! {
        <div class="copyable">
            <label for={props.id.clone()}>{ &props.label }</label>
            <div class="typed-row">
                <input id={props.id.clone()} class="notation" type="text" readonly=true value={props.text.clone()} />
                <button type="button" {onclick} aria-label={format!("Copy: {}", props.label)}>
                    { (if done { Icon::Done } else { Icon::Copy }).view() }
                    { if done { "Copied" } else { "Copy" } }
                </button>
            </div>
        </div>
    }
}
