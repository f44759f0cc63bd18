//! The third field in a game of three: by player, `R` for castling to the right and `L` to the left,
//! `wRL,gL`.

use super::read::{Field, parts};
use super::{FenError, FenWarning};
use crate::{CastlingOption, CastlingRight, Player, Rules, Setup, Side};

/// The letters of the two sides: the right partner is the nearer one for everybody.
const SIDES: [(char, Side); 2] = [('R', Side::Short), ('L', Side::Long)];

/// Reads the field. Whether king and partner stand there is asked when the setup is checked.
pub(super) fn read(
    rules: &Rules,
    field: Field<'_>,
    warnings: &mut Vec<FenWarning>,
) -> Result<Vec<CastlingRight>, FenError> {
    let mut rights = Vec::new();
    for Field { text, column } in parts(field) {
        let wrong = || FenError::Rights { found: text.to_owned(), column };
        let mut letters = text.chars();
        let letter = letters.next();
        let player = rules.players().iter().find(|player| Some(player.letter()) == letter);
        let player = *player.ok_or_else(wrong)?;
        if letters.as_str().is_empty() {
            return Err(wrong());
        }
        for letter in letters {
            let (_, side) = *SIDES.iter().find(|(side, _)| *side == letter).ok_or_else(wrong)?;
            let Some(option) = option_of(rules, player, side) else {
                let why = "there is no castling in this game".to_owned();
                warnings.push(FenWarning::CastlingDropped { letters: text.to_owned(), why });
                break;
            };
            let right = CastlingRight::of(option);
            if !rights.contains(&right) {
                rights.push(right);
            }
        }
    }
    Ok(rights)
}

fn option_of(rules: &Rules, player: Player, side: Side) -> Option<&CastlingOption> {
    rules.castlings().iter().find(|option| option.player == player && option.side == side)
}

/// Writes the field.
pub(super) fn write(rules: &Rules, setup: &Setup) -> String {
    let mut text = String::new();
    for player in rules.players() {
        let has = |side| {
            option_of(rules, *player, side).is_some_and(|o| setup.castling.contains(&CastlingRight::of(o)))
        };
        let letters: String =
            SIDES.iter().filter(|(_, side)| has(*side)).map(|(letter, _)| *letter).collect();
        if !letters.is_empty() {
            if !text.is_empty() {
                text.push(',');
            }
            text.push(player.letter());
            text.push_str(&letters);
        }
    }
    if text.is_empty() { "-".to_owned() } else { text }
}
