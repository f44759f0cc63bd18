//! What is round every page.

use berolina_diagram::escape;

use crate::words::Phrase;
use crate::{Words, fill};

/// A page to be written.
pub(super) struct Frame<'p> {
    pub words: Words,
    /// The way from the page to the root of the site, `../../`.
    pub root: &'p str,
    pub title: &'p str,
    pub description: &'p str,
    /// The address of the list of games, if the page is not that list.
    pub games: Option<&'p str>,
    /// What stands in `main`.
    pub body: &'p str,
    /// Drawings that the pictures of the page use.
    pub sprites: &'p str,
}

impl Frame<'_> {
    pub fn html(&self) -> String {
        let Frame { words, root, body, sprites, .. } = self;
        let games = self.games.map_or_else(String::new, |address| {
            format!("\n<nav><a href=\"{address}\">{}</a></nav>", escape(words.get(Phrase::PageGames)))
        });
        format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<meta name=\"description\" content=\"{description}\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <link rel=\"icon\" href=\"{root}icon.svg\" type=\"image/svg+xml\">\n\
             <link rel=\"stylesheet\" href=\"{root}variants/pages.css\">\n</head>\n<body>\n\
             <header class=\"site\"><a class=\"brand\" href=\"{root}#/\">Berolina</a>{games}</header>\n\
             <main>\n{body}</main>\n<footer class=\"site\"><p>{footer}</p></footer>\n{sprites}</body>\n</html>\n",
            language = words.language(),
            title = escape(self.title),
            description = escape(self.description),
            footer = escape(words.get(Phrase::PageFooter)),
        )
    }
}

/// A section with its heading of the second level.
pub(super) fn section(id: &str, title: &str, body: &str) -> String {
    format!("<section id=\"{id}\">\n<h2>{}</h2>\n{body}</section>\n", escape(title))
}

/// A phrase, filled and safe between tags.
pub(super) fn say(words: Words, phrase: Phrase, values: &[(&str, &str)]) -> String {
    escape(&fill(words.get(phrase), values))
}
