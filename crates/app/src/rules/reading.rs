//! The column of text.

use berolina_guide::Phrase;
use berolina_rules::Position;
use berolina_ui::{Icon, Scene, board_picture};
use yew::prelude::*;

use super::Parts;
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

/// All that there is to read, in the order of the page without JavaScript.
pub fn reading(parts: Parts<'_>) -> Html {
    let words = parts.guide().words();
    let part = |id, phrase, body| section(id, words.get(phrase), body);
    let mut sections: Vec<Html> =
        parts.state.texts().iter().map(|text| section(text.id, text.title, text.html.clone())).collect();
    let mut shown = vec![
        part("start", Phrase::HeadingStart, start(parts)),
        part("pieces", Phrase::HeadingPieces, pieces(parts)),
    ];
    if !parts.state.demos().is_empty() {
        shown.push(part("demonstrations", Phrase::HeadingDemos, demo_list(parts)));
    }
    if let Some(presets) = presets(parts) {
        // Before the last section, on what sources say of them.
        sections.insert(sections.len().saturating_sub(1), part("presets", Phrase::HeadingPresets, presets));
    }
    let first = sections.len().min(1);
    sections.splice(first..first, shown);
    sections.push(part("sources", Phrase::HeadingSources, sources(parts)));
    html! { <div class="reading">{ for sections }</div> }
}

fn section(id: &'static str, title: &'static str, body: Html) -> Html {
    html! { <section key={id} aria-labelledby={id}><h2 {id}>{ title }</h2>{ body }</section> }
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
