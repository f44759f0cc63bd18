//! Yew components of the board.
