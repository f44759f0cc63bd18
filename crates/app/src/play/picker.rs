use berolina_ui::{Geometry, PieceView, PromotionChoice, PromotionPicker};
use yew::prelude::*;

use super::does;
use crate::state::{Action, Asked, Table};

/// Asks what a piece becomes, while that is open; over the half of the board where the piece is not.
pub fn picker(table: &Table, geometry: &Geometry, dispatch: &Callback<Action>) -> Html {
    let Some(Asked::Promotion { from, to, choices }) = &table.asked else { return Html::default() };
    let rules = table.game.rules();
    let player = table.position().turn();
    let choices = choices.iter().filter_map(|made| made.promotion()).map(|role| {
        let spec = rules.spec(role);
        PromotionChoice { role: spec.name.into(), piece: PieceView::new(player, spec.name, spec.letter) }
    });
    let piece = table.position().piece_at(*from).map_or("piece", |piece| rules.spec(piece.role).name);
    let on_choose = {
        let dispatch = dispatch.clone();
        Callback::from(move |role: AttrValue| dispatch.emit(Action::Promote(role)))
    };
    PromotionPicker {
        choices: &choices.collect::<Vec<_>>(),
        above: geometry.centre(*to).y < geometry.view().height() / 2.0,
        label: &format!("What does the {piece} become on {}?", rules.board().name(*to)),
        note: rules.variant().wording.promotion,
        on_choose: &on_choose,
        on_cancel: &does(dispatch, Action::Cancel),
    }
    .view()
}
