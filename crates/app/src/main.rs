//! The Berolina web application.

mod app;
mod browser;
mod pages;
mod percent;
mod play;
mod route;
mod rules;
mod state;
mod storage;
mod theme;

fn main() {
    yew::Renderer::<app::App>::new().render();
}
