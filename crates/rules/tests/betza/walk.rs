//! Where a piece can go among stated blockers: the meaning of the trees, written down once more and
//! apart from the engine.

use std::collections::{BTreeSet, HashMap};

use berolina_board::{Board, Square};
use berolina_rules::betza::Betza;
use berolina_rules::{Node, Pass, Paths};

/// One piece, and what stands around it.
pub struct Scene {
    pub board: Board,
    pub seat: usize,
    pub origin: Square,
    pub unmoved: bool,
    /// o own, x enemy, e square passed over, r own unmoved partner; K and k own and enemy king.
    blockers: HashMap<Square, char>,
}

/// What a piece can do.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Moves {
    pub destinations: BTreeSet<String>,
    /// Moves that take on the way, `e6>e7`.
    pub doubles: BTreeSet<String>,
}

impl Scene {
    pub fn new(board: Board, origin: &str, blockers: &[&str]) -> Scene {
        let placed = blockers.iter().map(|text| {
            let (kind, name) = text.split_at(1);
            (board.find(name).unwrap(), kind.chars().next().unwrap())
        });
        Scene {
            blockers: placed.collect(),
            origin: board.find(origin).unwrap(),
            board,
            seat: 0,
            unmoved: false,
        }
    }

    pub fn paths(&self, betza: &str) -> Paths {
        let piece: Betza = betza.parse().unwrap_or_else(|error| panic!("{betza}: {error}"));
        let paths = piece.compile(&self.board, self.seat, self.origin, self.unmoved);
        let paths = paths.unwrap_or_else(|error| panic!("{betza}: {error}"));
        check(&paths, &self.board);
        paths
    }

    pub fn moves(&self, betza: &str) -> Moves {
        let paths = self.paths(betza);
        let mut moves = Moves::default();
        // For each node that is reached, what was taken on the way.
        let mut reached: Vec<Option<Vec<Square>>> = Vec::new();
        for node in &paths.nodes {
            let taken = match node.parent {
                None => Some(Vec::new()),
                Some(parent) => {
                    let parent = parent as usize;
                    reached[parent].as_ref().and_then(|taken| self.go_over(&paths.nodes[parent], taken))
                }
            };
            if let Some(taken) = &taken
                && self.lands(node, taken)
            {
                moves.add(&self.board, taken, node.square);
            }
            reached.push(taken);
        }
        for castling in &paths.castlings {
            let has_partner = self.blockers.get(&castling.partner_from) == Some(&'r');
            if has_partner && castling.empty.iter().all(|square| self.at(*square, &[]).is_none()) {
                moves.add(&self.board, &[], castling.king_to);
            }
        }
        moves
    }

    /// What stands on a square: the moving piece has left its own, and what it took is gone.
    fn at(&self, square: Square, taken: &[Square]) -> Option<char> {
        let there = self.blockers.get(&square).copied();
        there.filter(|kind| *kind != 'e' && square != self.origin && !taken.contains(&square))
    }

    /// What is taken once a move has gone on over a node, if it can.
    fn go_over(&self, node: &Node, taken: &[Square]) -> Option<Vec<Square>> {
        let piece = self.at(node.square, taken);
        let goes = match node.pass {
            Pass::Empty => piece.is_none(),
            Pass::Occupied => piece.is_some(),
            Pass::Own | Pass::CaptureOwn => matches!(piece, Some('o' | 'r' | 'K')),
            Pass::Any => true,
            Pass::Capture => matches!(piece, Some('x' | 'k')),
            Pass::Never => false,
        };
        let mut taken = taken.to_vec();
        taken.extend(matches!(node.pass, Pass::Capture | Pass::CaptureOwn).then_some(node.square));
        goes.then_some(taken)
    }

    fn lands(&self, node: &Node, taken: &[Square]) -> bool {
        let landing = node.landing;
        let limits = |king: bool| if king { !landing.spares_king } else { !landing.only_king };
        match self.at(node.square, taken) {
            None => landing.quiet || landing.en_passant && self.blockers.get(&node.square) == Some(&'e'),
            Some(enemy @ ('x' | 'k')) => landing.capture && limits(enemy == 'k'),
            Some(own) => landing.own && limits(own == 'K'),
        }
    }
}

impl Moves {
    fn add(&mut self, board: &Board, taken: &[Square], to: Square) {
        let names: Vec<&str> = taken.iter().chain([&to]).map(|square| board.name(*square)).collect();
        self.destinations.insert(board.name(to).to_owned());
        if !taken.is_empty() {
            self.doubles.insert(names.join(">"));
        }
    }
}

/// What holds of every tree.
pub fn check(paths: &Paths, board: &Board) {
    let nodes = &paths.nodes;
    for (number, node) in nodes.iter().enumerate() {
        let end = node.end as usize;
        assert!(number < end && end <= nodes.len());
        assert!(node.parent.is_none_or(|parent| (parent as usize) < number));
        let has_children = nodes.get(number + 1).is_some_and(|next| next.parent == Some(number as u32));
        assert_eq!(has_children, node.pass != Pass::Never, "only what goes on has children");
        assert_eq!(has_children, end > number + 1);
        assert!(has_children || !node.landing.is_none(), "every branch ends in a landing");
        if let Some(parent) = node.parent {
            assert!(end <= nodes[parent as usize].end as usize);
        }
        if board.is_hole(node.square) {
            assert!(node.landing.is_none() && node.pass == Pass::Any);
        }
        let twins = nodes.iter().filter(|other| {
            (other.parent, other.square, other.pass) == (node.parent, node.square, node.pass)
                && (has_children || (other.landing, other.double_step) == (node.landing, node.double_step))
        });
        assert_eq!(twins.count(), 1, "what is shared comes once");
    }
}
