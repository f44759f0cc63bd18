//! How many moves a piece has on average: worked out from the trees of its paths, not by trying boards.

use std::ops::Range;

use berolina_board::{Board, Square};

use crate::betza::{Betza, CompileError};
use crate::{Node, Pass, Paths, Player};

/// What can be on a square, as bits: nothing, an own piece, an enemy.
const EMPTY: u8 = 1;
const OWN: u8 = 2;
const ENEMY: u8 = 4;

/// With more ways than these to one square, they are taken as independent of each other.
const MOST_WAYS: usize = 6;

/// To how many squares a piece can go, on the average over all squares on which it can stand, in
/// hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mobility {
    /// On an empty board.
    pub empty: u32,
    /// Where every other square is taken with a probability of 30 %, by an own piece as often as by an
    /// enemy that is no king, and independently of all others.
    pub crowded: u32,
}

impl Mobility {
    /// The mobility of a piece that has moved before. Castling and taking in passing do not count, nor
    /// does going back to where it stands.
    ///
    /// Both numbers are exact and not samples: what stands on a path's squares is independent, and where
    /// several paths lead to a square their conditions are taken apart. Only of squares that more than six
    /// essentially different paths lead to, the paths are counted as if they were independent.
    ///
    /// # Errors
    /// When the notation means nothing on this board.
    ///
    /// ```
    /// use berolina_board::Board;
    /// use berolina_rules::{Mobility, Player};
    ///
    /// let board = Board::rectangle(8, 8)?;
    /// let knight = Mobility::of(&"N".parse()?, &board, Player::White)?;
    /// assert_eq!((knight.empty, knight.crowded), (525, 446));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(notation: &Betza, board: &Board, player: Player) -> Result<Mobility, CompileError> {
        let seat = player.seat(board).unwrap_or(0);
        let (mut empty, mut crowded, mut squares) = (0, 0.0, 0);
        for from in board.squares() {
            let paths = notation.compile(board, seat, from, false)?;
            empty += reached_when_empty(&paths);
            crowded += Trees::of(&paths).expected();
            squares += 1;
        }
        let average = |sum: f64| (100.0 * sum / f64::from(squares.max(1)) + 0.5) as u32;
        Ok(Mobility { empty: average(f64::from(empty)), crowded: average(crowded) })
    }
}

/// To how many squares a piece can go on an empty board.
fn reached_when_empty(paths: &Paths) -> u32 {
    let mut reached = [false; 256];
    let mut at = 0;
    while let Some(node) = paths.nodes.get(at) {
        reached[node.square.index()] |= node.landing.quiet;
        at = if pass(node.pass) & EMPTY != 0 { at + 1 } else { node.end as usize };
    }
    reached[paths.origin.index()] = false;
    reached.into_iter().filter(|reached| *reached).count() as u32
}

/// How likely a square is empty, has an own piece, or an enemy, on a crowded board.
const ODDS: [f64; 3] = [0.7, 0.15, 0.15];

/// How likely a square is one of these.
fn likely(allowed: u8) -> f64 {
    (0..3).filter(|bit| allowed & (1 << bit) != 0).map(|bit| ODDS[bit]).sum()
}

/// What squares must be for a piece to go some way.
type Way = Vec<(Square, u8)>;

/// The nodes of different ways at the same distance; no more than there is room for.
type Level = ([u32; 8], usize);

/// The paths of a piece from one square of a crowded board.
struct Trees<'a> {
    paths: &'a Paths,
    /// By node: how likely a path comes to its square, whatever stands there.
    open: Vec<f64>,
    /// By node: whether its path goes over no square twice, nor over the origin.
    simple: Vec<bool>,
}

impl Trees<'_> {
    fn of(paths: &Paths) -> Trees<'_> {
        let count = paths.nodes.len();
        let mut trees = Trees { paths, open: Vec::with_capacity(count), simple: Vec::with_capacity(count) };
        for node in &paths.nodes {
            let (mut open, mut simple) = (1.0, node.square != paths.origin);
            if let Some(parent) = node.parent {
                open = trees.open[parent as usize] * likely(pass(paths.nodes[parent as usize].pass));
                simple &= trees.simple[parent as usize];
            }
            let mut at = node.parent;
            while let Some(above) = at {
                let above = &paths.nodes[above as usize];
                simple &= above.square != node.square;
                at = above.parent;
            }
            trees.open.push(open);
            trees.simple.push(simple);
        }
        trees
    }

    /// To how many squares the piece can be expected to go.
    fn expected(&self) -> f64 {
        let nodes = &self.paths.nodes;
        let lands = |node: &&Node| node.square != self.paths.origin && !node.landing.is_none();
        let mut counts = [0u32; 256];
        nodes.iter().filter(lands).for_each(|node| counts[node.square.index()] += 1);
        let mut sum = 0.0;
        for (number, node) in nodes.iter().enumerate().filter(|(_, node)| lands(node)) {
            match std::mem::take(&mut counts[node.square.index()]) {
                0 => {}
                1 if self.simple[number] => sum += self.open[number] * likely(landing(node)),
                count => {
                    let same = |other: &usize| nodes[*other].square == node.square && lands(&&nodes[*other]);
                    let targets: Vec<usize> =
                        (number..nodes.len()).filter(same).take(count as usize).collect();
                    sum += self.in_line(&targets).unwrap_or_else(|| {
                        let ways = targets.iter().filter_map(|target| way_to(self.paths, *target));
                        any(&essential(ways.collect()))
                    });
                }
            }
        }
        sum
    }

    /// How likely one of several ways is open, while they go over the same squares and differ only in what
    /// must stand there: a slide, and a hopper with its hurdle anywhere. None for other ways.
    fn in_line(&self, targets: &[usize]) -> Option<f64> {
        if !targets.iter().all(|target| self.simple[*target]) {
            return None;
        }
        let mut roots = ([0; 8], 0);
        self.add_children(0..self.paths.nodes.len(), targets, &mut roots)?;
        self.open_from(&roots, targets)
    }

    /// Adds the topmost nodes of a range above which no target stands; None when there are too many.
    fn add_children(&self, range: Range<usize>, targets: &[usize], level: &mut Level) -> Option<()> {
        let mut at = range.start;
        while at < range.end {
            let next = self.paths.nodes[at].end as usize;
            if targets.iter().any(|target| (at..next).contains(target)) {
                *level.0.get_mut(level.1)? = at as u32;
                level.1 += 1;
            }
            at = next;
        }
        Some(())
    }

    fn open_from(&self, level: &Level, targets: &[usize]) -> Option<f64> {
        let nodes = &self.paths.nodes;
        let level = &level.0[..level.1];
        let first = *level.first()? as usize;
        let end = nodes[first].end as usize;
        let mut below = targets.iter().filter(|target| (first..end).contains(target));
        if let (1, Some(only), None) = (level.len(), below.next(), below.next()) {
            return Some(self.open[*only] / self.open[first] * likely(landing(&nodes[*only])));
        }
        if level.iter().any(|node| nodes[*node as usize].square != nodes[first].square) {
            return None;
        }
        let mut sum = 0.0;
        let mut last: Option<(Level, f64)> = None;
        for (bit, odds) in ODDS.iter().enumerate() {
            let allowed = |set: u8| set & (1 << bit) != 0;
            let ends =
                |node: &u32| targets.contains(&(*node as usize)) && allowed(landing(&nodes[*node as usize]));
            if level.iter().any(ends) {
                sum += odds;
                continue;
            }
            let mut next = ([0; 8], 0);
            for node in
                level.iter().map(|node| *node as usize).filter(|node| allowed(pass(nodes[*node].pass)))
            {
                self.add_children(node + 1..nodes[node].end as usize, targets, &mut next)?;
            }
            if next.1 > 0 {
                let known = last.filter(|(known, _)| *known == next).map(|(_, open)| open);
                let open = known.map_or_else(|| self.open_from(&next, targets), Some)?;
                last = Some((next, open));
                sum += odds * open;
            }
        }
        Some(sum)
    }
}

/// What a path asks of its squares; None when it leads nowhere whatever stands on them.
fn way_to(paths: &Paths, node: usize) -> Option<Way> {
    let mut nodes = Vec::new();
    let mut at = Some(node as u32);
    while let Some(number) = at {
        let node = &paths.nodes[number as usize];
        nodes.push(node);
        at = node.parent;
    }
    let (mut way, mut vacated) = (Way::new(), vec![paths.origin]);
    for (left, node) in nodes.iter().enumerate().rev() {
        let allowed = if left == 0 { landing(node) } else { pass(node.pass) };
        if vacated.contains(&node.square) {
            if allowed & EMPTY == 0 {
                return None;
            }
        } else if let Some((_, known)) = way.iter_mut().find(|(square, _)| *square == node.square) {
            *known &= allowed;
            if *known == 0 {
                return None;
            }
        } else if allowed == 0 {
            return None;
        } else if allowed != EMPTY | OWN | ENEMY {
            way.push((node.square, allowed));
        }
        if left > 0 && matches!(node.pass, Pass::Capture | Pass::CaptureOwn) {
            vacated.push(node.square);
        }
    }
    Some(way)
}

const fn pass(pass: Pass) -> u8 {
    match pass {
        Pass::Empty => EMPTY,
        Pass::Occupied => OWN | ENEMY,
        Pass::Own | Pass::CaptureOwn => OWN,
        Pass::Any => EMPTY | OWN | ENEMY,
        Pass::Capture => ENEMY,
        Pass::Never => 0,
    }
}

const fn landing(node: &Node) -> u8 {
    let landing = node.landing;
    let mut allowed = 0;
    if landing.quiet {
        allowed |= EMPTY;
    }
    if landing.own {
        allowed |= OWN;
    }
    if landing.captures(false) {
        allowed |= ENEMY;
    }
    allowed
}

fn chance(way: &Way) -> f64 {
    way.iter().map(|(_, allowed)| likely(*allowed)).product()
}

/// The ways without those that another one allows as well.
fn essential(mut ways: Vec<Way>) -> Vec<Way> {
    let implies = |narrow: &Way, wide: &Way| {
        let covered = |(square, allowed): &(Square, u8)| {
            narrow.iter().any(|(other, only)| other == square && only & !allowed == 0)
        };
        wide.iter().all(covered)
    };
    let mut at = 0;
    while at < ways.len() {
        let needless = (0..ways.len()).any(|other| {
            // Of two that are the same the first one stays.
            other != at
                && implies(&ways[at], &ways[other])
                && (other < at || !implies(&ways[other], &ways[at]))
        });
        if needless {
            ways.remove(at);
        } else {
            at += 1;
        }
    }
    ways
}

/// How likely at least one of the ways is open.
fn any(ways: &[Way]) -> f64 {
    if ways.len() > MOST_WAYS {
        return 1.0 - ways.iter().map(|way| 1.0 - chance(way)).product::<f64>();
    }
    if let [way] = ways {
        return chance(way);
    }
    if ways.iter().any(Vec::is_empty) {
        return 1.0;
    }
    let Some(&(square, _)) = ways.iter().flatten().next() else { return 0.0 };
    // By what stands on one square: the ways that are left, as bits, and how likely that is.
    let mut cases: Vec<(u8, f64)> = Vec::new();
    for (bit, odds) in ODDS.iter().enumerate() {
        let open =
            |way: &Way| way.iter().all(|(other, allowed)| *other != square || allowed & (1 << bit) != 0);
        let left = (0..ways.len()).filter(|way| open(&ways[*way])).fold(0, |left, way| left | 1 << way);
        match cases.iter_mut().find(|(known, _)| *known == left) {
            Some((_, sum)) => *sum += odds,
            None => cases.push((left, *odds)),
        }
    }
    let case = |(left, likely): (u8, f64)| {
        let rest = |way: &Way| way.iter().copied().filter(|(other, _)| *other != square).collect();
        let ways: Vec<Way> =
            (0..ways.len()).filter(|way| left & (1 << way) != 0).map(|way| rest(&ways[way])).collect();
        likely * any(&ways)
    };
    cases.into_iter().map(case).sum()
}
