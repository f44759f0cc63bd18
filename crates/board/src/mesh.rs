use crate::{BoardError, Point, Square, sort_short};

/// A way out of a cell: even numbers are its edges, odd numbers its corners, clockwise.
///
/// In a cell of `n` corners there are `2n` directions; on a square cell 0, 2, 4 and 6 are the edges
/// and 1 is the corner between the edges 0 and 2. A direction means something only together with
/// its cell: a line that crosses into a neighbour may have another number there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Direction(u8);

impl Direction {
    pub(crate) const fn edge(number: usize) -> Direction {
        Direction(2 * number as u8)
    }

    const fn corner_after_edge(number: usize) -> Direction {
        Direction(2 * number as u8 + 1)
    }

    /// Whether it leads through an edge (an orthogonal step), not through a corner (a diagonal one).
    pub const fn is_edge(self) -> bool {
        self.0.is_multiple_of(2)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where one step leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The cell that is entered.
    pub to: Square,
    /// The direction that goes straight on from there: opposite to the edge or corner that the step
    /// came in by. None in a cell with an odd number of corners, where lines end.
    pub heading: Option<Direction>,
}

#[derive(Clone, Debug)]
struct Cell {
    /// Numbers of its corners, clockwise; edge `i` leads from corner `i` to corner `i + 1`.
    corners: Vec<usize>,
    /// For each direction, where a step leads.
    steps: Vec<Vec<Step>>,
}

/// Polygons that share edges and corners, and the steps between them.
///
/// The polygons are all there is: which cells are neighbours, what is straight on and where a line
/// forks comes out of their corners.
#[derive(Clone, Debug)]
pub struct Mesh {
    points: Vec<Point>,
    cells: Vec<Cell>,
}

/// Corners nearer than this, in units of the smallest edge, are one.
const TOLERANCE: f64 = 1e-3;

/// The cells round one point, clockwise: each with the number of that corner in it.
struct Ring {
    cells: Vec<(usize, usize)>,
    /// Whether cell `i` and the next one share an edge that ends at the point.
    joined: Vec<bool>,
}

impl Ring {
    /// The cell `places` further clockwise (or counter-clockwise when negative), if no gap lies
    /// between.
    fn along(&self, from: usize, places: isize) -> Option<usize> {
        let count = self.cells.len();
        let mut at = from;
        for _ in 0..places.unsigned_abs() {
            let next = if places > 0 { (at + 1) % count } else { (at + count - 1) % count };
            if !self.joined[if places > 0 { at } else { next }] {
                return None;
            }
            at = next;
        }
        Some(at)
    }

    fn is_three_closed(&self) -> bool {
        self.cells.len() == 3 && self.joined.iter().all(|joined| *joined)
    }
}

impl Mesh {
    /// Builds a mesh from one polygon a cell. The corners may be given either way round; the first
    /// edge of each, from its first corner to its second in clockwise order, is direction 0.
    ///
    /// # Errors
    /// With more than 256 cells, with a polygon of fewer than three corners, or when more than two
    /// polygons share an edge.
    pub fn new(polygons: &[Vec<Point>]) -> Result<Mesh, BoardError> {
        if polygons.is_empty() || polygons.len() > 256 {
            return Err(BoardError::Size);
        }
        if let Some(cell) = polygons.iter().position(|polygon| polygon.len() < 3) {
            return Err(BoardError::Polygon { cell });
        }
        let mut mesh = Mesh { points: Vec::new(), cells: Vec::new() };
        let smallest = polygons
            .iter()
            .flat_map(|polygon| (0..polygon.len()).map(|at| edge_length(polygon, at)))
            .fold(f64::INFINITY, f64::min);
        for polygon in polygons {
            let mut corners: Vec<usize> =
                polygon.iter().map(|point| mesh.point_number(*point, smallest * TOLERANCE)).collect();
            if signed_area(polygon) > 0.0 {
                corners.reverse();
            }
            let steps = vec![Vec::new(); 2 * corners.len()];
            mesh.cells.push(Cell { corners, steps });
        }
        let cells_at = mesh.cells_at_points();
        mesh.join_edges(&cells_at)?;
        mesh.join_corners(cells_at);
        Ok(mesh)
    }

    /// How many cells there are.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there is no cell; never true of a mesh that was built.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Where a step leads: nowhere at the rim, to one cell as a rule, to two where the line forks.
    pub fn steps(&self, from: Square, direction: Direction) -> &[Step] {
        self.cells[from.index()].steps.get(direction.index()).map_or(&[], Vec::as_slice)
    }

    /// All directions of a cell, clockwise.
    pub fn directions(&self, cell: Square) -> impl Iterator<Item = Direction> + use<> {
        (0..self.cells[cell.index()].steps.len()).map(|number| Direction(number as u8))
    }

    /// A direction turned clockwise by a number of places; a square cell has eight.
    pub fn turned(&self, cell: Square, direction: Direction, places: isize) -> Direction {
        let count = self.cells[cell.index()].steps.len() as isize;
        Direction((direction.0 as isize + places).rem_euclid(count) as u8)
    }

    /// How many corners the cell has.
    pub fn corner_count(&self, cell: Square) -> usize {
        self.cells[cell.index()].corners.len()
    }

    /// The corners of a cell, clockwise.
    pub fn polygon(&self, cell: Square) -> Vec<Point> {
        self.cells[cell.index()].corners.iter().map(|corner| self.points[*corner]).collect()
    }

    /// The mean of the corners of a cell.
    pub fn centre(&self, cell: Square) -> Point {
        Point::mean(&self.polygon(cell))
    }

    fn point_number(&mut self, point: Point, tolerance: f64) -> usize {
        let known = self.points.iter().position(|other| other.distance(point) <= tolerance);
        known.unwrap_or_else(|| {
            self.points.push(point);
            self.points.len() - 1
        })
    }

    /// The direction that goes straight on after entering through `entry`.
    fn heading(&self, cell: usize, entry: Direction) -> Option<Direction> {
        let corners = self.cells[cell].corners.len();
        corners.is_multiple_of(2).then(|| Direction(((entry.index() + corners) % (2 * corners)) as u8))
    }

    fn edges(&self, cell: usize) -> impl Iterator<Item = (usize, (usize, usize))> {
        let corners = &self.cells[cell].corners;
        (0..corners.len())
            .map(move |edge| (edge, ordered(corners[edge], corners[(edge + 1) % corners.len()])))
    }

    /// The cells round each point, each with the number of its corner there.
    fn cells_at_points(&self) -> Vec<Vec<(usize, usize)>> {
        let mut cells = vec![Vec::new(); self.points.len()];
        for (cell, Cell { corners, .. }) in self.cells.iter().enumerate() {
            for (corner, point) in corners.iter().enumerate() {
                cells[*point].push((cell, corner));
            }
        }
        cells
    }

    fn join_edges(&mut self, cells_at: &[Vec<(usize, usize)>]) -> Result<(), BoardError> {
        for from in 0..self.cells.len() {
            let edges: Vec<(usize, (usize, usize))> = self.edges(from).collect();
            for (out, ends) in edges {
                let others = cells_at[ends.0].iter().filter(|(cell, _)| *cell != from);
                let entries = others.filter_map(|(to, _)| {
                    self.edges(*to).find(|(_, other)| *other == ends).map(|(entry, _)| (*to, entry))
                });
                let entries: Vec<(usize, usize)> = entries.collect();
                if entries.len() > 1 {
                    return Err(BoardError::Polygon { cell: from });
                }
                for (to, entry) in entries {
                    let heading = self.heading(to, Direction::edge(entry));
                    let step = Step { to: Square::new(to as u8), heading };
                    self.cells[from].steps[Direction::edge(out).index()].push(step);
                }
            }
        }
        Ok(())
    }

    fn join_corners(&mut self, cells_at: Vec<Vec<(usize, usize)>>) {
        let rings: Vec<Ring> =
            cells_at.into_iter().enumerate().map(|(point, cells)| self.ring(point, cells)).collect();
        for (point, ring) in rings.iter().enumerate() {
            for (place, &(cell, corner)) in ring.cells.iter().enumerate() {
                let mut entered: Vec<(usize, usize)> = Vec::new();
                if ring.is_three_closed() {
                    entered.extend(self.beyond_edge(&rings, point, place));
                } else {
                    let across = [2, -2].into_iter().filter_map(|places| ring.along(place, places));
                    for place in across {
                        if !entered.contains(&ring.cells[place]) && ring.cells[place].0 != cell {
                            entered.push(ring.cells[place]);
                        }
                    }
                }
                let out = self.corner_direction(cell, corner);
                let steps: Vec<Step> = entered
                    .into_iter()
                    .map(|(to, corner)| Step {
                        to: Square::new(to as u8),
                        heading: self.heading(to, self.corner_direction(to, corner)),
                    })
                    .collect();
                self.cells[cell].steps[out.index()] = steps;
            }
        }
    }

    fn corner_direction(&self, cell: usize, corner: usize) -> Direction {
        let corners = self.cells[cell].corners.len();
        Direction::corner_after_edge((corner + corners - 1) % corners)
    }

    /// Where three cells close the ring round a point: the cell at the far end of the edge that the
    /// other two share, with the number of its corner there (the diagonal of hexagonal chess).
    fn beyond_edge(&self, rings: &[Ring], point: usize, place: usize) -> Option<(usize, usize)> {
        let ring = &rings[point];
        let sides = [ring.cells[(place + 1) % 3].0, ring.cells[(place + 2) % 3].0];
        let far = self.edges(sides[0]).find_map(|(_, (one, two))| {
            let other = if one == point { two } else { one };
            let shared = (one == point || two == point)
                && self.edges(sides[1]).any(|(_, ends)| ends == ordered(one, two));
            shared.then_some(other)
        })?;
        let beyond = &rings[far];
        if !beyond.is_three_closed() {
            return None;
        }
        beyond.cells.iter().copied().find(|(cell, _)| !sides.contains(cell))
    }

    fn ring(&self, point: usize, mut cells: Vec<(usize, usize)>) -> Ring {
        let here = self.points[point];
        sort_short(&mut cells, |cell| -here.bearing(self.centre(Square::new(cell.0 as u8))));
        let share_edge_here = |one: usize, two: usize| {
            one != two
                && self.edges(one).any(|(_, ends)| {
                    (ends.0 == point || ends.1 == point) && self.edges(two).any(|(_, other)| other == ends)
                })
        };
        // Two cells alone round a point share one edge, so that the second join is a gap.
        let joined = (0..cells.len())
            .map(|at| {
                let next = (at + 1) % cells.len();
                share_edge_here(cells[at].0, cells[next].0) && !(cells.len() == 2 && at == 1)
            })
            .collect();
        Ring { cells, joined }
    }
}

fn ordered(one: usize, two: usize) -> (usize, usize) {
    (one.min(two), one.max(two))
}

fn edge_length(polygon: &[Point], at: usize) -> f64 {
    polygon[at].distance(polygon[(at + 1) % polygon.len()])
}

/// Twice the area; positive when the corners run counter-clockwise.
fn signed_area(polygon: &[Point]) -> f64 {
    (0..polygon.len())
        .map(|at| {
            let (one, two) = (polygon[at], polygon[(at + 1) % polygon.len()]);
            one.x * two.y - two.x * one.y
        })
        .sum()
}
