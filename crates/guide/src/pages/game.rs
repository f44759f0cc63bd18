//! The page of one variant.

use berolina_diagram::escape;

use crate::pages::figures::{Figures, large, legend_html};
use crate::pages::frame::{Frame, say, section};
use crate::pages::live;
use crate::pages::tables::{pieces, presets, start_list};
use crate::words::Phrase;
use crate::{Fact, Guide, Source, Words, fill};

/// Where the text is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Medium {
    /// In a page of its own, without JavaScript.
    Page,
    /// Beside the living board of the application.
    App,
}

impl Medium {
    /// A link to a section of a page, which has that route in the application.
    fn section(self, page: &str, id: &str) -> String {
        match self {
            Medium::Page => format!("#{id}"),
            Medium::App => format!("#/{page}/{id}"),
        }
    }
}

/// A section, with its place in the table of contents.
pub(super) struct Part {
    pub id: &'static str,
    pub title: &'static str,
    pub body: String,
}

pub(super) fn page(guide: &Guide) -> String {
    let words = guide.words();
    let mut figures = Figures::new();
    let parts = parts(guide, &mut figures, Medium::Page);
    let mut body = opening(guide, Medium::Page);
    body.push_str(&contents(words, &route(guide), &parts, Medium::Page));
    for part in &parts {
        body.push_str(&section(part.id, part.title, &part.body));
    }
    let values = [("game", guide.title())];
    let games = format!("../{}", super::file_name(words));
    Frame {
        words,
        root: "../../",
        title: &fill(words.get(Phrase::PageTitle), &values),
        description: &fill(words.get(Phrase::PageDescription), &values),
        games: Some(&games),
        body: &body,
        sprites: &figures.sprites(),
    }
    .html()
}

/// The name, what the game is, and the ways into it.
pub(super) fn opening(guide: &Guide, medium: Medium) -> String {
    let (words, id) = (guide.words(), guide.variant().id);
    let mut out = format!("<h1>{}</h1>\n", escape(guide.title()));
    out.push_str(&format!("<p class=\"lead\">{}</p>\n", escape(guide.summary())));
    if guide.variant().preset_of.is_some() {
        let values = [("name", guide.title()), ("game", guide.game_title())];
        let tagline = escape(guide.variant().tagline);
        out.push_str(&format!("<p>{} {tagline}.</p>\n", say(words, Phrase::PagePresetOf, &values)));
    }
    let play = say(words, Phrase::PagePlay, &[("game", guide.title())]);
    out + &match medium {
        Medium::Page => {
            let live = say(words, Phrase::PageLive, &[]);
            format!(
                "<p class=\"actions\"><a class=\"button\" href=\"../../#/play/{id}\">{play}</a> \
                 <a href=\"../../#/rules/{id}\">{live}</a></p>\n"
            )
        }
        Medium::App => {
            let plain = say(words, Phrase::PagePlain, &[]);
            format!(
                "<p class=\"rules-actions\"><a class=\"button primary\" href=\"#/play/{id}\">{play}</a> \
                 <a href=\"variants/{id}/\">{plain}</a></p>"
            )
        }
    }
}

/// The route of the page in the application, behind `#/`.
pub(super) fn route(guide: &Guide) -> String {
    format!("rules/{}", guide.variant().id)
}

/// Links to the parts of a page.
pub(super) fn contents(words: Words, page: &str, parts: &[Part], medium: Medium) -> String {
    let title = say(words, Phrase::HeadingContents, &[]);
    let entry = |part: &Part| {
        let (address, name) = (medium.section(page, part.id), escape(part.title));
        format!("<li><a href=\"{address}\">{name}</a></li>\n")
    };
    let entries: String = parts.iter().map(entry).collect();
    match medium {
        Medium::Page => format!(
            "<nav class=\"contents\" aria-labelledby=\"contents\">\n<h2 id=\"contents\">{title}</h2>\n\
             <ul>\n{entries}</ul>\n</nav>\n"
        ),
        Medium::App => format!("<nav class=\"contents\" aria-label=\"{title}\"><ul>{entries}</ul></nav>"),
    }
}

/// What is shown first, then the texts, then where it all comes from.
pub(super) fn parts(guide: &Guide, figures: &mut Figures, medium: Medium) -> Vec<Part> {
    let words = guide.words();
    let shown = |id, phrase, body| Part { id, title: words.get(phrase), body };
    let mut texts = guide.sections().into_iter().map(|section| Part {
        id: section.id,
        title: section.title,
        body: section.html,
    });
    let mut parts: Vec<Part> = texts.next().into_iter().collect();
    parts.push(shown("start", Phrase::HeadingStart, start(guide, figures)));
    if medium == Medium::Page {
        parts.push(shown("glance", Phrase::HeadingGlance, glance(guide, figures)));
    }
    parts.push(shown("pieces", Phrase::HeadingPieces, pieces(guide, medium)));
    let demos: String = match medium {
        Medium::Page => guide.demos().iter().map(|demo| figures.demo(demo, words)).collect(),
        Medium::App => live::demos(guide),
    };
    if !demos.is_empty() {
        parts.push(shown("demonstrations", Phrase::HeadingDemos, demos));
    }
    parts.extend(texts);
    let presets = presets(guide, medium);
    if !presets.is_empty() {
        // Before the section on what sources say of them.
        parts.insert(parts.len() - 1, shown("presets", Phrase::HeadingPresets, presets));
    }
    parts.push(shown("sources", Phrase::HeadingSources, sources(guide)));
    parts
}

fn start(guide: &Guide, figures: &mut Figures) -> String {
    let (figure, list) = (figures.start(guide), start_list(guide));
    let drawn = match guide.variant().shuffle {
        Some(_) => format!("<p>{}</p>\n", escape(&guide.fact(Fact::Arrays))),
        None => String::new(),
    };
    format!("{drawn}<div class=\"beside\">\n{figure}{list}</div>\n")
}

fn glance(guide: &Guide, figures: &mut Figures) -> String {
    let (words, glance) = (guide.words(), guide.glance());
    let mut out = format!("<p>{}</p>\n", say(words, Phrase::PageGlance, &[]));
    let legend_title = say(words, Phrase::HeadingLegend, &[]);
    out.push_str(&format!(
        "<div class=\"beside\">\n{}<div><h3>{legend_title}</h3>\n{}</div>\n</div>\n<div class=\"gallery{}\">\n",
        figures.gallery(guide, &glance),
        legend_html(words),
        large(guide.rules())
    ));
    // Together with others of their kind, and as in the table of pieces.
    let mut pieces: Vec<_> = glance.pieces().iter().collect();
    pieces.sort_by_key(|piece| piece.piece.role);
    for piece in pieces {
        if let Some(shown) = glance.show(piece.square) {
            out.push_str(&figures.piece(guide, piece, &shown));
        }
    }
    out + "</div>\n"
}

fn sources(guide: &Guide) -> String {
    format!("<p>{}</p>\n{}", escape(guide.origin()), source_list(guide.sources()))
}

/// Where to read more.
pub(super) fn source_list(sources: &[Source]) -> String {
    let mut out = String::from("<ul>\n");
    for source in sources {
        out.push_str(&format!(
            "<li><a href=\"{}\">{}</a>. {}</li>\n",
            escape(source.url),
            escape(source.title),
            escape(source.note)
        ));
    }
    out + "</ul>\n"
}
