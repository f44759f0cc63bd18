use crate::Player;

/// A kind of piece: its number in the variant's list of roles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Role(u8);

impl Role {
    /// The most kinds of pieces that a variant can have.
    pub const MAX: usize = 16;

    /// The role with this number, less than [`Role::MAX`].
    #[inline]
    pub const fn new(number: u8) -> Role {
        debug_assert!((number as usize) < Role::MAX);
        Role(number)
    }

    /// Its place in tables with one entry a role.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A man on the board: a role and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// What kind it is.
    pub role: Role,
    /// Whose it is.
    pub player: Player,
}
