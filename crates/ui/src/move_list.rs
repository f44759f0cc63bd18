use web_sys::Element;
use yew::prelude::*;

use crate::focus::find;
use crate::{button, tag};

/// One round of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveRow {
    /// The number of the round.
    pub round: u32,
    /// What each player did, in the order in which they move; fewer in the last round.
    pub cells: Vec<MoveCell>,
}

/// What a player did in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveCell {
    /// Nothing: the game began behind this player.
    Before,
    /// The player missed the turn.
    Skipped,
    /// A move.
    Made {
        /// Moves made after it: the first is 1.
        ply: usize,
        /// As it is written.
        san: AttrValue,
    },
}

/// The moves of a game, a line a round; each leads to the position after it.
#[derive(Debug)]
pub struct MoveList<'l> {
    /// The rounds, in order.
    pub rows: &'l [MoveRow],
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
        if self.rows.is_empty() {
            return tag("p", &[("class", "empty")]).text("No moves yet.").view();
        }
        let row = |row: &MoveRow| {
            tag("li", &[])
                .key(row.round)
                .tag(tag("span", &[("class", "round")]).text(format!("{}.", row.round)))
                .all(row.cells.iter().map(|cell| self.cell(cell)))
                .view()
        };
        let list = tag("ol", &[("class", "moves")]).class("three", self.players > 2);
        list.all(self.rows.iter().map(row)).view()
    }

    fn cell(&self, cell: &MoveCell) -> Html {
        let missing = |text: &'static str| tag("span", &[("class", "skipped")]).text(text).view();
        let (ply, san) = match cell {
            MoveCell::Before => return missing("…"),
            MoveCell::Skipped => return missing("waits"),
            MoveCell::Made { ply, san } => (*ply, san),
        };
        let on_go = self.on_go.clone();
        button(&[("class", "move")])
            .key(ply)
            .class("undone", ply > self.ply)
            .attr("data-move-ply", ply.to_string())
            .maybe("aria-current", (ply == self.ply).then_some("step"))
            .on_click(Callback::from(move |_| on_go.emit(ply)))
            .text(san.clone())
            .view()
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
