//! What a notation says, before any board is known.

/// Where in the text something was written, from 1. It is no part of what was written: any two are
/// equal, so that pieces can be compared.
#[derive(Clone, Copy, Debug, Eq)]
pub(super) struct Column(pub usize);

impl PartialEq for Column {
    fn eq(&self, _: &Column) -> bool {
        true
    }
}

/// The range of what goes on until something stops it.
pub(super) const UNLIMITED: usize = usize::MAX;

/// Legs that share an atom and a range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    /// At least one.
    pub legs: Vec<Leg>,
    pub atom: Atom,
    pub range: Range,
}

impl Group {
    pub fn has(&self, letter: char) -> bool {
        self.legs.iter().any(|leg| leg.letters.has(letter))
    }

    pub fn has_twice(&self, letter: char) -> bool {
        self.legs.iter().any(|leg| leg.letters.has_twice(letter))
    }

    /// How many leaps a leg may make; None up to the middle of the board.
    pub fn steps(&self) -> Option<usize> {
        match self.range {
            Range::Default if self.atom.is_slider() => Some(UNLIMITED),
            Range::Default => Some(1),
            Range::Steps(0) => Some(UNLIMITED),
            Range::Steps(steps) => Some(steps.into()),
            Range::OwnHalf => None,
        }
    }

    /// Whether a move that goes beyond its first square can be taken in passing: first moves over
    /// squares that must be empty, `nn`, sliders with `n`, and those that go up to the middle (the
    /// author of the Interactive Diagram, 2021).
    pub fn makes_double_steps(&self, slides: bool) -> bool {
        let with_n = self.has('n') && (self.has('i') || slides);
        with_n || self.has_twice('n') || self.range == Range::OwnHalf
    }
}

/// The letters of one leg.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Leg {
    /// Where its first direction letter stands, or the leg when it has none.
    pub column: Column,
    /// `f b l r v s h`, and `q z` in later legs, in the order in which they were typed.
    pub directions: String,
    /// All the others.
    pub letters: Letters,
}

impl Leg {
    /// Whether nothing is written.
    pub fn is_blank(&self) -> bool {
        self.directions.is_empty() && self.letters == Letters::default()
    }
}

/// A set of lower-case letters, each of which may be there twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Letters {
    once: u32,
    twice: u32,
}

impl Letters {
    const fn bit(letter: char) -> u32 {
        1 << ((letter as u32).wrapping_sub('a' as u32) % 32)
    }

    pub const fn has(self, letter: char) -> bool {
        self.once & Letters::bit(letter) != 0
    }

    pub const fn has_twice(self, letter: char) -> bool {
        self.twice & Letters::bit(letter) != 0
    }

    pub fn has_any(self, letters: &str) -> bool {
        letters.chars().any(|letter| self.has(letter))
    }

    pub const fn insert(&mut self, letter: char) {
        self.twice |= self.once & Letters::bit(letter);
        self.once |= Letters::bit(letter);
    }
}

/// How often a step may be repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Range {
    /// Not written: once, or without limit for `R B Q`.
    Default,
    /// As often as this; 0 is without limit.
    Steps(u8),
    /// `*`: up to the middle of the board.
    OwnHalf,
}

/// A capital, with its suffix if it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Atom {
    pub letter: char,
    /// `X` or `Y`.
    pub suffix: Option<char>,
}

/// How an atom's directions are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// Through edges: `W D H R`.
    Orthogonal,
    /// Through corners: `F A G B`.
    Diagonal,
    /// Through both: `K Q`.
    Royal,
    /// A long way and a short one: `N C Z`.
    Oblique,
}

impl Atom {
    /// How far it goes: the longer and the shorter coordinate.
    ///
    /// Suffixes as in the chart of the XBetza article: X adds 3 to the longer coordinate, Y adds 2 to
    /// both.
    pub fn leap(self) -> (usize, usize) {
        let (long, short) = match self.letter {
            'F' | 'B' => (1, 1),
            'D' => (2, 0),
            'N' => (2, 1),
            'A' => (2, 2),
            'H' => (3, 0),
            'C' => (3, 1),
            'Z' => (3, 2),
            'G' => (3, 3),
            _ => (1, 0),
        };
        match self.suffix {
            Some('X') => (long + 3, short),
            Some('Y') => (long + 2, short + 2),
            _ => (long, short),
        }
    }

    pub fn class(self) -> Class {
        match (self.letter, self.leap()) {
            ('K' | 'Q', _) => Class::Royal,
            (_, (_, 0)) => Class::Orthogonal,
            (_, (long, short)) if long == short => Class::Diagonal,
            _ => Class::Oblique,
        }
    }

    /// Whether it is made of steps to the next square: `W F K R B Q`.
    pub fn is_step(self) -> bool {
        self.class() == Class::Royal || self.leap().0 == 1
    }

    pub const fn is_castling(self) -> bool {
        self.letter == 'O'
    }

    /// Whether it goes on without limit when no range is written.
    pub const fn is_slider(self) -> bool {
        matches!(self.letter, 'R' | 'B' | 'Q')
    }
}
