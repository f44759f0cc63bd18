//! Tables of the texts: with a caption, and with cells that carry the names of their columns, for
//! narrow screens.

use pulldown_cmark::{Event, Tag, TagEnd, html};

/// The paragraph before a table that becomes its caption begins so.
const CAPTION: &str = "<p>Table: ";

/// As HTML, tables included.
///
/// # Errors
/// When a table has no paragraph `Table: ...` right before it.
pub fn html_of<'e>(events: impl IntoIterator<Item = Event<'e>>) -> Result<String, String> {
    let mut out = String::new();
    let mut text: Vec<Event<'e>> = Vec::new();
    let mut events = events.into_iter();
    while let Some(event) = events.next() {
        if let Event::Start(Tag::Table(_)) = event {
            html::push_html(&mut out, text.drain(..));
            let caption = take_caption(&mut out)?;
            let inside = events.by_ref().take_while(|event| *event != Event::End(TagEnd::Table));
            out.push_str(&table(&caption, &rows(inside)));
        } else {
            text.push(event);
        }
    }
    html::push_html(&mut out, text.into_iter());
    Ok(out)
}

fn take_caption(out: &mut String) -> Result<String, String> {
    let start = out.rfind(CAPTION).filter(|start| out[*start..].matches("</p>").count() == 1);
    let start = start.ok_or("every table needs its caption right before it: Table: What it shows")?;
    let caption = out[start + CAPTION.len()..].trim_end().trim_end_matches("</p>").to_owned();
    out.truncate(start);
    Ok(caption)
}

/// The cells of each row, as HTML; the first row are the names of the columns.
fn rows<'e>(events: impl Iterator<Item = Event<'e>>) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut cell: Vec<Event<'e>> = Vec::new();
    for event in events {
        match event {
            Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
            Event::End(TagEnd::TableCell) => {
                let mut text = String::new();
                html::push_html(&mut text, cell.drain(..));
                rows.iter_mut().last().into_iter().for_each(|row| row.push(text.clone()));
            }
            Event::Start(Tag::TableCell) | Event::End(TagEnd::TableHead | TagEnd::TableRow) => {}
            event => cell.push(event),
        }
    }
    rows
}

fn table(caption: &str, rows: &[Vec<String>]) -> String {
    let Some((names, rows)) = rows.split_first() else { return String::new() };
    let head: String = names.iter().map(|name| format!("<th scope=\"col\">{name}</th>")).collect();
    let row = |row: &Vec<String>| {
        let cell = |(number, (name, text)): (usize, (&String, &String))| match number {
            0 => format!("<th scope=\"row\">{text}</th>"),
            _ => format!("<td data-column=\"{name}\">{text}</td>"),
        };
        let cells: String = names.iter().zip(row).enumerate().map(cell).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let rows: String = rows.iter().map(row).collect();
    format!(
        "<table class=\"text\">\n<caption>{caption}</caption>\n<thead><tr>{head}</tr></thead>\n\
         <tbody>\n{rows}</tbody>\n</table>\n"
    )
}
