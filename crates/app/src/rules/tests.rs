use berolina_guide::{LivePage, has_page, pages::pages};
use berolina_rules::variants;

use super::RulesState;

/// The page of a variant as it is written for the application, and read by it.
pub fn state(id: &str) -> RulesState {
    let path = format!("variants/{id}/page.en.json");
    let page = pages().into_iter().find(|page| page.path == path).unwrap();
    let page: LivePage = serde_json::from_str(&page.text).unwrap();
    RulesState::new(&variants::rules(id).unwrap(), page)
}

#[test]
fn what_is_written_is_all_shown() {
    for variant in variants::ALL.iter().filter(|variant| has_page(variant.id)) {
        let state = state(variant.id);
        assert_eq!(state.glance().pieces().len(), state.page().gallery.len(), "{}", variant.id);
        assert_eq!(state.demos().len(), state.page().demos.len(), "{}", variant.id);
    }
}
