use super::{Game, LineEntry};
use crate::{Player, Position};

/// One round of [`Game::rounds`]: what every player did in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round<'g> {
    /// Its number, as in the FEN.
    pub number: u32,
    /// One for each player in the order in which they move; fewer in the last round.
    pub cells: Vec<RoundCell<'g>>,
}

/// What a player did in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundCell<'g> {
    /// Nothing: the game began behind this player.
    Before,
    /// The player was in check without a move, and missed the turn.
    Skipped,
    /// A move.
    Move(LineEntry<'g>),
}

impl Game {
    /// The moves of [`Game::line`] by rounds, with the turns that were missed: what a list of moves
    /// shows, a line a round and a column a player.
    ///
    /// ```
    /// use berolina_rules::{Game, game::RoundCell, variants};
    /// let mut game = Game::new(&variants::rules("three-player").unwrap(), None);
    /// for text in ["e4", "e10", "d6", "d4"] {
    ///     game.play_text(text).unwrap();
    /// }
    /// let rounds = game.rounds();
    /// assert_eq!((rounds[1].number, rounds[1].cells.len()), (2, 1));
    /// let RoundCell::Move(last) = rounds[0].cells[2] else { panic!("Black has moved") };
    /// assert_eq!(last.san, "d6");
    /// ```
    pub fn rounds(&self) -> Vec<Round<'_>> {
        let players = self.rules().players().len();
        let mut rounds = self.first_round();
        let mut push = |cell| match rounds.last_mut() {
            Some(round) if round.cells.len() < players => round.cells.push(cell),
            last => {
                let number = last.map_or(1, |round| round.number.saturating_add(1));
                rounds.push(Round { number, cells: vec![cell] });
            }
        };
        self.start().skipped().for_each(|_| push(RoundCell::Skipped));
        for entry in self.line() {
            push(RoundCell::Move(entry));
            let position = self.node(entry.node).map(|node| node.position());
            position.into_iter().flat_map(Position::skipped).for_each(|_| push(RoundCell::Skipped));
        }
        rounds.retain(|round| round.cells.iter().any(|cell| *cell != RoundCell::Before));
        rounds
    }

    /// The round in which the game begins, up to the first player who has a turn in it.
    fn first_round(&self) -> Vec<Round<'static>> {
        let (start, players) = (self.start(), self.rules().players());
        let first: Player = start.skipped().next().unwrap_or(start.turn());
        let column = players.iter().position(|player| *player == first).unwrap_or(0);
        // Missed turns before the first move may have gone on into the next round.
        let earlier = u32::from(column + start.skipped().count() >= players.len());
        let number = start.round().saturating_sub(earlier);
        vec![Round { number, cells: vec![RoundCell::Before; column] }]
    }
}
