use berolina_board::Square;

use super::{FenError, FenWarning, castling, placement, rights, vchess};
use crate::{EnPassant, Piece, Player, Rules, Setup};

/// A field of the text and the column at which it starts, counted in characters from 1.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    pub(super) text: &'a str,
    pub(super) column: usize,
}

/// The fields of a text, whatever blanks are between them.
fn fields(text: &str) -> Vec<Field<'_>> {
    let mut fields = Vec::new();
    let mut column = 1;
    for piece in text.split(char::is_whitespace) {
        if !piece.is_empty() {
            fields.push(Field { text: piece, column });
        }
        column += piece.chars().count() + 1;
    }
    fields
}

/// Reads a FEN, without asking whether the position can be.
///
/// Fields that are missing at the end stand for `- - 0 1`. FENs of vchess, whose third field is a
/// number, are converted.
///
/// ```
/// use berolina_rules::{notation, variants};
/// let rules = variants::rules("suicide").unwrap();
/// let (setup, warnings) = notation::read_fen(&rules, "8/8/8/3kK3/8/8/8/8 w")?;
/// assert!(warnings.is_empty());
/// assert_eq!(setup.round, 1);
/// let error = notation::read_fen(&rules, "8/8/8/3kK4/8/8/8/8 w").unwrap_err();
/// assert!(error.to_string().starts_with("placement: rank 5 (column 7) has 9 squares"));
/// # Ok::<(), notation::FenError>(())
/// ```
pub fn read_fen(rules: &Rules, text: &str) -> Result<(Setup, Vec<FenWarning>), FenError> {
    let fields = fields(text);
    let mut warnings = Vec::new();
    let first = fields.first().ok_or_else(|| FenError::Empty { example: example(rules) })?;
    let pieces = shifted(placement::read(rules, first.text), first.column - 1)?;
    let turn = read_turn(rules, fields.get(1))?;
    let mut setup =
        Setup { pieces, turn, castling: Vec::new(), en_passant: Vec::new(), halfmoves: 0, round: 1 };
    let rest = fields.get(2..).unwrap_or_default();
    let sections = rules.board().sections();
    if sections == 1 && rest.first().is_some_and(|field| is_number(field.text)) {
        warnings.push(FenWarning::Vchess);
        vchess::read(rules, rest, &mut setup, &mut warnings)?;
        return Ok((setup, warnings));
    }
    if let Some(field) = rest.first().copied() {
        let Field { text, column } = field;
        setup.castling = if sections > 1 {
            rights::read(rules, field, &mut warnings)?
        } else {
            castling::read(rules, text, column, &setup.pieces, &mut warnings)?
        };
    }
    if let Some(field) = rest.get(1) {
        setup.en_passant = read_en_passant(rules, *field, &setup, &mut warnings)?;
    }
    if let Some(field) = rest.get(2) {
        setup.halfmoves = read_number(*field, "plies since a capture or pawn move")?;
    }
    if let Some(field) = rest.get(3) {
        setup.round = read_number(*field, "round")?;
    }
    if setup.round == 0 {
        setup.round = 1;
        warnings.push(FenWarning::RoundZero);
    }
    warn_of_trailing(rest.get(4..).unwrap_or_default(), &mut warnings);
    Ok((setup, warnings))
}

pub(super) fn warn_of_trailing(fields: &[Field<'_>], warnings: &mut Vec<FenWarning>) {
    if !fields.is_empty() {
        let text: Vec<&str> = fields.iter().map(|field| field.text).collect();
        warnings.push(FenWarning::Trailing { text: text.join(" ") });
    }
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

pub(super) fn read_number(field: Field<'_>, name: &'static str) -> Result<u32, FenError> {
    let plain = field.text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if plain { field.text.parse().ok() } else { None };
    number.ok_or_else(|| FenError::Number { field: name, found: field.text.to_owned(), column: field.column })
}

fn example(rules: &Rules) -> String {
    let start: Vec<&str> = rules.variant().start.split(' ').take(2).collect();
    start.join(" ")
}

fn read_turn(rules: &Rules, field: Option<&Field<'_>>) -> Result<Player, FenError> {
    let letters = || {
        let letters: Vec<String> = rules.players().iter().map(|player| player.letter().to_string()).collect();
        letters.join(" or ")
    };
    let field = field.ok_or_else(|| FenError::NoTurn { letters: letters() })?;
    let player = rules.players().iter().find(|player| field.text.chars().eq([player.letter()]));
    player.copied().ok_or_else(|| FenError::Turn {
        found: field.text.to_owned(),
        column: field.column,
        letters: letters(),
    })
}

/// Moves the columns of an error of the placement to where that stands in the text.
fn shifted<T>(result: Result<T, FenError>, by: usize) -> Result<T, FenError> {
    result.map_err(|mut error| {
        match &mut error {
            FenError::RankLength { column, .. }
            | FenError::UnknownPiece { column, .. }
            | FenError::UnknownMan { column, .. }
            | FenError::Placement { column, .. }
            | FenError::OnHole { column, .. } => *column += by,
            _ => {}
        }
        error
    })
}

/// The parts of a comma list; none of `-`.
pub(super) fn parts(field: Field<'_>) -> Vec<Field<'_>> {
    let mut parts = Vec::new();
    let mut column = field.column;
    for text in field.text.split(',').filter(|_| field.text != "-") {
        parts.push(Field { text, column });
        column += text.chars().count() + 1;
    }
    parts
}

/// Reads the squares passed over: one, or a comma list in games of three.
pub(super) fn read_en_passant(
    rules: &Rules,
    field: Field<'_>,
    setup: &Setup,
    warnings: &mut Vec<FenWarning>,
) -> Result<Vec<EnPassant>, FenError> {
    let squares = if rules.board().sections() > 1 { parts(field) } else { vec![field] };
    let mut rights = Vec::new();
    for field in squares.into_iter().filter(|field| field.text != "-") {
        match read_passed(rules, field, setup)? {
            Some(right) if rights.contains(&right) => {}
            Some(right) => rights.push(right),
            None => warnings.push(FenWarning::EnPassantDropped { square: field.text.to_owned() }),
        }
    }
    Ok(rights)
}

/// Reads one square; None in a game without taking in passing.
fn read_passed(rules: &Rules, field: Field<'_>, setup: &Setup) -> Result<Option<EnPassant>, FenError> {
    let Field { text, column } = field;
    let board = rules.board();
    let square =
        board.square(text).ok_or_else(|| FenError::NoSuchSquare { found: text.to_owned(), column })?;
    // A player whose turn it is can no longer be taken in passing.
    let others = || rules.players().iter().copied().filter(|player| *player != setup.turn);
    let passes =
        |square: Square| others().find_map(|owner| Some((owner, rules.passer_square(owner, square)?)));
    if board.squares().all(|square| passes(square).is_none()) {
        return Ok(None);
    }
    let wrong = |why| Err(FenError::EnPassant { square: text.to_owned(), column, why });
    let Some((owner, passer)) = passes(square) else {
        return wrong("no piece of the player who has just moved passes over it");
    };
    let right = EnPassant { owner, square };
    match setup.pieces.get(passer.index()).copied().flatten() {
        Some(Piece { player, role }) if player == owner && rules.is_pawn(role) => {
            if setup.can_be_free(rules.players(), right, square) {
                Ok(Some(right))
            } else {
                wrong("something stands on it")
            }
        }
        _ => wrong("no pawn of the player who has just moved stands behind it"),
    }
}
