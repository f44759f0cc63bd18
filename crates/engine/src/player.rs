use std::fmt;
use std::str::FromStr;

use berolina_board::Board;
use serde::{Deserialize, Serialize};

/// Who moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Moves first.
    White,
    /// White's opponent, or the third of three.
    Black,
    /// Only in games of three, where Green moves after White.
    Green,
}

impl Player {
    /// As many entries as a table indexed by [`Player::index`] needs.
    pub const COUNT: usize = 3;

    /// All players there can be.
    pub const ALL: [Player; Player::COUNT] = [Player::White, Player::Black, Player::Green];

    /// Its place in tables with one entry a player.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Lower-case name: `white`.
    pub const fn name(self) -> &'static str {
        match self {
            Player::White => "white",
            Player::Black => "black",
            Player::Green => "green",
        }
    }

    /// Name for a sentence: `White`.
    pub const fn title(self) -> &'static str {
        match self {
            Player::White => "White",
            Player::Black => "Black",
            Player::Green => "Green",
        }
    }

    /// The letter in a FEN's turn field: `w`.
    pub const fn letter(self) -> char {
        match self {
            Player::White => 'w',
            Player::Black => 'b',
            Player::Green => 'g',
        }
    }

    /// The players of a board in the order of its seats.
    ///
    /// ```
    /// use berolina_board::Board;
    /// use berolina_engine::Player;
    /// let board = Board::rectangle(8, 8).unwrap();
    /// assert_eq!(Player::seated_at(&board), [Player::White, Player::Black]);
    /// ```
    pub fn seated_at(board: &Board) -> &'static [Player] {
        match board.seat_count() {
            3 => &[Player::White, Player::Green, Player::Black],
            _ => &[Player::White, Player::Black],
        }
    }

    /// The number of the player's seat at a board, if there is one.
    pub fn seat(self, board: &Board) -> Option<usize> {
        Player::seated_at(board).iter().position(|player| *player == self)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not the name of a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a player: write white, black or green")]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Player, UnknownPlayer> {
        let found = Player::ALL.into_iter().find(|player| player.name() == text);
        found.ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}
