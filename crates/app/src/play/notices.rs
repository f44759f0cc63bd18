use berolina_ui::{Attributes, Icon, button, tag};
use yew::prelude::*;

use super::does;
use crate::state::{Action, Notice};

/// What happened on the way here: what was wrong, and what was kept.
pub fn notices(notices: &[Notice], dispatch: &Callback<Action>) -> Html {
    let notice = |(number, notice): (usize, &Notice)| {
        let mut text = tag("p", &[]).text(notice.text.clone());
        if let Some((name, hash)) = &notice.link {
            let link = tag("a", &[]).attr("href", hash.clone()).text(name.clone());
            text = text.text(" ").tag(link).text(".");
        }
        const DISMISS: Attributes =
            &[("class", "quiet icon-only"), ("aria-label", "Dismiss this notice"), ("title", "Dismiss")];
        tag("div", &[("class", "notice"), ("role", "status")])
            .key(notice.text.clone())
            .with(Icon::Notice.view())
            .tag(text)
            .tag(button(DISMISS).on_click(does(dispatch, Action::Dismiss(number))).with(Icon::Close.view()))
            .view()
    };
    tag("div", &[("class", "notices")]).all(notices.iter().enumerate().map(notice)).view()
}
