//! The tables of a page.

use berolina_diagram::escape;

use crate::pages::frame::say;
use crate::words::{Phrase, fill};
use crate::{Guide, PieceRow, Words};

fn head(words: Words, columns: &[Phrase]) -> String {
    let cells = columns.iter().map(|column| format!("<th scope=\"col\">{}</th>", say(words, *column, &[])));
    format!("<thead><tr>{}</tr></thead>\n", cells.collect::<String>())
}

/// A table that scrolls by itself where it does not fit.
fn table(class: &str, caption: &str, head: &str, rows: &str) -> String {
    let caption = escape(caption);
    format!(
        "<div class=\"scroll\" role=\"region\" aria-label=\"{caption}\" tabindex=\"0\">\n\
         <table class=\"{class}\">\n<caption>{caption}</caption>\n{head}<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
    )
}

/// Every piece with its letter, value and notation.
pub(super) fn pieces(guide: &Guide) -> String {
    use Phrase::{TableBetza, TableLetter, TablePiece, TableRemarks, TableValue};
    let words = guide.words();
    let head = head(words, &[TablePiece, TableLetter, TableValue, TableBetza, TableRemarks]);
    let rows: String = guide.piece_table().iter().map(|row| piece_row(row, words)).collect();
    let caption = fill(words.get(Phrase::TablePieces), &[("game", guide.title())]);
    table("pieces", &caption, &head, &rows)
}

fn piece_row(row: &PieceRow, words: Words) -> String {
    let value = row.value.map_or_else(|| say(words, Phrase::TableNoValue, &[]), |value| value.to_string());
    let printed = row.printed.map_or_else(String::new, |printed| {
        let printed = format!("<code>{}</code>", escape(printed));
        format!(" <small>{}</small>", fill(words.get(Phrase::TablePrinted), &[("printed", &printed)]))
    });
    format!(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{value}</td><td><code>{}</code>{printed}</td><td>{}</td></tr>\n",
        escape(&row.name),
        row.letter,
        escape(row.betza),
        escape(&row.remark)
    )
}

/// The game beside its presets; empty for a game without any.
pub(super) fn presets(guide: &Guide) -> String {
    use Phrase::{TableCastling, TableGame, TableNoMoves, TablePlayed};
    let (words, rows) = (guide.words(), guide.presets());
    if rows.is_empty() {
        return String::new();
    }
    let head = head(words, &[TableGame, TableCastling, TableNoMoves, TablePlayed]);
    let rows: String = rows
        .iter()
        .map(|row| {
            let name = if row.is_this {
                format!("{} <small>({})</small>", escape(row.name), say(words, Phrase::PageThisPage, &[]))
            } else {
                format!("<a href=\"../{}/{}\">{}</a>", row.id, super::file_name(words), escape(row.name))
            };
            let cells =
                [row.castling, row.no_moves, row.played].map(|text| format!("<td>{}</td>", escape(text)));
            format!("<tr><th scope=\"row\">{name}</th>{}</tr>\n", cells.concat())
        })
        .collect();
    let caption = fill(words.get(Phrase::TablePresets), &[("game", guide.game_title())]);
    table("presets", &caption, &head, &rows)
}

/// The start array as a list.
pub(super) fn start_list(guide: &Guide) -> String {
    let lines = guide.start_list();
    let lines = lines.iter().map(|line| {
        let name = berolina_rules::capitalised(&line.name);
        format!("<div><dt>{}</dt> <dd>{}</dd></div>\n", escape(&name), escape(&line.text))
    });
    format!("<dl class=\"start\">\n{}</dl>\n", lines.collect::<String>())
}
