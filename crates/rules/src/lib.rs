//! The rules of chess variants: pieces, positions, legal moves, explanations, notation.
