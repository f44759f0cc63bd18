//! The page of one variant for the application.

use berolina_diagram::{Paint, PlayerColours, escape, piece_art_or_generic};

use crate::Guide;
use crate::live::{LivePage, Script};
use crate::pages::figures::Figures;
use crate::pages::frame::say;
use crate::pages::game::{Medium, Part, contents, opening, parts, route};
use crate::words::Phrase;

/// All that the application needs to show the page.
pub(super) fn page(guide: &Guide) -> LivePage {
    let words = guide.words();
    let mut figures = Figures::new();
    let parts = parts(guide, &mut figures, Medium::App);
    let word = |phrase| words.get(phrase).to_owned();
    LivePage {
        opening: opening(guide, Medium::App),
        contents: contents(words, &route(guide), &parts, Medium::App),
        sections: parts.iter().map(section).collect::<String>() + &figures.sprites(),
        heading: word(Phrase::HeadingGlance),
        legend: word(Phrase::HeadingLegend),
        hint: word(Phrase::GlanceHint),
        start: word(Phrase::PageStart),
        watch: word(Phrase::PageWatch),
        gallery: guide.exhibits(),
        demos: guide.scripts(),
    }
}

/// A section, whose heading a link can lead to.
pub(super) fn section(part: &Part) -> String {
    let (id, title, body) = (part.id, escape(part.title), &part.body);
    format!("<section aria-labelledby=\"{id}\"><h2 id=\"{id}\" tabindex=\"-1\">{title}</h2>{body}</section>")
}

/// The demonstrations, each with a button that puts it on the board.
pub(super) fn demos(guide: &Guide) -> String {
    let words = guide.words();
    let entry = |script: Script| {
        let (id, title) = (&script.id, escape(&script.title));
        let teaser = escape(script.captions.first().map_or("", |caption| caption));
        let watch = say(words, Phrase::PageWatchDemo, &[]);
        format!(
            "<li><h3 id=\"{id}\">{title}</h3><p>{teaser}</p><button type=\"button\" id=\"watch-{id}\" \
             data-demo=\"{id}\" aria-describedby=\"{id}\" aria-pressed=\"false\">{watch}</button></li>"
        )
    };
    let entries: String = guide.scripts().into_iter().map(entry).collect();
    if entries.is_empty() { entries } else { format!("<ul class=\"demos\">{entries}</ul>") }
}

/// The picture and name of a piece, which show it on the board.
pub(super) fn piece_button(guide: &Guide, role: &str, name: &str) -> Option<String> {
    let (glance, words) = (guide.glance(), guide.words());
    let piece = glance.piece_of_role(role)?;
    let spec = guide.rules().spec(piece.piece.role);
    let colours = PlayerColours::of_player(piece.piece.player);
    let drawing = piece_art_or_generic(spec.name).svg(&colours, Paint::Variables, &spec.letter.to_string());
    let unseen = say(words, Phrase::PageShowMoves, &[]);
    Some(format!(
        "<button type=\"button\" class=\"show\" data-show=\"{role}\" aria-pressed=\"false\">\
         <svg class=\"piece-image\" viewBox=\"0 0 48 48\" aria-hidden=\"true\">{drawing}</svg><span>{}<span class=\"unseen\">: {unseen}</span></span></button>",
        escape(name)
    ))
}
