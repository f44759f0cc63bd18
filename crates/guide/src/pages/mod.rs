//! The pages as plain HTML: to read without JavaScript, in a text browser, and on paper.

mod figures;
mod frame;
mod game;
mod index;
mod tables;

use std::path::Path;
use std::{fs, io};

use berolina_rules::variants;

use crate::{Words, guide};

/// The stylesheet of all pages.
const STYLE: &str = include_str!("pages.css");

/// The language whose pages have no language in their names.
const FIRST: &str = "en";

/// A file of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its path from the root of the site, `variants/suicide/index.html`.
    pub path: String,
    /// What is in it.
    pub text: String,
}

/// All pages: one for each variant that has a guide, a list of them, and their stylesheet.
///
/// Links are relative, so that they work under any path.
///
/// ```
/// use berolina_guide::pages::pages;
///
/// let suicide = pages().into_iter().find(|page| page.path == "variants/suicide/index.html").unwrap();
/// assert!(suicide.text.contains("href=\"../../#/play/suicide\""));
/// ```
pub fn pages() -> Vec<Page> {
    let mut pages = vec![Page { path: "variants/pages.css".to_owned(), text: STYLE.to_owned() }];
    for words in Words::languages().filter_map(Words::find) {
        let name = file_name(words);
        let ids = variants::ALL.iter().map(|variant| variant.id);
        let guides: Vec<_> = ids.filter_map(|id| guide(id, words.language())).collect();
        pages.push(Page { path: format!("variants/{name}"), text: index::page(&guides, words) });
        pages.extend(guides.iter().map(|guide| Page {
            path: format!("variants/{}/{name}", guide.variant().id),
            text: game::page(guide),
        }));
    }
    pages
}

/// Writes all pages into the folder of a site.
///
/// # Errors
/// When a folder or file cannot be made.
pub fn write(root: &Path) -> io::Result<usize> {
    let pages = pages();
    for page in &pages {
        let path = root.join(&page.path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, &page.text)?;
    }
    Ok(pages.len())
}

fn file_name(words: Words) -> String {
    match words.language() {
        FIRST => "index.html".to_owned(),
        language => format!("index.{language}.html"),
    }
}
