//! One form for the many ways in which the same move is typed and printed.

/// Maps the characters of a text to those of SAN, and cuts off what stands behind the move.
pub(super) fn normalise(text: &str) -> String {
    let mapped: String = text.chars().filter(|c| !is_invisible(*c)).map(plain).collect();
    let mut rest = mapped.trim();
    loop {
        let shorter = rest.trim_end_matches(['+', '#', '!', '?', '†', '‡']);
        let shorter = shorter.strip_suffix("e.p.").or(shorter.strip_suffix("ep")).unwrap_or(shorter);
        let shorter = shorter.trim_end();
        if shorter.len() == rest.len() {
            return rest.to_owned();
        }
        rest = shorter;
    }
}

fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}' | '\u{ad}'
    )
}

/// Dashes, crosses, figurines and full-width forms as the plain characters that they stand for.
fn plain(character: char) -> char {
    match character {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => '-',
        '×' | '✕' | '✖' | '⨯' => 'x',
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(character as u32 - 0xff01 + 0x21).unwrap_or(character),
        '\u{a0}' | '\u{2007}' | '\u{202f}' | '\u{3000}' => ' ',
        _ => character,
    }
}

/// How many hops of the letter O or the digit 0 a text has, when it is a castling: two for the short
/// one, three for the long one.
pub(super) fn castling_hops(text: &str) -> Option<usize> {
    let hops = text.split('-').count();
    let castling = text.split('-').all(|hop| matches!(hop, "O" | "o" | "0"));
    (castling && (2..=3).contains(&hops)).then_some(hops)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_behind_a_move_is_cut_off() {
        for (text, plain) in [
            (" Nf3+ ", "Nf3"),
            ("exd6 e.p.", "exd6"),
            ("exd6e.p.+!?", "exd6"),
            ("Nf3#!!", "Nf3"),
            ("O–O", "O-O"),
            ("0−0‑0", "0-0-0"),
            ("ｅ４", "e4"),
            ("♘f3", "Nf3"),
            ("e4×d5", "e4xd5"),
            ("+", ""),
            ("", ""),
        ] {
            assert_eq!(normalise(text), plain, "{text}");
        }
    }

    #[test]
    fn castling_is_told_by_its_hops() {
        assert_eq!(castling_hops("O-O"), Some(2));
        assert_eq!(castling_hops("o-0-O"), Some(3));
        for other in ["O", "OO", "O-O-O-O", "0-1", "-", ""] {
            assert_eq!(castling_hops(other), None, "{other}");
        }
    }
}
