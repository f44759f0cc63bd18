use berolina_board::{Board, Square};

use crate::{CastlingOption, Piece, Player, Position, Royalty, Rules};

/// The right of a king to castle with one partner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CastlingRight {
    /// Whose right it is.
    pub player: Player,
    /// Where the king stands.
    pub king: Square,
    /// Where its partner stands.
    pub partner: Square,
}

/// The right to take a piece in passing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnPassant {
    /// Whose piece passed.
    pub owner: Player,
    /// The square that it passed over.
    pub square: Square,
}

/// A position that nobody has checked: what a FEN, an editor or a link says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each square, by the square's number.
    pub pieces: Vec<Option<Piece>>,
    /// Who moves.
    pub turn: Player,
    /// Which castlings are still allowed.
    pub castling: Vec<CastlingRight>,
    /// What can be taken in passing.
    pub en_passant: Vec<EnPassant>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the round, from 1.
    pub round: u32,
}

impl CastlingRight {
    /// The right to a castling.
    pub fn of(option: &CastlingOption) -> CastlingRight {
        let path = &option.path;
        CastlingRight { player: option.player, king: path.king_from, partner: path.partner_from }
    }
}

/// Whether both pieces of a castling stand on their squares.
pub(crate) fn stands(option: &CastlingOption, pieces: &[Option<Piece>]) -> bool {
    let is = |square: Square, role| {
        pieces.get(square.index()) == Some(&Some(Piece { role, player: option.player }))
    };
    is(option.path.king_from, option.king) && is(option.path.partner_from, option.partner)
}

impl Setup {
    /// An empty board, White to move.
    pub fn empty(board: &Board) -> Setup {
        Setup {
            pieces: vec![None; board.len()],
            turn: Player::White,
            castling: Vec::new(),
            en_passant: Vec::new(),
            halfmoves: 0,
            round: 1,
        }
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces.get(square.index()).copied().flatten()
    }

    /// Whether a square that was empty when the owner of a right moved can look as it does now: it is
    /// still empty, or somebody who has moved since stands on it.
    pub(crate) fn can_be_free(&self, players: &[Player], right: EnPassant, square: Square) -> bool {
        let place = |player: Player| players.iter().position(|other| *other == player).unwrap_or(0);
        let since = |player: Player| (place(player) + players.len() - place(right.owner)) % players.len();
        let stands = self.piece_at(square).map(|piece| since(piece.player));
        stands.is_none_or(|place| (1..since(self.turn)).contains(&place))
    }
}

/// What is wrong with a setup, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupFault {
    /// The number of entries is not the number of squares of the board.
    #[error("placement: there are {found} squares, and the board has {expected}")]
    Size {
        /// How many the setup has.
        found: usize,
        /// How many the board has.
        expected: usize,
    },
    /// A piece stands where there is no square.
    #[error("placement: {square} is not a square of this board")]
    OnHole {
        /// The name of the square.
        square: String,
    },
    /// A piece of a kind or player that the variant does not have.
    #[error("placement: the piece on {square} does not belong to this game")]
    UnknownPiece {
        /// The name of the square.
        square: String,
    },
    /// A pawn stands where it should have promoted, or behind where it starts.
    #[error("placement: a {role} cannot stand on {square}: {why}")]
    Misplaced {
        /// The name of the role.
        role: &'static str,
        /// The name of the square.
        square: String,
        /// Why not.
        why: &'static str,
    },
    /// The player in the turn field does not play this game.
    #[error("turn: {player} does not play this game")]
    Turn {
        /// The player.
        player: Player,
    },
    /// A player has no king, or too many.
    #[error("placement: {player} has {found} kings ({squares}): there must be {allowed}")]
    Kings {
        /// The player.
        player: Player,
        /// How many the player has.
        found: usize,
        /// The names of their squares, `c8, f8`; `none` when there are none.
        squares: String,
        /// How many there may be: `1`, `1 to 2`.
        allowed: String,
    },
    /// More than one king has been taken, and the first capture would have ended the game.
    #[error("placement: neither {one} nor {two} has a king: the capture of one ends the game")]
    KingsTaken {
        /// One player without a king.
        one: Player,
        /// Another one.
        two: Player,
    },
    /// The player whose turn it is could take the last king.
    #[error("turn: {player} does not move, and is in check on {squares}: let {player} move")]
    Check {
        /// The player who is in check.
        player: Player,
        /// The names of the squares of the attacked kings.
        squares: String,
    },
    /// Nothing can have passed over the square.
    #[error("e.p.: nothing can have just passed over {square}")]
    EnPassant {
        /// The name of the square.
        square: String,
    },
}

/// Everything that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub Vec<SetupFault>);

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            let gap = if number > 0 { "; " } else { "" };
            write!(f, "{gap}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}

/// Something that a setup says and the position does not keep.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupWarning {
    /// A right to castle without a king and its partner on their squares, or in a game without it.
    #[error("castling: the right of {player} with the partner on {partner} is dropped: {why}")]
    CastlingDropped {
        /// Whose right.
        player: Player,
        /// The name of the partner's square.
        partner: String,
        /// Why it cannot be.
        why: &'static str,
    },
}

/// Checks a setup and gives the part of it that a position keeps.
pub(crate) fn check(rules: &Rules, setup: &Setup) -> Result<(Setup, Vec<SetupWarning>), SetupError> {
    let board = rules.board();
    if setup.pieces.len() != board.len() {
        let fault = SetupFault::Size { found: setup.pieces.len(), expected: board.len() };
        return Err(SetupError(vec![fault]));
    }
    let mut faults: Vec<SetupFault> = (0..board.len())
        .map(|number| Square::new(number as u8))
        .filter_map(|square| piece_fault(rules, square, setup.piece_at(square)?))
        .collect();
    if !rules.players().contains(&setup.turn) {
        faults.push(SetupFault::Turn { player: setup.turn });
    }
    faults.extend(rules.players().iter().filter_map(|player| kings_fault(rules, setup, *player)));
    faults.extend(captures_fault(rules, setup));
    let impossible = setup.en_passant.iter().filter(|right| !can_have_passed(rules, setup, right));
    faults.extend(impossible.map(|right| SetupFault::EnPassant { square: name(rules, right.square) }));
    if !faults.is_empty() {
        return Err(SetupError(faults));
    }
    let mut kept = setup.clone();
    let mut warnings = Vec::new();
    kept.castling.clear();
    for right in &setup.castling {
        match dropped_right(rules, setup, right).or_else(|| second_right(rules, &kept, right)) {
            Some(why) => warnings.push(SetupWarning::CastlingDropped {
                player: right.player,
                partner: name(rules, right.partner),
                why,
            }),
            None => kept.castling.push(*right),
        }
    }
    Ok((kept, warnings))
}

fn name(rules: &Rules, square: Square) -> String {
    let board = rules.board();
    if square.index() < board.len() {
        board.name(square).to_owned()
    } else {
        format!("no. {}", square.index())
    }
}

/// Whether a player has a wrong number of kings: between one and those of the start array. One may
/// be missing where its capture ends the game.
fn kings_fault(rules: &Rules, setup: &Setup, player: Player) -> Option<SetupFault> {
    let king = Some(Piece { role: rules.engine().royal()?, player });
    let squares = |pieces: &[Option<Piece>]| -> Vec<Square> {
        let numbers = 0..pieces.len();
        numbers.filter(|at| pieces[*at] == king).map(|number| Square::new(number as u8)).collect()
    };
    let (found, most) = (squares(&setup.pieces), squares(&rules.start().pieces).len());
    let least = usize::from(!(rules.variant().royalty == Royalty::CaptureWins && player != setup.turn));
    if (least..=most).contains(&found.len()) {
        return None;
    }
    let names: Vec<String> = found.iter().map(|square| name(rules, *square)).collect();
    Some(SetupFault::Kings {
        player,
        found: found.len(),
        squares: if names.is_empty() { "none".to_owned() } else { names.join(", ") },
        allowed: if most > 1 { format!("1 to {most}") } else { "1".to_owned() },
    })
}

/// Where the capture of a king ends the game, at most one can have been taken.
fn captures_fault(rules: &Rules, setup: &Setup) -> Option<SetupFault> {
    let king = rules.engine().royal().filter(|_| rules.variant().royalty == Royalty::CaptureWins)?;
    let lacks = |player: &&Player| !setup.pieces.contains(&Some(Piece { role: king, player: **player }));
    let mut without = rules.players().iter().filter(|player| **player != setup.turn).filter(lacks).copied();
    Some(SetupFault::KingsTaken { one: without.next()?, two: without.next()? })
}

/// The fault of a position in which somebody is in check who does not move.
pub(crate) fn check_fault(position: &Position) -> Option<SetupFault> {
    let rules = position.rules();
    if rules.variant().royalty == Royalty::CaptureWins {
        return None;
    }
    let mut waiting = rules.players().iter().copied().filter(|player| *player != position.turn());
    waiting.find_map(|player| {
        let kings = position.check_of(player);
        let names: Vec<String> = kings.iter().map(|king| name(rules, *king)).collect();
        (!names.is_empty()).then(|| SetupFault::Check { player, squares: names.join(", ") })
    })
}

fn piece_fault(rules: &Rules, square: Square, piece: Piece) -> Option<SetupFault> {
    let board = rules.board();
    let square_name = || name(rules, square);
    if board.is_hole(square) {
        return Some(SetupFault::OnHole { square: square_name() });
    }
    let known = piece.role.index() < rules.variant().roles.len() && rules.players().contains(&piece.player);
    if !known {
        return Some(SetupFault::UnknownPiece { square: square_name() });
    }
    let own_rim = rules.on_far_rim(piece.player, square);
    let others = || rules.players().iter().any(|player| rules.on_far_rim(*player, square));
    let why = match rules.is_pawn(piece.role) {
        true if own_rim => "it becomes another piece there",
        true if !rules.variant().pawns_on_base && others() => "it starts in front of that square",
        _ => return None,
    };
    Some(SetupFault::Misplaced { role: rules.spec(piece.role).name, square: square_name(), why })
}

/// Whether a piece of that owner stands where its last move can have taken it over the square.
pub(crate) fn can_have_passed(rules: &Rules, setup: &Setup, right: &EnPassant) -> bool {
    let free = |square: &Square| setup.can_be_free(rules.players(), *right, *square);
    right.owner != setup.turn
        && rules.engine().double_steps_over(right.owner, right.square).any(|step| {
            setup.piece_at(step.to) == Some(step.piece) && free(&step.from) && step.passed.iter().all(free)
        })
}

pub(crate) fn dropped_right(rules: &Rules, setup: &Setup, right: &CastlingRight) -> Option<&'static str> {
    if rules.castlings().is_empty() {
        return Some("there is no castling in this game");
    }
    let Some((_, option)) = rules.castling_for(right) else {
        return Some("no king castles with a partner there");
    };
    let stands = |square, role| setup.piece_at(square) == Some(Piece { role, player: right.player });
    if !stands(right.king, option.king) {
        return Some("the king is not on its square");
    }
    (!stands(right.partner, option.partner)).then_some("the partner is not on its square")
}

/// A position has room for one right of each player to either side.
fn second_right(rules: &Rules, kept: &Setup, right: &CastlingRight) -> Option<&'static str> {
    let side = |right| rules.castling_for(right).map(|(_, option)| (option.player, option.side));
    let taken = kept.castling.iter().any(|other| other != right && side(other) == side(right));
    taken.then_some("there is a right to that side already")
}
