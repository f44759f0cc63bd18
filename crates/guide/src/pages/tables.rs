//! The tables of a page.

use berolina_diagram::escape;

use crate::manual::lab_value;
use crate::pages::frame::say;
use crate::pages::game::Medium;
use crate::pages::live::piece_button;
use crate::words::{Phrase, fill};
use crate::{Guide, PieceRow, PresetRow, Words};

/// The names of a table's columns.
struct Columns(Vec<String>);

impl Columns {
    fn new(words: Words, phrases: &[Phrase]) -> Columns {
        Columns(phrases.iter().map(|column| say(words, *column, &[])).collect())
    }

    /// The names, some of them linked: by the name, an address.
    fn head(&self, links: &[(&str, &str)]) -> String {
        let cell = |column: &String| match links.iter().find(|(name, _)| name == column) {
            Some((_, address)) => format!("<th scope=\"col\"><a href=\"{address}\">{column}</a></th>"),
            None => format!("<th scope=\"col\">{column}</th>"),
        };
        format!("<thead><tr>{}</tr></thead>\n", self.0.iter().map(cell).collect::<String>())
    }

    /// A row. Its cells carry the names of their columns, for narrow screens.
    fn row(&self, class: &str, name: &str, cells: &[String]) -> String {
        let cells = self.0.iter().skip(1).zip(cells);
        let cells: String =
            cells.map(|(column, cell)| format!("<td data-column=\"{column}\">{cell}</td>")).collect();
        format!("<tr{class}><th scope=\"row\">{name}</th>{cells}</tr>\n")
    }
}

/// A table; in a page of its own it scrolls by itself where it does not fit.
fn table(medium: Medium, class: &str, caption: &str, head: &str, rows: &str) -> String {
    let caption = escape(caption);
    let table = format!(
        "<table class=\"{class}\">\n<caption>{caption}</caption>\n{head}<tbody>\n{rows}</tbody>\n</table>\n"
    );
    match medium {
        Medium::Page => format!(
            "<div class=\"scroll\" role=\"region\" aria-label=\"{caption}\" tabindex=\"0\">\n{table}</div>\n"
        ),
        Medium::App => table,
    }
}

/// Every piece with its letter, value and notation.
pub(super) fn pieces(guide: &Guide, medium: Medium) -> String {
    use Phrase::{TableBetza, TableLetter, TablePiece, TableRemarks, TableValue};
    let words = guide.words();
    let table_rows = guide.piece_table();
    // Not every source says what pieces are worth.
    let valued = table_rows.iter().any(|row| row.value.is_some());
    let columns = match valued {
        true => Columns::new(words, &[TablePiece, TableLetter, TableValue, TableBetza, TableRemarks]),
        false => Columns::new(words, &[TablePiece, TableLetter, TableBetza, TableRemarks]),
    };
    let (root, manual) = match medium {
        Medium::Page => ("../../", format!("../../{}/{}", super::manual::FOLDER, super::file_name(words))),
        Medium::App => ("", format!("#/{}", super::manual::FOLDER)),
    };
    let board = guide.rules().board().label();
    let row = |row: &PieceRow| {
        let button = match medium {
            Medium::Page => None,
            Medium::App => piece_button(guide, row.role, &row.name),
        };
        let name = button.unwrap_or_else(|| escape(&row.name));
        let address = format!("{root}#/lab?betza={}&amp;board={board}", lab_value(row.betza));
        columns.row("", &name, &piece_cells(row, &address, valued, words))
    };
    let rows: String = table_rows.iter().map(row).collect();
    let caption = fill(words.get(Phrase::TablePieces), &[("game", guide.title())]);
    let head = columns.head(&[(&say(words, TableBetza, &[]), &manual)]);
    table(medium, "pieces", &caption, &head, &rows)
}

/// The cells behind the name; the notation is a link.
fn piece_cells(row: &PieceRow, address: &str, valued: bool, words: Words) -> Vec<String> {
    let value = row.value.map_or_else(|| say(words, Phrase::TableNoValue, &[]), |value| value.to_string());
    let printed = row.printed.map_or_else(String::new, |printed| {
        let printed = format!("<code>{}</code>", escape(printed));
        format!(" <small>{}</small>", fill(words.get(Phrase::TablePrinted), &[("printed", &printed)]))
    });
    let betza = format!("<a href=\"{address}\"><code>{}</code></a>{printed}", escape(row.betza));
    let mut cells = vec![row.letter.to_string(), betza, escape(&row.remark)];
    if valued {
        cells.insert(1, value);
    }
    cells
}

/// The game beside its presets; empty for a game without any.
pub(super) fn presets(guide: &Guide, medium: Medium) -> String {
    use Phrase::{TableCastling, TableGame, TableNoMoves, TablePlayed};
    let (words, rows) = (guide.words(), guide.presets());
    if rows.is_empty() {
        return String::new();
    }
    let columns = Columns::new(words, &[TableGame, TableCastling, TableNoMoves, TablePlayed]);
    let row = |row: &PresetRow| {
        let (name, this) = (escape(row.name), say(words, Phrase::PageThisPage, &[]));
        let name = match medium {
            _ if row.is_this => format!("{name} <small>({this})</small>"),
            Medium::Page => format!("<a href=\"../{}/{}\">{name}</a>", row.id, super::file_name(words)),
            Medium::App => format!("<a href=\"#/rules/{}\">{name}</a>", row.id),
        };
        let class = if row.is_this { " class=\"this\"" } else { "" };
        columns.row(class, &name, &[row.castling, row.no_moves, row.played].map(escape))
    };
    let rows: String = rows.iter().map(row).collect();
    let caption = fill(words.get(Phrase::TablePresets), &[("game", guide.game_title())]);
    table(medium, "presets", &caption, &columns.head(&[]), &rows)
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
