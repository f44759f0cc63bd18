//! Which pieces attack a square, by the same trees of paths as their moves.

use berolina_board::Square;
use berolina_engine::{Event, taken_before, walk};

use crate::view::View;
use crate::{Ground, Paths, Piece, Player, Position};

/// A piece that can take what stands on a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The piece.
    pub piece: Piece,
    /// Where it stands.
    pub from: Square,
    /// The squares from the first after that one to the attacked one; the shortest way where there are
    /// several.
    pub path: Vec<Square>,
}

/// A piece that is attacked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Where it stands.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// The enemies that attack it, by square number.
    pub by: Vec<Attack>,
}

impl Position {
    /// The pieces that attack a square, by square number: that could take there as the board stands if an
    /// enemy of theirs stood on it, whoever moves, and whether or not they are pinned. So the pieces that
    /// defend one of their own are among them; taking in passing is not.
    ///
    /// [`Position::attackers`] has only the enemies of one player, and is faster.
    ///
    /// ```
    /// use berolina_rules::{Position, variants};
    ///
    /// let start = Position::start(&variants::rules("suicide").unwrap());
    /// let board = start.rules().board();
    /// let attacks = start.attacks_on(board.square("f3").unwrap());
    /// let from: Vec<&str> = attacks.iter().map(|attack| board.name(attack.from)).collect();
    /// assert_eq!(from, ["g1", "e2", "g2"]);
    /// ```
    pub fn attacks_on(&self, square: Square) -> Vec<Attack> {
        let royal = self.rules().engine().royal();
        let king = self.piece_at(square).is_some_and(|piece| Some(piece.role) == royal);
        let attack = |(from, piece): (Square, Piece)| {
            let paths = self.rules().paths(piece, from);
            let view = View::new(self, piece.player, Some((square, king)));
            let path = (from != square).then(|| way_to_take(paths, &view, square))??;
            Some(Attack { piece, from, path })
        };
        self.pieces().into_iter().filter_map(attack).collect()
    }

    /// The pieces of a player that others attack, by square number, with the attackers.
    pub fn threats(&self, player: Player) -> Vec<Threat> {
        let threat = |(square, piece): (Square, Piece)| {
            let mut by = if piece.player == player { self.attacks_on(square) } else { Vec::new() };
            by.retain(|attack| attack.piece.player != player);
            (!by.is_empty()).then_some(Threat { square, piece, by })
        };
        self.pieces().into_iter().filter_map(threat).collect()
    }
}

/// The shortest way on which a piece takes what stands on a square, at the end of its move or before.
fn way_to_take(paths: &Paths, ground: &impl Ground, square: Square) -> Option<Vec<Square>> {
    if !paths.nodes.iter().any(|node| node.square == square) {
        return None;
    }
    let mut shortest: Option<Vec<Square>> = None;
    walk(paths, 0, paths.nodes.len(), ground, |number, event| {
        let ends = matches!(event, Event::Quiet | Event::Capture | Event::EnPassant);
        let here = event == Event::Capture && paths.nodes[number].square == square;
        let on_the_way = ends && taken_before(paths, number).any(|taken| taken == square);
        if !here && !on_the_way {
            return;
        }
        let mut way = paths.squares_to(number);
        let first = way.iter().position(|at| *at == square).unwrap_or(0);
        way.truncate(first + 1);
        if shortest.as_ref().is_none_or(|known| way.len() < known.len()) {
            shortest = Some(way);
        }
    });
    shortest
}
