use berolina_rules::Player;
use berolina_ui::{Attributes, Tag, all, button, dialog, tag};
use yew::prelude::*;

use super::does;
use super::new_game::new_game_form;
use crate::state::{Action, Asked, Table};

/// The keys and what they do.
const KEYS: [(&str, &str); 10] = [
    ("Arrows", "To the next square that lies that way"),
    ("Home, End", "To the ends of the row"),
    ("Enter, Space", "Pick a piece; go to a marked square"),
    ("[ and ]", "Through the squares that the picked piece can reach"),
    ("Escape", "Let go of the piece"),
    ("U, R", "Undo, redo"),
    ("F", "Turn the board"),
    ("A", "Who attacks what; then any square"),
    ("N", "New game"),
    ("?", "This list"),
];

/// The windows of the page, of which one may be open.
pub fn dialogs(table: &Table, dispatch: &Callback<Action>) -> Html {
    let window = |title: &str, content: Html| dialog(title, &does(dispatch, Action::Cancel), content);
    match &table.asked {
        Some(Asked::New(form)) => window("New game", new_game_form(table, form, dispatch)),
        Some(Asked::Resign(player)) => {
            window(&format!("{} resigns?", player.title()), resign(*player, dispatch))
        }
        Some(Asked::Abandon) => window("Abandon the game?", abandon(dispatch)),
        Some(Asked::Help) => window("Keys on the board", keys()),
        Some(Asked::Promotion { .. }) | None => Html::default(),
    }
}

fn keys() -> Html {
    let key = |(key, does): (&'static str, &'static str)| {
        all([tag("dt", &[]).text(key).view(), tag("dd", &[]).text(does).view()])
    };
    tag("dl", &[("class", "keys")]).all(KEYS.into_iter().map(key)).view()
}

fn resign(player: Player, dispatch: &Callback<Action>) -> Html {
    let confirm = button(CONFIRM).attr("data-player", player.name());
    let confirm = confirm.text(format!("{} resigns", player.title()));
    ends("The game ends, and the other side wins. Undo takes it back.", confirm, dispatch)
}

fn abandon(dispatch: &Callback<Action>) -> Html {
    ends("The game ends without a result. Undo takes it back.", button(CONFIRM).text("Abandon it"), dispatch)
}

const CONFIRM: Attributes = &[("class", "danger"), ("data-action", "confirm")];

/// Whether the game is to end: what will be, and the button for yes.
fn ends(what: &'static str, confirm: Tag, dispatch: &Callback<Action>) -> Html {
    let actions = tag("div", &[("class", "dialog-actions")])
        .tag(button(&[("data-action", "cancel")]).on_click(does(dispatch, Action::Cancel)).text("Play on"))
        .tag(confirm.on_click(does(dispatch, Action::Confirm)));
    all([tag("p", &[]).text(what).view(), actions.view()])
}
