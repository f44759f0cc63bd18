//! What the browser remembers. Every access may fail, in a sandboxed frame for instance, and then
//! the page goes on: what cannot be stored is remembered until the page is left.

use std::cell::RefCell;

use web_sys::Storage;

/// Where all our keys begin, for a site may hold more than this page.
const PREFIX: &str = "berolina/";

thread_local! {
    /// Keys and values that could not be stored.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn local() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// What is stored under a key.
pub fn read(key: &str) -> Option<String> {
    let key = format!("{PREFIX}{key}");
    let stored = local().and_then(|storage| storage.get_item(&key).ok().flatten());
    stored.or_else(|| recall(&key))
}

/// Stores a value under a key.
pub fn write(key: &str, value: &str) {
    let key = format!("{PREFIX}{key}");
    let stored = local().is_some_and(|storage| storage.set_item(&key, value).is_ok());
    forget(&key);
    if !stored {
        MEMORY.with_borrow_mut(|memory| memory.push((key, value.to_owned())));
    }
}

fn recall(key: &str) -> Option<String> {
    let found = |memory: &Vec<(String, String)>| {
        memory.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone())
    };
    MEMORY.with_borrow(found)
}

fn forget(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.retain(|(other, _)| other != key));
}

/// Forgets a key.
pub fn remove(key: &str) {
    let key = format!("{PREFIX}{key}");
    if let Some(storage) = local() {
        // Nothing depends on it.
        let _ = storage.remove_item(&key);
    }
    forget(&key);
}

/// The key under which it is kept that marks are coloured by what happens on a square.
pub const BY_TARGET: &str = "by-target";

/// The key of the game of a variant.
pub fn game_key(id: &str) -> String {
    format!("game/{id}")
}

/// The key under which a game that cannot be read is set aside.
pub fn aside_key(id: &str) -> String {
    format!("aside/{id}")
}

/// The key under which the choice of start arrays is kept.
pub fn start_key(id: &str) -> String {
    format!("start/{id}")
}
