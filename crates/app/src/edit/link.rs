//! What the address of the editor says.

use std::fmt;

use crate::percent::{decode, encode};

/// `fen=...&typed=...&seat=black`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EditLink {
    /// The position on the board.
    pub fen: String,
    /// What stands in the field for a FEN and cannot be read yet; empty when it is the FEN.
    pub typed: String,
    /// The name of the player at the bottom; empty for the first one.
    pub seat: String,
}

impl EditLink {
    /// Reads what stands behind the question mark. What is damaged is taken as it is written: the field
    /// for the FEN then says what is wrong with it.
    pub fn read(query: &str) -> EditLink {
        let mut link = EditLink::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            let value = value.replace('+', " ");
            let value = decode(&value).unwrap_or(value);
            match name {
                "fen" => link.fen = value,
                "typed" => link.typed = value,
                "seat" => link.seat = value,
                _ => {}
            }
        }
        link
    }
}

impl fmt::Display for EditLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sign = "";
        for (name, value) in [("fen=", &self.fen), ("typed=", &self.typed), ("seat=", &self.seat)] {
            if !value.is_empty() {
                for part in [sign, name, &encode(value)] {
                    f.write_str(part)?;
                }
                sign = "&";
            }
        }
        Ok(())
    }
}
