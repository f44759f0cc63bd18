//! The games, as data.

mod capablanca_random;
mod spartan;
mod suicide;
mod three_player;

use std::sync::{Arc, OnceLock};

use crate::{RoleSpec, Rules, Variant};

/// All variants: each game, followed by its presets.
pub const ALL: &[&Variant] = &[
    &suicide::SUICIDE,
    &suicide::ANTICHESS,
    &suicide::FICS_SUICIDE,
    &suicide::LOSING_CHESS,
    &capablanca_random::CAPABLANCA_RANDOM,
    &spartan::SPARTAN,
    &three_player::THREE_PLAYER,
];

const fn role(name: &'static str, letter: char, betza: &'static str, value: Option<f32>) -> RoleSpec {
    RoleSpec { name, letter, betza, value }
}

/// The variant with this id.
pub fn find(id: &str) -> Option<&'static Variant> {
    ALL.iter().copied().find(|variant| variant.id == id)
}

/// The rules of the variant with this id; they are compiled once and shared.
///
/// ```
/// assert_eq!(berolina_rules::variants::rules("suicide").unwrap().variant().name, "Suicide Chess");
/// assert!(berolina_rules::variants::rules("checkers").is_none());
/// ```
pub fn rules(id: &str) -> Option<Arc<Rules>> {
    static COMPILED: OnceLock<Vec<OnceLock<Arc<Rules>>>> = OnceLock::new();
    let number = ALL.iter().position(|variant| variant.id == id)?;
    let cells = COMPILED.get_or_init(|| ALL.iter().map(|_| OnceLock::new()).collect());
    let compiled = cells[number].get_or_init(|| {
        // Not `expect`, which would bring the words of all errors into every page.
        let Ok(rules) = Rules::new(ALL[number]) else { unreachable!("the variants here are tested") };
        Arc::new(rules)
    });
    Some(compiled.clone())
}
