/// A square of a board: its number in the order in which the board was built, from 0.
///
/// A board has at most 256 squares, so every `u8` may be a square; holes are numbered too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square with this number.
    ///
    /// ```
    /// assert_eq!(berolina_board::Square::new(12).index(), 12);
    /// ```
    #[inline]
    pub const fn new(number: u8) -> Square {
        Square(number)
    }

    /// Its number, for use as an index into a table with one entry a square.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number as it is stored.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}
