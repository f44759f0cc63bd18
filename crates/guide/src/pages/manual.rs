//! The page about the notation: with pictures, and for the living board of the application.

use berolina_diagram::escape;

use crate::Words;
use crate::live::LiveManual;
use crate::manual::{Example, Manual};
use crate::pages::figures::{Figures, example_in_words, legend_html};
use crate::pages::frame::{Frame, say, section};
use crate::pages::game::{Medium, Part, contents, source_list};
use crate::pages::live;
use crate::words::Phrase;

/// The folder of the page, and its route in the application.
pub(super) const FOLDER: &str = "betza";

/// The page without JavaScript.
pub(super) fn page(manual: &Manual) -> String {
    let words = manual.words();
    let (parts, figures) = parts(manual, Medium::Page);
    let mut body = opening(manual, Medium::Page);
    body.push_str(&contents(words, FOLDER, &parts, Medium::Page));
    parts.iter().for_each(|part| body.push_str(&section(part.id, part.title, &part.body)));
    Frame {
        words,
        root: "../",
        title: &format!("{} · Berolina", manual.title()),
        description: manual.description(),
        games: Some(&format!("../variants/{}", super::file_name(words))),
        body: &body,
        sprites: &figures.sprites(),
    }
    .html()
}

/// All that the application needs to show the page.
pub(super) fn live_page(manual: &Manual) -> LiveManual {
    let words = manual.words();
    let (parts, figures) = parts(manual, Medium::App);
    let word = |phrase| words.get(phrase).to_owned();
    let first = manual.examples().next().and_then(Result::ok);
    LiveManual {
        opening: opening(manual, Medium::App),
        contents: contents(words, FOLDER, &parts, Medium::App),
        sections: parts.iter().map(live::section).collect::<String>() + &figures.sprites(),
        heading: word(Phrase::BetzaBoard),
        legend: word(Phrase::HeadingLegend),
        open: word(Phrase::BetzaOpen),
        first: first.map(|example| example.query).unwrap_or_default(),
    }
}

fn opening(manual: &Manual, medium: Medium) -> String {
    let words = manual.words();
    let head =
        format!("<h1>{}</h1>\n<p class=\"lead\">{}</p>\n", escape(manual.title()), escape(manual.summary()));
    let (hint, way) = match medium {
        Medium::Page => (Phrase::BetzaPictures, Phrase::PageLive),
        Medium::App => (Phrase::BetzaPress, Phrase::PagePlain),
    };
    let (hint, way) = (say(words, hint, &[]), say(words, way, &[]));
    let way = match medium {
        Medium::Page => {
            format!("<p class=\"actions\"><a class=\"button\" href=\"../#/{FOLDER}\">{way}</a></p>\n")
        }
        Medium::App => format!("<p class=\"rules-actions\"><a href=\"{FOLDER}/\">{way}</a></p>"),
    };
    format!("{head}<p>{hint}</p>\n{way}")
}

/// The sections, and the pictures that are drawn in them.
fn parts(manual: &Manual, medium: Medium) -> (Vec<Part>, Figures) {
    let words = manual.words();
    let mut figures = Figures::new();
    let examples: Vec<Option<Example>> = manual.examples().map(Result::ok).collect();
    let mut parts: Vec<Part> = Vec::new();
    // One picture of an example is what links lead to.
    let mut drawn = vec![false; examples.len()];
    for section in manual.sections() {
        let html = with_links(&section.html, medium);
        let body = with_examples(&html, &examples, |kind, example, number| match (medium, kind) {
            (Medium::App, "plates") => String::new(),
            (Medium::App, "picture") => button(example, &figures.inset(example), words),
            (Medium::App, _) => button(example, "", words),
            (Medium::Page, "plates") => {
                drawn[number] = true;
                figures.plate(example, number, words)
            }
            (Medium::Page, "picture") => {
                let id = (!std::mem::replace(&mut drawn[number], true)).then_some(number);
                picture(example, id, &figures.inset(example), words)
            }
            (Medium::Page, _) => {
                format!("<a class=\"example\" href=\"#example-{number}\">{}</a>", code(example))
            }
        });
        parts.push(Part { id: section.id, title: section.title, body });
    }
    if let (Medium::Page, Some(first)) = (medium, parts.first_mut()) {
        let title = say(words, Phrase::HeadingLegend, &[]);
        first.body.push_str(&format!("<h3>{title}</h3>\n{}", legend_html(words)));
    }
    let sources = source_list(manual.sources());
    parts.push(Part { id: "sources", title: words.get(Phrase::HeadingSources), body: sources });
    (parts, figures)
}

/// Links to other pages and to sections: in the text they are written as in the application, `#/lab`, and
/// as on one page, `#chains`.
fn with_links(html: &str, medium: Medium) -> String {
    match medium {
        Medium::Page => html.replace("href=\"#/", "href=\"../#/"),
        Medium::App => {
            let sections = format!("href=\"#/{FOLDER}/");
            html.replace("href=\"#", &sections).replace(&format!("{sections}/"), "href=\"#/")
        }
    }
}

/// Puts something in the place of every placeholder, for each of its examples.
fn with_examples(
    html: &str,
    examples: &[Option<Example>],
    mut put: impl FnMut(&str, &Example, usize) -> String,
) -> String {
    let mut parts = html.split('{');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (inside, rest) = part.split_once('}').unwrap_or((part, ""));
        let mut words = inside.split(' ');
        let kind = words.next().unwrap_or_default();
        let shown: String = words
            .filter_map(|number| number.parse::<usize>().ok())
            .filter_map(|number| Some(put(kind, examples.get(number)?.as_ref()?, number)))
            .collect();
        match kind {
            "plates" if !shown.is_empty() => out.push_str(&format!("<div class=\"plates\">\n{shown}</div>")),
            _ => out.push_str(&shown),
        }
        out.push_str(rest);
    }
    out
}

fn code(example: &Example) -> String {
    format!("<code>{}</code>", escape(example.notation))
}

fn class(picture: &str) -> &'static str {
    if picture.is_empty() { "example" } else { "example pictured" }
}

/// What puts an example on the living board.
fn button(example: &Example, picture: &str, words: Words) -> String {
    format!(
        "<button type=\"button\" class=\"{}\" data-lab=\"{}\" aria-pressed=\"false\">{picture}{}\
         <span class=\"unseen\">: {}</span></button>",
        class(picture),
        escape(&example.query),
        code(example),
        say(words, Phrase::PageShowMoves, &[])
    )
}

/// A picture that leads to the laboratory.
fn picture(example: &Example, number: Option<usize>, picture: &str, words: Words) -> String {
    let id = number.map_or_else(String::new, |number| format!(" id=\"example-{number}\""));
    format!(
        "<a class=\"{}\"{id} href=\"../#/lab?{}\">{picture}{}</a><span class=\"unseen\">: {}</span>",
        class(picture),
        escape(&example.query),
        code(example),
        escape(&example_in_words(example, words))
    )
}
