//! The page of one game.

use std::sync::Arc;

use berolina_diagram::escape;
use berolina_rules::{Capture, Castling, Position, Rules, Variant, notation, variants};

use crate::data::{self, Game, Need, Source, Text};
use crate::demo::Demo;
use crate::facts::{choices, ending};
use crate::live::{Exhibit, Script};
use crate::notes::lines;
use crate::tables::{PieceRow, PresetRow, StartLine, piece_row, preset_row, start_list};
use crate::words::fill;
use crate::{Fact, Glance, Words};

/// A part of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// For links to it.
    pub id: &'static str,
    /// The heading.
    pub title: &'static str,
    /// What stands under it: paragraphs, lists, tables, headings of the third level.
    pub html: String,
}

/// All that there is to say and to show about one variant, in one language.
///
/// A preset shares the page of its game; what the rules say in it is its own.
#[derive(Clone, Debug)]
pub struct Guide {
    rules: Arc<Rules>,
    game: &'static Game,
    text: &'static Text,
    words: Words,
}

/// The guide to a variant, by its id and the code of a language.
///
/// ```
/// use berolina_guide::guide;
///
/// let guide = guide("antichess", "en").unwrap();
/// assert_eq!(guide.title(), "Antichess");
/// assert_eq!(guide.game_title(), "Suicide Chess");
/// let castling = guide.sections().into_iter().find(|section| section.id == "castling").unwrap();
/// assert!(castling.html.contains("There is no castling."));
/// ```
pub fn guide(variant_id: &str, language: &str) -> Option<Guide> {
    let rules = variants::rules(variant_id)?;
    let variant = rules.variant();
    let id = variant.preset_of.unwrap_or(variant.id);
    let game = data::GAMES.iter().find(|game| game.id == id)?;
    let text = game.texts.iter().find(|text| text.language == language)?;
    Some(Guide { rules, game, text, words: Words::find(language)? })
}

/// Whether somebody wrote a page about the game of a variant.
///
/// ```
/// assert!(berolina_guide::has_page("antichess") && !berolina_guide::has_page("checkers"));
/// ```
pub fn has_page(variant_id: &str) -> bool {
    let game = variants::find(variant_id).map(|variant| variant.preset_of.unwrap_or(variant.id));
    game.is_some_and(|id| data::IDS.contains(&id))
}

impl Guide {
    /// The variant.
    pub fn variant(&self) -> &'static Variant {
        self.rules.variant()
    }

    /// Its rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The words of the page's language.
    pub fn words(&self) -> Words {
        self.words
    }

    /// The name of the variant.
    pub fn title(&self) -> &'static str {
        self.variant().name
    }

    /// The name of the game of which it is a preset, or its own.
    pub fn game_title(&self) -> &'static str {
        self.text.title
    }

    /// One sentence about the game.
    pub fn summary(&self) -> &'static str {
        self.text.summary
    }

    /// Who invented it, and when, as far as that is known.
    pub fn origin(&self) -> &'static str {
        self.text.origin
    }

    /// The texts, with the rules of this variant in them.
    pub fn sections(&self) -> Vec<Section> {
        let facts: Vec<(&str, String)> =
            Fact::ALL.iter().map(|fact| (fact.name(), escape(&self.fact(*fact)))).collect();
        let values: Vec<(&str, &str)> = facts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let section = |section: &data::Section| Section {
            id: section.id,
            title: section.title,
            html: fill(section.html, &values),
        };
        self.text.sections.iter().map(section).collect()
    }

    /// A rule in words.
    pub fn fact(&self, fact: Fact) -> String {
        fact.sentence(&self.rules, self.words)
    }

    /// The start array as a list, role by role.
    pub fn start_list(&self) -> Vec<StartLine> {
        start_list(&self.rules, self.words)
    }

    /// The table of pieces.
    pub fn piece_table(&self) -> Vec<PieceRow> {
        let row = |role| {
            let name = self.rules.spec(role).name;
            let printed = data::get(self.game.printed, name).copied();
            let remark = data::get(self.text.remarks, name).copied().unwrap_or_default();
            let choices = choices(&self.rules, role, self.words);
            piece_row(&self.rules, role, printed, fill(remark, &[("choices", &choices)]), self.words)
        };
        self.rules.roles().map(row).collect()
    }

    /// The game and its presets side by side; empty for a game without presets.
    pub fn presets(&self) -> Vec<PresetRow> {
        let family = variants::ALL
            .iter()
            .copied()
            .filter(|variant| variant.preset_of.unwrap_or(variant.id) == self.game.id);
        let rows: Vec<PresetRow> = family
            .map(|variant| {
                let played = data::get(self.text.played, variant.id).copied().unwrap_or_default();
                preset_row(variant, variant.id == self.variant().id, played, self.words)
            })
            .collect();
        if rows.len() > 1 { rows } else { Vec::new() }
    }

    /// Where to read more; the first one is the page that the rules are taken from.
    pub fn sources(&self) -> &'static [Source] {
        self.text.sources
    }

    /// The gallery of pieces.
    pub fn glance(&self) -> Glance {
        Glance::new(&self.rules, &self.exhibits())
    }

    /// The pieces of the gallery with what is to be said of them, those that this variant has.
    pub(crate) fn exhibits(&self) -> Vec<Exhibit> {
        let shown = self.game.pieces.iter().filter(|exhibit| has(self.variant(), exhibit.needs));
        shown.map(|exhibit| self.exhibit(exhibit)).collect()
    }

    fn exhibit(&self, written: &data::Exhibit) -> Exhibit {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        let mut exhibit = Exhibit {
            piece: written.piece.to_owned(),
            with: owned(written.with),
            passed: written.passed.unwrap_or_default().to_owned(),
            lines: Vec::new(),
            demos: owned(written.demos),
        };
        if let Some(scene) = exhibit.scene(&self.rules) {
            exhibit.lines = lines(&scene, self.words);
        }
        exhibit
    }

    /// The demonstrations that this variant has.
    pub fn demos(&self) -> Vec<Demo> {
        self.scripts().iter().filter_map(|script| Demo::play(&self.rules, script).ok()).collect()
    }

    /// The demonstrations that this variant has, as they are written, with all words.
    pub(crate) fn scripts(&self) -> Vec<Script> {
        let shown = self.game.demos.iter().filter(|script| has(self.variant(), script.needs));
        shown
            .filter_map(|script| Some(self.script(script, data::get(self.text.captions, script.id)?)))
            .collect()
    }

    fn script(&self, written: &data::Script, captions: &data::Captions) -> Script {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        let mut script = Script {
            id: written.id.to_owned(),
            title: captions.title.to_owned(),
            fen: written.fen.unwrap_or_default().to_owned(),
            moves: moves(&self.rules, written.fen, written.moves),
            captions: owned(captions.steps),
        };
        // How it ends is known when it has been played.
        if let Ok(demo) = Demo::play(&self.rules, &script) {
            for (caption, step) in script.captions.iter_mut().zip(&demo.steps) {
                *caption = fill(caption, &[("outcome", &ending(&step.position, self.words))]);
            }
        }
        script
    }

    /// The data as they were written.
    #[cfg(test)]
    pub(crate) fn written(&self) -> (&'static Game, &'static Text) {
        (self.game, self.text)
    }
}

/// Moves in SAN, from a position on, as a [`Script`] has them. What is wrong with one stands in its
/// place, where [`Demo::play`] will find it.
fn moves(rules: &Arc<Rules>, fen: Option<&str>, sans: &[&str]) -> Vec<String> {
    let start = || Some(Position::start(rules));
    let read = |fen: &str| Some(notation::position_from_fen(rules, fen).ok()?.0);
    let mut position = fen.map_or_else(start, read);
    let mut written = |san: &&str| {
        // What is wrong with the position is said when it is read once more.
        let Some(before) = &mut position else { return String::new() };
        match notation::read_move(before, san) {
            Ok(made) => {
                let text = [notation::write_move(rules, made), notation::write_san(before, made)].join(" ");
                let _ = before.make(made);
                text
            }
            Err(error) => error.to_string(),
        }
    };
    sans.iter().map(&mut written).collect()
}

/// Whether a variant has what is needed.
pub(crate) fn has(variant: &Variant, need: Option<Need>) -> bool {
    match need {
        None => true,
        Some(Need::Castling) => variant.castling != Castling::None,
        Some(Need::CompulsoryCapture) => variant.capture == Capture::Compulsory,
    }
}
