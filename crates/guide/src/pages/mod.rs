//! The pages as plain HTML: to read without JavaScript, in a text browser, and on paper; and what the
//! application loads of them.

mod figures;
mod frame;
mod game;
mod index;
mod live;
mod manual;
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

/// All pages: one for each variant that has a guide, and the same for the application
/// ([`LivePage`](crate::LivePage)); a list of them, the page about the notation, and their stylesheet.
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
        if let Some(manual) = crate::manual(words.language()) {
            pages.push(Page { path: format!("{}/{name}", manual::FOLDER), text: manual::page(&manual) });
            // Plain data; writing it cannot fail.
            let text = serde_json::to_string(&manual::live_page(&manual)).unwrap_or_default();
            pages.push(Page { path: format!("{}/{}", manual::FOLDER, live_name(words)), text });
        }
        for guide in &guides {
            let folder = format!("variants/{}", guide.variant().id);
            pages.push(Page { path: format!("{folder}/{name}"), text: game::page(guide) });
            let text = serde_json::to_string(&live::page(guide)).unwrap_or_default();
            pages.push(Page { path: format!("{folder}/{}", live_name(words)), text });
        }
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

/// The file of a page for the application, in the folder of the page.
fn live_name(words: Words) -> String {
    format!("page.{}.json", words.language())
}
