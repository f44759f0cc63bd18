pub use berolina_engine::{Capture, Royalty};

use crate::shuffle::Shuffle;
use crate::{Player, Side};

/// A game: its board, pieces and start array as data, and a handful of policies.
///
/// A new variant is a new value of this type; code is written only for a policy that no variant had
/// before.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Its name in links and on the command line: `suicide`.
    pub id: &'static str,
    /// Its name on the page.
    pub name: &'static str,
    /// What it is in one line.
    pub tagline: &'static str,
    /// The id of the game of which this is a preset.
    pub preset_of: Option<&'static str>,
    /// Its name in a PGN's Variant tag.
    pub pgn_name: &'static str,
    /// The board, `8x8`.
    pub board: &'static str,
    /// The players in the order in which they move.
    pub players: &'static [Player],
    /// What the armies are called, in the order of the players; empty where they have no names.
    pub armies: &'static [&'static str],
    /// The kinds of pieces.
    pub roles: &'static [RoleSpec],
    /// Letters that other programs write, each with the letter of the same piece here.
    pub aliases: &'static [(char, char)],
    /// The start array as a FEN.
    pub start: &'static str,
    /// Its numbered start arrays, where it has more than one.
    pub shuffle: Option<&'static Shuffle>,
    /// Whether a player who can take must.
    pub capture: Capture,
    /// Which pieces are royal: those of the role `king`, if any.
    pub royalty: Royalty,
    /// What happens to a player without a move who is not in check; in check it is mate.
    pub no_moves: NoMoves,
    /// Whether there is castling, and what it needs.
    pub castling: Castling,
    /// Whether a setup may have pawns behind where they start, on their own base: they never go back
    /// there in play.
    pub pawns_on_base: bool,
    /// What a pawn becomes on the far rim.
    pub promotion: &'static [Promotion],
    /// When the game is drawn.
    pub draws: DrawRules,
    /// The words of its source, where it has words of its own.
    pub wording: Wording,
}

/// What the source of a game calls things, and how its sentences were read where they can be read in
/// several ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wording {
    /// What castling to either side is called: first `O-O`, then `O-O-O`.
    pub sides: [&'static str; 2],
    /// The same on buttons.
    pub buttons: [&'static str; 2],
    /// How the sentence about promotion was read; empty where there is nothing to say.
    pub promotion: &'static str,
    /// How the sentence about claiming a draw was read; empty where there is nothing to say.
    pub claim: &'static str,
}

impl Wording {
    /// The words that all games share.
    pub const COMMON: Wording =
        Wording { sides: ["short", "long"], buttons: ["O-O", "O-O-O"], promotion: "", claim: "" };

    /// What castling to a side is called.
    pub const fn side(&self, side: Side) -> &'static str {
        match side {
            Side::Short => self.sides[0],
            Side::Long => self.sides[1],
        }
    }
}

impl Variant {
    /// What a player is called beside the board: `White`, or `White (Persians)` where the armies have
    /// names.
    ///
    /// ```
    /// use berolina_rules::{Player, variants};
    /// assert_eq!(variants::find("spartan").unwrap().title_of(Player::Black), "Black (Spartans)");
    /// assert_eq!(variants::find("suicide").unwrap().title_of(Player::White), "White");
    /// ```
    pub fn title_of(&self, player: Player) -> String {
        let number = self.players.iter().position(|other| *other == player);
        match number.and_then(|number| self.armies.get(number)) {
            Some(army) => [player.title(), " (", army, ")"].concat(),
            None => player.title().to_owned(),
        }
    }
}

/// A kind of piece.
#[derive(Clone, Copy, Debug)]
pub struct RoleSpec {
    /// Lower-case English name: `archbishop`.
    pub name: &'static str,
    /// Its letter in FEN and SAN, upper case; pawns have it in FEN only.
    pub letter: char,
    /// How it moves, in Betza notation.
    pub betza: &'static str,
    /// What it is worth, in pawns, as the rules page of the variant says.
    pub value: Option<f32>,
}

/// What happens to a player who has pieces but no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMoves {
    /// The game is drawn.
    Draw,
    /// That player wins.
    MoverWins,
    /// Whoever has fewer pieces wins; a draw with as many.
    FewerPiecesWins,
    /// The game is drawn; but a player in check without a move only misses the turn, each time anew.
    Skip,
}

/// Whether a king may castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castling {
    /// There is no castling.
    None,
    /// As the king's notation says, whatever is attacked.
    Unchecked,
    /// As the king's notation says, with partners of one role, while the king neither stands on an
    /// attacked square nor crosses or reaches one.
    Safe {
        /// The name of the role of its partners.
        partner: &'static str,
    },
    /// Along the home rank from wherever the king and two partners around it start, onto squares that
    /// are always the same. The king may not stand on, cross or reach an attacked square.
    Fischer(FischerCastling),
}

/// The castling of shuffled start arrays, as X-FEN and Chess960 have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FischerCastling {
    /// The name of the role that castles.
    pub king: &'static str,
    /// The name of the role of its partners.
    pub partner: &'static str,
    /// The files on which king and partner end in the castling written `O-O`.
    pub short: [char; 2],
    /// The files on which they end in the one written `O-O-O`.
    pub long: [char; 2],
}

/// What one role becomes when it reaches the far rim; it must become something there.
#[derive(Clone, Copy, Debug)]
pub struct Promotion {
    /// The name of the role that promotes.
    pub from: &'static str,
    /// The names of the roles that it may become, in the order in which a picker shows them.
    pub to: &'static [&'static str],
}

/// When a game is drawn although there are moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRules {
    /// Whether the game is over when all pieces are bishops, and those of each player stand on the
    /// shade on which the others have none.
    pub dead_bishops: bool,
    /// In games with kings: the names of the roles of which one alone, besides one king of each
    /// player, cannot force mate. Kings alone never can.
    pub lone: &'static [&'static str],
    /// In games with kings: whether pieces that all keep to the same shade cannot force mate either.
    pub one_shade: bool,
    /// Whether fifty moves of each player without a capture or a pawn's move end the game at once, and
    /// repetition ends it only when claimed. Otherwise fifty moves are claimed, and seventy-five or the
    /// fifth repetition end it.
    pub fifty_ends: bool,
}

impl DrawRules {
    /// There is always enough material.
    pub const NONE: DrawRules =
        DrawRules { dead_bishops: false, lone: &[], one_shade: false, fifty_ends: false };
}
