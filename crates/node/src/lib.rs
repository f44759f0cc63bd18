//! The command line as a wasm module, for Node.
//!
//! The same perft tables, move lists and notation cases that hold natively are run through it, and
//! its speed in wasm is measured with it.

use wasm_bindgen::prelude::wasm_bindgen;

/// Does what the words after `berolina` on a command line ask for, and returns what it would print.
///
/// # Errors
/// With the line that the program would print on standard error, when the input is bad.
#[wasm_bindgen]
pub fn run(words: Vec<String>) -> Result<String, String> {
    berolina_cli::run(words).map(|report| report.out).map_err(|fault| fault.to_string())
}
