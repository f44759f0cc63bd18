//! The column of text.

use berolina_guide::Phrase;
use berolina_rules::Position;
use berolina_ui::{Icon, Scene, board_picture};
use yew::prelude::*;

use super::Parts;
use super::board::marks_meaning;
use super::demos::demo_list;
use super::tables::{pieces, presets};

/// The name, what the game is, and the ways into it.
pub fn opening(parts: Parts<'_>) -> Html {
    let guide = parts.guide();
    let (words, variant) = (guide.words(), guide.variant());
    let preset = variant.preset_of.map(|_| {
        let values = [("name", guide.title()), ("game", guide.game_title())];
        html! {
            <p>{ berolina_guide::fill(words.get(Phrase::PagePresetOf), &values) }{ " " }{ variant.tagline }{ "." }</p>
        }
    });
    html! {
        <header class="rules-opening">
            <h1>{ guide.title() }</h1>
            <p class="lead">{ guide.summary() }</p>
            { preset }
            <p class="rules-actions">
                <a class="button primary" href={["#/play/", variant.id].concat()}>{ "Play it" }{ Icon::Forward.view() }</a>
                <a href={["variants/", variant.id, "/"].concat()}>{ "Read without JavaScript" }</a>
            </p>
        </header>
    }
}

/// A section of the page.
struct Part {
    id: &'static str,
    title: &'static str,
    body: Html,
}

/// All that there is to read, in the order of the page without JavaScript, with a table of contents.
pub fn reading(parts: Parts<'_>) -> Html {
    let (guide, sections) = (parts.guide(), sections(parts));
    let entry = |part: &Part| {
        let address = ["#/rules/", guide.variant().id, "/", part.id].concat();
        html! { <li><a href={address}>{ part.title }</a></li> }
    };
    let section = |part: &Part| {
        html! {
            <section key={part.id} aria-labelledby={part.id}>
                <h2 id={part.id} tabindex="-1">{ part.title }</h2>
                { part.body.clone() }
            </section>
        }
    };
    html! {
        <div class="reading">
            <nav class="contents" aria-label={guide.words().get(Phrase::HeadingContents)}>
                <ul>{ for sections.iter().map(entry) }</ul>
            </nav>
            // Where the board has no room for it: one of the two is seen.
            <div class="reading-legend">{ marks_meaning(parts) }</div>
            { for sections.iter().map(section) }
        </div>
    }
}

fn sections(parts: Parts<'_>) -> Vec<Part> {
    let words = parts.guide().words();
    let part = |id, phrase, body| Part { id, title: words.get(phrase), body };
    let texts = parts.state.texts().iter();
    let mut sections: Vec<Part> =
        texts.map(|text| Part { id: text.id, title: text.title, body: text.html.clone() }).collect();
    let mut shown = vec![
        part("start", Phrase::HeadingStart, start(parts)),
        part("pieces", Phrase::HeadingPieces, pieces(parts)),
    ];
    if !parts.state.demos().is_empty() {
        shown.push(part("demonstrations", Phrase::HeadingDemos, demo_list(parts)));
    }
    if let Some(presets) = presets(parts) {
        // Before the last section, on what sources say of them.
        let last = sections.len().saturating_sub(1);
        sections.insert(last, part("presets", Phrase::HeadingPresets, presets));
    }
    let first = sections.len().min(1);
    sections.splice(first..first, shown);
    sections.push(part("sources", Phrase::HeadingSources, sources(parts)));
    sections
}

/// The start array, as a picture and as a list.
fn start(parts: Parts<'_>) -> Html {
    let guide = parts.guide();
    let mut scene = Scene { pieces: vec![None; guide.rules().board().len()], ..Scene::default() };
    for (square, piece) in Position::start(guide.rules()).pieces() {
        scene.pieces[square.index()] = Some(parts.piece_view(piece));
    }
    let lines = guide.start_list();
    let lines = lines.iter().map(|line| html! { <div><dt>{ &line.name }</dt><dd>{ &line.text }</dd></div> });
    html! {
        <div class="start-array">
            { board_picture(parts.state.geometry(), &scene, ["The start of ", guide.title()].concat()) }
            <dl>{ for lines }</dl>
        </div>
    }
}

fn sources(parts: Parts<'_>) -> Html {
    let guide = parts.guide();
    let sources = guide.sources().iter();
    let sources = sources
        .map(|source| html! { <li><a href={source.url}>{ source.title }</a>{ ". " }{ source.note }</li> });
    html! { <><p>{ guide.origin() }</p><ul>{ for sources }</ul></> }
}
