//! Where a piece can go among stated blockers: the meaning of the trees, written down once more and
//! apart from the engine.

use std::collections::{BTreeSet, HashMap};

use berolina_board::{Board, Square};
use berolina_rules::betza::Betza;
use berolina_rules::{Landing, Node, Pass, Paths};

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
        let mut reached: Vec<Option<Vec<String>>> = vec![None; paths.nodes.len()];
        for (number, node) in paths.nodes.iter().enumerate() {
            let taken = match node.parent {
                None => Some(Vec::new()),
                Some(parent) => {
                    let parent_node = &paths.nodes[parent as usize];
                    reached[parent as usize].clone().filter(|_| self.passes(parent_node)).map(|mut taken| {
                        if matches!(parent_node.pass, Pass::Capture | Pass::CaptureOwn) {
                            taken.push(self.board.name(parent_node.square).to_owned());
                        }
                        taken
                    })
                }
            };
            if let Some(taken) = &taken
                && self.lands(node.square, node.landing)
            {
                let name = self.board.name(node.square);
                if taken.is_empty() {
                    moves.destinations.insert(name.to_owned());
                } else {
                    moves.destinations.insert(name.to_owned());
                    moves.doubles.insert(format!("{}>{name}", taken.join(">")));
                }
            }
            reached[number] = taken;
        }
        for castling in &paths.castlings {
            if self.blockers.get(&castling.partner_from) == Some(&'r')
                && castling.empty.iter().all(|square| self.at(*square).is_none())
            {
                moves.destinations.insert(self.board.name(castling.king_to).to_owned());
            }
        }
        moves
    }

    /// What stands on a square: the moving piece has left its own.
    fn at(&self, square: Square) -> Option<char> {
        self.blockers.get(&square).copied().filter(|kind| *kind != 'e' && square != self.origin)
    }

    fn passes(&self, node: &Node) -> bool {
        let piece = self.at(node.square);
        match node.pass {
            Pass::Empty => piece.is_none(),
            Pass::Occupied => piece.is_some(),
            Pass::Own => matches!(piece, Some('o' | 'r' | 'K')),
            Pass::Any => true,
            Pass::Capture => matches!(piece, Some('x' | 'k')),
            Pass::CaptureOwn => matches!(piece, Some('o' | 'r' | 'K')),
            Pass::Never => false,
        }
    }

    fn lands(&self, square: Square, landing: Landing) -> bool {
        let limits = |king: bool| if king { !landing.spares_king } else { !landing.only_king };
        match self.at(square) {
            None => landing.quiet || landing.en_passant && self.blockers.get(&square) == Some(&'e'),
            Some(enemy @ ('x' | 'k')) => landing.capture && limits(enemy == 'k'),
            Some(own) => landing.own && limits(own == 'K'),
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
