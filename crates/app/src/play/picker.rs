use std::rc::Rc;

use berolina_ui::{Geometry, PieceView, PromotionChoice, PromotionPicker};
use yew::prelude::*;

use crate::state::{Action, Asked, Table};

/// What [`Picker`] needs.
#[derive(Properties)]
pub struct PickerProps {
    /// The table.
    pub table: Rc<Table>,
    /// The board, for the half that the picker lies over.
    pub geometry: Rc<Geometry>,
    /// Where everything that happens goes.
    pub dispatch: Callback<Action>,
}

impl PartialEq for PickerProps {
    fn eq(&self, other: &PickerProps) -> bool {
        Rc::ptr_eq(&self.table, &other.table)
    }
}

/// Asks what a piece becomes, while that is open.
#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let PickerProps { table, geometry, dispatch } = props;
    let Some(Asked::Promotion { from, to, choices }) = &table.asked else { return html! {} };
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
    let on_cancel = {
        let dispatch = dispatch.clone();
        Callback::from(move |()| dispatch.emit(Action::Cancel))
    };
    html! {
        <PromotionPicker choices={choices.collect::<Vec<_>>()} above={geometry.centre(*to).y < geometry.view().height() / 2.0}
            label={format!("What does the {piece} become on {}?", rules.board().name(*to))} {on_choose} {on_cancel} />
    }
}
