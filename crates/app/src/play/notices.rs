use berolina_ui::{Icon, IconView};
use yew::prelude::*;

use crate::state::{Action, Notice};

/// What [`Notices`] shows.
#[derive(Properties, PartialEq)]
pub struct NoticesProps {
    /// What there is to be told about.
    pub notices: Vec<Notice>,
    /// Where everything that happens goes.
    pub dispatch: Callback<Action>,
}

/// What happened on the way here: what was wrong, and what was kept.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let notice = |(number, notice): (usize, &Notice)| {
        let dispatch = props.dispatch.clone();
        html! {
            <div class="notice" key={notice.text.clone()} role="status">
                <IconView icon={Icon::Notice} />
                <p>
                    { &notice.text }
                    if let Some((name, hash)) = &notice.link {
                        { " " }<a href={hash.clone()}>{ name }</a>{ "." }
                    }
                </p>
                <button type="button" class="quiet icon-only" aria-label="Dismiss this notice" title="Dismiss"
                    onclick={move |_: MouseEvent| dispatch.emit(Action::Dismiss(number))}>
                    <IconView icon={Icon::Close} />
                </button>
            </div>
        }
    };
    html! { <div class="notices">{ for props.notices.iter().enumerate().map(notice) }</div> }
}
