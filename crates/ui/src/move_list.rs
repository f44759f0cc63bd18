use web_sys::Element;
use yew::prelude::*;

use crate::focus::find;
use crate::{button, tag};

/// One move of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveEntry {
    /// Moves made after it: the first is 1.
    pub ply: usize,
    /// The number of its round.
    pub round: u32,
    /// Its place in the round, from 0: the number of the player.
    pub column: usize,
    /// As it is written.
    pub san: AttrValue,
}

/// The moves of a game, a line a round; each leads to the position after it.
#[derive(Debug)]
pub struct MoveList<'l> {
    /// The moves, in order.
    pub moves: &'l [MoveEntry],
    /// How many players there are.
    pub players: usize,
    /// The ply of the position on the board.
    pub ply: usize,
    /// Somebody wants to see the position after so many moves.
    pub on_go: &'l Callback<usize>,
}

impl MoveList<'_> {
    /// The list.
    pub fn view(&self) -> Html {
        if self.moves.is_empty() {
            return tag("p", &[("class", "empty")]).text("No moves yet.").view();
        }
        let entry = |entry: &MoveEntry| {
            let (ply, on_go) = (entry.ply, self.on_go.clone());
            let current = ply == self.ply;
            button(&[("class", "move")])
                .key(ply)
                .class("undone", ply > self.ply)
                .attr("data-move-ply", ply.to_string())
                .maybe("aria-current", current.then_some("step"))
                .on_click(Callback::from(move |_| on_go.emit(ply)))
                .text(entry.san.clone())
                .view()
        };
        let round = |moves: &[MoveEntry]| {
            let first = &moves[0];
            let skipped = (0..first.column).map(|_| tag("span", &[("class", "skipped")]).text("…").view());
            tag("li", &[])
                .key(first.round)
                .tag(tag("span", &[("class", "round")]).text(format!("{}.", first.round)))
                .all(skipped)
                .all(moves.iter().map(entry))
                .view()
        };
        let rounds = self.moves.chunk_by(|one, two| one.round == two.round);
        tag("ol", &[("class", "moves")]).class("three", self.players > 2).all(rounds.map(round)).view()
    }
}

/// Scrolls the list on the page, and nothing else, so far that the current move is seen.
pub fn show_current_move() {
    let Some(list) = find("ol.moves") else { return };
    let Ok(Some(current)) = list.query_selector("[aria-current]") else {
        list.set_scroll_top(0);
        return;
    };
    let current: Element = current;
    let (room, entry) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    if entry.top() < room.top() {
        list.set_scroll_top(list.scroll_top() + (entry.top() - room.top()) as i32 - 8);
    } else if entry.bottom() > room.bottom() {
        list.set_scroll_top(list.scroll_top() + (entry.bottom() - room.bottom()) as i32 + 8);
    }
}
