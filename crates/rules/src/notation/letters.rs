//! Letters of pieces and names of squares: what the notations share.

use berolina_board::{Board, Square};

use crate::{Piece, Player, Role, Rules};

/// The letter that the game itself writes for what an upper-case letter means for a player.
pub(super) fn meant(rules: &Rules, player: Player, letter: char) -> char {
    role_of(rules, player, letter).map_or(letter, |role| rules.spec(role).letter)
}

/// The upper-case letter that the game itself writes for the piece of another program's letter.
pub(super) fn known(rules: &Rules, letter: char) -> char {
    let alias = rules.variant().aliases.iter().find(|(alias, _)| *alias == letter);
    alias.map_or(letter, |(_, own)| *own)
}

/// The kind of piece that a letter of a FEN means, in either case, for a player. The letter of a pawn
/// that the player does not start with means the pawns that the player has: vchess writes the
/// hoplites of Spartan Chess so.
pub(super) fn role_of(rules: &Rules, player: Player, letter: char) -> Option<Role> {
    let role = rules.role_by_letter(known(rules, letter.to_ascii_uppercase()))?;
    let pawns = || {
        let men = rules.start().pieces.iter().flatten().filter(|piece| piece.player == player);
        men.map(|piece| piece.role).filter(|role| rules.is_pawn(*role))
    };
    let foreign = rules.is_pawn(role) && pawns().all(|own| own != role);
    Some(pawns().next().filter(|_| foreign).unwrap_or(role))
}

/// Whose piece a letter of a two-player FEN is: the first player's are upper case.
pub(super) fn owner_of(rules: &Rules, letter: char) -> Option<Player> {
    let seat = usize::from(letter.is_ascii_lowercase());
    rules.players().get(seat).copied()
}

/// The letter of a piece in a two-player FEN.
pub(super) fn letter_of(rules: &Rules, piece: Piece) -> char {
    cased(rules, piece.player, rules.spec(piece.role).letter)
}

/// A letter in the case that means the player.
pub(super) fn cased(rules: &Rules, player: Player, letter: char) -> char {
    if rules.players().first() == Some(&player) {
        letter.to_ascii_uppercase()
    } else {
        letter.to_ascii_lowercase()
    }
}

/// The letters that a FEN of the game can hold, for an error that names them: `K, Q, R`.
pub(super) fn all_letters(rules: &Rules) -> String {
    let mut letters: Vec<String> = rules.roles().map(|role| rules.spec(role).letter.to_string()).collect();
    letters.dedup();
    letters.join(", ")
}

/// Whether SAN leaves the letter of the role out, as it does for the pawn.
pub(super) fn is_letterless(rules: &Rules, role: Role) -> bool {
    rules.is_pawn(role) && rules.spec(role).letter == 'P'
}

/// The roles in a list by their letters, `K, Q, R`.
pub(super) fn role_letters(rules: &Rules, roles: &[Role]) -> String {
    let letters: Vec<String> = roles.iter().map(|role| rules.spec(*role).letter.to_string()).collect();
    letters.join(", ")
}

/// The letters in front of a square's name: its file.
pub(crate) fn file_of(board: &Board, square: Square) -> &str {
    board.name(square).trim_end_matches(|letter: char| letter.is_ascii_digit())
}

/// The digits behind a square's name: its rank.
pub(super) fn rank_of(board: &Board, square: Square) -> &str {
    &board.name(square)[file_of(board, square).len()..]
}

/// The names of squares in a list, `a1, c3`.
pub(super) fn names(board: &Board, squares: &[Square]) -> String {
    let names: Vec<&str> = squares.iter().map(|square| board.name(*square)).collect();
    names.join(", ")
}
