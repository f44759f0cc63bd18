//! The first field: ranks from the far side, pieces by their letters, runs of empty squares by
//! numbers.
//!
//! Numbers come in two dialects. The only number of two digits is `10`; any other digits that stand
//! together count one by one, so `91` and `10` are both ten empty squares.

use berolina_board::Square;

use super::FenError;
use crate::notation::letters::{all_letters, letter_of, owner_of, rank_of, role_of};
use crate::{Piece, Rules};

/// Reads the field; it starts at the first column of the text.
pub(super) fn read(rules: &Rules, text: &str) -> Result<Vec<Option<Piece>>, FenError> {
    let rows = rules.board().rows();
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != rows.len() {
        return Err(FenError::RankCount { found: ranks.len(), expected: rows.len() });
    }
    let mut pieces = vec![None; rules.board().len()];
    let mut column = 1;
    for (rank, row) in ranks.iter().zip(rows) {
        read_rank(rules, rank, row, column, &mut pieces)?;
        column += rank.chars().count() + 1;
    }
    Ok(pieces)
}

fn read_rank(
    rules: &Rules,
    text: &str,
    row: &[Square],
    start: usize,
    pieces: &mut [Option<Piece>],
) -> Result<(), FenError> {
    let name = row.first().map_or("", |square| rank_of(rules.board(), *square));
    let mut at = 0;
    let mut characters = text.chars().zip(start..).peekable();
    while let Some((character, column)) = characters.next() {
        match character {
            '1' if characters.next_if(|(next, _)| *next == '0').is_some() => at += 10,
            '1'..='9' => at += character as usize - '0' as usize,
            _ if character.is_ascii_alphabetic() => {
                if let Some(square) = row.get(at) {
                    pieces[square.index()] = Some(read_piece(rules, character, column, *square)?);
                }
                at += 1;
            }
            _ => {
                let (rank, hint) = (name.to_owned(), hint(character));
                return Err(FenError::Placement { character, column, rank, hint });
            }
        }
    }
    if at != row.len() {
        let (rank, expected) = (name.to_owned(), row.len());
        return Err(FenError::RankLength { rank, column: start, found: at, expected });
    }
    Ok(())
}

fn read_piece(rules: &Rules, letter: char, column: usize, square: Square) -> Result<Piece, FenError> {
    let board = rules.board();
    let piece = owner_of(rules, letter)
        .and_then(|player| Some(Piece { role: role_of(rules, player, letter)?, player }))
        .ok_or_else(|| FenError::UnknownPiece {
            letter,
            column,
            square: board.name(square).to_owned(),
            letters: all_letters(rules),
        })?;
    if board.is_hole(square) { Err(FenError::OnHole { letter, column }) } else { Ok(piece) }
}

fn hint(character: char) -> &'static str {
    match character {
        '0' => "a number of empty squares is 1 to 9, or 10",
        '+' | '~' => "no piece of this game is marked as promoted, leave it out",
        '[' | ']' => "no pieces are held in hand in this game, leave the brackets and what they hold out",
        '-' | '.' => "write numbers for empty squares",
        _ => "write letters for pieces and numbers for empty squares",
    }
}

/// Writes the field; squares of which a setup says nothing are empty.
pub(super) fn write(rules: &Rules, pieces: &[Option<Piece>]) -> String {
    let mut text = String::new();
    for (number, row) in rules.board().rows().iter().enumerate() {
        if number > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for square in row {
            match pieces.get(square.index()).copied().flatten() {
                Some(piece) => {
                    write_empty(&mut text, empty);
                    empty = 0;
                    text.push(letter_of(rules, piece));
                }
                None => empty += 1,
            }
        }
        write_empty(&mut text, empty);
    }
    text
}

/// Ten is the largest number; more is ten and the rest.
fn write_empty(text: &mut String, mut count: usize) {
    while count > 0 {
        let part = count.min(10);
        text.push_str(&part.to_string());
        count -= part;
    }
}
