//! From where a square is attacked: the capturing paths of a game, read backwards.

use berolina_board::{Square, SquareSet};

use crate::Player;
use crate::shapes::Shapes;

/// The squares from which a piece takes on one square.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Sources<const W: usize> {
    /// Whatever else stands on the board.
    pub(crate) leaps: SquareSet<W>,
    /// When the squares in between are empty.
    pub(crate) lines: SquareSet<W>,
}

/// The sources of all pieces and squares.
#[derive(Debug)]
pub(crate) struct Attacks<const W: usize> {
    /// By player, attacked square and role: those of one square lie together, as they are asked together.
    sources: Vec<Sources<W>>,
    /// By the square of the attacker and the attacked one: what must be empty for a line. It is the
    /// same for all pieces.
    between: Vec<SquareSet<W>>,
    /// Whether there are no attacks of other shapes. Otherwise only making a move tells whether it
    /// leaves the player in check.
    pub(crate) complete: bool,
    roles: usize,
    squares: usize,
}

impl<const W: usize> Attacks<W> {
    /// Nothing attacks anything; without squares for games in which attacks do not matter.
    pub(crate) fn new(roles: usize, squares: usize) -> Attacks<W> {
        Attacks {
            sources: vec![Sources::default(); Player::COUNT * roles * squares],
            between: vec![SquareSet::EMPTY; squares * squares],
            complete: true,
            roles,
            squares,
        }
    }

    /// What a piece of this player and role, by number, attacks from a square.
    pub(crate) fn add(&mut self, piece: (usize, usize), from: Square, shapes: &Shapes) {
        for line in shapes.lines.iter().filter(|line| line.landing.capture) {
            for (at, to) in line.squares.iter().enumerate() {
                self.add_one(piece, from, *to, &line.squares[..at]);
            }
        }
        for target in shapes.targets.iter().filter(|target| target.landing.capture) {
            self.add_one(piece, from, target.square, &target.empty);
        }
        self.complete &= shapes.trees.is_empty();
    }

    fn add_one(&mut self, (player, role): (usize, usize), from: Square, to: Square, empty: &[Square]) {
        let sources = &mut self.sources[(player * self.squares + to.index()) * self.roles + role];
        let empty: SquareSet<W> = empty.iter().copied().collect();
        if empty.is_empty() {
            sources.leaps.insert(from);
            sources.lines.remove(from);
        } else if !sources.leaps.contains(from) {
            sources.lines.insert(from);
            let between = &mut self.between[from.index() * self.squares + to.index()];
            self.complete &= between.is_empty() || *between == empty;
            *between = empty;
        }
    }

    /// From where the pieces of a player attack a square, by role.
    #[inline]
    pub(crate) fn sources(&self, player: usize, to: Square) -> &[Sources<W>] {
        &self.sources[(player * self.squares + to.index()) * self.roles..][..self.roles]
    }

    /// What must be empty for an attack along a line.
    #[inline]
    pub(crate) fn between(&self, from: Square, to: Square) -> SquareSet<W> {
        self.between[from.index() * self.squares + to.index()]
    }
}
