//! That the texts, the pictures and the rules agree.

mod demos;
mod glance;
mod html;
mod manual;
mod phrases;
mod source_page;
mod text;

use berolina_rules::variants;

use crate::{Guide, Words, guide, has_page};

/// Every variant that has a page, in every language.
fn all() -> Vec<Guide> {
    let languages: Vec<&str> = Words::languages().collect();
    let ids = variants::ALL.iter().map(|variant| variant.id).filter(|id| has_page(id));
    ids.flat_map(|id| {
        languages.iter().map(move |language| {
            guide(id, language).unwrap_or_else(|| panic!("{id} has no page in {language}"))
        })
    })
    .collect()
}
