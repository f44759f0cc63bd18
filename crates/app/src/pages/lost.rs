use berolina_rules::variants;
use berolina_ui::tag;
use yew::Html;

/// The page for a link that leads nowhere: what was wrong, and where to go. The game is the one that
/// it asks for, when it is that which is missing.
pub fn lost(address: &str, game: Option<&str>) -> Html {
    let what = match game {
        Some(game) => format!("There is no game called “{game}” here."),
        None => format!("There is no page “{address}” here."),
    };
    let games = variants::ALL.iter().filter(|variant| variant.preset_of.is_none());
    let entry = |address: String, name: &'static str| {
        tag("li", &[]).tag(tag("a", &[]).attr("href", address).text(name)).view()
    };
    let games = games.map(|variant| entry(["#/play/", variant.id].concat(), variant.name));
    tag("main", &[("class", "lost"), ("data-state", "error")])
        .tag(tag("h1", &[]).text("This link leads nowhere"))
        .tag(tag("p", &[]).text([&what, " Your games are all kept."].concat()))
        .tag(tag("p", &[]).text("Go on with one of these:"))
        .tag(tag("ul", &[]).with(entry("#/".to_owned(), "All games")).all(games))
        .view()
}
