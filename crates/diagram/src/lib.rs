//! A board with pieces and marks as SVG.
