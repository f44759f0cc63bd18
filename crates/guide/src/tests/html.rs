//! The written pages are valid where a parser can tell, and hang together.

use std::collections::BTreeSet;

use html5ever::tendril::TendrilSink;
use html5ever::{ParseOpts, parse_document};
use markup5ever_rcdom::{Handle, NodeData, RcDom};

use crate::pages::{Page, pages};

/// An element with its attributes, and the text in it.
struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    text: String,
}

impl Element {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

fn elements(page: &Page) -> Vec<Element> {
    let options = ParseOpts {
        tokenizer: html5ever::tokenizer::TokenizerOpts { exact_errors: true, ..Default::default() },
        ..Default::default()
    };
    let dom = parse_document(RcDom::default(), options).one(page.text.as_str());
    assert!(dom.errors.borrow().is_empty(), "{}: {:?}", page.path, dom.errors.borrow());
    let mut out = Vec::new();
    collect(&dom.document, &mut out);
    out
}

fn collect(node: &Handle, out: &mut Vec<Element>) {
    if let NodeData::Element { name, attrs, .. } = &node.data {
        let attributes = attrs.borrow();
        let attributes = attributes.iter().map(|attr| (attr.name.local.to_string(), attr.value.to_string()));
        let mut text = String::new();
        text_of(node, &mut text);
        out.push(Element { name: name.local.to_string(), attributes: attributes.collect(), text });
    }
    node.children.borrow().iter().for_each(|child| collect(child, out));
}

fn text_of(node: &Handle, out: &mut String) {
    if let NodeData::Text { contents } = &node.data {
        out.push_str(&contents.borrow());
    }
    node.children.borrow().iter().for_each(|child| text_of(child, out));
}

/// Each check looks at one page; parsing them is what takes time, so it is done once.
#[test]
fn pages_are_valid_and_hang_together() {
    let all = pages();
    let paths: BTreeSet<&str> = all.iter().map(|page| page.path.as_str()).collect();
    let mut titles = BTreeSet::new();
    for page in all.iter().filter(|page| page.path.ends_with(".html")) {
        let elements = elements(page);
        let title = elements.iter().find(|element| element.name == "title").unwrap().text.clone();
        assert!(titles.insert(title), "{}: the title is not its own", page.path);
        says_what_it_is(page, &elements);
        headings_are_in_order(page, &elements);
        references_lead_somewhere(page, &elements);
        links_are_relative_and_there(page, &elements, &paths);
        tables_and_pictures_have_names(page, &elements);
        if page.path.contains("/suicide/") {
            can_be_read_without_pictures(&elements);
        }
    }
    assert!(titles.len() > 4);
}

fn says_what_it_is(page: &Page, elements: &[Element]) {
    assert!(page.text.starts_with("<!DOCTYPE html>\n"));
    assert!(page.text.len() < 300_000, "{} has {} bytes", page.path, page.text.len());
    assert!(!page.text.contains("<script"), "{}", page.path);
    let html = elements.iter().find(|element| element.name == "html").and_then(|html| html.get("lang"));
    assert_eq!(html, Some("en"));
    let metas = elements.iter().filter(|element| element.name == "meta");
    assert_eq!(metas.filter(|meta| meta.get("name") == Some("description")).count(), 1, "{}", page.path);
}

fn headings_are_in_order(page: &Page, elements: &[Element]) {
    let (mut before, mut firsts) = (0, 0);
    for element in elements {
        let Some(level) = element.name.strip_prefix('h').and_then(|level| level.parse::<u32>().ok()) else {
            continue;
        };
        assert!(level <= before + 1, "{}: {} after h{before}", page.path, element.text);
        assert!(!element.text.trim().is_empty(), "{}", page.path);
        firsts += u32::from(level == 1);
        before = level;
    }
    assert_eq!(firsts, 1, "{}", page.path);
}

fn references_lead_somewhere(page: &Page, elements: &[Element]) {
    let ids: Vec<&str> = elements.iter().filter_map(|element| element.get("id")).collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(unique.len(), ids.len(), "{}: an id is there twice", page.path);
    let labels = elements.iter().filter_map(|element| element.get("aria-labelledby"));
    let targets = elements.iter().filter_map(|element| element.get("href")?.strip_prefix('#'));
    for id in labels.chain(targets) {
        assert!(unique.contains(id), "{}: there is no #{id}", page.path);
    }
}

fn links_are_relative_and_there(page: &Page, elements: &[Element], paths: &BTreeSet<&str>) {
    for link in elements.iter().filter(|element| element.name == "a" || element.name == "link") {
        let target = link.get("href").unwrap();
        if target.starts_with("https://") || target.starts_with('#') {
            continue;
        }
        let mut folder: Vec<&str> = page.path.split('/').collect();
        folder.pop();
        for part in target.split('#').next().unwrap().split('/').filter(|part| !part.is_empty()) {
            if part == ".." {
                assert!(folder.pop().is_some(), "{}: {target} leaves the site", page.path);
            } else {
                folder.push(part);
            }
        }
        let resolved = folder.join("/");
        let known = paths.contains(resolved.as_str()) || resolved == "icon.svg" || resolved.is_empty();
        assert!(known, "{}: {target} leads to {resolved}", page.path);
    }
}

fn tables_and_pictures_have_names(page: &Page, elements: &[Element]) {
    let count = |name: &str| elements.iter().filter(|element| element.name == name).count();
    assert_eq!(count("table"), count("caption"), "{}", page.path);
    for element in elements {
        match element.name.as_str() {
            "th" => assert!(element.get("scope").is_some(), "{}", page.path),
            "svg" => {
                let named = element.get("aria-labelledby").is_some();
                assert!(named || element.get("aria-hidden") == Some("true"), "{}", page.path);
            }
            "figcaption" => assert!(!element.text.trim().is_empty(), "{}", page.path),
            _ => {}
        }
    }
}

fn can_be_read_without_pictures(elements: &[Element]) {
    let main = &elements.iter().find(|element| element.name == "main").unwrap().text;
    for wanted in
        ["a1, h1, a8, h8", "Leaps to: c1, e1, b2, b4, f4, c5, e5.", "Only takes on: a3, c3.", "fmWfceFifmnD"]
    {
        assert!(main.contains(wanted), "{wanted}");
    }
}
