//! The rules in words, made from the policies that the engine enforces.

use std::sync::Arc;

use berolina_board::sort_short;
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Capture, Castling, NoMoves, Outcome, Player, Position, Role, Royalty, Rules};

use crate::Words;
use crate::pawns::{Double, double_of, pieces, takes_in_passing};
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
    /// How the home rank is drawn, where it is.
    Arrays,
    /// In which order the players move.
    Turns,
    /// Which pieces are royal, what check is, and what mate.
    Check,
    /// How that differs from chess.
    CheckUnlikeChess,
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
    /// Whether a player can resign.
    Resigning,
}

impl Fact {
    /// All facts.
    pub const ALL: &[Fact] = &[
        Fact::Arrays,
        Fact::Turns,
        Fact::Check,
        Fact::CheckUnlikeChess,
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
        Fact::Resigning,
    ];

    /// The placeholder's name.
    pub const fn name(self) -> &'static str {
        match self {
            Fact::Arrays => "arrays",
            Fact::Turns => "turns",
            Fact::Check => "check",
            Fact::CheckUnlikeChess => "check-unlike-chess",
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
            Fact::Resigning => "resigning",
        }
    }

    /// Whether the page of this game must have it.
    pub fn is_required(self, rules: &Rules) -> bool {
        match self {
            Fact::CheckUnlikeChess | Fact::CastlingUnlikeChess | Fact::NoMovesUnlikeChess => false,
            Fact::Arrays => rules.variant().shuffle.is_some(),
            // Between two it is as in chess.
            Fact::Turns | Fact::Resigning => is_many(rules),
            // With kings nobody runs out of pieces.
            Fact::NoPieces => rules.variant().royalty == Royalty::None,
            _ => true,
        }
    }

    /// What is so in this game.
    pub fn sentence(self, rules: &Arc<Rules>, words: Words) -> String {
        let variant = rules.variant();
        let [royalty, royalty_unlike] = royalty_phrases(variant.royalty);
        let no_moves = no_moves_phrases(variant.no_moves, variant.royalty);
        match self {
            Fact::Arrays => arrays(rules, words),
            Fact::Turns => turns(rules, words),
            Fact::Check => words.get(royalty).to_owned(),
            Fact::CheckUnlikeChess => words.get(royalty_unlike).to_owned(),
            Fact::Castling => castling(rules, words),
            Fact::CastlingUnlikeChess => words.get(castling_phrases(variant.castling).unlike).to_owned(),
            Fact::Promotion => promotion(rules, words),
            Fact::DoubleStep => double_step(rules, words),
            Fact::EnPassant => en_passant(rules, words),
            Fact::Capture => words.get(capture_phrase(variant.capture)).to_owned(),
            Fact::NoPieces => words.get(Phrase::NoPieces).to_owned(),
            Fact::NoMoves => words.get(no_moves.sentence).to_owned(),
            Fact::NoMovesUnlikeChess => words.get(no_moves.unlike).to_owned(),
            Fact::Draws => draws(rules, words),
            Fact::Resigning if is_many(rules) => words.get(Phrase::ResigningNone).to_owned(),
            Fact::Resigning => words.get(Phrase::Resigning).to_owned(),
        }
    }
}

/// Whether more than two play: nobody resigns, and there are several bases to promote on.
pub(crate) fn is_many(rules: &Rules) -> bool {
    rules.players().len() > 2
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

/// A sentence about kings, and one that compares with chess.
pub(crate) const fn royalty_phrases(royalty: Royalty) -> [Phrase; 2] {
    match royalty {
        Royalty::None => [Phrase::CheckNone, Phrase::CheckNoneUnlike],
        Royalty::Single => [Phrase::CheckSingle, Phrase::CheckSingleUnlike],
        Royalty::LastOfMany => [Phrase::CheckLast, Phrase::CheckLastUnlike],
        Royalty::CaptureWins => [Phrase::CheckCapture, Phrase::CheckCaptureUnlike],
    }
}

/// What is said of a player without a move depends on whether that player can be in check.
pub(crate) const fn no_moves_phrases(no_moves: NoMoves, royalty: Royalty) -> Spoken {
    match no_moves {
        NoMoves::Draw if !matches!(royalty, Royalty::None) => Spoken {
            sentence: Phrase::NoMovesStalemate,
            short: Phrase::NoMovesDrawShort,
            unlike: Phrase::NoMovesStalemateUnlike,
        },
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
    if rules.roles().any(|role| rules.promotes_to(role).contains(&option.king)) {
        sentences.push(words.get(Phrase::CastlingNew));
    }
    let castles = |player: &&Player| rules.castlings().iter().any(|option| option.player == **player);
    let players: Vec<&str> =
        rules.players().iter().filter(castles).map(|player| words.player(*player)).collect();
    if players.len() < rules.players().len() {
        sentences.insert(0, words.get(Phrase::CastlingOnly));
    }
    let players = &words.any_of(&players);
    if rules.variant().capture == Capture::Compulsory {
        sentences.push(words.get(Phrase::CastlingBarred));
    }
    let mut values = vec![
        ("king", words.role(king)),
        ("partner", words.role(partner)),
        ("steps", steps),
        ("players", players),
    ];
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
    let king = rules.role("king");
    let mut sentences: Vec<String> = Vec::new();
    for role in rules.roles().filter(|role| rules.is_pawn(*role)) {
        let from = words.role(rules.spec(role).name);
        let choices = choices(rules, role, words);
        let phrase = if is_many(rules) { Phrase::PromotionBase } else { Phrase::Promotion };
        sentences.push(fill(words.get(phrase), &[("pawn", from), ("choices", &choices)]));
        if king.is_some_and(|king| becomes_spare(rules, role, king)) {
            sentences.push(fill(words.get(Phrase::PromotionSpare), &[("king", words.role("king"))]));
        }
    }
    if sentences.is_empty() { words.get(Phrase::PromotionNone).to_owned() } else { sentences.join(" ") }
}

/// Whether a piece may become a king only while its player has exactly one.
fn becomes_spare(rules: &Rules, role: Role, king: Role) -> bool {
    rules.variant().royalty == Royalty::LastOfMany && rules.promotes_to(role).contains(&king)
}

/// What a piece of the role may become, as in `king or queen`.
pub(crate) fn choices(rules: &Rules, role: Role, words: Words) -> String {
    let names: Vec<&str> =
        rules.promotes_to(role).iter().map(|role| words.role(rules.spec(*role).name)).collect();
    words.any_of(&names)
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

fn en_passant(rules: &Rules, words: Words) -> String {
    let Some(taker) = pieces(rules).find(|piece| takes_in_passing(rules, *piece)) else {
        return words.get(Phrase::EnPassantNone).to_owned();
    };
    let phrase = if is_many(rules) { Phrase::EnPassantEach } else { Phrase::EnPassant };
    let mut sentences = vec![words.get(phrase)];
    if rules.variant().capture == Capture::Compulsory {
        sentences.push(words.get(Phrase::EnPassantCompulsory));
    }
    fill(&sentences.join(" "), &[("pawn", words.role(rules.spec(taker.role).name))])
}

fn draws(rules: &Rules, words: Words) -> String {
    let draws = rules.variant().draws;
    let names = |wanted: &dyn Fn(Role) -> bool| {
        let names: Vec<&str> = rules
            .roles()
            .filter(|role| wanted(*role))
            .map(|role| words.role(rules.spec(role).name))
            .collect();
        words.any_of(&names)
    };
    let pawn = names(&|role| rules.is_pawn(role));
    let said = |phrase: Phrase, pieces: &str| fill(words.get(phrase), &[("pawn", &pawn), ("pieces", pieces)]);
    let mut sentences = match draws.fifty_ends {
        true => vec![said(Phrase::DrawFiftyEnds, "")],
        false => vec![said(Phrase::DrawClaims, ""), said(Phrase::DrawAutomatic, "")],
    };
    let agreed = if is_many(rules) { Phrase::DrawAgreedAll } else { Phrase::DrawAgreed };
    sentences.push(said(agreed, ""));
    if draws.dead_bishops {
        sentences.push(said(Phrase::DrawDeadBishops, ""));
    }
    if rules.variant().royalty != Royalty::None {
        sentences.push(said(Phrase::DrawBareKings, ""));
    }
    if !draws.lone.is_empty() {
        let lone = names(&|role| draws.lone.contains(&rules.spec(role).name));
        sentences.push(said(Phrase::DrawLone, &lone));
    }
    if draws.one_shade {
        sentences.push(said(Phrase::DrawOneShade, &names(&|role| rules.keeps_shade(role))));
    }
    if rules.variant().royalty == Royalty::CaptureWins {
        sentences.push(said(Phrase::DrawNotYet, ""));
    }
    sentences.join(" ")
}

/// `White moves first, then Green, then Black.`
fn turns(rules: &Rules, words: Words) -> String {
    let mut order = String::new();
    for (number, player) in rules.players().iter().enumerate() {
        let phrase = if number == 0 { Phrase::TurnFirst } else { Phrase::TurnNext };
        order.push_str(&fill(words.get(phrase), &[("player", words.player(*player))]));
    }
    fill(words.get(Phrase::Turns), &[("order", &order)])
}

fn arrays(rules: &Arc<Rules>, words: Words) -> String {
    let Some(arrays) = StartArrays::of(rules) else { return words.get(Phrase::ArraysOne).to_owned() };
    let count = arrays.count();
    let shown = arrays.number_of(&Position::start(rules));
    // As people write it: 84 000.
    let grouped = format!("{}\u{a0}{:03}", count / 1000, count % 1000);
    let (last, shown) = ((count - 1).to_string(), shown.unwrap_or_default().to_string());
    let values = [("count", grouped.as_str()), ("last", last.as_str()), ("shown", shown.as_str())];
    fill(words.get(Phrase::ArraysMany), &values)
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
