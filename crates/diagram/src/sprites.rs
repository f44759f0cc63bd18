//! Drawings that several diagrams on one page have in common.

/// What the diagrams of one page share: boards, pieces and marks are drawn once, and used by all.
///
/// ```
/// use berolina_board::Board;
/// use berolina_diagram::{Diagram, Sprites};
/// use berolina_rules::Player;
///
/// let board = Board::rectangle(8, 8)?;
/// let mut sprites = Sprites::new("page");
/// let rook = |name| Ok(Diagram::new(&board).piece(board.find(name)?, Player::White, "rook", 'R'));
/// let one = rook("a1")?.to_shared_svg(&mut sprites, "caption-1");
/// let two = rook("h1")?.to_shared_svg(&mut sprites, "caption-2");
/// assert!(one.contains("href=\"#page-0\"") && two.contains("href=\"#page-0\""));
/// assert!(sprites.to_svg().contains("id=\"page-0\""));
/// # Ok::<(), berolina_board::BoardError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Sprites {
    prefix: String,
    /// Some dozens: no table is needed to find one.
    drawings: Vec<String>,
}

impl Sprites {
    /// None yet. Their ids begin with the prefix, which must be a part of an id.
    pub fn new(prefix: &str) -> Sprites {
        Sprites { prefix: prefix.to_owned(), drawings: Vec::new() }
    }

    /// The id of a drawing, which becomes one of the shared ones.
    pub(crate) fn id(&mut self, drawing: String) -> String {
        let found = self.drawings.iter().position(|other| *other == drawing);
        let number = found.unwrap_or_else(|| {
            self.drawings.push(drawing);
            self.drawings.len() - 1
        });
        format!("{}-{number}", self.prefix)
    }

    /// All of them as one SVG element without size, for anywhere on the same page.
    pub fn to_svg(&self) -> String {
        let mut out = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n",
        );
        for (number, drawing) in self.drawings.iter().enumerate() {
            out.push_str(&format!("<g id=\"{}-{number}\">{drawing}</g>\n", self.prefix));
        }
        out.push_str("</defs></svg>\n");
        out
    }
}

/// The text of one diagram while it is written.
pub(crate) struct Sheet<'s> {
    pub(crate) text: String,
    pub(crate) sprites: Option<&'s mut Sprites>,
}

impl Sheet<'_> {
    /// Puts a drawing on the sheet, or the use of a shared one.
    pub(crate) fn put(&mut self, drawing: String, transform: &str) {
        let transform =
            if transform.is_empty() { String::new() } else { format!(" transform=\"{transform}\"") };
        let text = match &mut self.sprites {
            Some(sprites) => format!("<use href=\"#{}\"{transform}/>\n", sprites.id(drawing)),
            None => format!("<g{transform}>{drawing}</g>\n"),
        };
        self.text.push_str(&text);
    }
}
