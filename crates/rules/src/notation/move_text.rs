//! Moves by their squares, as UCI writes them: `e2e4`, `e7e8k`.
//!
//! A move that takes something before its last square names those squares in between, each behind an
//! `x`: `e5xe6d7`. Castling is the king's own move; where kings and their partners start on any
//! square, and the king's move could be a step as well, it is the king's square and its partner's.

use thiserror::Error;

use super::letters::{known, role_letters};
use super::refused::Refused;
use berolina_board::Square;

use crate::{CastlingOption, Move, MoveKind, Position, Role, Rules};

/// Why a text is not a legal move of a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveTextError {
    /// It does not have the form of a move.
    #[error(
        "'{text}' is not a move: write the square it starts on and the square it ends on, like {example}"
    )]
    Unreadable {
        /// The text.
        text: String,
        /// A move that could be made.
        example: String,
    },
    /// It names a square that the board does not have.
    #[error("the board has no square '{name}'")]
    NoSquare {
        /// The name.
        name: String,
    },
    /// The letter behind the squares is missing.
    #[error("'{text}' promotes: add one of {choices} for what the piece becomes")]
    PromotionMissing {
        /// The text.
        text: String,
        /// The letters of what it can become.
        choices: String,
    },
    /// The letter behind the squares is not one of those that can be.
    #[error("the piece cannot become '{letter}' there: {choices}")]
    Promotion {
        /// The letter.
        letter: char,
        /// What can be.
        choices: String,
    },
    /// The rules forbid it.
    #[error("'{text}' is not legal: {refused}")]
    Illegal {
        /// The text.
        text: String,
        /// Why.
        refused: Refused,
    },
    /// Nothing is wrong with the squares, but the move would take other pieces than the text says.
    #[error("'{text}' is not legal; between those squares there are {moves}")]
    OtherWay {
        /// The text.
        text: String,
        /// The moves that there are.
        moves: String,
    },
}

/// Writes a move.
///
/// ```
/// use berolina_rules::{notation, variants};
/// let rules = variants::rules("suicide").unwrap();
/// let (position, _) = notation::position_from_fen(&rules, "8/P7/8/8/8/8/8/7k w - - 0 1")?;
/// let king = notation::read_move_text(&position, "a7a8k").unwrap();
/// assert_eq!(notation::write_move(&rules, king), "a7a8k");
/// # Ok::<(), notation::PositionError>(())
/// ```
pub fn write_move(rules: &Rules, made: Move) -> String {
    let castling = castling_option(rules, made).filter(|_| takes_partner(rules));
    write_with(rules, made, castling.map_or(made.to(), |option| option.path.partner_from))
}

fn write_with(rules: &Rules, made: Move, to: Square) -> String {
    let board = rules.board();
    let mut text = board.name(made.from()).to_owned();
    for square in made.via() {
        text.push('x');
        text.push_str(board.name(square));
    }
    text.push_str(board.name(to));
    if let Some(role) = made.promotion() {
        text.push(rules.spec(role).letter.to_ascii_lowercase());
    }
    text
}

/// The castling that a move is.
pub(super) fn castling_option(rules: &Rules, made: Move) -> Option<&CastlingOption> {
    match made.kind() {
        MoveKind::Castle(castle) => rules.castlings().get(castle.number()),
        _ => None,
    }
}

/// Whether castling is written as the king's square and its partner's: where a player's king has no
/// square of its own to start on.
fn takes_partner(rules: &Rules) -> bool {
    rules.castlings().iter().any(|one| {
        rules.castlings().iter().any(|other| {
            let same = one.player == other.player && one.side == other.side;
            same && one.path.king_from != other.path.king_from
        })
    })
}

/// The parts of a text in the form of a move.
pub(super) struct Parts {
    pub(super) from: Square,
    pub(super) via: Vec<Square>,
    pub(super) to: Square,
    pub(super) promotion: Option<char>,
}

/// Takes a text apart; None when it has not the form of a move.
pub(super) fn parts(position: &Position, text: &str) -> Option<Result<Parts, MoveTextError>> {
    let mut squares = Vec::new();
    let (first, mut rest) = cut_square(text)?;
    while let Some((name, left)) = rest.strip_prefix('x').and_then(cut_square) {
        squares.push(name);
        rest = left;
    }
    // A simple capture may be written with an x too.
    let last = match cut_square(rest) {
        Some((name, left)) => {
            rest = left;
            name
        }
        None => squares.pop()?,
    };
    let rest = rest.strip_prefix('=').unwrap_or(rest);
    let mut letters = rest.chars();
    let promotion = letters.next();
    if letters.next().is_some() || promotion.is_some_and(|letter| !letter.is_ascii_alphabetic()) {
        return None;
    }
    let board = position.rules().board();
    let find =
        |name: &str| board.square(name).ok_or_else(|| MoveTextError::NoSquare { name: name.to_owned() });
    let read = || {
        let via = squares.iter().map(|name| find(name)).collect::<Result<_, _>>()?;
        Ok(Parts { from: find(first)?, via, to: find(last)?, promotion })
    };
    Some(read())
}

/// Cuts letters and digits, the form of a square's name, off the front of a text.
fn cut_square(text: &str) -> Option<(&str, &str)> {
    let letters = text.bytes().take_while(u8::is_ascii_lowercase).count();
    let digits = text[letters..].bytes().take_while(u8::is_ascii_digit).count();
    (letters == 1 && digits > 0).then(|| text.split_at(letters + digits))
}

/// Reads a legal move of a position.
///
/// Besides what [`write_move`] writes, castling is read from the king's own move and from the king's
/// square and its partner's, whichever the game writes, as long as no other move has that text.
///
/// ```
/// use berolina_rules::{Position, notation, variants};
/// let position = Position::start(&variants::rules("suicide").unwrap());
/// assert!(notation::read_move_text(&position, "g1f3").is_ok());
/// let error = notation::read_move_text(&position, "g1g3").unwrap_err();
/// assert_eq!(error.to_string(), "'g1g3' is not legal: the piece on g1 cannot go to g3");
/// ```
pub fn read_move_text(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let text = text.trim();
    let moves = position.legal_moves();
    let Some(parts) = parts(position, text) else {
        let example = moves.first().map_or_else(|| "e2e4".to_owned(), |m| write_move(position.rules(), *m));
        return Err(MoveTextError::Unreadable { text: text.to_owned(), example });
    };
    find(position, &moves, &parts?, text)
}

/// The legal move with these parts.
pub(super) fn find(
    position: &Position,
    moves: &[Move],
    parts: &Parts,
    text: &str,
) -> Result<Move, MoveTextError> {
    let rules = position.rules();
    let goes = |m: &Move| m.from() == parts.from && m.to() == parts.to;
    let plain = |m: &Move| !matches!(m.kind(), MoveKind::Castle(_)) && m.via().eq(parts.via.iter().copied());
    let direct: Vec<Move> = moves.iter().copied().filter(|m| goes(m) && plain(m)).collect();
    let wanted = parts.promotion.map(|letter| known(rules, letter.to_ascii_uppercase()));
    let letter_of = |m: &Move| m.promotion().map(|role| rules.spec(role).letter);
    let partner = |m: &Move| castling_option(rules, *m).map(|option| option.path.partner_from);
    // Where castling is written with the partner's square, that comes first.
    let castle = moves.iter().copied().find(|m| m.from() == parts.from && partner(m) == Some(parts.to));
    if let Some(castle) = castle.filter(|_| takes_partner(rules) && wanted.is_none()) {
        return Ok(castle);
    }
    if let Some(found) = direct.iter().find(|m| letter_of(m) == wanted) {
        return Ok(*found);
    }
    if direct.is_empty() && wanted.is_none() && parts.via.is_empty() {
        // Where the king's move is no farther than a step, only the step is written so.
        let written = |option: &CastlingOption| option.entries().contains(&parts.to);
        let king = moves.iter().copied().find(|m| goes(m) && castling_option(rules, *m).is_some_and(written));
        if let Some(castle) = king.or(castle) {
            return Ok(castle);
        }
    }
    Err(why_not(position, moves, &direct, parts, text))
}

fn why_not(position: &Position, moves: &[Move], direct: &[Move], parts: &Parts, text: &str) -> MoveTextError {
    let (rules, text) = (position.rules(), text.to_owned());
    if !direct.is_empty() {
        return wrong_promotion(rules, direct, parts.promotion, text);
    }
    if let Some(refusal) = position.why_not(parts.from, parts.to) {
        let refused = Refused::new(rules.board(), parts.from, parts.to, refusal);
        return MoveTextError::Illegal { text, refused };
    }
    let between = moves.iter().filter(|m| m.from() == parts.from && m.to() == parts.to);
    let between: Vec<String> = between.map(|m| write_move(rules, *m)).collect();
    MoveTextError::OtherWay { text, moves: between.join(", ") }
}

/// The error for moves between the right squares that become something else than the letter says.
fn wrong_promotion(rules: &Rules, moves: &[Move], letter: Option<char>, text: String) -> MoveTextError {
    let roles: Vec<Role> = moves.iter().filter_map(|m| m.promotion()).collect();
    let choices = role_letters(rules, &roles);
    match letter {
        None => MoveTextError::PromotionMissing { text, choices },
        Some(letter) if roles.is_empty() => {
            MoveTextError::Promotion { letter, choices: "it stays what it is".to_owned() }
        }
        Some(letter) => {
            MoveTextError::Promotion { letter, choices: format!("it can become one of {choices}") }
        }
    }
}
