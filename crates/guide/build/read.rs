//! From files to what they say.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use serde::Deserialize;

use crate::examples::{self, Example};
use crate::table::html_of;

/// What is wrong, and in which file.
pub struct Failure {
    pub file: PathBuf,
    pub message: String,
}

impl Failure {
    pub fn new(file: &Path, message: impl Display) -> Failure {
        Failure { file: file.to_owned(), message: message.to_string() }
    }
}

/// The sentences of one language, by key.
pub struct Phrases {
    pub language: String,
    pub texts: BTreeMap<String, String>,
}

/// All about one game.
pub struct Game {
    pub id: String,
    pub glance: Glance,
    pub texts: Vec<Text>,
}

/// `glance.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glance {
    #[serde(default)]
    pub printed: BTreeMap<String, String>,
    #[serde(rename = "piece")]
    pub pieces: Vec<Exhibit>,
    #[serde(rename = "demo", default)]
    pub demos: Vec<Script>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exhibit {
    pub piece: String,
    #[serde(default)]
    pub with: Vec<String>,
    pub passed: Option<String>,
    #[serde(default)]
    pub demos: Vec<String>,
    pub needs: Option<Need>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    pub id: String,
    pub fen: Option<String>,
    pub moves: Vec<String>,
    pub needs: Option<Need>,
}

/// What a game must have for something to be shown.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    Castling,
    CompulsoryCapture,
}

/// One language's file: front matter and sections.
pub struct Text {
    pub language: String,
    pub front: Front,
    pub sections: Vec<Section>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Front {
    pub title: String,
    pub summary: String,
    pub origin: String,
    #[serde(default)]
    pub remarks: BTreeMap<String, String>,
    #[serde(default)]
    pub demos: BTreeMap<String, Captions>,
    #[serde(default)]
    pub played: BTreeMap<String, String>,
    pub sources: Vec<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captions {
    pub title: String,
    pub steps: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    pub title: String,
    pub url: String,
    pub note: String,
}

pub struct Section {
    pub id: String,
    pub title: String,
    pub html: String,
}

/// The page that explains the notation, in one language.
pub struct Manual {
    pub language: String,
    pub front: Cover,
    pub sections: Vec<Section>,
    pub examples: Vec<Example>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cover {
    pub title: String,
    pub summary: String,
    pub description: String,
    pub sources: Vec<Source>,
}

pub fn phrases(folder: &Path) -> Result<Vec<Phrases>, Failure> {
    let read = |path: PathBuf| {
        let tables: BTreeMap<String, BTreeMap<String, String>> = parse(&path, &text(&path)?)?;
        let texts = tables.into_iter().flat_map(|(table, entries)| {
            entries.into_iter().map(move |(key, text)| (format!("{table}.{key}"), text))
        });
        Ok(Phrases { language: stem(&path), texts: texts.collect() })
    };
    files(folder, "toml")?.into_iter().map(read).collect()
}

pub fn games(folder: &Path) -> Result<Vec<Game>, Failure> {
    let mut games = Vec::new();
    for path in entries(folder)? {
        let file = path.join("glance.toml");
        let glance: Glance = parse(&file, &text(&file)?)?;
        let texts = files(&path, "md")?;
        let texts = texts.iter().map(|file| read_text(file, &glance)).collect::<Result<_, _>>()?;
        games.push(Game { id: stem(&path), glance, texts });
    }
    Ok(games)
}

pub fn manuals(folder: &Path) -> Result<Vec<Manual>, Failure> {
    let read = |file: PathBuf| {
        let all = text(&file)?;
        let (front, body) = parts(&file, &all)?;
        let mut examples = Vec::new();
        let sections = sections(body, &mut examples).map_err(|message| Failure::new(&file, message))?;
        Ok(Manual { language: stem(&file), front: parse(&file, front)?, sections, examples })
    };
    files(folder, "md")?.into_iter().map(read).collect()
}

/// The front matter and what stands behind it.
fn parts<'t>(file: &Path, all: &'t str) -> Result<(&'t str, &'t str), Failure> {
    let parts = all.strip_prefix("+++\n").and_then(|rest| rest.split_once("\n+++\n"));
    parts.ok_or_else(|| Failure::new(file, "no front matter between lines of +++"))
}

fn read_text(file: &Path, glance: &Glance) -> Result<Text, Failure> {
    let all = text(file)?;
    let (front, body) = parts(file, &all)?;
    let front: Front = parse(file, front)?;
    for demo in &glance.demos {
        let captions = front.demos.get(&demo.id);
        let captions =
            captions.ok_or_else(|| Failure::new(file, format!("no captions for the demo {}", demo.id)))?;
        if captions.steps.len() != demo.moves.len() + 1 {
            let wanted = demo.moves.len() + 1;
            return Err(Failure::new(file, format!("the demo {} needs {wanted} captions", demo.id)));
        }
    }
    if let Some(id) = front.demos.keys().find(|id| glance.demos.iter().all(|demo| demo.id != **id)) {
        return Err(Failure::new(file, format!("glance.toml has no demo {id}")));
    }
    let mut examples = Vec::new();
    let sections = sections(body, &mut examples).map_err(|message| Failure::new(file, message))?;
    if let Some(example) = examples.first() {
        let message = format!("examples of the notation are for its own page: {}", example.notation);
        return Err(Failure::new(file, message));
    }
    Ok(Text { language: stem(file), front, sections })
}

/// Every `## Heading {#id}` begins a section.
fn sections(markdown: &str, examples: &mut Vec<Example>) -> Result<Vec<Section>, String> {
    let options =
        Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut sections: Vec<Section> = Vec::new();
    let mut body = Vec::new();
    let mut heading = None;
    for event in Parser::new_ext(markdown, options) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }) => {
                finish(&mut sections, &mut body, examples)?;
                let id = id.ok_or("every section's heading needs an id: ## Castling {#castling}")?;
                heading = Some(Section { id: id.to_string(), title: String::new(), html: String::new() });
            }
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) | Event::Html(_) => {
                return Err("write no first-level heading and no HTML".to_owned());
            }
            Event::End(TagEnd::Heading(HeadingLevel::H2)) => sections.extend(heading.take()),
            Event::Text(text) if heading.is_some() => {
                heading.iter_mut().for_each(|section| section.title.push_str(&text));
            }
            event => body.push(event),
        }
    }
    finish(&mut sections, &mut body, examples)?;
    Ok(sections)
}

fn finish(
    sections: &mut [Section],
    body: &mut Vec<Event<'_>>,
    examples: &mut Vec<Example>,
) -> Result<(), String> {
    match sections.last_mut() {
        Some(section) => {
            let body = examples::take(std::mem::take(body), examples)?;
            section.html.push_str(&html_of(body)?);
        }
        None if body.is_empty() => {}
        None => return Err("there is text before the first section".to_owned()),
    }
    Ok(())
}

fn parse<T: for<'de> Deserialize<'de>>(file: &Path, text: &str) -> Result<T, Failure> {
    toml::from_str(text).map_err(|error| Failure::new(file, error))
}

/// With the line ends of Unix, whatever a checkout made of them.
fn text(path: &Path) -> Result<String, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::new(path, error))?;
    Ok(text.replace("\r\n", "\n"))
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| Failure::new(folder, error))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Failure> {
    let mut paths = entries(folder)?;
    paths.retain(|path| path.extension().is_some_and(|found| found == extension));
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
