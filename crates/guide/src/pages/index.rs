//! The list of all games.

use berolina_diagram::escape;

use crate::pages::figures::Figures;
use crate::pages::frame::{Frame, say};
use crate::words::Phrase;
use crate::{Guide, Words};

pub(super) fn page(guides: &[Guide], words: Words) -> String {
    let mut figures = Figures::new();
    let title = say(words, Phrase::HeadingGames, &[]);
    let mut body =
        format!("<h1>{title}</h1>\n<p class=\"lead\">{}</p>\n", say(words, Phrase::PageIndex, &[]));
    for guide in guides.iter().filter(|guide| guide.variant().preset_of.is_none()) {
        body.push_str(&game(guide, guides, &mut figures));
    }
    if let Some(manual) = crate::manual(words.language()) {
        body.push_str(&format!(
            "<section id=\"{folder}\">\n<h2><a href=\"../{folder}/{name}\">{title}</a></h2>\n<p>{summary}</p>\n</section>\n",
            folder = super::manual::FOLDER,
            name = super::file_name(words),
            title = escape(manual.title()),
            summary = escape(manual.summary()),
        ));
    }
    Frame {
        words,
        root: "../",
        title: &format!("{} · Berolina", words.get(Phrase::HeadingGames)),
        description: words.get(Phrase::PageIndex),
        games: None,
        body: &body,
        sprites: &figures.sprites(),
    }
    .html()
}

/// A game with its start array, and its presets beneath.
fn game(guide: &Guide, guides: &[Guide], figures: &mut Figures) -> String {
    let (words, variant) = (guide.words(), guide.variant());
    let name = super::file_name(words);
    let presets: String = guides
        .iter()
        .map(Guide::variant)
        .filter(|preset| preset.preset_of == Some(variant.id))
        .map(|preset| {
            let address = format!("{}/{name}", preset.id);
            format!(
                "<li><a href=\"{address}\">{}</a>: {}.</li>\n",
                escape(preset.name),
                escape(preset.tagline)
            )
        })
        .collect();
    let presets = if presets.is_empty() { presets } else { format!("<ul>\n{presets}</ul>\n") };
    format!(
        "<section class=\"beside\" id=\"{id}\">\n{figure}<div>\n<h2><a href=\"{id}/{name}\">{title}</a></h2>\n\
         <p>{summary}</p>\n{presets}<p class=\"actions\"><a class=\"button\" href=\"../#/play/{id}\">{play}</a></p>\n\
         </div>\n</section>\n",
        id = variant.id,
        figure = figures.start(guide),
        title = escape(variant.name),
        summary = escape(guide.summary()),
        play = say(words, Phrase::PagePlay, &[("game", variant.name)]),
    )
}
