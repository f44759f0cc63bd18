use std::collections::BTreeSet;

use berolina_rules::variants;

use super::all;
use crate::Fact;

/// The names between braces.
fn placeholders(text: &str) -> Vec<&str> {
    text.split('{').skip(1).map(|rest| rest.split('}').next().unwrap_or(rest)).collect()
}

#[test]
fn placeholders_are_facts() {
    for guide in all() {
        let (_, text) = guide.written();
        for section in text.sections {
            for name in placeholders(section.html) {
                let known = Fact::ALL.iter().any(|fact| fact.name() == name);
                assert!(known, "{}, {}: there is no {{{name}}}", text.language, section.id);
            }
        }
        for section in guide.sections() {
            assert!(!section.html.contains(['{', '}']), "{}: {}", section.id, section.html);
        }
    }
}

#[test]
fn a_page_has_every_rule_that_the_engine_enforces() {
    for guide in all() {
        let (game, text) = guide.written();
        let written: String = text.sections.iter().map(|section| section.html).collect();
        for fact in Fact::ALL.iter().filter(|fact| fact.is_required(guide.rules())) {
            let wanted = format!("{{{}}}", fact.name());
            assert!(written.contains(&wanted), "{}.{} lacks {wanted}", game.id, text.language);
        }
    }
}

#[test]
fn captions_and_remarks_name_what_there_is() {
    for guide in all() {
        let (game, text) = guide.written();
        for (_, captions) in text.captions {
            let names = captions.steps.iter().flat_map(|caption| placeholders(caption));
            names.for_each(|name| assert_eq!(name, "outcome", "{}", captions.title));
        }
        let role = |name: &str| guide.rules().role(name).is_some();
        for (name, remark) in text.remarks {
            assert!(role(name), "{}: no role {name}", game.id);
            placeholders(remark).into_iter().for_each(|found| assert_eq!(found, "choices"));
        }
        assert!(game.printed.iter().all(|(name, _)| role(name)), "{}: printed notations", game.id);
        for (id, _) in text.played {
            let variant = variants::find(id).unwrap_or_else(|| panic!("no variant {id}"));
            assert_eq!(variant.preset_of.unwrap_or(variant.id), game.id);
        }
        assert!(guide.presets().iter().all(|row| !row.played.is_empty()), "{}: played by", game.id);
    }
}

#[test]
fn links_are_https() {
    for guide in all() {
        assert!(!guide.sources().is_empty());
        for source in guide.sources() {
            assert!(source.url.starts_with("https://"), "{}", source.url);
        }
        for section in guide.sections() {
            for link in section.html.split("href=\"").skip(1) {
                assert!(link.starts_with("https://") || link.starts_with('#'), "{}: {link:.60}", section.id);
            }
        }
    }
}

#[test]
fn sections_have_their_own_ids() {
    for guide in all() {
        let ids: BTreeSet<&str> = guide.sections().iter().map(|section| section.id).collect();
        assert_eq!(ids.len(), guide.sections().len());
        let wanted = ["pawns", "castling", "rules", "differences", "strategy", "disagreements"];
        for id in wanted {
            assert!(ids.contains(id), "{}: no section {id}", guide.variant().id);
        }
        assert!(guide.sections().iter().all(|section| !section.html.is_empty() && !section.title.is_empty()));
    }
}
