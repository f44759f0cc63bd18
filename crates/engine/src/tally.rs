//! Counting the squares of many sets.

use berolina_board::SquareSet;

/// Whether the machine counts the bits of a word by one instruction. The x86-64 of our builds is the
/// oldest one, which cannot; wasm always can.
const COUNTS_BITS: bool = cfg!(any(target_feature = "popcnt", target_family = "wasm"));

/// How many squares there are in many sets together.
///
/// Where counting bits is slow, each square has a binary counter of its own, whose digits are kept in
/// sets: adding a set is a few instructions for all squares at once, and bits are counted only at the end.
pub(crate) struct Tally<const W: usize> {
    ones: SquareSet<W>,
    twos: SquareSet<W>,
    fours: SquareSet<W>,
    rest: u64,
}

impl<const W: usize> Tally<W> {
    #[inline]
    pub(crate) fn new() -> Tally<W> {
        Tally { ones: SquareSet::EMPTY, twos: SquareSet::EMPTY, fours: SquareSet::EMPTY, rest: 0 }
    }

    /// Adds the size of a set.
    #[inline(always)]
    pub(crate) fn add(&mut self, set: &SquareSet<W>) {
        if COUNTS_BITS {
            self.rest += u64::from(set.len());
            return;
        }
        let twos = self.ones & *set;
        self.ones = self.ones ^ *set;
        let fours = self.twos & twos;
        self.twos = self.twos ^ twos;
        let eights = self.fours & fours;
        self.fours = self.fours ^ fours;
        if !eights.is_empty() {
            self.rest += 8 * u64::from(eights.len());
        }
    }

    /// Adds a number.
    #[inline]
    pub(crate) fn add_number(&mut self, number: u64) {
        self.rest += number;
    }

    /// What has been added so far.
    #[inline]
    pub(crate) fn total(&self) -> u64 {
        if COUNTS_BITS {
            return self.rest;
        }
        let digits = [self.ones, self.twos, self.fours].map(|digit| u64::from(digit.len()));
        self.rest + digits[0] + 2 * digits[1] + 4 * digits[2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use berolina_board::Square;

    #[test]
    fn a_tally_is_the_sum_of_the_sizes() {
        let (mut tally, mut expected) = (Tally::<2>::new(), 0);
        for size in 0..100_u8 {
            let set: SquareSet<2> = (0..size).map(Square::new).collect();
            tally.add(&set);
            expected += u64::from(size);
            assert_eq!(tally.total(), expected);
        }
        tally.add_number(7);
        assert_eq!(tally.total(), expected + 7);
    }
}
