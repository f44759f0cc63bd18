use gloo::events::EventListener;
use yew::prelude::*;

use crate::browser;
use crate::pages::{Page, frame};
use crate::route::Route;
use crate::theme::{Theme, theme_button};

/// A family of pages that are downloaded together.
///
/// All pages of a program are in one component: each further one costs some kilobytes.
pub trait Program: Sized + 'static {
    /// What can happen on its pages.
    type Event: 'static;

    /// The id of the element in which it shows its pages.
    const ID: &'static str;

    /// The page at an address; None when that is one of another program's. The number of the visit
    /// tells the same link opened twice from one that is still open.
    fn open(route: &Route, visit: u32, on_event: Callback<Self::Event>) -> Option<Self>;

    /// Goes to another address on the open page; false when that needs to be opened.
    fn go_to(&mut self, _route: &Route) -> bool {
        false
    }

    /// Lets something happen; false when nothing changes.
    fn update(&mut self, event: Self::Event) -> bool;

    /// The page.
    fn view(&self) -> Page<'_>;

    /// Does what is to be done when the page has been drawn.
    fn rendered(&mut self);
}

/// A program at work: the page that the address names, in the theme that was chosen.
struct App<P: Program> {
    /// None while another program shows its page.
    open: Option<P>,
    /// The number of the visit.
    visit: u32,
    theme: Theme,
    on_theme: Callback<MouseEvent>,
    /// Listens as long as it is there.
    _listener: Option<EventListener>,
}

/// What can happen to a program.
enum Change<E> {
    /// Something on the open page.
    Page(E),
    /// The address changed.
    Address,
    /// The next theme, please.
    Theme,
}

/// Starts a program in its element of the page.
pub fn start<P: Program>() {
    if let Some(root) = browser::element(P::ID) {
        yew::Renderer::<App<P>>::with_root(root).render();
    }
}

impl<P: Program> Component for App<P> {
    type Message = Change<P::Event>;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> App<P> {
        let on_address = ctx.link().callback(|()| Change::Address);
        let listener = web_sys::window()
            .map(|window| EventListener::new(&window, "hashchange", move |_| on_address.emit(())));
        let on_theme = ctx.link().callback(|_| Change::Theme);
        let mut app = App { open: None, visit: 0, theme: Theme::Auto, on_theme, _listener: listener };
        app.arrive(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, change: Change<P::Event>) -> bool {
        match change {
            Change::Page(event) => return self.open.as_mut().is_some_and(|page| page.update(event)),
            Change::Address => self.arrive(ctx),
            Change::Theme => {
                self.theme = self.theme.next();
                self.theme.store();
                self.theme.apply();
            }
        }
        true
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        let Some(page) = &self.open else { return Html::default() };
        frame(page.view(), theme_button(self.theme, &self.on_theme))
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if let Some(page) = &mut self.open {
            page.rendered();
        }
    }
}

impl<P: Program> App<P> {
    /// Opens the page that the address names.
    fn arrive(&mut self, ctx: &Context<Self>) {
        let route = Route::parse(&browser::hash());
        if self.open.as_mut().is_none_or(|page| !page.go_to(&route)) {
            self.visit += 1;
            self.open = P::open(&route, self.visit, ctx.link().callback(Change::Page));
        }
        if self.open.is_some() {
            browser::set_title(&route.title());
            // Another program may have changed it.
            self.theme = Theme::stored();
            self.theme.apply();
        }
    }
}
