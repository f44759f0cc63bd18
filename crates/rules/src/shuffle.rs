//! Start arrays by number.
//!
//! A number is taken apart into digits, the lowest first, each in the base of how many places there
//! are for the next piece. With the draws of Capablanca Random Chess this is XBoard's numbering
//! (its `SetUpShuffle`); with those of Chess960 it gives 518 for the array of chess.

use std::sync::Arc;

use berolina_board::Square;
use berolina_engine::{Event, Ground, Occupant, walk};
use thiserror::Error;

use crate::setup::stands;
use crate::{CastlingRight, Piece, Position, Rules, Setup};

/// Where a piece is drawn to, on the home rank of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On a free light square.
    Light,
    /// On a free dark square.
    Dark,
    /// On any free square.
    Any,
    /// Two of them, on any two free squares.
    Pair,
}

/// A piece by its letter, and where it is drawn to.
pub type Draw = (u8, Place);

/// How the pieces of the home rank are shuffled. Those of the other players stand on the same files.
#[derive(Debug)]
pub struct Shuffle {
    /// The draws, the lowest digit of the number first.
    pub draws: &'static [Draw],
    /// The letters on the squares that are left, from the first file on.
    pub rest: &'static str,
    /// The numbering that Reinhard Scharnagl gave to some of the arrays.
    pub scharnagl: Option<Scharnagl>,
}

/// Numbers from 1 for those arrays in which queen and archbishop stand on different shades.
#[derive(Debug)]
pub struct Scharnagl {
    /// The draws for even numbers and for odd ones; half the number is taken apart.
    pub draws: [&'static [Draw]; 2],
    /// An array from which his start filter wants a difference on three squares.
    pub unlike: &'static str,
}

/// Which arrays are wanted; all without.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StartFilter {
    /// No two bishops stand side by side.
    pub bishops_apart: bool,
    /// Every pawn is protected by a piece behind it, which may be the king.
    pub pawns_protected: bool,
    /// Scharnagl's: both of the above, a number of his, and three squares of difference from Gothic
    /// Chess.
    pub scharnagl: bool,
}

/// There is no such start array.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no start position '{found}': write a number from {first} to {last}")]
pub struct NoSuchArray {
    /// What was asked for.
    pub found: String,
    /// The lowest number.
    pub first: u32,
    /// The highest number.
    pub last: u32,
}

/// The start arrays of a game. An array is written as the letters of the first player's home rank.
///
/// ```
/// use berolina_rules::shuffle::{StartArrays, StartFilter};
/// use berolina_rules::variants;
/// let arrays = StartArrays::of(&variants::rules("capablanca-random").unwrap()).unwrap();
/// assert_eq!(arrays.array(45_683).unwrap(), "RNBQCKABNR");
/// assert_eq!(arrays.number("RNBQCKABNR"), Some(45_683));
/// assert_eq!(arrays.scharnagl(45_683), Some(25_933));
/// let apart = StartFilter { bishops_apart: true, ..StartFilter::default() };
/// assert_eq!(arrays.next(0, apart), Some(1));
/// let error = arrays.read("84000").unwrap_err();
/// assert_eq!(error.to_string(), "there is no start position '84000': write a number from 0 to 83999");
/// ```
#[derive(Debug)]
pub struct StartArrays {
    rules: Arc<Rules>,
    shuffle: &'static Shuffle,
    count: u32,
    /// The home ranks of all players.
    homes: Vec<Vec<Square>>,
    /// By letter and file: the files on which a piece protects a pawn before the first player's home.
    guards: Vec<(char, Vec<u32>)>,
}

/// How often a random number may be refused by a filter; after that the next array is taken.
const TRIES: u32 = 256;

impl StartArrays {
    /// The arrays of a game; None when it has only one.
    pub fn of(rules: &Arc<Rules>) -> Option<StartArrays> {
        let shuffle = rules.variant().shuffle?;
        let rows = rules.board().rows();
        let is_home = |row: &&Vec<Square>| {
            number_of(shuffle.draws, shuffle.rest, &letters(rules, rules.start(), row)).is_some()
        };
        // The first player's home is the last row, seen from that player.
        let homes: Vec<Vec<Square>> = rows.iter().rev().filter(is_home).cloned().collect();
        let home = rows.iter().rposition(|row| is_home(&row))?;
        let guards = guards(rules, &rows[home], rows.get(home.checked_sub(1)?)?);
        let count = place(shuffle.draws, shuffle.rest, rows[home].len(), 0).1;
        Some(StartArrays { rules: rules.clone(), shuffle, count, homes, guards })
    }

    /// How many there are; they are numbered from 0.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Reads a number.
    ///
    /// # Errors
    /// When it is none, or out of range; the error names the range.
    pub fn read(&self, text: &str) -> Result<u32, NoSuchArray> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|number| digits && *number < self.count);
        number.ok_or_else(|| self.no_such(text.to_owned()))
    }

    /// The array with a number.
    ///
    /// # Errors
    /// When the number is out of range.
    pub fn array(&self, number: u32) -> Result<String, NoSuchArray> {
        if number >= self.count {
            return Err(self.no_such(number.to_string()));
        }
        Ok(place(self.shuffle.draws, self.shuffle.rest, self.files(), number).0)
    }

    /// The number of an array; None when it is none of the game's.
    pub fn number(&self, array: &str) -> Option<u32> {
        number_of(self.shuffle.draws, self.shuffle.rest, array)
    }

    /// Scharnagl's number of the array with a number; None where he gave none.
    pub fn scharnagl(&self, number: u32) -> Option<u32> {
        let array = self.array(number).ok()?;
        let numbering = self.shuffle.scharnagl.as_ref()?;
        let half = |draws| number_of(draws, self.shuffle.rest, &array);
        let [even, odd] = numbering.draws;
        match half(odd) {
            Some(half) => Some(2 * half + 1),
            // His highest number stands for 0.
            None => half(even).map(|half| if half == 0 { self.last_scharnagl() } else { 2 * half }),
        }
    }

    /// The number of the array that Scharnagl numbers so.
    ///
    /// # Errors
    /// When he gave no such number.
    pub fn by_scharnagl(&self, number: u32) -> Result<u32, NoSuchArray> {
        let last = self.last_scharnagl();
        let numbering = self.shuffle.scharnagl.as_ref().filter(|_| (1..=last).contains(&number));
        let array = numbering.map(|numbering| {
            let draws = numbering.draws[number as usize % 2];
            place(draws, self.shuffle.rest, self.files(), number / 2).0
        });
        let found = array.and_then(|array| self.number(&array));
        found.ok_or_else(|| NoSuchArray { found: number.to_string(), first: 1, last })
    }

    /// The numbers of the arrays that pass a filter, rising.
    pub fn numbers(&self, filter: StartFilter) -> impl Iterator<Item = u32> {
        (0..self.count).filter(move |number| self.passes(*number, filter))
    }

    /// Whether an array passes a filter.
    pub fn passes(&self, number: u32, filter: StartFilter) -> bool {
        let Ok(array) = self.array(number) else { return false };
        let beside = array.as_bytes().windows(2).any(|pair| pair == b"BB");
        let apart = !(filter.bishops_apart || filter.scharnagl) || !beside;
        let unlike = || {
            let known = self.shuffle.scharnagl.as_ref().filter(|_| self.scharnagl(number).is_some());
            known.is_some_and(|numbering| differences(&array, numbering.unlike) >= 3)
        };
        let guarded = !(filter.pawns_protected || filter.scharnagl);
        apart && (guarded || self.pawns_protected(&array)) && (!filter.scharnagl || unlike())
    }

    /// The first array from a number on that passes a filter; behind the last one comes the first.
    pub fn next(&self, from: u32, filter: StartFilter) -> Option<u32> {
        let from = from % self.count;
        (from..self.count).chain(0..from).find(|number| self.passes(*number, filter))
    }

    /// An array at random, each that passes the filter as likely as any other; None when none does.
    /// `random` gives numbers out of all 2^32.
    pub fn draw(&self, filter: StartFilter, random: &mut dyn FnMut() -> u32) -> Option<u32> {
        let found = (0..TRIES).map(|_| random() % self.count).find(|number| self.passes(*number, filter));
        found.or_else(|| self.next(random(), filter))
    }

    /// The position in which a game with this array begins.
    ///
    /// # Errors
    /// When the number is out of range.
    pub fn position(&self, number: u32) -> Result<Position, NoSuchArray> {
        let array = self.array(number)?;
        let mut setup = self.rules.start().clone();
        for home in &self.homes {
            for (square, letter) in home.iter().zip(array.chars()) {
                let role = self.rules.role_by_letter(letter);
                let piece = &mut setup.pieces[square.index()];
                *piece = piece.zip(role).map(|(piece, role)| Piece { role, ..piece });
            }
        }
        let ready = self.rules.castlings().iter().filter(|option| stands(option, &setup.pieces));
        setup.castling = ready.map(CastlingRight::of).collect();
        Ok(Position::of(&self.rules, &setup))
    }

    /// The number of the array with which a game began in a position; None when it began otherwise.
    pub fn number_of(&self, start: &Position) -> Option<u32> {
        let array = letters(&self.rules, &start.to_setup(), self.homes.first()?);
        let number = self.number(&array)?;
        (self.position(number).ok()? == *start).then_some(number)
    }

    fn files(&self) -> usize {
        self.homes.first().map_or(0, Vec::len)
    }

    fn no_such(&self, found: String) -> NoSuchArray {
        NoSuchArray { found, first: 0, last: self.count - 1 }
    }

    fn last_scharnagl(&self) -> u32 {
        let count = |draws| place(draws, self.shuffle.rest, self.files(), 0).1;
        self.shuffle.scharnagl.as_ref().map_or(0, |numbering| numbering.draws.map(count).iter().sum())
    }

    fn pawns_protected(&self, array: &str) -> bool {
        let guard = |(file, letter): (usize, char)| {
            let by_file = self.guards.iter().find(|(other, _)| *other == letter);
            by_file.and_then(|(_, files)| files.get(file)).copied().unwrap_or(0)
        };
        let guarded = array.chars().enumerate().map(guard).fold(0, |all, files| all | files);
        guarded.count_ones() as usize == array.len()
    }
}

/// A square on which nothing stands yet.
const FREE: u8 = b' ';

/// The places for a draw, in the order of its digit; a single place is given twice.
fn places(array: &[u8], place: Place) -> Vec<[usize; 2]> {
    let free: Vec<usize> = (0..array.len()).filter(|at| array[*at] == FREE).collect();
    let single = free.iter().filter(|at| match place {
        // The first square of the first player is dark.
        Place::Light => *at % 2 == 1,
        Place::Dark => *at % 2 == 0,
        Place::Any | Place::Pair => true,
    });
    match place {
        Place::Pair => free
            .iter()
            .flat_map(|one| free.iter().map(|two| [*one, *two]))
            .filter(|[one, two]| one < two)
            .collect(),
        _ => single.map(|at| [*at; 2]).collect(),
    }
}

/// The array that a number places, and how many there are.
fn place(draws: &[Draw], rest: &str, files: usize, mut number: u32) -> (String, u32) {
    let mut array = vec![FREE; files];
    let mut count = 1;
    for (letter, place) in draws {
        let places = places(&array, *place);
        let base = places.len().max(1) as u32;
        for at in places.get((number % base) as usize).into_iter().flatten() {
            array[*at] = *letter;
        }
        number /= base;
        count *= base;
    }
    fill(&mut array, rest);
    (array.into_iter().map(char::from).collect(), count)
}

/// The number that places an array.
fn number_of(draws: &[Draw], rest: &str, wanted: &str) -> Option<u32> {
    let wanted = wanted.as_bytes();
    let mut array = vec![FREE; wanted.len()];
    let (mut number, mut unit) = (0, 1);
    for (letter, place) in draws {
        let places = places(&array, *place);
        let digit = places.iter().position(|places| places.iter().all(|at| wanted[*at] == *letter))?;
        for at in places[digit] {
            array[at] = *letter;
        }
        number += digit as u32 * unit;
        unit *= places.len() as u32;
    }
    let free = array.iter().filter(|letter| **letter == FREE).count();
    fill(&mut array, rest);
    (free == rest.len() && array == wanted).then_some(number)
}

fn fill(array: &mut [u8], rest: &str) {
    let free = array.iter_mut().filter(|letter| **letter == FREE);
    free.zip(rest.bytes()).for_each(|(square, letter)| *square = letter);
}

fn differences(one: &str, two: &str) -> usize {
    one.bytes().zip(two.bytes()).filter(|(one, two)| one != two).count()
}

/// The letters of what stands on a rank; those of empty squares are blanks.
fn letters(rules: &Rules, setup: &Setup, rank: &[Square]) -> String {
    let letter =
        |square: &Square| setup.pieces[square.index()].map_or(' ', |piece| rules.spec(piece.role).letter);
    rank.iter().map(letter).collect()
}

/// What a piece of each kind protects among the pawns before its home rank.
fn guards(rules: &Rules, home: &[Square], pawns: &[Square]) -> Vec<(char, Vec<u32>)> {
    let Some(player) = rules.players().first().copied() else { return Vec::new() };
    let ground = Ranks { home, pawns };
    let files = |role| {
        let mask = |square: &Square| {
            let paths = rules.paths(Piece { role, player }, *square);
            let mut mask = 0;
            walk(paths, 0, paths.nodes.len(), &ground, |node, event| {
                let target = paths.nodes[node].square;
                let pawn = pawns.iter().position(|pawn| *pawn == target);
                if let Some(file) = pawn.filter(|_| event == Event::Capture) {
                    mask |= 1 << file;
                }
            });
            mask
        };
        (rules.spec(role).letter, home.iter().map(mask).collect())
    };
    rules.roles().map(files).collect()
}

/// A home rank and the pawns before it. What a piece could take there, were it the enemy's, it
/// protects.
struct Ranks<'a> {
    home: &'a [Square],
    pawns: &'a [Square],
}

impl Ground for Ranks<'_> {
    fn occupant(&self, square: Square) -> Option<Occupant> {
        if self.pawns.contains(&square) {
            return Some(Occupant::Enemy { king: false });
        }
        self.home.contains(&square).then_some(Occupant::Own)
    }

    fn passed_over(&self, _: Square) -> bool {
        false
    }
}
