//! Direction letters.
//!
//! Before the first leg they count from the player's forward, in later legs from the way the leg
//! before went. Both are sets of eighths of a full turn, clockwise, as bits: bit 0 is forward (or
//! straight on), bit 2 right, bit 4 back. Oblique atoms have eight leaps that lie between the eighths:
//! bit 0 is the long way forward and the short way right, and so on clockwise.
//!
//! Sources: the direction tables of XBoard's Betza page and of the XBetza article.

use super::ast::Class;

/// Letters that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// One letter, or the same one twice.
    One(char),
    /// Two at a right angle: `fr`.
    Pair(char, char),
    /// All that has a part of that direction: `fh`.
    Half(char),
    /// The four leaps of one hand: `hr`, `hl`.
    Hand(char),
}

const fn is_vertical(letter: char) -> bool {
    matches!(letter, 'f' | 'b' | 'v')
}

const fn is_sideways(letter: char) -> bool {
    matches!(letter, 'l' | 'r' | 's' | 'q' | 'z')
}

/// Puts direction letters together, from left to right.
///
/// # Errors
/// With the number of an `h` that belongs to nothing.
pub(super) fn words(directions: &str) -> Result<Vec<Word>, usize> {
    let letters: Vec<char> = directions.chars().collect();
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let next = letters.get(at + 1).copied();
        let (word, length) = match next {
            Some(hand @ ('l' | 'r')) if letter == 'h' => (Word::Hand(hand), 2),
            _ if letter == 'h' => return Err(at),
            Some('h') => (Word::Half(letter), 2),
            // A letter twice stands for itself and joins with nothing.
            Some(again) if again == letter => (Word::One(letter), 2),
            Some(other) if joins(letter, other, letters.get(at + 2).copied()) => {
                (Word::Pair(letter, other), 2)
            }
            _ => (Word::One(letter), 1),
        };
        words.push(word);
        at += length;
    }
    Ok(words)
}

fn joins(one: char, two: char, after: Option<char>) -> bool {
    let at_right_angle = is_vertical(one) && is_sideways(two) || is_sideways(one) && is_vertical(two);
    at_right_angle && after != Some('h')
}

const ALL: u8 = 0xff;
const STRAIGHT: u8 = 0b0101_0101;
const SLANTED: u8 = 0b1010_1010;

/// The eighths within an eighth on either side of a direction.
fn around(letter: char) -> u8 {
    let middle = straight(letter);
    middle | middle.rotate_left(1) | middle.rotate_right(1)
}

fn straight(letter: char) -> u8 {
    match letter {
        'f' => 1 << 0,
        'r' => 1 << 2,
        'b' => 1 << 4,
        'l' => 1 << 6,
        'v' => straight('f') | straight('b'),
        _ => straight('l') | straight('r'),
    }
}

/// The diagonals that have a part of a direction.
fn slanted(letter: char) -> u8 {
    around(letter) & SLANTED
}

/// The two oblique leaps on either side of a direction: its long way is theirs.
fn narrow(letter: char) -> u8 {
    straight(letter) | straight(letter).rotate_right(1)
}

/// The four oblique leaps that have a part of a direction.
fn wide(letter: char) -> u8 {
    narrow(letter).rotate_left(1) | narrow(letter).rotate_right(1)
}

/// The directions of a first leg; None when the letters mean nothing for the atom.
///
/// No letter is every direction.
pub(super) fn of_first_leg(directions: &str, class: Class) -> Option<u8> {
    if directions.is_empty() {
        return Some(match class {
            Class::Orthogonal => STRAIGHT,
            Class::Diagonal => SLANTED,
            Class::Royal | Class::Oblique => ALL,
        });
    }
    let words = words(directions).ok()?;
    words.into_iter().try_fold(0, |set, word| Some(set | first_word(word, class)?))
}

fn first_word(word: Word, class: Class) -> Option<u8> {
    Some(match (class, word) {
        (Class::Oblique, Word::One(letter)) => narrow(letter),
        // The last letter names the long way.
        (Class::Oblique, Word::Pair(one, two)) => wide(one) & narrow(two),
        (Class::Oblique, Word::Half(letter)) => wide(letter),
        (Class::Oblique, Word::Hand('r')) => STRAIGHT,
        (Class::Oblique, Word::Hand(_)) => SLANTED,
        (_, Word::Hand(_)) => return None,
        (Class::Orthogonal, Word::One(letter) | Word::Half(letter)) => straight(letter),
        (Class::Orthogonal, Word::Pair(one, two)) => straight(one) | straight(two),
        (Class::Diagonal, Word::One(letter) | Word::Half(letter)) => slanted(letter),
        (Class::Royal, Word::One(letter)) => straight(letter),
        (Class::Royal, Word::Half(letter)) => around(letter),
        (Class::Diagonal | Class::Royal, Word::Pair(one, two)) => slanted(one) & slanted(two),
    })
}

/// The side to which a path bends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// Counter-clockwise.
    Left,
    /// Clockwise.
    Right,
}

impl Side {
    /// 1 for right, -1 for left: the sign of a clockwise turn.
    pub const fn sign(self) -> isize {
        match self {
            Side::Left => -1,
            Side::Right => 1,
        }
    }
}

/// The turns of a later leg, in the system of `K` whatever the atom: one letter is straight, two are
/// an eighth beside. `bend` is the side to which the path bent last.
///
/// `q` and `z` stand for a side: that of the bend before, or the other; for both when there was none
/// (H. G. Muller, chessvariants.com, 3 December 2021).
pub(super) fn of_later_leg(directions: &str, bend: Option<Side>) -> u8 {
    // The letters were checked when they were read.
    words(directions).unwrap_or_default().into_iter().fold(0, |set, word| set | later_word(word, bend))
}

/// The turns that one word of a later leg stands for.
pub(super) fn later_word(word: Word, bend: Option<Side>) -> u8 {
    let side = |letter: char| match (letter, bend) {
        ('q', Some(Side::Left)) | ('z', Some(Side::Right)) => 'l',
        ('q', Some(Side::Right)) | ('z', Some(Side::Left)) => 'r',
        ('q' | 'z', None) => 's',
        _ => letter,
    };
    match word {
        Word::One(letter) => straight(side(letter)),
        Word::Half(letter) => around(side(letter)),
        Word::Pair(one, two) => slanted(side(one)) & slanted(side(two)),
        Word::Hand(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(set: u8) -> Vec<u32> {
        (0..8).filter(|bit| set & (1 << bit) != 0).collect()
    }

    #[test]
    fn letters_join_from_left_to_right() {
        let read = |letters| words(letters).unwrap();
        assert_eq!(read("frb"), [Word::Pair('f', 'r'), Word::One('b')]);
        assert_eq!(read("ffrr"), [Word::One('f'), Word::One('r')]);
        assert_eq!(read("fhr"), [Word::Half('f'), Word::One('r')]);
        assert_eq!(read("ffhr"), [Word::One('f'), Word::Hand('r')]);
        assert_eq!(read("frh"), [Word::One('f'), Word::Half('r')]);
        assert_eq!(read("fzf"), [Word::Pair('f', 'z'), Word::One('f')]);
        assert_eq!(words("hf"), Err(0));
        assert_eq!(words("fhh"), Err(2));
    }

    #[test]
    fn the_last_letter_names_the_long_way() {
        let leaps = |letters| bits(of_first_leg(letters, Class::Oblique).unwrap());
        assert_eq!(leaps("rf"), [0]);
        assert_eq!(leaps("fr"), [1]);
        assert_eq!(leaps("fl"), [6]);
        assert_eq!(leaps("lf"), [7]);
        assert_eq!(leaps("fs"), [1, 6]);
        assert_eq!(leaps("fh"), [0, 1, 6, 7]);
        assert_eq!(leaps("hr"), [0, 2, 4, 6]);
        assert_eq!(leaps("ffrr"), [0, 1, 2, 7]);
    }

    #[test]
    fn four_directions() {
        let of = |letters, class| bits(of_first_leg(letters, class).unwrap());
        assert_eq!(of("fr", Class::Orthogonal), [0, 2]);
        assert_eq!(of("fr", Class::Diagonal), [1]);
        assert_eq!(of("f", Class::Diagonal), [1, 7]);
        assert_eq!(of("fs", Class::Diagonal), [1, 7]);
        assert_eq!(of("", Class::Diagonal), [1, 3, 5, 7]);
        assert_eq!(of("fr", Class::Royal), [1]);
        assert_eq!(of("fhb", Class::Royal), [0, 1, 4, 7]);
        assert_eq!(of_first_leg("hr", Class::Royal), None);
    }

    #[test]
    fn turns_to_the_side_of_the_last_bend() {
        let of = |letters, bend| bits(of_later_leg(letters, bend));
        assert_eq!(of("fs", None), [1, 7]);
        assert_eq!(of("fz", Some(Side::Left)), [1]);
        assert_eq!(of("fq", Some(Side::Left)), [7]);
        assert_eq!(of("fzf", Some(Side::Right)), [0, 7]);
        assert_eq!(of("z", None), [2, 6]);
        assert_eq!(of("bs", None), [3, 5]);
    }
}
