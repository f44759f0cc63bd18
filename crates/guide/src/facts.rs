//! The rules in words, made from the policies that the engine enforces.

use berolina_board::{Square, sort_short};
use berolina_rules::betza::Betza;
use berolina_rules::{Capture, Castling, NoMoves, Outcome, Pass, Piece, Position, Role, Rules};

use crate::Words;
use crate::words::{Phrase, fill};

/// A rule of which the guide's text for any game speaks by a placeholder: `{castling}`.
///
/// ```
/// use berolina_guide::{Fact, Words};
/// use berolina_rules::variants;
///
/// let rules = variants::rules("antichess").unwrap();
/// let english = Words::find("en").unwrap();
/// assert_eq!(Fact::Castling.sentence(&rules, english), "There is no castling.");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fact {
    /// Whether there is castling, what it needs, and what it does.
    Castling,
    /// How castling differs from that of chess.
    CastlingUnlikeChess,
    /// What pawns become.
    Promotion,
    /// The double step of pawns.
    DoubleStep,
    /// Taking in passing.
    EnPassant,
    /// Whether there is a duty to take.
    Capture,
    /// What happens to a player without pieces.
    NoPieces,
    /// What happens to a player without a move.
    NoMoves,
    /// How that differs from chess.
    NoMovesUnlikeChess,
    /// What is a draw.
    Draws,
}

impl Fact {
    /// All facts.
    pub const ALL: &[Fact] = &[
        Fact::Castling,
        Fact::CastlingUnlikeChess,
        Fact::Promotion,
        Fact::DoubleStep,
        Fact::EnPassant,
        Fact::Capture,
        Fact::NoPieces,
        Fact::NoMoves,
        Fact::NoMovesUnlikeChess,
        Fact::Draws,
    ];

    /// The placeholder's name.
    pub const fn name(self) -> &'static str {
        match self {
            Fact::Castling => "castling",
            Fact::CastlingUnlikeChess => "castling-unlike-chess",
            Fact::Promotion => "promotion",
            Fact::DoubleStep => "double-step",
            Fact::EnPassant => "en-passant",
            Fact::Capture => "capture",
            Fact::NoPieces => "no-pieces",
            Fact::NoMoves => "no-moves",
            Fact::NoMovesUnlikeChess => "no-moves-unlike-chess",
            Fact::Draws => "draws",
        }
    }

    /// Whether the page of every game must have it.
    pub const fn is_required(self) -> bool {
        !matches!(self, Fact::CastlingUnlikeChess | Fact::NoMovesUnlikeChess)
    }

    /// What is so in this game.
    pub fn sentence(self, rules: &Rules, words: Words) -> String {
        let variant = rules.variant();
        match self {
            Fact::Castling => castling(rules, words),
            Fact::CastlingUnlikeChess => words.get(castling_phrases(variant.castling).unlike).to_owned(),
            Fact::Promotion => promotion(rules, words),
            Fact::DoubleStep => double_step(rules, words),
            Fact::EnPassant => en_passant(rules, words),
            Fact::Capture => words.get(capture_phrase(variant.capture)).to_owned(),
            Fact::NoPieces => words.get(Phrase::NoPieces).to_owned(),
            Fact::NoMoves => words.get(no_moves_phrases(variant.no_moves).sentence).to_owned(),
            Fact::NoMovesUnlikeChess => words.get(no_moves_phrases(variant.no_moves).unlike).to_owned(),
            Fact::Draws => draws(rules, words),
        }
    }
}

/// The ways to speak of one value of a policy.
pub(crate) struct Spoken {
    /// A sentence.
    pub sentence: Phrase,
    /// A few words for a table.
    pub short: Phrase,
    /// A sentence that compares with chess.
    pub unlike: Phrase,
}

// Each match names every value: who adds one is told here by the compiler, and by a test in each
// language, that words for it are missing.

pub(crate) const fn capture_phrase(capture: Capture) -> Phrase {
    match capture {
        Capture::Free => Phrase::CaptureFree,
        Capture::Compulsory => Phrase::CaptureCompulsory,
    }
}

pub(crate) const fn castling_phrases(castling: Castling) -> Spoken {
    match castling {
        Castling::None => Spoken {
            sentence: Phrase::CastlingNone,
            short: Phrase::CastlingNoneShort,
            unlike: Phrase::CastlingNoneUnlike,
        },
        Castling::Unchecked => Spoken {
            sentence: Phrase::CastlingUnchecked,
            short: Phrase::CastlingUncheckedShort,
            unlike: Phrase::CastlingUncheckedUnlike,
        },
        Castling::Fischer(_) => Spoken {
            sentence: Phrase::CastlingFischer,
            short: Phrase::CastlingFischerShort,
            unlike: Phrase::CastlingFischerUnlike,
        },
        Castling::Safe { .. } => Spoken {
            sentence: Phrase::CastlingSafe,
            short: Phrase::CastlingSafeShort,
            unlike: Phrase::CastlingSafeUnlike,
        },
    }
}

pub(crate) const fn no_moves_phrases(no_moves: NoMoves) -> Spoken {
    match no_moves {
        NoMoves::Draw => Spoken {
            sentence: Phrase::NoMovesDraw,
            short: Phrase::NoMovesDrawShort,
            unlike: Phrase::NoMovesDrawUnlike,
        },
        NoMoves::MoverWins => Spoken {
            sentence: Phrase::NoMovesMoverWins,
            short: Phrase::NoMovesMoverWinsShort,
            unlike: Phrase::NoMovesMoverWinsUnlike,
        },
        NoMoves::FewerPiecesWins => Spoken {
            sentence: Phrase::NoMovesFewerPiecesWins,
            short: Phrase::NoMovesFewerPiecesWinsShort,
            unlike: Phrase::NoMovesFewerPiecesWinsUnlike,
        },
        NoMoves::Skip => Spoken {
            sentence: Phrase::NoMovesSkip,
            short: Phrase::NoMovesSkipShort,
            unlike: Phrase::NoMovesSkipUnlike,
        },
    }
}

fn castling(rules: &Rules, words: Words) -> String {
    let sentence = words.get(castling_phrases(rules.variant().castling).sentence);
    let Some(option) = rules.castlings().first() else { return sentence.to_owned() };
    let (king, partner) = (rules.spec(option.king).name, rules.spec(option.partner).name);
    let mut steps: Vec<usize> = rules.castlings().iter().map(|option| option.path.crossed.len()).collect();
    sort_short(&mut steps, |steps| *steps);
    steps.dedup();
    let steps: Vec<String> = steps.into_iter().map(|steps| words.number(steps)).collect();
    let steps = &words.any_of(&steps.iter().map(String::as_str).collect::<Vec<_>>());
    let mut sentences = vec![sentence, words.get(Phrase::CastlingRights)];
    if rules.variant().capture == Capture::Compulsory {
        sentences.push(words.get(Phrase::CastlingBarred));
    }
    let mut values = vec![("king", words.role(king)), ("partner", words.role(partner)), ("steps", steps)];
    let ends = match rules.variant().castling {
        Castling::Fischer(policy) => [policy.short, policy.long].concat(),
        _ => Vec::new(),
    };
    let ends: Vec<String> = ends.into_iter().map(String::from).collect();
    let names = ["short-king", "short-partner", "long-king", "long-partner"];
    values.extend(names.into_iter().zip(ends.iter().map(String::as_str)));
    fill(&sentences.join(" "), &values)
}

fn promotion(rules: &Rules, words: Words) -> String {
    let sentences: Vec<String> = rules
        .roles()
        .filter(|role| !rules.promotes_to(*role).is_empty())
        .map(|role| {
            let from = words.role(rules.spec(role).name);
            fill(words.get(Phrase::Promotion), &[("pawn", from), ("choices", &choices(rules, role, words))])
        })
        .collect();
    if sentences.is_empty() { words.get(Phrase::PromotionNone).to_owned() } else { sentences.join(" ") }
}

/// What a piece of the role may become, as in `king or queen`.
pub(crate) fn choices(rules: &Rules, role: Role, words: Words) -> String {
    let names: Vec<&str> =
        rules.promotes_to(role).iter().map(|role| words.role(rules.spec(*role).name)).collect();
    words.any_of(&names)
}

/// How a piece can go two steps at once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Double {
    /// When the squares before its target are empty.
    Steps,
    /// Over whatever stands there.
    Jumps,
}

/// How the piece's first move from any square can be a double step, if it can.
pub(crate) fn double_of(rules: &Rules, piece: Piece) -> Option<Double> {
    let doubles = rules.board().squares().filter_map(|square| double_from(rules, piece, square));
    doubles.max_by_key(|double| *double == Double::Jumps)
}

/// How the piece can go farther from a square than it could if it had moved before.
pub(crate) fn double_from(rules: &Rules, piece: Piece, square: Square) -> Option<Double> {
    let board = rules.board();
    let notation: Betza = rules.spec(piece.role).betza.parse().ok()?;
    let moved = notation.compile(board, piece.player.seat(board)?, square, false).ok()?;
    let paths = rules.paths(piece, square);
    let first = paths.nodes.iter().filter(|node| {
        let known = moved.nodes.iter().any(|other| other.square == node.square && !other.landing.is_none());
        !node.landing.is_none() && !known && !board.adjacent(square, node.square)
    });
    let doubles = first.map(|node| match node.parent.map(|parent| paths.nodes[parent as usize].pass) {
        Some(Pass::Any) | None => Double::Jumps,
        Some(_) => Double::Steps,
    });
    doubles.max_by_key(|double| *double == Double::Jumps)
}

fn pieces(rules: &Rules) -> impl Iterator<Item = Piece> + '_ {
    let players = rules.players().iter().copied();
    players.flat_map(|player| rules.roles().map(move |role| Piece { role, player }))
}

fn double_step(rules: &Rules, words: Words) -> String {
    let mut sentences: Vec<String> = Vec::new();
    for piece in pieces(rules) {
        let phrase = match double_of(rules, piece) {
            Some(Double::Steps) => Phrase::DoubleStep,
            Some(Double::Jumps) => Phrase::DoubleStepJumps,
            None => continue,
        };
        sentences.push(fill(words.get(phrase), &[("pawn", words.role(rules.spec(piece.role).name))]));
    }
    sentences.dedup();
    if sentences.is_empty() { words.get(Phrase::DoubleStepNone).to_owned() } else { sentences.join(" ") }
}

/// Whether the piece takes in passing anywhere.
pub(crate) fn takes_in_passing(rules: &Rules, piece: Piece) -> bool {
    let mut squares = rules.board().squares();
    squares.any(|square| rules.paths(piece, square).nodes.iter().any(|node| node.landing.en_passant))
}

fn en_passant(rules: &Rules, words: Words) -> String {
    let Some(taker) = pieces(rules).find(|piece| takes_in_passing(rules, *piece)) else {
        return words.get(Phrase::EnPassantNone).to_owned();
    };
    let mut sentences = vec![words.get(Phrase::EnPassant)];
    if rules.variant().capture == Capture::Compulsory {
        sentences.push(words.get(Phrase::EnPassantCompulsory));
    }
    fill(&sentences.join(" "), &[("pawn", words.role(rules.spec(taker.role).name))])
}

fn draws(rules: &Rules, words: Words) -> String {
    let mut sentences = vec![words.get(Phrase::DrawClaims), words.get(Phrase::DrawAutomatic)];
    if rules.variant().draws.dead_bishops {
        sentences.push(words.get(Phrase::DrawDeadBishops));
    }
    sentences.join(" ")
}

/// How the game has ended in a position, in words; empty while it goes on.
pub(crate) fn ending(position: &Position, words: Words) -> String {
    let Some(Outcome { winner, reason }) = position.outcome() else { return String::new() };
    let why = fill(words.reason(reason), &[("mover", words.player(position.turn()))]);
    match winner {
        Some(winner) => {
            fill(words.get(Phrase::OutcomeWin), &[("winner", words.player(winner)), ("why", &why)])
        }
        None => fill(words.get(Phrase::OutcomeDraw), &[("why", &why)]),
    }
}
