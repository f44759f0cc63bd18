//! What is shown on the board of a page about a game, and what somebody can do to change it.

use std::rc::Rc;
use std::sync::Arc;

use berolina_board::Square;
use berolina_guide::{Demo, Glance, LivePage, Shown, Step};
use berolina_rules::Rules;
use berolina_ui::{BoardEvent, Geometry};
use yew::{AttrValue, Html};

/// Something that somebody does, or that happens by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// On the board.
    Board(BoardEvent),
    /// Asks for a piece of the gallery, or, when it is shown already, lets go of it.
    Show(Square),
    /// Asks for a demonstration, by its number, or ends it when it is the one that is watched.
    Watch(usize),
    /// One step on.
    Next,
    /// One step back.
    Previous,
    /// Lets the demonstration run by itself, from the beginning if it is at its end.
    Run,
    /// Stops it where it is.
    Stop,
    /// The time of a step is over.
    Tick,
    /// Ends the demonstration.
    Close,
    /// Lets go of what is shown: of the piece, or else of the demonstration.
    Escape,
}

/// A demonstration that somebody watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Watch {
    demo: usize,
    step: usize,
    runs: bool,
    /// A piece of the position whose moves somebody wants to see.
    picked: Option<Square>,
}

/// What the board shows.
#[derive(Clone, Copy, Debug)]
pub enum Seen<'s> {
    /// The gallery, and the piece of it that is shown.
    Gallery(Option<&'s (Square, Shown)>),
    /// A demonstration at one of its steps, and the piece that is looked at.
    Demo(&'s Demo, usize, Option<Square>),
}

/// The texts of the page. They were built with the application, so that nothing in them can be foreign.
#[derive(Debug)]
pub struct Texts {
    /// The name of the game or page, what it is, and the ways into it.
    pub opening: Html,
    /// Links to the sections.
    pub contents: Html,
    /// The sections.
    pub sections: Html,
}

impl Texts {
    /// Takes the texts of a page, which are HTML.
    pub fn new(opening: &mut String, contents: &mut String, sections: &mut String) -> Texts {
        let html = |text: &mut String| Html::from_html_unchecked(AttrValue::from(std::mem::take(text)));
        Texts { opening: html(opening), contents: html(contents), sections: html(sections) }
    }
}

/// The state of the page about a game, and what of it never changes.
#[derive(Debug)]
pub struct RulesState {
    rules: Arc<Rules>,
    page: LivePage,
    texts: Texts,
    geometry: Rc<Geometry>,
    glance: Glance,
    demos: Vec<Demo>,
    shown: Option<(Square, Shown)>,
    watch: Option<Watch>,
}

impl RulesState {
    /// The page of a game.
    pub fn new(rules: &Arc<Rules>, mut page: LivePage) -> RulesState {
        let glance = Glance::new(rules, &page.gallery);
        let demos = page.demos.iter().filter_map(|script| Demo::play(rules, script).ok()).collect();
        let geometry = Rc::new(Geometry::new(rules.board(), 0));
        let texts = Texts::new(&mut page.opening, &mut page.contents, &mut page.sections);
        let rules = rules.clone();
        RulesState { rules, page, texts, geometry, glance, demos, shown: None, watch: None }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The words of the page.
    pub fn page(&self) -> &LivePage {
        &self.page
    }

    /// The texts.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// The board, from the first player's seat.
    pub fn geometry(&self) -> &Rc<Geometry> {
        &self.geometry
    }

    /// The gallery.
    pub fn glance(&self) -> &Glance {
        &self.glance
    }

    /// The demonstrations.
    pub fn demos(&self) -> &[Demo] {
        &self.demos
    }

    /// What the board shows now.
    pub fn seen(&self) -> Seen<'_> {
        let watched = self.watch.and_then(|watch| Some((self.demos.get(watch.demo)?, watch)));
        match watched {
            Some((demo, watch)) => Seen::Demo(demo, watch.step, watch.picked),
            None => Seen::Gallery(self.shown.as_ref()),
        }
    }

    /// The step of the demonstration that is watched.
    pub fn step(&self) -> Option<&Step> {
        match self.seen() {
            Seen::Demo(demo, step, _) => demo.steps.get(step),
            Seen::Gallery(_) => None,
        }
    }

    /// Whether a demonstration runs by itself.
    pub fn runs(&self) -> bool {
        self.watch.is_some_and(|watch| watch.runs)
    }

    /// Whether the piece on a square of the gallery is shown.
    pub fn shows(&self, square: Square) -> bool {
        matches!(self.seen(), Seen::Gallery(Some((shown, _))) if *shown == square)
    }

    /// Whether a demonstration is watched, by its number.
    pub fn watches(&self, demo: usize) -> bool {
        self.watch.is_some_and(|watch| watch.demo == demo)
    }

    /// Does what is asked; false when nothing changes.
    pub fn act(&mut self, act: Act) -> bool {
        match act {
            Act::Board(event) => self.on_board(event),
            Act::Show(square) => {
                let again = self.shows(square);
                self.watch = None;
                self.show((!again).then_some(square));
                true
            }
            Act::Watch(demo) if self.watches(demo) => self.set(None),
            Act::Watch(demo) => self.set(Some(Watch { demo, step: 0, runs: false, picked: None })),
            Act::Close => self.set(None),
            Act::Escape if self.watch.is_some_and(|watch| watch.picked.is_none()) => self.set(None),
            Act::Escape => self.on_board(BoardEvent::Unpick),
            Act::Next | Act::Previous | Act::Run | Act::Stop | Act::Tick => self.on_demo(act),
        }
    }

    /// Changes what is watched.
    fn set(&mut self, watch: Option<Watch>) -> bool {
        let changed = self.watch != watch;
        self.shown = None;
        self.watch = watch;
        changed
    }

    fn show(&mut self, square: Option<Square>) {
        self.shown = square.and_then(|square| Some((square, self.glance.show(square)?)));
    }

    /// A press on a piece shows it; whatever else happens on the board lets go of it.
    fn on_board(&mut self, event: BoardEvent) -> bool {
        let square = match event {
            BoardEvent::Pick(square) => Some(square),
            BoardEvent::Unpick | BoardEvent::Go { .. } => None,
            _ => return false,
        };
        if let Some(mut watch) = self.watch {
            (watch.picked, watch.runs) = (square, false);
            return self.set(Some(watch));
        }
        let was = self.shown.as_ref().map(|(shown, _)| *shown);
        // On the demonstration of one piece others stand that have none of their own; they stay.
        if was == square || square.is_some_and(|square| self.is_extra(square)) {
            return false;
        }
        self.show(square);
        true
    }

    /// Whether something stands there that is no piece of the gallery.
    fn is_extra(&self, square: Square) -> bool {
        self.glance.piece_on(square).is_none()
    }

    fn on_demo(&mut self, act: Act) -> bool {
        let Some(mut watch) = self.watch else { return false };
        let last = self.demos.get(watch.demo).map_or(0, |demo| demo.steps.len().saturating_sub(1));
        match act {
            Act::Tick if !watch.runs => return false,
            Act::Next | Act::Tick => watch.step = (watch.step + 1).min(last),
            Act::Previous => watch.step = watch.step.saturating_sub(1),
            Act::Run if watch.step == last => watch.step = 0,
            _ => {}
        }
        watch.runs = matches!(act, Act::Run | Act::Tick) && watch.step < last;
        watch.picked = None;
        self.set(Some(watch))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state() -> RulesState {
        crate::rules::tests::state("suicide")
    }

    fn square(state: &RulesState, name: &str) -> Square {
        state.rules().board().square(name).unwrap()
    }

    fn shown(state: &RulesState) -> Option<&str> {
        match state.seen() {
            Seen::Gallery(Some((_, shown))) => Some(shown.lines[0].as_str()),
            _ => None,
        }
    }

    fn step(state: &RulesState) -> Option<usize> {
        match state.seen() {
            Seen::Demo(_, step, _) => Some(step),
            Seen::Gallery(_) => None,
        }
    }

    #[test]
    fn pieces_are_shown_and_let_go() {
        let mut state = state();
        let (queen, knight) = (square(&state, "e3"), square(&state, "d3"));
        assert!(state.act(Act::Board(BoardEvent::Pick(queen))));
        assert_eq!(shown(&state), Some("Queen"));
        assert!(state.act(Act::Show(knight)) && state.shows(knight));
        assert!(!state.act(Act::Board(BoardEvent::Hover(Some(queen)))));
        // The rook there belongs to the knight's own demonstration.
        let rook = square(&state, "d4");
        assert!(!state.act(Act::Board(BoardEvent::Pick(rook))));
        assert_eq!(shown(&state), Some("Knight"));
        let away = BoardEvent::Go { from: knight, to: queen };
        assert!(state.act(Act::Board(away)) && shown(&state).is_none());
        state.act(Act::Show(knight));
        assert!(state.act(Act::Show(knight)) && shown(&state).is_none());
        assert!(!state.act(Act::Escape));
    }

    #[test]
    fn a_demonstration_runs_to_its_end() {
        let mut state = state();
        let last = state.demos()[0].steps.len() - 1;
        assert!(state.act(Act::Watch(0)) && state.watches(0) && !state.runs());
        assert!(!state.act(Act::Tick), "it does not run before it is told to");
        assert!(state.act(Act::Run) && state.runs());
        let ticks = (0..100).take_while(|_| state.act(Act::Tick)).count();
        assert_eq!((ticks, step(&state), state.runs()), (last, Some(last), false));
        assert!(state.act(Act::Run));
        assert_eq!((step(&state), state.runs()), (Some(0), true));
        assert!(state.act(Act::Stop) && !state.runs());
    }

    #[test]
    fn steps_have_ends() {
        let mut state = state();
        assert!(!state.act(Act::Next), "nothing is watched");
        state.act(Act::Watch(1));
        assert!(!state.act(Act::Previous));
        let last = state.demos()[1].steps.len() - 1;
        assert_eq!((0..100).take_while(|_| state.act(Act::Next)).count(), last);
        assert!(state.act(Act::Previous));
        assert_eq!(step(&state), Some(last - 1));
    }

    #[test]
    fn a_look_stops_a_demonstration_and_escape_ends_it() {
        let mut state = state();
        state.act(Act::Watch(0));
        state.act(Act::Run);
        let pawn = square(&state, "e2");
        assert!(state.act(Act::Board(BoardEvent::Pick(pawn))) && !state.runs());
        assert!(matches!(state.seen(), Seen::Demo(_, 0, Some(picked)) if picked == pawn));
        assert!(state.act(Act::Escape) && step(&state) == Some(0));
        assert!(state.act(Act::Escape) && step(&state).is_none());
        state.act(Act::Watch(0));
        assert!(state.act(Act::Show(square(&state, "e3"))) && shown(&state) == Some("Queen"));
    }
}
