//! The canonical form.

use std::fmt::{self, Display, Formatter, Write};

use super::ast::{Atom, Group, Leg, Range};

/// The order of the letters behind the directions: what may be done, then how it is done.
const ORDER: &str = "mcdketpgoynj";

impl Display for Group {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (number, leg) in self.legs.iter().enumerate() {
            if number > 0 {
                f.write_char('a')?;
            }
            leg.fmt(f)?;
        }
        self.atom.fmt(f)?;
        match self.range {
            Range::Default => Ok(()),
            Range::Steps(steps) => steps.fmt(f),
            Range::OwnHalf => f.write_char('*'),
        }
    }
}

impl Display for Leg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.letters.has('i') {
            f.write_char('i')?;
        }
        // Turns that come last are read the same behind the other letters, where they belong.
        let first = self.directions.trim_end_matches(['q', 'z']);
        f.write_str(first)?;
        for letter in ORDER.chars().filter(|letter| self.letters.has(*letter)) {
            f.write_char(letter)?;
            if self.letters.has_twice(letter) {
                f.write_char(letter)?;
            }
        }
        f.write_str(&self.directions[first.len()..])
    }
}

impl Display for Atom {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter)?;
        self.suffix.map_or(Ok(()), |suffix| f.write_char(suffix))
    }
}
