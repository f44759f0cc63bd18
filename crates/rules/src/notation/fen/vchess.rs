//! The FEN of vchess.xyz: `placement turn count flags e.p.`, of which games without castling lack
//! the flags, and games without taking in passing the e.p. square. The flags are the files of each
//! castling player's left and right partner, and one past the last file where there is no right.

use super::read::{Field, read_en_passant, read_number, warn_of_trailing};
use super::{FenError, FenWarning, castling};
use crate::notation::letters::cased;
use crate::{Player, Rules, Setup};

/// Reads the fields from the count on into a setup that has its pieces and turn.
pub(super) fn read(
    rules: &Rules,
    fields: &[Field<'_>],
    setup: &mut Setup,
    warnings: &mut Vec<FenWarning>,
) -> Result<(), FenError> {
    let mut rest = fields.iter();
    if let Some(field) = rest.next().copied() {
        let plies = read_number(field, "number of moves")?;
        setup.round = (plies / rules.players().len().max(1) as u32).saturating_add(1);
    }
    let mut field = rest.next().copied();
    if let Some(flags) = field.filter(|field| is_flags(field.text)) {
        let (letters, excess) = to_letters(rules, flags.text);
        if !excess.is_empty() {
            warnings.push(FenWarning::Trailing { text: excess });
        }
        setup.castling = castling::read(rules, &letters, flags.column, &setup.pieces, warnings)?;
        field = rest.next().copied();
    }
    if let Some(field) = field {
        setup.en_passant = read_en_passant(rules, field, setup, warnings)?;
    }
    warn_of_trailing(rest.as_slice(), warnings);
    Ok(())
}

fn is_flags(text: &str) -> bool {
    text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// The letters of files of those rights that are there, in the case of their player, and what is
/// left of the flags behind the last player's.
fn to_letters(rules: &Rules, flags: &str) -> (String, String) {
    let castles = |player: &&Player| rules.castlings().iter().any(|option| option.player == **player);
    let mut castling: Vec<Player> = rules.players().iter().filter(castles).copied().collect();
    if castling.is_empty() {
        castling = rules.players().to_vec();
    }
    let files = rules.board().rows().iter().map(Vec::len).max().unwrap_or(0);
    let beyond = (b'a' + files.min(25) as u8) as char;
    let owners = castling.iter().flat_map(|player| [*player; 2]);
    let letters: String = flags
        .chars()
        .zip(owners)
        .filter(|(file, _)| *file != beyond)
        .map(|(file, player)| cased(rules, player, file))
        .collect();
    let excess = flags.get(2 * castling.len()..).unwrap_or_default().to_owned();
    (if letters.is_empty() { "-".to_owned() } else { letters }, excess)
}
