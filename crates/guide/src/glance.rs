//! "Moves at a glance": a gallery of pieces, each with its own small position.

use std::sync::Arc;

use berolina_board::{Square, sort_short};
use berolina_rules::{
    CastlingOption, Explanation, Ground, Mark, MarkClass, Occupant, Piece, Rules, capitalised, explain_paths,
};

use crate::Words;
use crate::data::{Exhibit, Game};
use crate::guide::has;
use crate::notes::notes;
use crate::words::Phrase;

/// A piece of the gallery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GalleryPiece {
    /// Where it stands.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// The lower-case English name of its role.
    pub role: &'static str,
    /// The ids of the demonstrations that show more of it.
    pub demos: Vec<&'static str>,
}

/// What is shown while a piece of the gallery is picked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The marks, from the rules.
    pub explanation: Explanation,
    /// All that stands on the board of the demonstration, the piece itself included; the other pieces
    /// of the gallery fade, and block nothing.
    pub occupants: Vec<(Square, Piece)>,
    /// The name, then what the marks mean.
    pub lines: Vec<String>,
}

/// A board of demonstrations, not a game.
///
/// ```
/// use berolina_guide::guide;
///
/// let glance = guide("suicide", "en").unwrap().glance();
/// let knight = glance.pieces().iter().find(|shown| shown.role == "knight").unwrap();
/// let shown = glance.show(knight.square).unwrap();
/// assert_eq!(shown.lines[0], "Knight");
/// assert_eq!(shown.explanation.destinations().len(), 7);
/// ```
#[derive(Clone, Debug)]
pub struct Glance {
    rules: Arc<Rules>,
    words: Words,
    pieces: Vec<GalleryPiece>,
    exhibits: Vec<&'static Exhibit>,
}

impl Glance {
    pub(crate) fn new(rules: &Arc<Rules>, game: &'static Game, words: Words) -> Glance {
        let exhibits = game.pieces.iter().filter(|exhibit| has(rules.variant(), exhibit.needs));
        let shown: Vec<(GalleryPiece, &Exhibit)> =
            exhibits.filter_map(|exhibit| Some((gallery_piece(rules, exhibit)?, exhibit))).collect();
        let (pieces, exhibits) = shown.into_iter().unzip();
        Glance { rules: rules.clone(), words, pieces, exhibits }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The pieces of the gallery; each on a square of its own.
    pub fn pieces(&self) -> &[GalleryPiece] {
        &self.pieces
    }

    /// The first piece of a role, for a row of the piece table.
    pub fn piece_of_role(&self, role: &str) -> Option<&GalleryPiece> {
        self.pieces.iter().find(|piece| piece.role == role)
    }

    /// The demonstration of the piece on a square of the gallery.
    pub fn show(&self, square: Square) -> Option<Shown> {
        let number = self.pieces.iter().position(|piece| piece.square == square)?;
        let (piece, exhibit) = (self.pieces[number].piece, self.exhibits[number]);
        let mut scene = Scene { rules: &self.rules, piece, occupants: vec![(square, piece)], passed: None };
        let with = exhibit.with.iter().filter_map(|text| read_piece(&self.rules, text));
        scene.occupants.extend(with);
        scene.passed = exhibit.passed.and_then(|name| self.rules.board().square(name));
        let explanation = scene.explain(square);
        let mut lines = vec![capitalised(self.words.role(self.pieces[number].role))];
        lines.extend(notes(&self.rules, &explanation, piece, self.words));
        if scene.castles_with(square) {
            lines.push(self.words.get(Phrase::NotePartner).to_owned());
        }
        Some(Shown { explanation, occupants: scene.occupants, lines })
    }
}

fn gallery_piece(rules: &Rules, exhibit: &'static Exhibit) -> Option<GalleryPiece> {
    let (square, piece) = read_piece(rules, exhibit.piece)?;
    Some(GalleryPiece { square, piece, role: rules.spec(piece.role).name, demos: exhibit.demos.to_vec() })
}

/// Reads `white rook c3`.
pub(crate) fn read_piece(rules: &Rules, text: &str) -> Option<(Square, Piece)> {
    let mut parts = text.split(' ');
    let player = parts.next()?.parse().ok().filter(|player| rules.players().contains(player))?;
    let role = rules.role(parts.next()?)?;
    let square = rules.board().square(parts.next()?)?;
    parts.next().is_none().then_some((square, Piece { role, player }))
}

/// The board of one demonstration, as its piece sees it.
struct Scene<'r> {
    rules: &'r Rules,
    piece: Piece,
    occupants: Vec<(Square, Piece)>,
    passed: Option<Square>,
}

impl Scene<'_> {
    /// As a position would explain it; but a scene needs no kings and nobody to move.
    fn explain(&self, square: Square) -> Explanation {
        let (rules, piece) = (self.rules, self.piece);
        let mut explanation = explain_paths(rules.board(), rules.paths(piece, square), self);
        explanation.piece = Some(piece);
        let rim = |square| rules.is_pawn(piece.role) && rules.on_far_rim(piece.player, square);
        explanation.marks.iter_mut().for_each(|mark| mark.promote = mark.reachable && rim(mark.square));
        let castlings = rules
            .castlings()
            .iter()
            .filter(|option| option.path.king_from == square && self.is_ready(option));
        explanation.marks.extend(castlings.flat_map(|option| self.castling_marks(option)));
        sort_short(&mut explanation.marks, |mark| (mark.square, mark.class, mark.castle));
        explanation
    }

    /// Whether a king can castle with the piece on the square now.
    fn castles_with(&self, partner: Square) -> bool {
        self.rules.castlings().iter().any(|option| {
            let path = &option.path;
            path.partner_from == partner
                && self.is_ready(option)
                && path.empty.iter().all(|square| self.at(*square).is_none())
        })
    }

    /// Whether the king and its partner stand where they start.
    fn is_ready(&self, option: &CastlingOption) -> bool {
        let player = option.player;
        self.at(option.path.king_from) == Some(Piece { role: option.king, player })
            && self.at(option.path.partner_from) == Some(Piece { role: option.partner, player })
    }

    /// The targets of a castling, or the piece that is in its way.
    fn castling_marks(&self, option: &CastlingOption) -> Vec<Mark> {
        let path = &option.path;
        let blocker = path.empty.iter().copied().find(|square| self.at(*square).is_some());
        let squares = blocker.map_or_else(|| option.entries(), |square| vec![square]);
        let mark = |square| Mark {
            square,
            class: if blocker.is_some() { MarkClass::Blocker } else { MarkClass::MoveOnly },
            path: if square == path.king_to { path.crossed.clone() } else { vec![square] },
            castle: blocker.is_none(),
            promote: false,
            en_passant: false,
            reachable: blocker.is_none(),
        };
        squares.into_iter().map(mark).collect()
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.occupants.iter().find(|(at, _)| *at == square).map(|(_, piece)| *piece)
    }
}

impl Ground for Scene<'_> {
    fn occupant(&self, square: Square) -> Option<Occupant> {
        let piece = self.at(square)?;
        let own = piece.player == self.piece.player;
        Some(if own { Occupant::Own } else { Occupant::Enemy { king: false } })
    }

    fn passed_over(&self, square: Square) -> bool {
        self.passed == Some(square)
    }
}
