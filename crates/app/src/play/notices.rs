use berolina_ui::Icon;
use yew::prelude::*;

use super::does;
use crate::state::{Action, Notice};

/// What happened on the way here: what was wrong, and what was kept.
pub fn notices(notices: &[Notice], dispatch: &Callback<Action>) -> Html {
    let notice = |(number, notice): (usize, &Notice)| {
        html! {
            <div class="notice" key={notice.text.clone()} role="status">
                { Icon::Notice.view() }
                <p>
                    { &notice.text }
                    if let Some((name, hash)) = &notice.link {
                        { " " }<a href={hash.clone()}>{ name }</a>{ "." }
                    }
                </p>
                <button type="button" class="quiet icon-only" aria-label="Dismiss this notice" title="Dismiss"
                    onclick={does::<MouseEvent>(dispatch, Action::Dismiss(number))}>
                    { Icon::Close.view() }
                </button>
            </div>
        }
    };
    html! { <div class="notices">{ for notices.iter().enumerate().map(notice) }</div> }
}
