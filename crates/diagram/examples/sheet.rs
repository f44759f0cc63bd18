//! Writes a sheet of all pieces and players, for looking at them at several sizes and on several grounds.
//!
//! `cargo run -p berolina-diagram --example sheet -- /tmp/sheet.html`

use std::fmt::Write;

use berolina_diagram::{PIECE_BOX, Paint, PlayerColours, all_pieces};

const SIZES: [u32; 4] = [24, 32, 48, 96];
/// Light, dark, marked yellow, the grey and slate boards, and the grey of the source pages.
const GROUNDS: [&str; 6] = ["#f0d9b5", "#b58863", "#fffb8f", "#9aa0a6", "#5f7285", "#c0c0c0"];

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "/tmp/sheet.html".to_owned());
    std::fs::write(&path, sheet())?;
    println!("{path}");
    Ok(())
}

fn sheet() -> String {
    let mut out = String::from(
        "<!DOCTYPE html><meta charset=\"utf-8\"><title>Pieces</title>\
         <style>div{display:flex;width:fit-content}svg{display:block}</style>",
    );
    for size in SIZES {
        // Large pieces on two grounds only: the eye wants the small ones everywhere.
        let grounds = if size == 96 { &GROUNDS[..2] } else { &GROUNDS[..] };
        for player in PlayerColours::ALL {
            for ground in grounds {
                row(&mut out, size, &player, ground);
            }
        }
    }
    out
}

fn row(out: &mut String, size: u32, player: &PlayerColours, ground: &str) {
    let _ = write!(out, "<div style=\"background:{ground}\">");
    for art in all_pieces() {
        let _ = write!(
            out,
            "<svg width=\"{size}\" height=\"{size}\" viewBox=\"0 0 {PIECE_BOX} {PIECE_BOX}\">{}</svg>",
            art.svg(player, Paint::Variables, "A")
        );
    }
    out.push_str("</div>\n");
}
