//! A king or queen with direction letters means different things to different programs, so its
//! canonical form is made of its orthogonal and its diagonal part.

use super::ast::{Atom, Class, Group};
use super::directions;

/// The parts of a group: itself, unless it is a single leg of `K` or `Q` with direction letters.
///
/// They are read in XBoard's way: two letters are a diagonal, one is straight.
pub(super) fn parts(group: Group) -> Vec<Group> {
    let directed = matches!(&group.legs[..], [leg] if !leg.directions.is_empty());
    let set = match group.atom.class() {
        Class::Royal if directed => directions::of_first_leg(&group.legs[0].directions, Class::Royal),
        _ => None,
    };
    let Some(set) = set else { return vec![group] };
    let (orthogonal, diagonal) = if group.atom.letter == 'K' { ('W', 'F') } else { ('R', 'B') };
    let part = |letter: char, directions: Option<String>| {
        let mut part = group.clone();
        part.atom = Atom { letter, suffix: None };
        part.legs[0].directions = directions?;
        Some(part)
    };
    let parts = [part(orthogonal, straight_letters(set)), part(diagonal, slanted_letters(set))];
    parts.into_iter().flatten().collect()
}

const fn has(set: u8, eighth: u8) -> bool {
    set & (1 << eighth) != 0
}

/// The letters for the orthogonal directions in a set; None when there are none.
fn straight_letters(set: u8) -> Option<String> {
    let letters = match (has(set, 0), has(set, 4)) {
        (true, true) => "v",
        (true, false) => "f",
        (false, true) => "b",
        (false, false) => "",
    };
    let sideways = match (has(set, 6), has(set, 2)) {
        (true, true) => "s",
        (true, false) => "l",
        (false, true) => "r",
        (false, false) => "",
    };
    match (letters, sideways) {
        ("", "") => None,
        ("v", "s") => Some(String::new()),
        _ => Some(format!("{letters}{sideways}")),
    }
}

/// The letters for the diagonal directions in a set; None when there are none.
fn slanted_letters(set: u8) -> Option<String> {
    let mut left =
        [(1, "fr"), (3, "br"), (5, "bl"), (7, "fl")].map(|(eighth, name)| (has(set, eighth), name));
    let count = left.iter().filter(|(there, _)| *there).count();
    if count == 0 || count == 4 {
        return (count == 4).then(String::new);
    }
    let mut letters = String::new();
    for (one, two, name) in [(0, 3, "f"), (1, 2, "b"), (2, 3, "l"), (0, 1, "r")] {
        if left[one].0 && left[two].0 {
            letters.push_str(name);
            (left[one].0, left[two].0) = (false, false);
        }
    }
    letters.extend(left.iter().filter(|(there, _)| *there).map(|(_, name)| *name));
    Some(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_a_set_mean_the_set() {
        for set in 1..=255u8 {
            let again = |letters: Option<String>, class| {
                letters.map_or(0, |letters| directions::of_first_leg(&letters, class).unwrap())
            };
            let both = again(straight_letters(set), Class::Orthogonal)
                | again(slanted_letters(set), Class::Diagonal);
            assert_eq!(both, set, "{set:08b}");
        }
    }
}
