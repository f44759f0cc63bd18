use berolina_board::Square;

use super::error::SanError;
use super::normal::{castling_hops, normalise};
use super::write::san_among;
use crate::notation::letters::{all_letters, file_of, is_letterless, known, meant, rank_of, role_letters};
use crate::notation::move_text::{castling_option, find, parts, write_move};
use crate::notation::{MoveTextError, Refused};
use crate::{Move, MoveKind, Position, Refusal, Role, Side};

/// Reads a legal move of a position, as people write it or by its squares.
///
/// Read too: castling with zeros or small letters, any dash, `Ng1-f3`, more of the origin than is
/// needed, promotion as `b8K`, `b8(K)` or `b8=k`, signs behind the move whether or not they are
/// right. Case decides between the file `b` and a bishop. A promotion must be named.
///
/// ```
/// use berolina_rules::{Position, notation, variants};
/// let start = Position::start(&variants::rules("suicide").unwrap());
/// let knight = notation::read_move(&start, "Nf3").unwrap();
/// assert_eq!(notation::read_move(&start, "Ng1-f3+!?").unwrap(), knight);
/// assert_eq!(notation::read_move(&start, "g1f3").unwrap(), knight);
/// let error = notation::read_move(&start, "Nd4").unwrap_err();
/// assert_eq!(error.to_string(), "'Nd4' is not legal: White has no knight that can go to d4");
/// ```
pub fn read_move(position: &Position, text: &str) -> Result<Move, SanError> {
    let reader = Reader { position, moves: position.legal_moves(), text: text.trim() };
    let plain = normalise(text);
    if let Some(hops) = castling_hops(&plain) {
        return reader.castling(if hops == 2 { Side::Short } else { Side::Long });
    }
    let plain: String = plain.chars().filter(|c| *c != '-').collect();
    if let Some(parts) = parts(position, &plain) {
        return Ok(find(position, &reader.moves, &parts?, reader.text)?);
    }
    reader.find(&reader.take_apart(&plain)?)
}

/// What a text says of a move.
struct San<'t> {
    letter: Option<char>,
    file: &'t str,
    rank: &'t str,
    takes: bool,
    to: Square,
    promotion: Option<char>,
}

struct Reader<'p> {
    position: &'p Position,
    moves: Vec<Move>,
    /// As it was written, for errors.
    text: &'p str,
}

impl Reader<'_> {
    fn text(&self) -> String {
        self.text.to_owned()
    }

    fn unreadable(&self) -> SanError {
        let example = self.moves.first().map(|made| san_among(self.position, &self.moves, *made));
        SanError::Unreadable { text: self.text(), example: example.unwrap_or_else(|| "Nf3".to_owned()) }
    }

    fn castling(&self, side: Side) -> Result<Move, SanError> {
        let rules = self.position.rules();
        let castles = |m: &Move| castling_option(rules, *m).is_some_and(|option| option.side == side);
        let found: Vec<Move> = self.moves.iter().copied().filter(castles).collect();
        match found.as_slice() {
            [castle] => Ok(*castle),
            [] => Err(self.why_no_castling(side)),
            _ => Err(self.ambiguous(&found)),
        }
    }

    fn why_no_castling(&self, side: Side) -> SanError {
        let rights = self.position.castling_rights();
        let mut own = rights.filter(|option| option.player == self.position.turn() && option.side == side);
        // Where the king's last square is no more than a step away, its step there may be legal.
        let refused = own.next().and_then(|option| {
            let entry = option.entries().last().copied().unwrap_or(option.path.king_to);
            self.refused(option.path.king_from, entry)
        });
        match refused {
            Some(refused) => SanError::Illegal { text: self.text(), refused },
            None => SanError::NoCastling { text: self.text() },
        }
    }

    fn ambiguous(&self, found: &[Move]) -> SanError {
        let sans: Vec<String> =
            found.iter().map(|made| san_among(self.position, &self.moves, *made)).collect();
        SanError::Ambiguous { text: self.text(), moves: sans.join(" or ") }
    }

    fn take_apart<'t>(&self, plain: &'t str) -> Result<San<'t>, SanError> {
        let rules = self.position.rules();
        let letter = plain.chars().next().filter(char::is_ascii_uppercase);
        let rest = &plain[letter.map_or(0, char::len_utf8)..];
        let letter = letter.map(|letter| meant(rules, self.position.turn(), letter));
        let (rest, promotion) = cut_promotion(rest);
        let mut promoted = promotion.chars();
        let promotion = promoted.next();
        if promoted.next().is_some() || promotion.is_some_and(|letter| !letter.is_ascii_alphabetic()) {
            return Err(self.unreadable());
        }
        let digits = rest.bytes().rev().take_while(u8::is_ascii_digit).count();
        let before = &rest[..rest.len() - digits];
        if digits == 0 || !before.ends_with(|c: char| c.is_ascii_lowercase()) {
            return Err(self.unreadable());
        }
        let (origin, name) = rest.split_at(before.len() - 1);
        let to = rules.board().square(name);
        let to = to.ok_or_else(|| SanError::NoSquare { name: name.to_owned() })?;
        // The capture of a king that wins is written xK.
        let origin = origin.strip_suffix('K').filter(|rest| rest.ends_with(['x', ':'])).unwrap_or(origin);
        let bare = origin.strip_suffix(['x', ':']);
        let takes = bare.is_some();
        let origin = bare.unwrap_or(origin);
        let (file, rank) = origin.split_at(origin.bytes().take_while(u8::is_ascii_lowercase).count());
        if !rank.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(self.unreadable());
        }
        Ok(San { letter, file, rank, takes, to, promotion })
    }

    fn find(&self, san: &San<'_>) -> Result<Move, SanError> {
        let rules = self.position.rules();
        let direct: Vec<Move> = self
            .moves
            .iter()
            .copied()
            .filter(|m| !matches!(m.kind(), MoveKind::Castle(_) | MoveKind::Locust))
            .filter(|m| m.to() == san.to && self.may_start(san, m.from()))
            .collect();
        if direct.is_empty() {
            return self.king_castles(san).ok_or_else(|| self.why_not(san));
        }
        if san.takes && !direct.iter().any(|m| m.is_capture()) {
            let square = rules.board().name(san.to).to_owned();
            return Err(SanError::NothingToTake { text: self.text(), square });
        }
        let wanted = san.promotion.map(|letter| known(rules, letter.to_ascii_uppercase()));
        let letter_of = |m: &Move| m.promotion().map(|role| rules.spec(role).letter);
        let right = |m: &&Move| letter_of(m) == wanted && m.is_capture() | !san.takes;
        let found: Vec<Move> = direct.iter().filter(right).copied().collect();
        match found.as_slice() {
            [made] => Ok(*made),
            [] => Err(self.wrong_promotion(&direct, san.promotion)),
            _ => Err(self.ambiguous(&found)),
        }
    }

    /// Whether a piece of the player to move stands there that the text can mean.
    fn may_start(&self, san: &San<'_>, from: Square) -> bool {
        let rules = self.position.rules();
        let board = rules.board();
        let Some(piece) = self.position.piece_at(from) else { return false };
        let meant = match san.letter {
            Some(letter) => rules.spec(piece.role).letter == letter,
            None => is_letterless(rules, piece.role),
        };
        meant
            && piece.player == self.position.turn()
            && (san.file.is_empty() || file_of(board, from) == san.file)
            && (san.rank.is_empty() || rank_of(board, from) == san.rank)
    }

    /// Castling, written as a move of the king to its last square or onto its partner.
    fn king_castles(&self, san: &San<'_>) -> Option<Move> {
        if san.takes || san.promotion.is_some() {
            return None;
        }
        let mut found = self.moves.iter().copied().filter(|m| {
            castling_option(self.position.rules(), *m)
                .is_some_and(|option| option.entries().contains(&san.to) && self.may_start(san, m.from()))
        });
        found.next().filter(|_| found.next().is_none())
    }

    fn refused(&self, from: Square, to: Square) -> Option<Refused> {
        let refusal = self.position.why_not(from, to)?;
        Some(Refused::new(self.position.rules().board(), from, to, refusal))
    }

    /// Why no legal move is meant: by the piece that comes nearest to being meant.
    fn why_not(&self, san: &San<'_>) -> SanError {
        let rules = self.position.rules();
        let roles: Vec<Role> = rules
            .roles()
            .filter(|role| match san.letter {
                Some(letter) => rules.spec(*role).letter == letter,
                None => is_letterless(rules, *role),
            })
            .collect();
        let Some(role) = roles.first() else {
            let letters = all_letters(rules);
            return SanError::NoSuchPiece { letter: san.letter.unwrap_or('P'), letters };
        };
        let squares = self.position.pieces().into_iter().map(|(square, _)| square);
        let refusals: Vec<Refused> = squares
            .filter(|from| self.may_start(san, *from))
            .filter_map(|from| self.refused(from, san.to))
            .collect();
        let useful = refusals.iter().find(|refused| !matches!(refused.refusal, Refusal::Hindered(_)));
        if let Some(refused) = useful.or(refusals.first().filter(|_| refusals.len() == 1)) {
            return SanError::Illegal { text: self.text(), refused: refused.clone() };
        }
        let (text, player, piece) = (self.text(), self.position.turn().title(), rules.spec(*role).name);
        if refusals.is_empty() {
            return self.only_on_the_way(san).unwrap_or(SanError::NoPiece { text, player, piece });
        }
        let square = rules.board().name(san.to).to_owned();
        SanError::NoneReaches { text, player, piece, square }
    }

    /// A piece is meant that goes there only by taking something before.
    fn only_on_the_way(&self, san: &San<'_>) -> Option<SanError> {
        let rules = self.position.rules();
        let goes = |m: &&Move| m.to() == san.to && self.may_start(san, m.from());
        let moves: Vec<String> = self.moves.iter().filter(goes).map(|m| write_move(rules, *m)).collect();
        let error = MoveTextError::OtherWay { text: self.text(), moves: moves.join(", ") };
        (!moves.is_empty()).then_some(SanError::MoveText(error))
    }

    fn wrong_promotion(&self, moves: &[Move], letter: Option<char>) -> SanError {
        let roles: Vec<Role> = moves.iter().filter_map(|m| m.promotion()).collect();
        let mut choices = role_letters(self.position.rules(), &roles);
        let text = self.text();
        match letter {
            None => SanError::PromotionMissing { text, choices },
            Some(letter) => {
                if roles.is_empty() {
                    choices = "it stays what it is".to_owned();
                } else {
                    choices.insert_str(0, "it can become one of ");
                }
                SanError::Promotion { text, letter, choices }
            }
        }
    }
}

/// Cuts `=K`, `(K)`, `/K` or `K` behind a rank off the end of a text.
fn cut_promotion(text: &str) -> (&str, &str) {
    if let Some((rest, inner)) = text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        return (rest, inner.strip_prefix('=').unwrap_or(inner));
    }
    if let Some(cut) = text.rsplit_once(['=', '/']) {
        return cut;
    }
    let letters = text.bytes().rev().take_while(u8::is_ascii_alphabetic).count();
    let cut = text.len() - letters;
    if text[..cut].ends_with(|c: char| c.is_ascii_digit()) { text.split_at(cut) } else { (text, "") }
}
