//! The laboratory in a link: the names and values are those of `berolina explain`.

use berolina_board::{Board, Square};

use super::{LabState, Notation, Tool};
use crate::percent::{damaged, encode, pairs};

/// The squares that can be named, and what they are for.
const PLACES: [(&str, Tool); 4] =
    [("own", Tool::Own), ("enemy", Tool::Enemy), ("partner", Tool::Partner), ("en-passant", Tool::EnPassant)];

impl LabState {
    /// Opens what a link says; whatever cannot be read is said, and the rest is kept.
    pub fn read(query: &str) -> LabState {
        let mut faults = Vec::new();
        let mut values: Vec<(&str, String)> = Vec::new();
        for (name, value) in pairs(query) {
            match value {
                Ok(value) => values.push((name, value)),
                Err(_) => faults.push(damaged(name)),
            }
        }
        let value =
            |wanted: &str| values.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.trim());
        let board = value("board").unwrap_or(LabState::BOARD).parse::<Board>();
        let board = board.or_else(|error| {
            faults.push(format!("The board in the link: {error}."));
            LabState::BOARD.parse()
        });
        let Ok(board) = board else { unreachable!("the board to begin with is one") };
        let mut state = LabState::new(value("betza").unwrap_or(LabState::NOTATION), board);
        state.faults = faults;
        state.second = value("compare").map(Notation::new);
        state.unmoved = value("unmoved").is_some_and(|value| value != "0");
        if let Some(name) = value("player") {
            match name
                .parse()
                .ok()
                .filter(|player: &berolina_rules::Player| player.seat(state.board()).is_some())
            {
                Some(player) => state.player = player,
                None => state.faults.push(format!("The player in the link has no seat here: {name}.")),
            }
        }
        let holes = state.named(value("holes"));
        if !holes.is_empty() && (!state.may_have_holes() || state.dig(holes).is_err()) {
            state.faults.push("The holes in the link do not fit the board.".to_owned());
        }
        if let Some(at) = state.named(value("at")).pop() {
            state.at = at;
        }
        for (name, tool) in PLACES {
            for square in state.named(value(name)) {
                state.put(tool, square);
            }
        }
        state
    }

    /// The squares of a comma list; a fault for each that is none.
    fn named(&mut self, names: Option<&str>) -> Vec<Square> {
        let names = names.unwrap_or_default().split(',').map(str::trim).filter(|name| !name.is_empty());
        let mut squares = Vec::new();
        for name in names {
            match self.board().find(name) {
                Ok(square) => squares.push(square),
                Err(error) => self.faults.push(format!("In the link: {error}.")),
            }
        }
        squares
    }

    /// All of it as a link.
    pub fn address(&self) -> String {
        let mut out = String::from("#/lab");
        let mut add = |name: &str, value: &str| {
            if !value.is_empty() {
                out.push(if out.contains('?') { '&' } else { '?' });
                out.push_str(name);
                out.push('=');
                out.push_str(&encode(value));
            }
        };
        let list = |squares: &[Square]| {
            let names: Vec<&str> =
                squares.iter().map(|square| self.geometry().board().name(*square)).collect();
            names.join(",")
        };
        add("betza", self.first.text.trim());
        add("compare", self.second.as_ref().map_or("", |second| second.text.trim()));
        add("board", self.board().label());
        add("at", self.board().name(self.at));
        add("own", &list(&self.own));
        add("enemy", &list(&self.enemies));
        add("partner", &list(&self.partners));
        add("en-passant", &list(self.passed.as_slice()));
        add("holes", &list(&self.holes));
        add("unmoved", if self.unmoved { "1" } else { "" });
        add("player", if self.player == berolina_rules::Player::White { "" } else { self.player.name() });
        out
    }

    /// Whether a link says what is to be seen already.
    pub fn goes_to(&self, query: &str) -> bool {
        LabState::read(query).address() == self.address()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::Act;
    use berolina_ui::BoardEvent;

    fn query(address: &str) -> &str {
        address.split_once('?').map_or("", |(_, query)| query)
    }

    #[test]
    fn a_link_comes_back_as_it_was() {
        let link = "betza=KisO2&compare=FAsmW&board=10x8&at=f1&own=e2,f2&enemy=a8&partner=a1,j1&en-passant=c3&holes=j8&unmoved=1&player=black";
        let state = LabState::read(link);
        assert_eq!(state.faults, [""; 0]);
        assert_eq!(query(&state.address()), link);
        assert!(state.unmoved && state.partners.len() == 2);
        assert_eq!(query(&LabState::read("").address()), "betza=N&board=9x9&at=e5");
    }

    #[test]
    fn holes_are_named_while_they_are_changed_too() {
        let mut state = LabState::read("board=8x8&holes=a1");
        state.act(Act::Tool(Tool::Hole));
        let b1 = state.geometry().by_name("b1").unwrap();
        state.act(Act::Board(BoardEvent::Go { from: state.at, to: b1 }));
        assert!(state.address().ends_with("&holes=a1,b1"), "{}", state.address());
    }

    #[test]
    fn what_cannot_be_read_is_said_and_the_rest_kept() {
        let state = LabState::read("betza=%ZZ&board=99x1&own=z9,e4&player=green&holes=q1&at=k1&enemy=e4");
        assert_eq!((state.first.text.as_str(), state.board().label()), ("N", "9x9"));
        assert_eq!(state.faults.len(), 6, "{:?}", state.faults);
        assert_eq!((state.own.len(), state.enemies.len()), (1, 0), "one square holds one piece");
        let whole: Vec<String> = (b'a'..=b'c')
            .flat_map(|file| (1..=3).map(move |rank| format!("{}{rank}", file as char)))
            .collect();
        let state = LabState::read(&format!("board=3x3&holes={}", whole.join(",")));
        assert_eq!((state.faults.len(), state.board().squares().count()), (1, 9));
        let state = LabState::read("betza=fmW%5BF%3FR%5D");
        assert_eq!(state.first.text, "fmW[F?R]");
        assert!(state.first.read.is_err(), "the page says what is wrong with it");
    }
}
