use berolina_rules::variants;
use berolina_ui::tag;
use yew::prelude::*;

/// A page, without what is round every page.
pub struct Page<'p> {
    /// The class of the frame.
    pub class: &'static str,
    /// The id of the game that is played; empty when none is.
    pub game: &'p str,
    /// What is on it.
    pub body: Html,
}

/// What is round every page: the name, the way to the games, a tool.
pub fn frame(page: Page<'_>, tool: Html) -> Html {
    let games = variants::ALL.iter().copied().filter(|variant| variant.preset_of.is_none());
    let here = variants::find(page.game);
    let entry = |variant: &'static berolina_rules::Variant| {
        let here = here.is_some_and(|game| game.id == variant.id || game.preset_of == Some(variant.id));
        let link = tag("a", &[])
            .attr("href", ["#/play/", variant.id].concat())
            .maybe("aria-current", here.then_some("page"))
            .text(variant.name);
        tag("li", &[]).tag(link).view()
    };
    let games =
        tag("nav", &[("class", "games"), ("aria-label", "Games")]).tag(tag("ul", &[]).all(games.map(entry)));
    let header = tag("header", &[("class", "site")])
        .tag(tag("a", &[("class", "brand"), ("href", "#/")]).text("Berolina"))
        .tag(games)
        .with(tool);
    tag("div", &[("class", "frame")]).class(page.class, true).tag(header).with(page.body).view()
}
