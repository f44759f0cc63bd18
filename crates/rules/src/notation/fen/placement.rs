//! The first field: ranks from the far side, pieces by their letters, runs of empty squares by
//! numbers.
//!
//! Numbers come in two dialects. The only number of two digits is `10`; any other digits that stand
//! together count one by one, so `91` and `10` are both ten empty squares.
//!
//! On the board of three players there is a section for each of them, joined by `|`, with its ranks from
//! the base inward; a piece is the letter of its player and that of its role, `wK`.

use std::iter::Peekable;

use berolina_board::Square;

use super::FenError;
use crate::notation::letters::{all_letters, letter_of, owner_of, rank_of, role_of};
use crate::{Piece, Player, Rules};

/// Reads the field; it starts at the first column of the text.
pub(super) fn read(rules: &Rules, text: &str) -> Result<Vec<Option<Piece>>, FenError> {
    let rows = rules.board().rows();
    let expected = rules.board().sections();
    let sections: Vec<&str> = if expected > 1 { text.split('|').collect() } else { vec![text] };
    if sections.len() != expected {
        return Err(FenError::SectionCount { found: sections.len(), expected });
    }
    let mut pieces = vec![None; rules.board().len()];
    let mut column = 1;
    let ranks_each = rows.len() / expected;
    for (section, (text, rows)) in sections.into_iter().zip(rows.chunks(ranks_each)).enumerate() {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != rows.len() {
            return Err(rank_count(rules, section, ranks.len(), rows.len()));
        }
        for (rank, row) in ranks.iter().zip(rows) {
            let place = Place { rules, section, row, start: column };
            place.read_rank(rank, &mut pieces)?;
            column += rank.chars().count() + 1;
        }
    }
    Ok(pieces)
}

fn rank_count(rules: &Rules, section: usize, found: usize, expected: usize) -> FenError {
    match owner_of_section(rules, section) {
        Some(owner) => FenError::SectionRanks { owner: owner.title(), found, expected },
        None => FenError::RankCount { found, expected },
    }
}

/// Whose section it is, on a board that has more than one.
fn owner_of_section(rules: &Rules, section: usize) -> Option<Player> {
    let board = rules.board();
    Player::seated_at(board).get(section).copied().filter(|_| board.sections() > 1)
}

/// A rank that is being read.
struct Place<'a> {
    rules: &'a Rules,
    section: usize,
    row: &'a [Square],
    /// The column of its first character.
    start: usize,
}

impl Place<'_> {
    fn read_rank(&self, text: &str, pieces: &mut [Option<Piece>]) -> Result<(), FenError> {
        let mut at = 0;
        let mut characters = text.chars().zip(self.start..).peekable();
        while let Some((character, column)) = characters.next() {
            match character {
                '1' if characters.next_if(|(next, _)| *next == '0').is_some() => at += 10,
                '1'..='9' => at += character as usize - '0' as usize,
                _ if character.is_ascii_alphabetic() => {
                    let man = self.man(character, &mut characters);
                    if let Some(square) = self.row.get(at) {
                        pieces[square.index()] = Some(self.read_piece(&man, column, *square)?);
                    }
                    at += 1;
                }
                _ => {
                    let hint = hint(character);
                    return Err(FenError::Placement { character, column, rank: self.name(), hint });
                }
            }
        }
        if at != self.row.len() {
            let (rank, column, expected) = (self.name(), self.start, self.row.len());
            return Err(FenError::RankLength { rank, column, found: at, expected });
        }
        Ok(())
    }

    /// The letters of a piece, of which the first has been read.
    fn man(&self, first: char, rest: &mut Peekable<impl Iterator<Item = (char, usize)>>) -> String {
        let mut man = String::from(first);
        if self.rules.board().sections() > 1 {
            man.extend(rest.next_if(|(next, _)| next.is_ascii_alphabetic()).map(|(role, _)| role));
        }
        man
    }

    fn read_piece(&self, man: &str, column: usize, square: Square) -> Result<Piece, FenError> {
        let rules = self.rules;
        let board = rules.board();
        let mut letters = man.chars();
        let letter = letters.next().unwrap_or_default();
        let square_name = || board.name(square).to_owned();
        let piece = if board.sections() > 1 {
            let player = rules.players().iter().find(|player| player.letter() == letter);
            let role = letters.next().and_then(|role| rules.role_by_letter(role));
            player.zip(role).map(|(player, role)| Piece { role, player: *player }).ok_or_else(|| {
                let (text, letters) = (man.to_owned(), all_letters(rules));
                FenError::UnknownMan { text, column, square: square_name(), letters }
            })
        } else {
            owner_of(rules, letter)
                .and_then(|player| Some(Piece { role: role_of(rules, player, letter)?, player }))
                .ok_or_else(|| {
                    let letters = all_letters(rules);
                    FenError::UnknownPiece { letter, column, square: square_name(), letters }
                })
        };
        if board.is_hole(square) { Err(FenError::OnHole { letter, column }) } else { piece }
    }

    /// What the rank is called: by its digits, and with its section where there are several.
    fn name(&self) -> String {
        let rank = self.row.first().map_or("", |square| rank_of(self.rules.board(), *square));
        match owner_of_section(self.rules, self.section) {
            Some(owner) => format!("{rank} in {}'s section", owner.title()),
            None => rank.to_owned(),
        }
    }
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
    let (rows, sections) = (rules.board().rows(), rules.board().sections());
    for (number, row) in rows.iter().enumerate() {
        if number > 0 {
            text.push(if number % (rows.len() / sections) == 0 { '|' } else { '/' });
        }
        let mut empty = 0;
        for square in row {
            match pieces.get(square.index()).copied().flatten() {
                Some(piece) => {
                    write_empty(&mut text, empty);
                    empty = 0;
                    if sections > 1 {
                        text.push(piece.player.letter());
                        text.push(rules.spec(piece.role).letter);
                    } else {
                        text.push(letter_of(rules, piece));
                    }
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
