//! The start array as a list, the table of pieces, the presets side by side, and the legend.

use berolina_board::Square;
use berolina_rules::{MarkClass, Player, Role, Rules, Variant, capitalised};

use crate::Words;
use crate::facts::is_many;
use crate::words::{Phrase, fill};

/// Where the pieces of one role stand at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartLine {
    /// The lower-case English name of the role.
    pub role: &'static str,
    /// Its name in the language.
    pub name: String,
    /// The squares of each player who has any.
    pub squares: Vec<(Player, Vec<Square>)>,
    /// The squares in words: `a1, h1, a8, h8`, or `White e1; Green i12; Black d8` where more than two
    /// play; neighbours in a row are a range, `a2–h2`.
    pub text: String,
}

/// A row of the table of pieces.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceRow {
    /// The lower-case English name of the role.
    pub role: &'static str,
    /// Its name in the language, with a capital.
    pub name: String,
    /// Its letter.
    pub letter: char,
    /// What it is worth, in pawns.
    pub value: Option<f32>,
    /// How it moves, in Betza notation, as the engine compiles it.
    pub betza: &'static str,
    /// The shorter notation of the source page, where that is another one.
    pub printed: Option<&'static str>,
    /// What else is to be said.
    pub remark: String,
}

/// A game beside its presets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresetRow {
    /// The id of the variant.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Whether it is the one whose page this is.
    pub is_this: bool,
    /// Castling, in a few words.
    pub castling: &'static str,
    /// What happens without a move, in a few words.
    pub no_moves: &'static str,
    /// Who plays so.
    pub played: &'static str,
}

/// A line of the legend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegendEntry {
    /// The class of marks.
    pub class: MarkClass,
    /// What it means.
    pub text: &'static str,
}

/// What each colour and shape of a mark means.
///
/// ```
/// use berolina_guide::{Words, legend};
///
/// assert_eq!(legend(Words::find("en").unwrap())[2].text, "moves there, but cannot take there");
/// ```
pub fn legend(words: Words) -> Vec<LegendEntry> {
    let classes =
        [MarkClass::Slide, MarkClass::Leap, MarkClass::MoveOnly, MarkClass::CaptureOnly, MarkClass::Blocker];
    let phrase = |class| match class {
        MarkClass::Slide => Phrase::LegendSlide,
        MarkClass::Leap => Phrase::LegendLeap,
        MarkClass::MoveOnly => Phrase::LegendMove,
        MarkClass::CaptureOnly => Phrase::LegendCapture,
        MarkClass::Blocker => Phrase::LegendBlock,
    };
    classes.into_iter().map(|class| LegendEntry { class, text: words.get(phrase(class)) }).collect()
}

pub(crate) fn start_list(rules: &Rules, words: Words) -> Vec<StartLine> {
    rules.roles().map(|role| start_line(rules, role, words)).filter(|line| !line.squares.is_empty()).collect()
}

fn start_line(rules: &Rules, role: Role, words: Words) -> StartLine {
    let (board, start) = (rules.board(), &rules.start().pieces);
    let owned = |player: Player| -> Vec<Square> {
        let stands = |square: &Square| {
            start[square.index()].is_some_and(|piece| piece.role == role && piece.player == player)
        };
        board.squares().filter(stands).collect()
    };
    let squares: Vec<(Player, Vec<Square>)> = rules
        .players()
        .iter()
        .map(|player| (*player, owned(*player)))
        .filter(|(_, squares)| !squares.is_empty())
        .collect();
    let many = is_many(rules);
    let said = |(player, squares): &(Player, Vec<Square>)| {
        let items = ranges(rules, squares, words);
        // Two armies are told apart by their ranks; of more, each line says whose squares they are.
        if !many {
            return items;
        }
        fill(words.get(Phrase::ListEach), &[("player", words.player(*player)), ("items", &items)])
    };
    let texts: Vec<String> = squares.iter().map(said).collect();
    let text = texts.join(words.get(if many { Phrase::ListEachNext } else { Phrase::ListMany }));
    let name = rules.spec(role).name;
    StartLine { role: name, name: words.role(name).to_owned(), squares, text }
}

/// `a1, h1`; three neighbours or more along a row are a range.
fn ranges(rules: &Rules, squares: &[Square], words: Words) -> String {
    let board = rules.board();
    let beside = |one: Square, two: Square| {
        board.rows().iter().any(|row| row.windows(2).any(|pair| pair == [one, two] || pair == [two, one]))
    };
    let runs = squares.chunk_by(|one, two| beside(*one, *two));
    let texts = runs.flat_map(|run| match run {
        [first, _, .., last] => {
            let ends = [("first", board.name(*first)), ("last", board.name(*last))];
            vec![fill(words.get(Phrase::ListRange), &ends)]
        }
        run => run.iter().map(|square| board.name(*square).to_owned()).collect(),
    });
    texts.collect::<Vec<_>>().join(", ")
}

pub(crate) fn piece_row(
    rules: &Rules,
    role: Role,
    printed: Option<&'static str>,
    remark: String,
    words: Words,
) -> PieceRow {
    let spec = rules.spec(role);
    PieceRow {
        role: spec.name,
        name: capitalised(words.role(spec.name)),
        letter: spec.letter,
        value: spec.value,
        betza: spec.betza,
        printed: printed.filter(|printed| *printed != spec.betza),
        remark,
    }
}

pub(crate) fn preset_row(
    variant: &'static Variant,
    is_this: bool,
    played: &'static str,
    words: Words,
) -> PresetRow {
    PresetRow {
        id: variant.id,
        name: variant.name,
        is_this,
        castling: words.get(crate::facts::castling_phrases(variant.castling).short),
        no_moves: words.get(crate::facts::no_moves_phrases(variant.no_moves, variant.royalty).short),
        played,
    }
}
