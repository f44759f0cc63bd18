//! "Moves at a glance": a gallery of pieces, each with its own small position.

use std::sync::Arc;

use berolina_board::Square;
use berolina_rules::{Explanation, Piece, Rules};

use crate::live::Exhibit;
use crate::scene::Scene;

/// A piece of the gallery.
#[derive(Clone, Debug)]
pub struct GalleryPiece {
    /// Where it stands.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// The lower-case English name of its role.
    pub role: &'static str,
    /// The name, then what the marks mean.
    pub lines: Vec<String>,
    /// The ids of the demonstrations that show more of it.
    pub demos: Vec<String>,
    scene: Scene,
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
    pieces: Vec<GalleryPiece>,
}

impl Glance {
    /// The gallery of these pieces; what names something that the game has not is left out.
    pub fn new(rules: &Arc<Rules>, exhibits: &[Exhibit]) -> Glance {
        let piece = |exhibit: &Exhibit| {
            let scene = exhibit.scene(rules)?;
            let role = rules.spec(scene.piece.role).name;
            let (lines, demos) = (exhibit.lines.clone(), exhibit.demos.clone());
            Some(GalleryPiece { square: scene.square, piece: scene.piece, role, lines, demos, scene })
        };
        Glance { pieces: exhibits.iter().filter_map(piece).collect() }
    }

    /// The pieces of the gallery; each on a square of its own.
    pub fn pieces(&self) -> &[GalleryPiece] {
        &self.pieces
    }

    /// The first piece of a role, for a row of the piece table.
    pub fn piece_of_role(&self, role: &str) -> Option<&GalleryPiece> {
        self.pieces.iter().find(|piece| piece.role == role)
    }

    /// The piece on a square of the gallery.
    pub fn piece_on(&self, square: Square) -> Option<&GalleryPiece> {
        self.pieces.iter().find(|piece| piece.square == square)
    }

    /// The demonstration of the piece on a square of the gallery.
    pub fn show(&self, square: Square) -> Option<Shown> {
        let GalleryPiece { scene, lines, .. } = self.piece_on(square)?;
        let occupants = scene.occupants.clone();
        Some(Shown { explanation: scene.explain(), occupants, lines: lines.clone() })
    }
}
