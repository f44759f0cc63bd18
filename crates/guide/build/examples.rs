//! Examples of a notation in a text: `[fmWcF](lab:board=7x7&at=d3&enemy=c4 "c4 d4")`.
//!
//! The words of the link are the notation, its address the rest of a link to the laboratory, its title
//! the squares that the piece reaches. As a picture, `![W](lab:)`, it is drawn where it stands; else
//! there is a picture on pages without JavaScript, behind the paragraph, list or table.

use pulldown_cmark::{CowStr, Event, Tag, TagEnd};

/// What an address of the laboratory begins with.
const LAB: &str = "lab:";

/// A notation and where it stands.
#[derive(PartialEq, Eq)]
pub struct Example {
    pub notation: String,
    /// What else a link to the laboratory says; may be empty.
    pub query: String,
    /// What is said of it: squares, and its canonical form behind `=`.
    pub expected: String,
}

/// An example that is being read.
struct Open {
    example: Example,
    pictured: bool,
}

/// Puts placeholders in the places of the examples, `{example 0}` and `{picture 0}`, and lists those of a
/// block that have no picture yet behind it: `{plates 0 1}`.
///
/// # Errors
/// When there is a picture of something else, or an example within an example.
pub fn take<'e>(events: Vec<Event<'e>>, all: &mut Vec<Example>) -> Result<Vec<Event<'e>>, String> {
    let mut out = Vec::new();
    let (mut depth, mut open, mut plates) = (0, None::<Open>, String::new());
    for event in events {
        match event {
            Event::Start(Tag::Image { dest_url, title, .. }) => match dest_url.strip_prefix(LAB) {
                Some(query) if open.is_none() => open = Some(begin(query, &title, true)),
                _ => return Err(format!("the only pictures are examples, {LAB}...: {dest_url}")),
            },
            Event::Start(Tag::Link { dest_url, title, .. }) if dest_url.starts_with(LAB) => {
                open = Some(begin(&dest_url[LAB.len()..], &title, false));
            }
            Event::End(TagEnd::Link | TagEnd::Image) if open.is_some() => {
                out.extend(open.take().map(|open| place(open, all, &mut plates)));
            }
            Event::Text(text) | Event::Code(text) if open.is_some() => {
                open.iter_mut().for_each(|open| open.example.notation.push_str(&text));
            }
            event => {
                depth += i32::from(matches!(event, Event::Start(_)));
                depth -= i32::from(matches!(event, Event::End(_)));
                out.push(event);
                if depth == 0 && !plates.is_empty() {
                    out.push(html(format!("{{plates{}}}\n", std::mem::take(&mut plates))));
                }
            }
        }
    }
    Ok(out)
}

fn begin(query: &str, expected: &str, pictured: bool) -> Open {
    let (query, expected) = (query.to_owned(), expected.to_owned());
    Open { example: Example { notation: String::new(), query, expected }, pictured }
}

/// The placeholder of an example. One that was there before keeps its number and its picture.
fn place<'e>(open: Open, all: &mut Vec<Example>, plates: &mut String) -> Event<'e> {
    let number = all.iter().position(|known| *known == open.example).unwrap_or(all.len());
    if number == all.len() {
        all.push(open.example);
        if !open.pictured {
            plates.push_str(&format!(" {number}"));
        }
    }
    let kind = if open.pictured { "picture" } else { "example" };
    Event::InlineHtml(CowStr::from(format!("{{{kind} {number}}}")))
}

fn html<'e>(text: String) -> Event<'e> {
    Event::Html(CowStr::from(text))
}
