use berolina_rules::Side;
use berolina_ui::{Icon, button, tag};
use yew::prelude::*;

use super::does;
use crate::state::{Action, Table};

/// One button of the bar.
struct Control {
    action: &'static str,
    icon: Icon,
    label: &'static str,
    title: String,
    player: Option<&'static str>,
    disabled: bool,
    /// Whether it is pressed, if it is one that stays so.
    pressed: Option<bool>,
    does: Action,
}

/// The bar below the board.
///
/// The sides are those to which castling is legal now.
pub fn controls(table: &Table, castle: &[Side], dispatch: &Callback<Action>) -> Html {
    let one = |control: Control| {
        button(&[("class", "control")])
            .key(control.action)
            .attr("data-action", control.action)
            .maybe("data-player", control.player)
            .attr("title", control.title)
            .disabled(control.disabled)
            .maybe("aria-pressed", control.pressed.map(|is| if is { "true" } else { "false" }))
            .on_click(does(dispatch, control.does))
            .with(control.icon.view())
            .tag(tag("span", &[("class", "label")]).text(control.label))
            .view()
    };
    let castles = castles(table, castle);
    let controls = travel(table).into_iter().chain(castles).chain(ends(table));
    tag("div", &[("class", "controls"), ("role", "toolbar"), ("aria-label", "Game controls")])
        .all(controls.map(one))
        .view()
}

fn control(action: &'static str, icon: Icon, label: &'static str, title: &str, does: Action) -> Control {
    Control {
        action,
        icon,
        label,
        title: title.to_owned(),
        player: None,
        disabled: false,
        pressed: None,
        does,
    }
}

fn travel(table: &Table) -> Vec<Control> {
    let undo = control("undo", Icon::Undo, "Undo", "Take the last move back (U)", Action::Undo);
    let redo = control("redo", Icon::Redo, "Redo", "Make the move again (R)", Action::Redo);
    vec![
        Control { disabled: !table.game.can_undo(), ..undo },
        Control { disabled: !table.game.can_redo(), ..redo },
        control("flip", Icon::Flip, "Turn", "Turn the board (F)", Action::Flip),
        Control {
            pressed: Some(table.attacks.is_some()),
            ..control("attacks", Icon::Attacks, "Attacks", "Show who attacks what (A)", Action::Attacks)
        },
    ]
}

fn castles(table: &Table, sides: &[Side]) -> Vec<Control> {
    let [short, long] = table.game.rules().variant().wording.buttons;
    let one = |side: &Side| match side {
        Side::Short => control(
            "castle-short",
            Icon::CastleShort,
            short,
            "Castle toward the nearer rook",
            Action::Castle(*side),
        ),
        Side::Long => control(
            "castle-long",
            Icon::CastleLong,
            long,
            "Castle toward the farther rook",
            Action::Castle(*side),
        ),
    };
    sides.iter().map(one).collect()
}

/// With more than two players nobody can give up, for who would have won? They stop together.
fn gives_up(table: &Table) -> Control {
    if table.is_for_many() {
        let title = "Stop without a result";
        return control("abandon", Icon::Resign, "Abandon", title, Action::AskAbandon);
    }
    let turn = table.position().turn();
    let title = format!("{} resigns", turn.title());
    let resign = control("resign", Icon::Resign, "Resign", &title, Action::AskResign(turn));
    Control { player: Some(turn.name()), ..resign }
}

fn ends(table: &Table) -> Vec<Control> {
    let turn = table.position().turn();
    let over = table.is_over();
    let offered = table.game.draw_offer().is_some();
    let offer = control("offer-draw", Icon::Draw, "Draw", "", Action::OfferDraw(turn));
    let mut out = Vec::new();
    if table.game.can_claim().is_some() {
        out.push(control("claim-draw", Icon::Draw, "Claim", "Claim the draw", Action::ClaimDraw));
    }
    out.push(Control {
        title: format!("{} offers a draw", turn.title()),
        player: Some(turn.name()),
        disabled: over || offered,
        ..offer
    });
    out.push(Control { disabled: over, ..gives_up(table) });
    if table.game.rules().variant().shuffle.is_some() {
        let title = "A new game from another start position";
        out.push(control("shuffle", Icon::Shuffle, "Shuffle", title, Action::AskNew));
    }
    out.push(control("new", Icon::New, "New", "A new game (N)", Action::AskNew));
    out
}
