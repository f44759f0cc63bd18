use std::rc::Rc;

use berolina_rules::{Rules, variants};
use berolina_ui::{BoardEvent, BoardState, BoardView, Geometry, tag};
use yew::prelude::*;

use crate::browser;
use crate::edit::{
    Act, EditLink, Editor, Parts, fen_field, fields, hint, legend, palette, scene, share, svg, toolbar,
    verdict,
};
use crate::export::Take;

/// A position that somebody puts together.
pub struct EditPage {
    /// The number of the visit: another one is another board.
    visit: u32,
    editor: Editor,
    geometry: Rc<Geometry>,
    on_act: Callback<Act>,
    on_board: Callback<BoardEvent>,
    /// The address as it was written last.
    address: String,
    main: NodeRef,
}

impl EditPage {
    /// The editor of a game, as a link opens it; None when there is no such game.
    pub fn open(id: &str, query: &str, visit: u32, on_act: Callback<Act>) -> Option<EditPage> {
        let rules = variants::rules(id)?;
        let editor = Editor::open(&rules, &EditLink::read(query));
        Some(EditPage {
            visit,
            geometry: Rc::new(Geometry::new(rules.board(), editor.seat())),
            address: address(&editor),
            editor,
            on_board: on_act.reform(Act::Board),
            on_act,
            main: NodeRef::default(),
        })
    }

    /// Lets something happen; false when nothing changes.
    pub fn update(&mut self, act: Act) -> bool {
        if let Act::Take(way) = &act {
            self.take(*way);
        }
        let seat = self.editor.seat();
        if !self.editor.apply(act) {
            return false;
        }
        if seat != self.editor.seat() {
            self.geometry = Rc::new(Geometry::new(self.rules().board(), self.editor.seat()));
        }
        // The address remembers everything: nothing is lost on reload, and Back leaves the editor.
        let address = address(&self.editor);
        if address != self.address {
            browser::replace_hash(&address);
            self.address = address;
        }
        true
    }

    fn rules(&self) -> &Rules {
        self.editor.rules()
    }

    /// Takes the position along.
    fn take(&self, way: Take) {
        let text = match way {
            Take::CopyLink => browser::full_address(&self.address),
            Take::CopyFen => self.editor.draft().fen(self.rules()),
            Take::CopySvg | Take::SaveSvg | Take::SavePng => svg(&self.editor),
        };
        way.take(self.rules().variant().id, &text);
    }

    /// The page.
    pub fn view(&self) -> Html {
        let parts = Parts { editor: &self.editor, on_act: &self.on_act };
        let variant = self.rules().variant();
        let mut title = tag("header", &[("class", "edit-title")])
            .tag(tag("h1", &[]).text(variant.name).text(" ").tag(tag("span", &[]).text("Position editor")));
        if berolina_guide::has_page(variant.id) {
            let address = ["#/rules/", variant.id].concat();
            title = title.tag(tag("a", &[]).attr("href", address).text("Moves and rules"));
        }
        let stage = tag("div", &[("class", "edit-stage")])
            .tag(tag("div", &[("class", "edit-board")]).with(self.board()))
            .with(toolbar(parts));
        let panel = tag("div", &[("class", "edit-panel")])
            .with(verdict(parts))
            .with(fields(parts))
            .with(fen_field(parts))
            .with(share(parts));
        let side = tag("div", &[("class", "edit-palette")])
            .with(palette(parts))
            .with(hint(parts))
            .with(legend(parts));
        tag("main", &[("class", "edit")])
            .key(self.visit)
            .class("many", self.rules().players().len() > 2)
            .node(&self.main)
            .on_key(self.keys())
            .tag(title)
            .tag(stage)
            .tag(side)
            .tag(panel)
            .view()
    }

    fn board(&self) -> Html {
        let (editor, variant) = (&self.editor, self.rules().variant());
        let state = if editor.faults().is_empty() { BoardState::Ready } else { BoardState::Error };
        html! {
            <BoardView geometry={self.geometry.clone()} scene={Rc::new(scene(editor))} on_event={self.on_board.clone()}
                label={[variant.name, " board, to edit"].concat()} variant={variant.id}
                turn={editor.draft().setup.turn.name()} ply={0} {state} />
        }
    }

    /// Changes are taken back as everywhere; in a text field by the field itself.
    fn keys(&self) -> Callback<KeyboardEvent> {
        let on_act = self.on_act.clone();
        Callback::from(move |event: KeyboardEvent| {
            if !(event.ctrl_key() || event.meta_key()) || browser::is_text_field(&event) {
                return;
            }
            let act = match (event.key().as_str(), event.shift_key()) {
                ("z", false) => Act::Undo,
                ("z" | "Z", true) | ("y", _) => Act::Redo,
                _ => return,
            };
            event.prevent_default();
            on_act.emit(act);
        })
    }

    /// Does what is to be done when the page has been drawn.
    pub fn rendered(&mut self) {
        // Per mille, for whole numbers are short to write.
        let ratio = (1000.0 * self.geometry.ratio()) as u32;
        browser::set_css_variable(&self.main, "--board-ratio", &ratio.to_string());
    }
}

fn address(editor: &Editor) -> String {
    ["#/edit/", editor.rules().variant().id, "?", &editor.link().write()].concat()
}
