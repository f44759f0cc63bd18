//! The shapes of all paths of a variant, in sets of squares.

use berolina_board::{Square, SquareSet};

use crate::attacks::Attacks;
use crate::shapes::{Line, Shapes, Target};
use crate::{Landing, Parts, Player, Role, Royalty};

/// In which direction the square numbers along a ray run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    Rising,
    Falling,
    Mixed,
}

/// What a move along a ray may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Modality {
    pub(crate) quiet: bool,
    pub(crate) capture: bool,
}

impl Modality {
    const fn of(landing: Landing) -> Modality {
        Modality { quiet: landing.quiet, capture: landing.capture }
    }
}

/// A line of squares, each of which must be empty for the next to be reached.
#[derive(Clone, Debug)]
pub(crate) struct Ray<const W: usize> {
    mask: SquareSet<W>,
    order: Order,
    pub(crate) modality: Modality,
    /// Only used when the numbers are mixed.
    squares: Box<[Square]>,
}

impl<const W: usize> Ray<W> {
    fn new(Line { squares, landing }: Line) -> Ray<W> {
        let modality = Modality::of(landing);
        let order = if squares.is_sorted() {
            Order::Rising
        } else if squares.iter().rev().is_sorted() {
            Order::Falling
        } else {
            Order::Mixed
        };
        Ray { mask: squares.iter().copied().collect(), order, modality, squares: squares.into() }
    }

    /// The squares up to and including the first occupied one.
    #[inline]
    pub(crate) fn reach(&self, occupied: &SquareSet<W>) -> SquareSet<W> {
        match self.order {
            Order::Rising => self.mask.up_to_first(occupied),
            Order::Falling => self.mask.down_to_last(occupied),
            Order::Mixed => {
                let mut reach = SquareSet::EMPTY;
                for square in &self.squares {
                    reach.insert(*square);
                    if occupied.contains(*square) {
                        break;
                    }
                }
                reach
            }
        }
    }
}

/// One target behind squares that must be empty: a set for each thing that may happen there, so that
/// none has to be made of the target's number.
#[derive(Clone, Debug)]
pub(crate) struct Lame<const W: usize> {
    pub(crate) empty: SquareSet<W>,
    pub(crate) capture: SquareSet<W>,
    pub(crate) quiet: SquareSet<W>,
    /// Going there without taking anything is a double step.
    pub(crate) double: SquareSet<W>,
    pub(crate) en_passant: SquareSet<W>,
}

impl<const W: usize> Lame<W> {
    fn new(Target { empty, square, landing, double_step }: Target) -> Lame<W> {
        let target = |wanted| if wanted { SquareSet::of(square) } else { SquareSet::EMPTY };
        Lame {
            empty: empty.into_iter().collect(),
            capture: target(landing.capture),
            quiet: target(landing.quiet && !double_step),
            double: target(landing.quiet && double_step),
            en_passant: target(landing.en_passant),
        }
    }
}

/// What one piece can do from one square.
#[derive(Clone, Debug)]
pub(crate) struct Entry<const W: usize> {
    /// Targets that depend on no other square, by what may happen there.
    pub(crate) leap_capture: SquareSet<W>,
    pub(crate) leap_quiet: SquareSet<W>,
    pub(crate) leap_en_passant: SquareSet<W>,
    /// Lines along which everything may happen and the numbers rise, as their squares.
    rising: Slice,
    /// The same where the numbers fall.
    falling: Slice,
    /// Other lines.
    rays: Slice,
    lame: Slice,
    /// Trees that have none of these shapes: they are walked.
    trees: Slice,
}

impl<const W: usize> Entry<W> {
    /// Whether a walk over trees is needed.
    #[inline]
    pub(crate) fn has_trees(&self) -> bool {
        self.trees.count > 0
    }
}

/// A part of one of the lists of the tables.
#[derive(Clone, Copy, Debug)]
struct Slice {
    start: u32,
    count: u32,
}

impl Slice {
    /// What has been added to a list since it had `before` items.
    fn since<T>(before: usize, list: &[T]) -> Slice {
        Slice { start: before as u32, count: (list.len() - before) as u32 }
    }

    #[inline]
    fn of<T>(self, list: &[T]) -> &[T] {
        // Most are: nothing is to be looked up then.
        if self.count == 0 {
            return &[];
        }
        &list[self.start as usize..][..self.count as usize]
    }
}

/// The entries of all pieces on all squares, for boards of up to `64 * W` squares.
#[derive(Debug)]
pub(crate) struct Tables<const W: usize> {
    /// By player, role and square.
    entries: Vec<Entry<W>>,
    rising: Vec<SquareSet<W>>,
    falling: Vec<SquareSet<W>>,
    rays: Vec<Ray<W>>,
    lame: Vec<Lame<W>>,
    /// The first node of each tree, and one past its last.
    trees: Vec<(u32, u32)>,
    roles: usize,
    squares: usize,
    /// Where pawns promote, by player.
    far_rim: [SquareSet<W>; Player::COUNT],
    further_promotions: [u32; Role::MAX],
    /// By number, the roles that can become a royal one.
    crowned: u32,
    pub(crate) attacks: Attacks<W>,
}

impl<const W: usize> Tables<W> {
    /// Sorts all paths of a game.
    pub(crate) fn new(parts: &Parts) -> Tables<W> {
        let Parts { paths, far_rim, promotes_to, squares, .. } = parts;
        let squares = *squares;
        let set = |rim: &Vec<bool>| {
            (0..squares).filter(|at| rim[*at]).map(|number| Square::new(number as u8)).collect()
        };
        let roles = paths.iter().map(Vec::len).max().unwrap_or(0);
        let mut tables = Tables {
            entries: Vec::new(),
            rising: Vec::new(),
            falling: Vec::new(),
            rays: Vec::new(),
            lame: Vec::new(),
            trees: Vec::new(),
            roles,
            squares,
            further_promotions: std::array::from_fn(|role| {
                promotes_to.get(role).map_or(0, |roles| (roles.len() as u32).saturating_sub(1))
            }),
            far_rim: std::array::from_fn(|player| far_rim.get(player).map(set).unwrap_or_default()),
            crowned: match parts.king {
                Some(king) if parts.royalty != Royalty::None => (0..promotes_to.len())
                    .filter(|role| promotes_to[*role].contains(&king))
                    .fold(0, |roles, role| roles | 1 << role),
                _ => 0,
            },
            attacks: match parts.royalty {
                Royalty::None => Attacks::new(0, 0),
                _ => Attacks::new(roles, squares),
            },
        };
        for (player, paths) in paths.iter().enumerate() {
            for (role, paths) in paths.iter().enumerate() {
                for from in paths {
                    let shapes = Shapes::of(from);
                    if parts.royalty != Royalty::None {
                        tables.attacks.add((player, role), from.origin, &shapes);
                    }
                    tables.add(shapes);
                }
            }
        }
        tables
    }

    #[inline]
    pub(crate) fn entry(&self, player: usize, role: usize, square: Square) -> &Entry<W> {
        &self.entries[(player * self.roles + role) * self.squares + square.index()]
    }

    /// How many squares the board has, holes included.
    pub(crate) fn squares(&self) -> usize {
        self.squares
    }

    /// How many promotions there are besides the first, for a role on the far rim.
    #[inline]
    pub(crate) fn further_promotions(&self, role: Role) -> u32 {
        self.further_promotions[role.index()]
    }

    /// How many of the roles that a role can become are royal: one or none.
    #[inline]
    pub(crate) fn crowns(&self, role: Role) -> u32 {
        self.crowned >> role.index() & 1
    }

    /// Where pawns of the player promote.
    #[inline]
    pub(crate) fn far_rim(&self, player: Player) -> SquareSet<W> {
        self.far_rim[player.index()]
    }

    #[inline]
    pub(crate) fn rising(&self, entry: &Entry<W>) -> &[SquareSet<W>] {
        entry.rising.of(&self.rising)
    }

    #[inline]
    pub(crate) fn falling(&self, entry: &Entry<W>) -> &[SquareSet<W>] {
        entry.falling.of(&self.falling)
    }

    #[inline]
    pub(crate) fn rays(&self, entry: &Entry<W>) -> &[Ray<W>] {
        entry.rays.of(&self.rays)
    }

    #[inline]
    pub(crate) fn lame(&self, entry: &Entry<W>) -> &[Lame<W>] {
        entry.lame.of(&self.lame)
    }

    pub(crate) fn trees(&self, entry: &Entry<W>) -> &[(u32, u32)] {
        entry.trees.of(&self.trees)
    }

    fn add(&mut self, shapes: Shapes) {
        let (rising, falling, rays) = (self.rising.len(), self.falling.len(), self.rays.len());
        let (lame, trees) = (self.lame.len(), self.trees.len());
        let mut leaps = [SquareSet::EMPTY; 3];
        shapes.lines.into_iter().for_each(|line| self.add_ray(Ray::new(line)));
        for target in shapes.targets {
            self.add_target(target, &mut leaps);
        }
        self.trees.extend(shapes.trees);
        let [leap_capture, leap_quiet, leap_en_passant] = leaps;
        self.entries.push(Entry {
            leap_capture,
            leap_quiet,
            leap_en_passant,
            rising: Slice::since(rising, &self.rising),
            falling: Slice::since(falling, &self.falling),
            rays: Slice::since(rays, &self.rays),
            lame: Slice::since(lame, &self.lame),
            trees: Slice::since(trees, &self.trees),
        });
    }

    fn add_ray(&mut self, ray: Ray<W>) {
        match ray.order {
            Order::Rising if ray.modality.quiet && ray.modality.capture => self.rising.push(ray.mask),
            Order::Falling if ray.modality.quiet && ray.modality.capture => self.falling.push(ray.mask),
            _ => self.rays.push(ray),
        }
    }

    fn add_target(&mut self, target: Target, leaps: &mut [SquareSet<W>; 3]) {
        if !target.empty.is_empty() || target.double_step {
            self.lame.push(Lame::new(target));
            return;
        }
        let Target { square, landing, .. } = target;
        let wanted = [landing.capture, landing.quiet, landing.en_passant];
        for (set, _) in leaps.iter_mut().zip(wanted).filter(|(_, wanted)| *wanted) {
            set.insert(square);
        }
    }
}

/// Tables for the smallest sets that the board fits into.
#[derive(Debug)]
pub(crate) enum AnyTables {
    #[cfg(feature = "fast")]
    One(Tables<1>),
    #[cfg(feature = "fast")]
    Two(Tables<2>),
    Four(Tables<4>),
}

impl AnyTables {
    pub(crate) fn new(parts: &Parts) -> AnyTables {
        match parts.squares {
            #[cfg(feature = "fast")]
            0..=64 => AnyTables::One(Tables::new(parts)),
            #[cfg(feature = "fast")]
            65..=128 => AnyTables::Two(Tables::new(parts)),
            _ => AnyTables::Four(Tables::new(parts)),
        }
    }
}
