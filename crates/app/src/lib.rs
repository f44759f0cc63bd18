//! The Berolina web application: two programs that share one page.
//!
//! Who plays does not download what explains, and the other way round: `www/start.js` loads the
//! program that the address asks for, and leaves it where it is when the other one is needed too.

mod app;
mod browser;
mod edit;
mod export;
mod lab;
mod pages;
mod percent;
mod play;
mod programs;
mod route;
mod rules;
mod state;
mod storage;
mod theme;

/// As good as that of the standard library, and some kilobytes smaller.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Starts the program in which games are played.
pub fn play() {
    app::start::<programs::Play>();
}

/// Starts the program in which games and pieces are explained.
pub fn study() {
    app::start::<programs::Study>();
}
