//! What the address of the editor says.

use crate::percent::{damaged, encode, pairs};

/// `fen=...&typed=...&seat=black`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EditLink {
    /// The position on the board.
    pub fen: String,
    /// What stands in the field for a FEN and cannot be read yet; empty when it is the FEN.
    pub typed: String,
    /// The name of the player at the bottom; empty for the first one.
    pub seat: String,
    /// What could not be read.
    pub faults: Vec<String>,
}

impl EditLink {
    /// Reads what stands behind the question mark.
    pub fn read(query: &str) -> EditLink {
        let mut link = EditLink::default();
        for (name, value) in pairs(query) {
            let Ok(value) = value else {
                link.faults.push(damaged(name));
                continue;
            };
            match name {
                "fen" => link.fen = value,
                "typed" => link.typed = value,
                "seat" => link.seat = value,
                _ => {}
            }
        }
        link
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (name, value) in [("&fen=", &self.fen), ("&typed=", &self.typed), ("&seat=", &self.seat)] {
            if !value.is_empty() {
                text.push_str(if text.is_empty() { &name[1..] } else { name });
                text.push_str(&encode(value));
            }
        }
        text
    }
}
