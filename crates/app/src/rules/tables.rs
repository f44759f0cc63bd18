//! The tables of the page.

use berolina_guide::{Phrase, PieceRow, PresetRow, fill};
use yew::prelude::*;

use super::{Act, Parts};

/// A table whose cells carry the names of their columns, for narrow screens.
fn table(class: &'static str, caption: String, columns: &[&'static str], rows: Html) -> Html {
    let head = columns.iter().map(|column| html! { <th scope="col">{ *column }</th> });
    html! {
        <table class={class}>
            <caption>{ caption }</caption>
            <thead><tr>{ for head }</tr></thead>
            <tbody>{ rows }</tbody>
        </table>
    }
}

fn cell(column: &'static str, content: Html) -> Html {
    html! { <td data-column={column}>{ content }</td> }
}

/// Every piece, with a button that shows it on the board.
pub fn pieces(parts: Parts<'_>) -> Html {
    use Phrase::{TableBetza, TableLetter, TablePiece, TableRemarks, TableValue};
    let (guide, words) = (parts.guide(), parts.guide().words());
    let columns = [TablePiece, TableLetter, TableValue, TableBetza, TableRemarks].map(|name| words.get(name));
    let rows = guide.piece_table();
    let rows = rows.iter().map(|row| piece_row(parts, row, &columns));
    let caption = fill(words.get(Phrase::TablePieces), &[("game", guide.title())]);
    table("pieces", caption, &columns, rows.collect())
}

fn piece_row(parts: Parts<'_>, row: &PieceRow, columns: &[&'static str; 5]) -> Html {
    let words = parts.guide().words();
    let value = row.value.map_or_else(|| words.get(Phrase::TableNoValue).to_owned(), pawns);
    let short = row.printed.zip(words.get(Phrase::TablePrinted).split_once("{printed}"));
    let short = short.map(|(printed, (before, after))| {
        html! { <small>{ before }<code>{ printed }</code>{ after }</small> }
    });
    html! {
        <tr key={row.role}>
            <th scope="row">{ piece_button(parts, row) }</th>
            { cell(columns[1], html! { row.letter }) }
            { cell(columns[2], html! { value }) }
            { cell(columns[3], html! { <><code>{ row.betza }</code>{ short }</> }) }
            { cell(columns[4], html! { row.remark.clone() }) }
        </tr>
    }
}

/// The piece's picture and name, which show it on the board.
fn piece_button(parts: Parts<'_>, row: &PieceRow) -> Html {
    let Some(piece) = parts.state.glance().piece_of_role(row.role) else { return html! { row.name.clone() } };
    let pressed = if parts.state.shows(piece.square) { "true" } else { "false" };
    html! {
        <button type="button" class="show" data-show={row.role} aria-pressed={pressed}
            onclick={parts.does(Act::Show(piece.square))}>
            { parts.piece_view(piece.piece).image() }
            <span>{ row.name.clone() }<span class="unseen">{ ": show its moves" }</span></span>
        </button>
    }
}

/// The game beside its presets; None when it has none.
pub fn presets(parts: Parts<'_>) -> Option<Html> {
    use Phrase::{TableCastling, TableGame, TableNoMoves, TablePlayed};
    let (guide, words) = (parts.guide(), parts.guide().words());
    let rows = guide.presets();
    let columns = [TableGame, TableCastling, TableNoMoves, TablePlayed].map(|name| words.get(name));
    let caption = fill(words.get(Phrase::TablePresets), &[("game", guide.game_title())]);
    let this = words.get(Phrase::PageThisPage);
    let lines = rows.iter().map(|row| preset_row(row, &columns, this));
    (!rows.is_empty()).then(|| table("presets", caption, &columns, lines.collect()))
}

fn preset_row(row: &PresetRow, columns: &[&'static str; 4], this: &'static str) -> Html {
    let name = if row.is_this {
        html! { <>{ row.name }{ " " }<small>{ "(" }{ this }{ ")" }</small></> }
    } else {
        html! { <a href={["#/rules/", row.id].concat()}>{ row.name }</a> }
    };
    html! {
        <tr key={row.id} class={row.is_this.then_some("this")}>
            <th scope="row">{ name }</th>
            { cell(columns[1], html! { row.castling }) }
            { cell(columns[2], html! { row.no_moves }) }
            { cell(columns[3], html! { row.played }) }
        </tr>
    }
}

/// A value in pawns: `9.5`, `8.75`, `3`.
fn pawns(value: f32) -> String {
    let hundredths = (100.0 * value + 0.5) as u32;
    let mut out = (hundredths / 100).to_string();
    if !hundredths.is_multiple_of(100) {
        out.push('.');
        out.push(char::from(b'0' + (hundredths / 10 % 10) as u8));
    }
    if !hundredths.is_multiple_of(10) {
        out.push(char::from(b'0' + (hundredths % 10) as u8));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values() {
        for (value, text) in [(9.5, "9.5"), (8.75, "8.75"), (3.0, "3"), (12.25, "12.25"), (0.05, "0.05")] {
            assert_eq!(pawns(value), text);
        }
    }
}
