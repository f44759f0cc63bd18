use berolina_board::Square;

/// What somebody did on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// Picked the piece on a square, to see or to make its moves.
    Pick(Square),
    /// Let go of the picked piece: the marks go.
    Unpick,
    /// Asked the piece on one square to go to another, whether it may or not.
    Go {
        /// Where the piece stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// Chose a square with nothing to pick: an empty one while no piece was picked, or any, where
    /// [`crate::Hands::Choose`] asks for squares.
    Empty(Square),
    /// Dragged the piece on a square off the board, or pressed Delete there.
    Remove(Square),
    /// Moved a mouse over a square, or away from the board.
    Hover(Option<Square>),
    /// Pressed a single-letter key while the board had the focus.
    Letter(char),
}
