//! Which start array a new game has, in games that have many.

use std::sync::Arc;

use berolina_rules::shuffle::{StartArrays, StartFilter};
use berolina_rules::{Position, Rules};

/// What has been chosen about the start array.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// Whether it is one of the shuffled ones; if not, it is the game's own.
    pub shuffled: bool,
    /// The number of the array as it is written.
    pub number: String,
    /// Out of which arrays one is drawn.
    pub filter: StartFilter,
    /// Whether later games begin with the same array.
    pub keep: bool,
}

/// The words under which filters are remembered.
const APART: &str = "bishops-apart";
const PROTECTED: &str = "pawns-protected";
const SCHARNAGL: &str = "scharnagl";

impl Start {
    /// The array that was kept, or a fresh one; None in games that have only one. `kept` is what
    /// [`Start::words`] said; what of it means nothing is passed over.
    pub fn fresh(rules: &Arc<Rules>, kept: &str, random: &mut dyn FnMut() -> u32) -> Option<Start> {
        let arrays = StartArrays::of(rules)?;
        let is = |wanted| kept.split(' ').any(|word| word == wanted);
        let filter = StartFilter {
            bishops_apart: is(APART),
            pawns_protected: is(PROTECTED),
            scharnagl: is(SCHARNAGL),
        };
        let mut start = Start { shuffled: true, number: String::new(), filter, keep: false };
        match kept.split(' ').find_map(|word| arrays.read(word).ok()) {
            Some(number) => (start.number, start.keep) = (number.to_string(), true),
            None => start.draw(&arrays, random),
        }
        Some(start)
    }

    /// Takes another array, at random.
    pub fn draw(&mut self, arrays: &StartArrays, random: &mut dyn FnMut() -> u32) {
        if let Some(number) = arrays.draw(self.filter, random) {
            self.number = number.to_string();
        }
        self.shuffled = true;
    }

    /// The number of the array.
    ///
    /// # Errors
    /// Says which numbers there are, when it is none of them.
    pub fn chosen(&self, arrays: &StartArrays, rules: &Arc<Rules>) -> Result<u32, String> {
        if !self.shuffled {
            return Ok(arrays.number_of(&Position::start(rules)).unwrap_or_default());
        }
        arrays.read(self.number.trim()).map_err(|error| berolina_rules::capitalised(&error.to_string()))
    }

    /// What is to be remembered for later games.
    pub fn words(&self) -> String {
        let StartFilter { bishops_apart, pawns_protected, scharnagl } = self.filter;
        let words = [
            (self.keep, self.number.trim()),
            (bishops_apart, APART),
            (pawns_protected, PROTECTED),
            (scharnagl, SCHARNAGL),
        ];
        let words: Vec<&str> = words.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect();
        words.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use berolina_rules::variants;

    fn rules() -> Arc<Rules> {
        variants::rules("capablanca-random").unwrap()
    }

    #[test]
    fn a_fresh_array_passes_the_filter_and_can_be_kept() {
        let arrays = StartArrays::of(&rules()).unwrap();
        let mut numbers = (0..).map(|number: u32| number.wrapping_mul(2_654_435_761));
        let mut random = || numbers.next().unwrap();
        let mut start = Start::fresh(&rules(), "scharnagl 99999", &mut random).unwrap();
        assert!(start.filter.scharnagl && !start.keep);
        for _ in 0..20 {
            let number = start.chosen(&arrays, &rules()).unwrap();
            assert!(arrays.passes(number, start.filter));
            start.draw(&arrays, &mut random);
        }
        start.keep = true;
        let again = Start::fresh(&rules(), &start.words(), &mut random).unwrap();
        assert_eq!(again, start);
        assert!(Start::fresh(&variants::rules("suicide").unwrap(), "", &mut random).is_none());
    }

    #[test]
    fn without_shuffle_it_is_the_games_own() {
        let arrays = StartArrays::of(&rules()).unwrap();
        let mut start = Start::fresh(&rules(), "7", &mut || 0).unwrap();
        assert_eq!(start.chosen(&arrays, &rules()), Ok(7));
        start.number = "84000".to_owned();
        let error = start.chosen(&arrays, &rules()).unwrap_err();
        assert!(error.contains("from 0 to 83999"), "{error}");
        start.shuffled = false;
        assert_eq!(start.chosen(&arrays, &rules()), Ok(45_341));
    }
}
