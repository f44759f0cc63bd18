use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use crate::Square;

/// A set of squares in `W` words of 64 bits: one word serves boards of up to 64 squares, two up to
/// 128, four up to 256.
///
/// ```
/// use berolina_board::{Square, SquareSet};
///
/// let mut set = SquareSet::<2>::EMPTY;
/// set.insert(Square::new(100));
/// set.insert(Square::new(3));
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.iter().map(Square::index).collect::<Vec<_>>(), [3, 100]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SquareSet<const W: usize>([u64; W]);

impl<const W: usize> Default for SquareSet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> SquareSet<W> {
    /// No square.
    pub const EMPTY: Self = SquareSet([0; W]);

    /// The most squares that it can hold.
    pub const CAPACITY: usize = 64 * W;

    /// Only this square.
    #[inline]
    pub fn of(square: Square) -> Self {
        let mut set = Self::EMPTY;
        set.insert(square);
        set
    }

    /// The words, lowest squares first.
    #[inline]
    pub const fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// Whether the square is in the set; a square beyond the capacity is not.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        let index = square.index();
        index < Self::CAPACITY && self.0[index / 64] >> (index % 64) & 1 != 0
    }

    /// Puts a square in; a square beyond the capacity is left out.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        let index = square.index();
        if index < Self::CAPACITY {
            self.0[index / 64] |= 1 << (index % 64);
        }
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        let index = square.index();
        if index < Self::CAPACITY {
            self.0[index / 64] &= !(1 << (index % 64));
        }
    }

    /// Whether there is no square in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many squares there are in the set.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the two sets share a square.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// The squares of this set that are not in the other.
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        *self & !*other
    }

    /// The square with the lowest number.
    #[inline]
    pub fn first(&self) -> Option<Square> {
        for (at, word) in self.0.iter().enumerate() {
            if *word != 0 {
                return Some(Square::new((at * 64) as u8 + word.trailing_zeros() as u8));
            }
        }
        None
    }

    /// The square with the highest number.
    #[inline]
    pub fn last(&self) -> Option<Square> {
        for (at, word) in self.0.iter().enumerate().rev() {
            if *word != 0 {
                return Some(Square::new((at * 64) as u8 + 63 - word.leading_zeros() as u8));
            }
        }
        None
    }

    /// The squares of this set up to and including the lowest one that is in `stops`; all of them
    /// when none is.
    #[inline]
    pub fn up_to_first(&self, stops: &Self) -> Self {
        let mut result = Self::EMPTY;
        for at in 0..W {
            let stop = self.0[at] & stops.0[at];
            if stop != 0 {
                result.0[at] = self.0[at] & (stop ^ (stop - 1));
                return result;
            }
            result.0[at] = self.0[at];
        }
        result
    }

    /// The squares of this set down to and including the highest one that is in `stops`; all of
    /// them when none is.
    #[inline]
    pub fn down_to_last(&self, stops: &Self) -> Self {
        let mut result = Self::EMPTY;
        for at in (0..W).rev() {
            let stop = self.0[at] & stops.0[at];
            if stop != 0 {
                result.0[at] = self.0[at] & (u64::MAX << (63 - stop.leading_zeros()));
                return result;
            }
            result.0[at] = self.0[at];
        }
        result
    }

    /// The squares, lowest number first.
    #[inline]
    pub fn iter(&self) -> Squares<W> {
        Squares(*self)
    }
}

/// Walks through a [`SquareSet`], lowest number first.
#[derive(Clone, Debug)]
pub struct Squares<const W: usize>(SquareSet<W>);

impl<const W: usize> Iterator for Squares<W> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        for (at, word) in self.0.0.iter_mut().enumerate() {
            if *word != 0 {
                let square = Square::new((at * 64) as u8 + word.trailing_zeros() as u8);
                *word &= *word - 1;
                return Some(square);
            }
        }
        None
    }
}

impl<const W: usize> IntoIterator for SquareSet<W> {
    type Item = Square;
    type IntoIter = Squares<W>;

    #[inline]
    fn into_iter(self) -> Squares<W> {
        Squares(self)
    }
}

impl<const W: usize> FromIterator<Square> for SquareSet<W> {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

macro_rules! word_by_word {
    ($trait:ident, $method:ident, $op:tt) => {
        impl<const W: usize> $trait for SquareSet<W> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                for at in 0..W {
                    self.0[at] $op other.0[at];
                }
                self
            }
        }
    };
}

word_by_word!(BitAnd, bitand, &=);
word_by_word!(BitOr, bitor, |=);
word_by_word!(BitXor, bitxor, ^=);

impl<const W: usize> BitOrAssign for SquareSet<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const W: usize> BitAndAssign for SquareSet<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const W: usize> Not for SquareSet<W> {
    type Output = Self;

    #[inline]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[u8]) -> SquareSet<4> {
        numbers.iter().map(|number| Square::new(*number)).collect()
    }

    #[test]
    fn lines_end_at_the_first_stop_from_either_side() {
        let line = set(&[2, 60, 70, 130, 255]);
        assert_eq!(line.up_to_first(&set(&[1, 70, 255])), set(&[2, 60, 70]));
        assert_eq!(line.up_to_first(&set(&[1])), line);
        assert_eq!(line.down_to_last(&set(&[60, 70, 200])), set(&[70, 130, 255]));
        assert_eq!(line.down_to_last(&set(&[255])), set(&[255]));
        assert_eq!(line.up_to_first(&set(&[2])), set(&[2]));
        assert_eq!(line.down_to_last(&SquareSet::EMPTY), line);
    }

    #[test]
    fn first_and_last() {
        assert_eq!(set(&[7, 255]).last(), Some(Square::new(255)));
        assert_eq!(set(&[70, 255]).first(), Some(Square::new(70)));
        assert_eq!(set(&[]).first(), None);
        assert_eq!(set(&[]).last(), None);
    }

    #[test]
    fn squares_beyond_the_capacity_are_left_out() {
        let mut small = SquareSet::<1>::EMPTY;
        small.insert(Square::new(64));
        small.remove(Square::new(200));
        assert!(small.is_empty() && !small.contains(Square::new(64)));
    }
}
