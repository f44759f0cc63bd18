//! The pictures: the start array, the gallery, each of its pieces, and the steps of demonstrations.

use berolina_board::{Board, Square};
use berolina_diagram::{Coordinates, Diagram, Paint, Sprites, Theme, escape, mark_shape};
use berolina_rules::{Explanation, MarkClass, Piece, Position, Rules};

use crate::pages::frame::say;
use crate::words::Phrase;
use crate::{Demo, Example, GalleryPiece, Glance, Guide, Shown, Step, Words, fill, legend};

/// Draws pictures and gives each one an id.
pub(super) struct Figures {
    sprites: Sprites,
    count: usize,
}

impl Figures {
    pub fn new() -> Figures {
        Figures { sprites: Sprites::new("d"), count: 0 }
    }

    /// What all pictures of the page use.
    pub fn sprites(&self) -> String {
        self.sprites.to_svg()
    }

    /// A picture with a caption, which is HTML, and its name for those who do not see it.
    fn figure(&mut self, diagram: &Diagram<'_>, caption: &str) -> String {
        self.count += 1;
        let id = format!("figure-{}", self.count);
        let svg = diagram.to_shared_svg(&mut self.sprites, &id);
        format!("<figure>\n{svg}<figcaption id=\"{id}\">{caption}</figcaption>\n</figure>\n")
    }

    /// The start array.
    pub fn start(&mut self, guide: &Guide) -> String {
        let position = Position::start(guide.rules());
        let title = guide.words().get(Phrase::HeadingStart);
        let caption = format!("<p class=\"unseen\">{}: {}</p>", escape(guide.title()), escape(title));
        self.figure(&picture(guide.rules()).position(&position), &caption)
    }

    /// All pieces of the gallery at once.
    pub fn gallery(&mut self, guide: &Guide, glance: &Glance) -> String {
        let pieces = glance.pieces().iter().map(|piece| (piece.square, piece.piece));
        let diagram = with_pieces(guide.rules(), pieces);
        self.figure(&diagram, &format!("<p>{}</p>", say(guide.words(), Phrase::PageGallery, &[])))
    }

    /// One piece of the gallery with its marks, and what they say.
    pub fn piece(&mut self, guide: &Guide, piece: &GalleryPiece, shown: &Shown) -> String {
        let words = guide.words();
        let rules = guide.rules();
        let diagram = with_pieces(rules, shown.occupants.iter().copied()).explanation(&shown.explanation);
        let (name, notes) = shown.lines.split_first().map_or(("", &[][..]), |(name, notes)| (name, notes));
        let notes: String = notes.iter().map(|note| format!("<p>{}</p>", escape(note))).collect();
        let demos = guide.demos();
        let demos = demos.iter().filter(|demo| piece.demos.contains(&demo.id)).map(|demo| {
            let see = say(words, Phrase::PageSee, &[("demo", &demo.title)]);
            format!("<p><a href=\"#{}\">{see}</a></p>", demo.id)
        });
        let watch: String = demos.collect();
        let square = rules.board().name(piece.square);
        let player = words.player(piece.piece.player);
        let at = say(words, Phrase::PagePieceAt, &[("player", player), ("square", square)]);
        let caption = format!(
            "<h3>{} <span class=\"at\">{at}</span></h3>{notes}{watch}<p class=\"unseen\">{}</p>",
            escape(name),
            escape(&in_words(rules.board(), &shown.explanation, words))
        );
        self.figure(&diagram, &caption)
    }

    /// The steps of a demonstration, in a row.
    pub fn demo(&mut self, demo: &Demo, words: Words) -> String {
        let title = escape(&demo.title);
        let large = demo.steps.first().map_or("", |step| large(step.position.rules()));
        let mut out = format!(
            "<section class=\"demo\" id=\"{}\">\n<h3>{title}</h3>\n\
             <div class=\"scroll\" role=\"region\" aria-label=\"{title}\" tabindex=\"0\">\n<ol class=\"steps{large}\">\n",
            demo.id,
        );
        for step in &demo.steps {
            let figure = self.step(step, words);
            out.push_str(&format!("<li>{figure}</li>\n"));
        }
        out + "</ol>\n</div>\n</section>\n"
    }

    /// An example of the notation with its marks, and a link that opens it in the laboratory.
    pub fn plate(&mut self, example: &Example, number: usize, words: Words) -> String {
        let id = format!("notation-{number}");
        let svg = example_picture(example).to_shared_svg(&mut self.sprites, &id);
        format!(
            "<figure id=\"example-{number}\">\n{svg}<figcaption id=\"{id}\">\
             <a href=\"../#/lab?{}\"><code>{}</code></a><p class=\"unseen\">{}</p></figcaption>\n</figure>\n",
            escape(&example.query),
            escape(example.notation),
            escape(&example_in_words(example, words))
        )
    }

    /// The same as a small picture of what is said beside it.
    pub fn inset(&mut self, example: &Example) -> String {
        example_picture(example).coordinates(Coordinates::Off).to_silent_svg(&mut self.sprites)
    }

    fn step(&mut self, step: &Step, words: Words) -> String {
        let mut diagram = picture(step.position.rules()).position(&step.position);
        if let Some((from, to)) = step.last_move {
            diagram = diagram.last_move(from, to);
        }
        if let Some(offer) = &step.offer {
            diagram = diagram.explanation(offer);
        }
        let start = words.get(Phrase::PageStart);
        let when = escape(if step.label.is_empty() { start } else { &step.label });
        self.figure(&diagram, &format!("<p><strong>{when}</strong> {}</p>", escape(&step.caption)))
    }
}

/// What is added to the class of a grid of pictures when their board has so many squares that four of
/// them in a row would be too small.
pub(super) fn large(rules: &Rules) -> &'static str {
    if rules.board().squares().count() > 80 { " large" } else { "" }
}

fn picture(rules: &Rules) -> Diagram<'_> {
    Diagram::new(rules.board()).paint(Paint::Variables)
}

fn with_pieces(rules: &Rules, pieces: impl Iterator<Item = (Square, Piece)>) -> Diagram<'_> {
    pieces.fold(picture(rules), |diagram, (square, piece)| {
        let spec = rules.spec(piece.role);
        diagram.piece(square, piece.player, spec.name, spec.letter)
    })
}

fn example_picture(example: &Example) -> Diagram<'_> {
    let mut diagram = Diagram::new(example.board()).paint(Paint::Variables);
    for (square, player, role, letter) in example.pieces() {
        diagram = diagram.piece(square, player, role, letter);
    }
    match example.explain() {
        Ok(explanation) => diagram.explanation(&explanation),
        Err(_) => diagram,
    }
}

/// The marks of an example for those who do not see them.
pub(super) fn example_in_words(example: &Example, words: Words) -> String {
    example.explain().map(|shown| in_words(example.board(), &shown, words)).unwrap_or_default()
}

/// The marks for those who do not see them: `Leaps to: b2, c1. In the way: f2.`
fn in_words(board: &Board, explanation: &Explanation, words: Words) -> String {
    let mut sentences = Vec::new();
    let mut say = |phrase, class, castle| {
        let marks = explanation.marks.iter().filter(|mark| mark.class == class && mark.castle == castle);
        let squares: Vec<&str> = marks.map(|mark| board.name(mark.square)).collect();
        if !squares.is_empty() {
            let squares = squares.join(words.get(Phrase::ListMany));
            sentences.push(fill(words.get(phrase), &[("squares", &squares)]));
        }
    };
    say(Phrase::SaidSlide, MarkClass::Slide, false);
    say(Phrase::SaidLeap, MarkClass::Leap, false);
    say(Phrase::SaidMove, MarkClass::MoveOnly, false);
    say(Phrase::SaidCapture, MarkClass::CaptureOnly, false);
    say(Phrase::SaidCastle, MarkClass::MoveOnly, true);
    say(Phrase::SaidBlock, MarkClass::Blocker, false);
    sentences.join(" ")
}

/// The legend of the marks.
pub(super) fn legend_html(words: Words) -> String {
    let entries = legend(words).into_iter().map(|entry| {
        let shape = mark_shape(entry.class, &Theme::BROWN).svg(Paint::Variables);
        let square = Theme::BROWN.shades[1].paint(Paint::Variables);
        format!(
            "<li><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 48\" aria-hidden=\"true\">\
             <rect width=\"48\" height=\"48\" rx=\"6\" fill=\"{square}\"/>{shape}</svg> <span>{}</span></li>\n",
            escape(entry.text)
        )
    });
    format!("<ul class=\"legend\">\n{}</ul>\n", entries.collect::<String>())
}
