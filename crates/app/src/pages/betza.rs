use berolina_guide::LiveManual;
use berolina_rules::Value;
use berolina_ui::{all, legend, tag};
use yew::prelude::*;

use super::arrival;
use crate::browser;
use crate::lab::{Act, LabState, board, meaning, notation};
use crate::rules::Texts;

/// What puts an example on the board, and says which.
const EXAMPLE: &str = "data-lab";
const EXAMPLES: &str = "[data-lab]";

/// How the notation is read: text, and a board with the laboratory's field that stays beside it.
pub struct BetzaPage {
    /// The section that is asked for.
    section: Option<String>,
    content: Content,
    on_event: Callback<BetzaEvent>,
    on_act: Callback<Act>,
    /// Whether the window is still to be scrolled to where the link leads.
    arrives: bool,
}

/// What there is to see.
enum Content {
    Loading,
    Failed,
    Here(Box<Here>),
}

/// All of the page.
struct Here {
    page: LiveManual,
    texts: Texts,
    lab: LabState,
}

/// What happens to the page.
pub enum BetzaEvent {
    /// Its text is asked for once more.
    Again,
    /// The text has arrived, or not.
    Loaded(Option<Value>),
    /// Somebody does something with the notation or the board.
    Act(Act),
    /// Somebody clicked in the text.
    Click(MouseEvent),
}

impl BetzaPage {
    /// Opens the page at a section.
    pub fn open(section: Option<String>, on_event: Callback<BetzaEvent>) -> BetzaPage {
        fetch(&on_event);
        let on_act = on_event.reform(BetzaEvent::Act);
        BetzaPage { section, content: Content::Loading, on_event, on_act, arrives: true }
    }

    /// Goes to a section.
    pub fn go_to(&mut self, section: Option<&String>) -> bool {
        (self.section, self.arrives) = (section.cloned(), true);
        true
    }

    /// Lets something happen; false when nothing changes.
    pub fn update(&mut self, event: BetzaEvent) -> bool {
        match (event, &mut self.content) {
            (BetzaEvent::Again, content) => {
                *content = Content::Loading;
                fetch(&self.on_event);
            }
            (BetzaEvent::Loaded(value), content) => {
                let page = value.and_then(|value| LiveManual::try_from(value).ok());
                *content = page.map_or(Content::Failed, |page| Content::Here(Box::new(Here::new(page))));
            }
            (BetzaEvent::Act(act), Content::Here(here)) => return here.lab.act(act),
            (BetzaEvent::Click(event), Content::Here(here)) => {
                let example = browser::pressed(&event, EXAMPLES);
                let Some(query) = example.and_then(|example| example.get_attribute(EXAMPLE)) else {
                    return false;
                };
                here.lab = LabState::read(&query);
            }
            _ => return false,
        }
        true
    }

    /// The page.
    pub fn view(&self) -> Html {
        const KEY: &str = "betza";
        match &self.content {
            Content::Loading => arrival::waiting(KEY),
            Content::Failed => arrival::failed(KEY, self.on_event.reform(|_| BetzaEvent::Again)),
            Content::Here(here) => tag("main", &[("class", "rules")])
                .key(KEY)
                .tag(tag("header", &[("class", "rules-opening")]).with(here.texts.opening.clone()))
                .with(self.column(here))
                .tag(self.reading(here))
                .view(),
        }
    }

    /// Does what is to be done when the page has been drawn.
    pub fn rendered(&mut self) {
        let Content::Here(here) = &self.content else { return };
        let address = here.lab.address();
        let shown = address.split_once('?').map(|(_, query)| query);
        for example in browser::elements(EXAMPLES) {
            let pressed = example.get_attribute(EXAMPLE).as_deref() == shown;
            let _ = example.set_attribute("aria-pressed", if pressed { "true" } else { "false" });
        }
        if std::mem::take(&mut self.arrives) {
            browser::scroll_to(self.section.as_deref());
        }
    }

    /// What stays in view: the field, the board, and what is said of them.
    fn column(&self, here: &Here) -> Html {
        let Here { page, lab, .. } = here;
        let open = tag("a", &[("data-action", "open-lab")]).attr("href", lab.address());
        let words = tag("div", &[("class", "glance-words")])
            .with(meaning(lab))
            .tag(tag("p", &[]).tag(open.text(page.open.clone())));
        tag("aside", &[("class", "glance"), ("aria-labelledby", "glance")])
            .tag(tag("h2", &[("id", "glance")]).text(page.heading.clone()))
            .with(notation(lab, &self.on_act))
            .tag(tag("div", &[("class", "glance-board")]).with(board(lab, &self.on_act, &page.heading)))
            .tag(words)
            .tag(tag("div", &[("class", "glance-legend")]).with(here.marks_meaning()))
            .view()
    }

    fn reading(&self, here: &Here) -> berolina_ui::Tag {
        tag("div", &[("class", "reading")])
            .on_click(self.on_event.reform(BetzaEvent::Click))
            .with(here.texts.contents.clone())
            // Where the board has no room for it: one of the two is seen.
            .tag(tag("div", &[("class", "reading-legend")]).with(here.marks_meaning()))
            .with(here.texts.sections.clone())
    }
}

impl Here {
    fn new(mut page: LiveManual) -> Here {
        let texts = Texts::new(&mut page.opening, &mut page.contents, &mut page.sections);
        let lab = LabState::read(&page.first);
        Here { page, texts, lab }
    }

    fn marks_meaning(&self) -> Html {
        all([tag("h3", &[]).text(self.page.legend.clone()).view(), legend(false, false)])
    }
}

fn fetch(on_event: &Callback<BetzaEvent>) {
    arrival::load("betza/page.en.json".to_owned(), on_event.reform(BetzaEvent::Loaded));
}

#[cfg(test)]
mod tests {
    use super::*;
    use berolina_guide::pages::pages;

    /// The page as it is written for the application, and read by it.
    #[test]
    fn every_example_of_the_page_is_one_of_the_laboratory() {
        let page = pages().into_iter().find(|page| page.path == "betza/page.en.json").unwrap();
        let page: LiveManual = serde_json::from_str(&page.text).unwrap();
        assert_eq!(LabState::read(&page.first).faults, [""; 0]);
        let queries = page.sections.split("data-lab=\"").skip(1).filter_map(|part| part.split('"').next());
        let queries: Vec<String> = queries.map(|query| query.replace("&amp;", "&")).collect();
        assert!(queries.len() > 80 && queries.contains(&page.first));
        let examples: Vec<_> = berolina_guide::manual("en").unwrap().examples().flatten().collect();
        for query in &queries {
            let lab = LabState::read(query);
            assert_eq!(lab.faults, [""; 0], "{query}");
            assert_eq!(lab.address(), ["#/lab?", query].concat(), "pressing it is seen on its button");
            let reached = lab.explain(lab.first.piece().unwrap()).unwrap().destinations();
            let mut names: Vec<&str> = reached.iter().map(|square| lab.board().name(*square)).collect();
            names.sort_unstable();
            let example = examples.iter().find(|example| example.query == *query).unwrap();
            assert_eq!(names, example.destinations(), "{query}");
        }
    }
}
