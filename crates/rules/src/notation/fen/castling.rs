//! The third field: which castlings are still allowed, as X-FEN writes them.

use berolina_board::{Square, sort_short};

use super::{FenError, FenWarning};
use crate::notation::letters::{cased, file_of, owner_of};
use crate::setup::stands;
use crate::{CastlingOption, CastlingRight, Piece, Player, Rules, Setup, Side};

/// Reads the field, which starts at a column of the text.
pub(super) fn read(
    rules: &Rules,
    text: &str,
    column: usize,
    pieces: &[Option<Piece>],
    warnings: &mut Vec<FenWarning>,
) -> Result<Vec<CastlingRight>, FenError> {
    let mut rights = Vec::new();
    if text == "-" {
        return Ok(rights);
    }
    let wrong = text.chars().zip(column..).find(|(letter, _)| !letter.is_ascii_alphabetic());
    if let Some((character, column)) = wrong {
        return Err(FenError::Castling { character, column });
    }
    if rules.castlings().is_empty() {
        let why = "there is no castling in this game".to_owned();
        warnings.push(FenWarning::CastlingDropped { letters: text.to_owned(), why });
        return Ok(rights);
    }
    for letter in text.chars() {
        match owner_of(rules, letter).ok_or(None).and_then(|player| find(rules, pieces, player, letter)) {
            Ok(right) if rights.contains(&right) => {}
            Ok(right) if rights.iter().any(|other| same_side(rules, other, &right)) => {
                let why = "there is a right to that side already".to_owned();
                warnings.push(FenWarning::CastlingDropped { letters: letter.to_string(), why });
            }
            Ok(right) => rights.push(right),
            Err(why) => {
                let why = why.unwrap_or_else(|| "nobody has it".to_owned());
                warnings.push(FenWarning::CastlingDropped { letters: letter.to_string(), why });
            }
        }
    }
    sort(rules, &mut rights);
    Ok(rights)
}

/// The right that a letter means, or why there is none.
fn find(
    rules: &Rules,
    pieces: &[Option<Piece>],
    player: Player,
    letter: char,
) -> Result<CastlingRight, Option<String>> {
    let owned: Vec<&CastlingOption> = options(rules, player).collect();
    if owned.is_empty() {
        return Err(Some(format!("{player} does not castle in this game")));
    }
    let found = match letter.to_ascii_uppercase() {
        'K' => outermost(rules, pieces, player, Side::Short),
        'Q' => outermost(rules, pieces, player, Side::Long),
        _ => by_file(rules, owned.iter().copied().filter(|option| stands(option, pieces)), letter),
    };
    found.map(CastlingRight::of).ok_or_else(|| Some("no king and partner of it stand there".to_owned()))
}

/// Of the castlings of a player to one side for which the pieces stand, that with the partner farthest
/// from the king.
pub(crate) fn outermost<'r>(
    rules: &'r Rules,
    pieces: &[Option<Piece>],
    player: Player,
    side: Side,
) -> Option<&'r CastlingOption> {
    let standing = options(rules, player).filter(|option| option.side == side && stands(option, pieces));
    standing.max_by_key(|option| distance(rules, option))
}

/// Whether both rights are of one player and to one side: a position has room for one of them.
fn same_side(rules: &Rules, one: &CastlingRight, two: &CastlingRight) -> bool {
    let side = |right| option_of(rules, right).map(|option| (option.player, option.side));
    side(one) == side(two)
}

fn by_file<'a>(
    rules: &Rules,
    mut standing: impl Iterator<Item = &'a CastlingOption>,
    letter: char,
) -> Option<&'a CastlingOption> {
    let file = letter.to_ascii_lowercase();
    standing.find(|option| file_of(rules.board(), option.path.partner_from).chars().eq([file]))
}

fn options(rules: &Rules, player: Player) -> impl Iterator<Item = &CastlingOption> {
    rules.castlings().iter().filter(move |option| option.player == player)
}

/// How many squares apart king and partner are in their row.
fn distance(rules: &Rules, option: &CastlingOption) -> usize {
    let place = |row: &[Square], square: Square| row.iter().position(|other| *other == square);
    let apart = |row: &Vec<Square>| {
        Some(place(row, option.path.king_from)?.abs_diff(place(row, option.path.partner_from)?))
    };
    rules.board().rows().iter().find_map(apart).unwrap_or(0)
}

/// In the order in which X-FEN writes them: by player, the short one first, the outer one first.
fn sort(rules: &Rules, rights: &mut [CastlingRight]) {
    sort_short(rights, |right| {
        let player = rules.players().iter().position(|player| *player == right.player);
        let option = option_of(rules, right);
        let apart = option.map_or(0, |option| distance(rules, option));
        (player, option.map(|option| option.side), std::cmp::Reverse(apart))
    });
}

fn option_of<'a>(rules: &'a Rules, right: &CastlingRight) -> Option<&'a CastlingOption> {
    options(rules, right.player).find(|option| CastlingRight::of(option) == *right)
}

/// Writes the field.
pub(super) fn write(rules: &Rules, setup: &Setup) -> String {
    let mut rights = setup.castling.clone();
    sort(rules, &mut rights);
    let letters: String = rights.iter().map(|right| letter(rules, setup, right)).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}

fn letter(rules: &Rules, setup: &Setup, right: &CastlingRight) -> char {
    let outermost = option_of(rules, right).and_then(|option| {
        let letter = if option.side == Side::Short { 'K' } else { 'Q' };
        let found = find(rules, &setup.pieces, right.player, letter);
        // Of a right whose pieces are gone only the side is left.
        let named = found.as_ref().map_or(true, |found| found == right);
        named.then_some(letter)
    });
    let file = || file_of(rules.board(), right.partner).chars().next().unwrap_or('?');
    cased(rules, right.player, outermost.unwrap_or_else(file))
}
