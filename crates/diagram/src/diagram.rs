//! The builder that puts a board, its pieces and its marks into one SVG text.

use std::fmt::Write;

use berolina_board::{Board, Square};
use berolina_rules::{Explanation, Mark, Player, Position};

use crate::highlights::{check_shape, last_move_shape, select_shape, slide_lines};
use crate::marks::{marks_by_square, square_shapes};
use crate::shape::number;
use crate::sprites::Sheet;
use crate::{
    Check, Coordinates, Label, LastMove, Paint, PlayerColours, Shape, Sprites, Theme, View, escape, labels,
    piece_art_or_generic,
};

/// Room round the drawing, for lines on its very edge, in the units of the view.
const MARGIN: f64 = 2.0;

#[derive(Debug, Clone)]
struct Man {
    square: Square,
    player: Player,
    role: String,
    letter: char,
}

/// A board with all that stands on it, to be written as SVG.
///
/// ```
/// use berolina_board::Board;
/// use berolina_diagram::Diagram;
/// use berolina_rules::Player;
///
/// let board = Board::rectangle(8, 8)?;
/// let svg = Diagram::new(&board)
///     .piece(board.find("e4")?, Player::White, "archbishop", 'A')
///     .title("An archbishop")
///     .to_svg();
/// assert!(svg.starts_with("<svg ") && svg.contains("<desc>White: archbishop e4.</desc>"));
/// # Ok::<(), berolina_board::BoardError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Diagram<'a> {
    board: &'a Board,
    seat: usize,
    men: Vec<Man>,
    origin: Option<Square>,
    marks: Vec<Mark>,
    last_move: Vec<(Square, LastMove)>,
    checks: Vec<(Square, Check)>,
    coordinates: Coordinates,
    theme: Theme,
    paint: Paint,
    title: String,
}

impl<'a> Diagram<'a> {
    /// An empty board as the first seat sees it, with coordinates at its edge.
    pub fn new(board: &'a Board) -> Diagram<'a> {
        Diagram {
            board,
            seat: 0,
            men: Vec::new(),
            origin: None,
            marks: Vec::new(),
            last_move: Vec::new(),
            checks: Vec::new(),
            coordinates: Coordinates::Edge,
            theme: Theme::BROWN,
            paint: Paint::Plain,
            title: format!("Board {}", board.label()),
        }
    }

    /// The number of the seat at the bottom; pieces and coordinates stay upright.
    #[must_use]
    pub fn seat(mut self, seat: usize) -> Self {
        self.seat = seat;
        self
    }

    /// A piece: its square, its owner, the lower-case English name of its role, and the letter that
    /// it carries if we have no drawing of that role.
    #[must_use]
    pub fn piece(mut self, square: Square, player: Player, role: &str, letter: char) -> Self {
        self.men.push(Man { square, player, role: role.to_owned(), letter });
        self
    }

    /// All pieces of a position, and the attacked kings of all players.
    #[must_use]
    pub fn position(mut self, position: &Position) -> Self {
        for (square, piece) in position.pieces() {
            let spec = position.rules().spec(piece.role);
            self = self.piece(square, piece.player, spec.name, spec.letter);
        }
        for player in position.rules().players() {
            self.checks.extend(position.check_of(*player).into_iter().map(|square| (square, Check::Check)));
        }
        self.checks.extend(position.soft_check().into_iter().map(|square| (square, Check::Soft)));
        self
    }

    /// The marks of a picked piece, and a frame round its square.
    #[must_use]
    pub fn explanation(self, explanation: &Explanation) -> Self {
        self.marks(explanation.origin, explanation.marks.clone())
    }

    /// As [`Diagram::explanation`], from marks that were chosen otherwise.
    #[must_use]
    pub fn marks(mut self, origin: Square, marks: Vec<Mark>) -> Self {
        self.origin = Some(origin);
        self.marks = marks;
        self
    }

    /// The last move, from and to told apart.
    #[must_use]
    pub fn last_move(mut self, from: Square, to: Square) -> Self {
        self.last_move = vec![(from, LastMove::From), (to, LastMove::To)];
        self
    }

    /// An attacked king. There can be several.
    #[must_use]
    pub fn check(mut self, square: Square, check: Check) -> Self {
        self.checks.push((square, check));
        self
    }

    /// Which names of squares to write.
    #[must_use]
    pub fn coordinates(mut self, coordinates: Coordinates) -> Self {
        self.coordinates = coordinates;
        self
    }

    /// Other colours.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Plain colours, as by default, or CSS variables for SVG inside a page.
    #[must_use]
    pub fn paint(mut self, paint: Paint) -> Self {
        self.paint = paint;
        self
    }

    /// What the picture shows, for its `title`; any text.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// The picture as one SVG element with its own view box, complete as a file.
    pub fn to_svg(&self) -> String {
        let name = format!(" role=\"img\">\n<title>{}</title>\n", escape(&self.title));
        self.write(Sheet { text: String::with_capacity(32 * 1024), sprites: None }, &name)
    }

    /// The picture for a page with several: what they have in common is with the sprites, which must
    /// be on the same page. Its name is the text of the element with the given id.
    pub fn to_shared_svg(&self, sprites: &mut Sprites, labelled_by: &str) -> String {
        let name = format!(" role=\"img\" aria-labelledby=\"{}\">\n", escape(labelled_by));
        self.write(Sheet { text: String::new(), sprites: Some(sprites) }, &name)
    }

    /// As [`Diagram::to_shared_svg`], for a picture of what is said beside it: it has no name of its own.
    pub fn to_silent_svg(&self, sprites: &mut Sprites) -> String {
        self.write(Sheet { text: String::new(), sprites: Some(sprites) }, " aria-hidden=\"true\">\n")
    }

    fn write(&self, mut sheet: Sheet<'_>, name: &str) -> String {
        let view = View::new(self.board, self.seat);
        let labels = labels(self.board, &view, self.coordinates);
        self.open(&mut sheet.text, &view, &labels, name);
        self.write_squares(&mut sheet, &view);
        self.write_highlights(&mut sheet.text, &view);
        // Names inside the squares go below the pieces.
        self.write_labels(&mut sheet, &labels);
        self.write_men(&mut sheet, &view);
        self.write_marks(&mut sheet, &view);
        sheet.text.push_str("</svg>\n");
        sheet.text
    }

    fn open(&self, out: &mut String, view: &View, labels: &[Label], name: &str) {
        let (mut left, mut top) = (-MARGIN, -MARGIN);
        let (mut right, mut bottom) = (view.width() + MARGIN, view.height() + MARGIN);
        for label in labels {
            let half = (0.62 * label.size, 0.36 * label.size * label.text.chars().count() as f64);
            let reach = (half.1.max(0.5 * label.size), half.0);
            left = left.min(label.centre.x - reach.0);
            right = right.max(label.centre.x + reach.0);
            top = top.min(label.centre.y - reach.1);
            bottom = bottom.max(label.centre.y + reach.1);
        }
        let _ = write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\"{name}",
            number(left),
            number(top),
            number(right - left),
            number(bottom - top),
        );
        let description = self.description();
        if !description.is_empty() {
            let _ = writeln!(out, "<desc>{}</desc>", escape(&description));
        }
    }

    /// Every player's pieces with their squares, in words.
    fn description(&self) -> String {
        let mut sentences = Vec::new();
        for player in Player::ALL {
            let own = self.men.iter().filter(|man| man.player == player && self.knows(man.square));
            let pieces: Vec<String> =
                own.map(|man| format!("{} {}", man.role, self.board.name(man.square))).collect();
            if !pieces.is_empty() {
                sentences.push(format!("{}: {}.", player.title(), pieces.join(", ")));
            }
        }
        sentences.join(" ")
    }

    fn knows(&self, square: Square) -> bool {
        square.index() < self.board.len()
    }

    fn write_squares(&self, sheet: &mut Sheet<'_>, view: &View) {
        let mut squares = String::from("\n");
        for cell in view.cells().iter().filter(|cell| !cell.hole) {
            let colour = self.theme.square(cell.shade);
            // Without a line of their own squares get one of their colour, so that no seam shows.
            let (line, width) = self.theme.line.map_or((colour, 0.5), |line| (line, 1.0));
            self.write_shape(&mut squares, &Shape::filled(cell.path(), colour).outlined(line, width));
        }
        sheet.put(squares, "");
    }

    fn write_highlights(&self, out: &mut String, view: &View) {
        for (square, end) in &self.last_move {
            if let Some(cell) = view.cell(*square) {
                self.write_shape(out, &last_move_shape(cell, *end, &self.theme));
            }
        }
        for (square, check) in &self.checks {
            if let Some(cell) = view.cell(*square) {
                self.write_shape(out, &check_shape(cell, *check, &self.theme));
            }
        }
        let Some(origin) = self.origin else { return };
        if let Some(cell) = view.cell(origin) {
            self.write_shape(out, &select_shape(cell, &self.theme));
            for line in slide_lines(self.board, view, origin, &self.marks, &self.theme) {
                self.write_shape(out, &line);
            }
        }
    }

    fn write_men(&self, sheet: &mut Sheet<'_>, view: &View) {
        for man in &self.men {
            let Some(cell) = view.cell(man.square) else { continue };
            let colours = PlayerColours::of_player(man.player);
            let art = piece_art_or_generic(&man.role);
            let svg = art.svg(&colours, self.paint, man.letter.encode_utf8(&mut [0; 4]));
            sheet.put(svg, &cell.piece_transform());
        }
    }

    fn write_marks(&self, sheet: &mut Sheet<'_>, view: &View) {
        let Some(origin) = self.origin else { return };
        for (square, marks) in marks_by_square(origin, &self.marks) {
            let occupied = self.men.iter().any(|man| man.square == square);
            for shape in square_shapes(view, square, &marks, occupied, &self.theme) {
                if sheet.sprites.is_none() || shape.transform.is_empty() {
                    self.write_shape(&mut sheet.text, &shape);
                } else {
                    let drawing = Shape { transform: String::new(), ..shape.clone() };
                    sheet.put(drawing.svg(self.paint), &shape.transform);
                }
            }
        }
    }

    fn write_labels(&self, sheet: &mut Sheet<'_>, labels: &[Label]) {
        let inside = self.coordinates == Coordinates::All;
        let colour = if inside { self.theme.ink } else { self.theme.coordinates };
        let (family, colour) = ("system-ui, sans-serif", colour.paint(self.paint));
        let mut out = String::new();
        for label in labels {
            let _ = writeln!(
                out,
                r#"<text x="{}" y="{}" font-size="{}" font-family="{family}" text-anchor="middle" fill="{colour}">{}</text>"#,
                number(label.centre.x),
                number(label.baseline()),
                number(label.size),
                escape(&label.text)
            );
        }
        match sheet.sprites {
            Some(_) if !out.is_empty() => sheet.put(out, ""),
            _ => sheet.text.push_str(&out),
        }
    }

    fn write_shape(&self, out: &mut String, shape: &Shape) {
        out.push_str(&shape.svg(self.paint));
        out.push('\n');
    }
}
