//! Texts that are loaded from beside the application, and what is seen until they are there.

use berolina_rules::Value;
use berolina_ui::{button, tag};
use wasm_bindgen_futures::spawn_local;
use web_sys::{RequestCache, RequestInit};
use yew::prelude::*;

use crate::browser;

/// Loads a file of the site with data; nothing when it cannot be had.
pub fn load(path: String, on_loaded: Callback<Option<Value>>) {
    spawn_local(async move {
        let options = RequestInit::new();
        // The file's name does not change with the site's version: ask whether it did.
        options.set_cache(RequestCache::NoCache);
        let text = browser::fetch(&path, &options).await;
        on_loaded.emit(text.and_then(|text| serde_json::from_str(&text).ok()));
    });
}

/// A page that is on its way.
pub fn waiting(key: &'static str) -> Html {
    tag("main", &[("class", "rules waiting"), ("data-state", "loading")])
        .key(key)
        .tag(tag("p", &[]).text("Opening the page."))
        .view()
}

/// A page that could not be fetched, or is of another version of the site.
pub fn failed(key: &'static str, again: Callback<MouseEvent>) -> Html {
    let again = button(&[]).on_click(again).text("Try again");
    let why = "The connection may be down, or the site has just changed.";
    tag("main", &[("class", "rules waiting"), ("data-state", "error")])
        .key(key)
        .tag(tag("h1", &[]).text("This page did not arrive"))
        .tag(tag("p", &[]).text(why))
        .tag(tag("p", &[]).tag(again))
        .view()
}
