/// Which pieces are royal, and what that means.
///
/// One rule serves all games that have check: a player is in check when *every* royal piece of
/// theirs is attacked, and may not end a move so. With one king that is chess; with two it is the
/// duple check of Spartan Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royalty {
    /// A king is a piece like any other, and there is no check.
    None,
    /// Every player has one king, who is never taken.
    Single,
    /// A king can be taken while its player has another one. While exactly one is left, a piece that
    /// promotes may become a king.
    LastOfMany,
    /// Every player has one king, and whoever takes one wins at once: to do so is never forced, and
    /// always legal, even for a player whose own king stays attacked.
    CaptureWins,
}
