//! The words of which descriptions are put together.

/// Sets of directions with their words, the larger ones first: a set is covered from the beginning.
pub(super) type Table = &'static [(u8, &'static str)];

pub(super) const ORTHOGONAL: Table = &[
    (0x55, "orthogonally"),
    (0x11, "straight forward or backward"),
    (0x01, "straight forward"),
    (0x10, "straight backward"),
    (0x44, "sideways"),
    (0x04, "to the right"),
    (0x40, "to the left"),
];

pub(super) const DIAGONAL: Table = &[
    (0xaa, "diagonally"),
    (0x82, "diagonally forward"),
    (0x28, "diagonally backward"),
    (0xa0, "diagonally to the left"),
    (0x0a, "diagonally to the right"),
    (0x02, "diagonally forward to the right"),
    (0x08, "diagonally backward to the right"),
    (0x20, "diagonally backward to the left"),
    (0x80, "diagonally forward to the left"),
];

/// The long way of a leap and its short one.
pub(super) const OBLIQUE: Table = &[
    (0xff, ""),
    (0xc3, "in any forward direction"),
    (0x3c, "in any backward direction"),
    (0x0f, "in any direction to the right"),
    (0xf0, "in any direction to the left"),
    (0x55, "turning right"),
    (0xaa, "turning left"),
    (0x99, "mostly forward or backward"),
    (0x66, "mostly sideways"),
    (0x81, "mostly forward"),
    (0x18, "mostly backward"),
    (0x06, "mostly to the right"),
    (0x60, "mostly to the left"),
    (0x42, "mostly sideways and forward"),
    (0x24, "mostly sideways and backward"),
    (0x01, "mostly forward and to the right"),
    (0x80, "mostly forward and to the left"),
    (0x08, "mostly backward and to the right"),
    (0x10, "mostly backward and to the left"),
    (0x02, "mostly to the right and forward"),
    (0x04, "mostly to the right and backward"),
    (0x20, "mostly to the left and backward"),
    (0x40, "mostly to the left and forward"),
];

/// The turns of a later leg.
pub(super) const TURNS: Table = &[
    (0xff, "in any direction"),
    (0xef, "in any direction but straight back"),
    (0x01, "straight on"),
    (0x82, "outward"),
    (0x44, "at a right angle"),
    (0x28, "slanting back"),
    (0x10, "straight back"),
    (0x02, "outward to the right"),
    (0x80, "outward to the left"),
    (0x04, "at a right angle to the right"),
    (0x40, "at a right angle to the left"),
    (0x08, "slanting back to the right"),
    (0x20, "slanting back to the left"),
];

/// The turns of a later leap of an oblique piece, from one of its eight directions to another.
pub(super) const OBLIQUE_TURNS: Table = &[
    (0xff, "in any direction"),
    (0xef, "in any direction but straight back"),
    (0x01, "in the same direction"),
    (0x82, "in the next direction on either side"),
    (0x44, "at a right angle"),
    (0x28, "in the third direction on either side"),
    (0x10, "straight back"),
    (0x02, "in the next direction on the right"),
    (0x80, "in the next direction on the left"),
    (0x04, "at a right angle to the right"),
    (0x40, "at a right angle to the left"),
    (0x08, "in the third direction on the right"),
    (0x20, "in the third direction on the left"),
];

const NUMBERS: [&str; 13] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// The words for a set of directions.
pub(super) fn cover(mut set: u8, table: Table) -> String {
    let mut names = Vec::new();
    for (mask, name) in table {
        if set & mask == *mask {
            set &= !mask;
            names.push(*name);
        }
        if set == 0 {
            break;
        }
    }
    join(&names, ", ", " or ")
}

/// Two texts with a space between, where both say something.
pub(super) fn spaced(one: &str, two: &str) -> String {
    if one.is_empty() || two.is_empty() { [one, two].concat() } else { [one, " ", two].concat() }
}

/// Items with one text between them, and another before the last.
pub(super) fn join<T: AsRef<str>>(items: &[T], between: &str, last: &str) -> String {
    let mut text = String::new();
    for (number, item) in items.iter().enumerate() {
        if number > 0 {
            text.push_str(if number + 1 == items.len() { last } else { between });
        }
        text.push_str(item.as_ref());
    }
    text
}

/// A number as a word.
pub(super) fn number(count: usize) -> String {
    NUMBERS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// So many squares.
pub(super) fn squares(count: usize) -> String {
    number(count) + if count == 1 { " square" } else { " squares" }
}
