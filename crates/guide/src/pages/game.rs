//! The page of one variant.

use berolina_diagram::escape;

use crate::pages::figures::{Figures, legend_html};
use crate::pages::frame::{Frame, say, section};
use crate::pages::tables::{pieces, presets, start_list};
use crate::words::Phrase;
use crate::{Guide, fill};

/// A section, with its place in the table of contents.
struct Part {
    id: &'static str,
    title: &'static str,
    body: String,
}

pub(super) fn page(guide: &Guide) -> String {
    let words = guide.words();
    let mut figures = Figures::new();
    let parts = parts(guide, &mut figures);
    let mut body = opening(guide);
    body.push_str(&contents(guide, &parts));
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
fn opening(guide: &Guide) -> String {
    let (words, id) = (guide.words(), guide.variant().id);
    let mut out = format!("<h1>{}</h1>\n", escape(guide.title()));
    out.push_str(&format!("<p class=\"lead\">{}</p>\n", escape(guide.summary())));
    if guide.variant().preset_of.is_some() {
        let values = [("name", guide.title()), ("game", guide.game_title())];
        let tagline = escape(guide.variant().tagline);
        out.push_str(&format!("<p>{} {tagline}.</p>\n", say(words, Phrase::PagePresetOf, &values)));
    }
    out + &format!(
        "<p class=\"actions\"><a class=\"button\" href=\"../../#/play/{id}\">{}</a> <a href=\"../../#/rules/{id}\">{}</a></p>\n",
        say(words, Phrase::PagePlay, &[("game", guide.title())]),
        say(words, Phrase::PageLive, &[])
    )
}

fn contents(guide: &Guide, parts: &[Part]) -> String {
    let title = say(guide.words(), Phrase::HeadingContents, &[]);
    let entries =
        parts.iter().map(|part| format!("<li><a href=\"#{}\">{}</a></li>\n", part.id, escape(part.title)));
    let entries: String = entries.collect();
    format!(
        "<nav class=\"contents\" aria-labelledby=\"contents\">\n<h2 id=\"contents\">{title}</h2>\n<ul>\n{entries}</ul>\n</nav>\n"
    )
}

/// What is shown first, then the texts, then where it all comes from.
fn parts(guide: &Guide, figures: &mut Figures) -> Vec<Part> {
    let words = guide.words();
    let shown = |id, phrase, body| Part { id, title: words.get(phrase), body };
    let mut texts = guide.sections().into_iter().map(|section| Part {
        id: section.id,
        title: section.title,
        body: section.html,
    });
    let mut parts: Vec<Part> = texts.next().into_iter().collect();
    parts.push(shown("start", Phrase::HeadingStart, start(guide, figures)));
    parts.push(shown("glance", Phrase::HeadingGlance, glance(guide, figures)));
    parts.push(shown("pieces", Phrase::HeadingPieces, pieces(guide)));
    let demos: String = guide.demos().iter().map(|demo| figures.demo(demo, words)).collect();
    if !demos.is_empty() {
        parts.push(shown("demonstrations", Phrase::HeadingDemos, demos));
    }
    parts.extend(texts);
    let presets = presets(guide);
    if !presets.is_empty() {
        // Before the section on what sources say of them.
        parts.insert(parts.len() - 1, shown("presets", Phrase::HeadingPresets, presets));
    }
    parts.push(shown("sources", Phrase::HeadingSources, sources(guide)));
    parts
}

fn start(guide: &Guide, figures: &mut Figures) -> String {
    format!("<div class=\"beside\">\n{}{}</div>\n", figures.start(guide), start_list(guide))
}

fn glance(guide: &Guide, figures: &mut Figures) -> String {
    let (words, glance) = (guide.words(), guide.glance());
    let mut out = format!("<p>{}</p>\n", say(words, Phrase::PageGlance, &[]));
    let legend_title = say(words, Phrase::HeadingLegend, &[]);
    out.push_str(&format!(
        "<div class=\"beside\">\n{}<div><h3>{legend_title}</h3>\n{}</div>\n</div>\n<div class=\"gallery\">\n",
        figures.gallery(&glance, words),
        legend_html(words)
    ));
    // Together with others of their kind, and as in the table of pieces.
    let mut pieces: Vec<_> = glance.pieces().iter().collect();
    pieces.sort_by_key(|piece| piece.piece.role);
    for piece in pieces {
        if let Some(shown) = glance.show(piece.square) {
            out.push_str(&figures.piece(guide, &glance, piece, &shown));
        }
    }
    out + "</div>\n"
}

fn sources(guide: &Guide) -> String {
    let mut out = format!("<p>{}</p>\n<ul>\n", escape(guide.origin()));
    for source in guide.sources() {
        out.push_str(&format!(
            "<li><a href=\"{}\">{}</a>. {}</li>\n",
            escape(source.url),
            escape(source.title),
            escape(source.note)
        ));
    }
    out + "</ul>\n"
}
