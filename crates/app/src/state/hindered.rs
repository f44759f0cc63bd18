//! Why a piece cannot go to a square, in one sentence.

use berolina_board::Square;
use berolina_rules::{Hindrance, NoCastling, Position, Side};

/// The sentence, and the squares that show what is meant.
pub fn hindered(position: &Position, from: Square, to: Square, why: &Hindrance) -> (String, Vec<Square>) {
    let rules = position.rules();
    let piece_on = |square: Square| {
        let piece = position.piece_at(square).map_or("piece", |piece| rules.spec(piece.role).name);
        [piece, " on ", rules.board().name(square)].concat()
    };
    let (piece, there) = (piece_on(from), rules.board().name(to));
    let (middle, end, lit) = match why {
        Hindrance::Blocked { by } => (" is blocked by the ", piece_on(*by), vec![*by]),
        Hindrance::OwnPiece => (" cannot take its own side’s ", piece_on(to), vec![to]),
        Hindrance::OnlyTakes => {
            (" goes there only to take: there is nothing on ", [there, " to take"].concat(), vec![])
        }
        Hindrance::OnlyMoves => {
            (" moves that way without taking: it cannot take the ", piece_on(to), vec![to])
        }
        Hindrance::Spared => (" may not take the ", piece_on(to), vec![to]),
        Hindrance::NothingToHop { on } => {
            (" has no piece to hop over on its way to ", there.to_owned(), on.clone())
        }
        Hindrance::NothingToTake { on } => {
            let empty = rules.board().name(*on).to_owned();
            (" has to take something on the way, but there is nothing on ", empty, vec![*on])
        }
        Hindrance::FirstMoveOnly => (" could go only with its first move to ", there.to_owned(), vec![]),
        Hindrance::NoCastling(why) => return (no_castling(position, from, *why), vec![]),
        Hindrance::NoPath => (" cannot go to ", there.to_owned(), vec![]),
    };
    (["The ", &piece, middle, &end, "."].concat(), lit)
}

fn no_castling(position: &Position, king: Square, why: NoCastling) -> String {
    let rules = position.rules();
    let side = |side: Side| rules.variant().wording.side(side);
    let player = position.piece_at(king).map_or("", |king| king.player.title());
    match why {
        NoCastling::NoPartner { side: to } => {
            [player, " cannot castle ", side(to), ": the partner is not there."].concat()
        }
        NoCastling::NoRight { side: to } => [player, " has no right to castle ", side(to), "."].concat(),
        NoCastling::Never { side: to } => {
            [player, " had no right to castle ", side(to), " when the game began."].concat()
        }
        NoCastling::Moved { role, from, round, .. } => {
            lost(&[rules.spec(role).name, " on ", rules.board().name(from), " moved"], round)
        }
        NoCastling::Taken { role, on, round, .. } => {
            lost(&[rules.spec(role).name, " on ", rules.board().name(on), " was taken"], round)
        }
    }
}

fn lost(how: &[&str], round: u32) -> String {
    ["The right to castle was lost when the ", &how.concat(), " (move ", &round.to_string(), ")."].concat()
}

#[cfg(test)]
mod tests {
    use berolina_rules::{Game, notation, variants};

    use crate::state::words;

    const BARE: &str = "lgkcckwl/8/8/8/8/8/8/R3K2R w Q - 0 1";
    const KNIGHT: &str = "4k5/10/10/10/10/8n1/10/R4K3R b KQ - 0 9";

    /// The word and the sentence for a move that is tried after these.
    fn told(id: &str, fen: &str, moves: &str, from: &str, to: &str) -> (&'static str, String) {
        let rules = variants::rules(id).unwrap();
        let start = (!fen.is_empty()).then(|| notation::position_from_fen(&rules, fen).unwrap().0);
        let mut game = Game::new(&rules, start);
        moves.split_whitespace().for_each(|text| {
            game.play_text(text).unwrap();
        });
        let at = |name| rules.board().square(name).unwrap();
        let refusal = game.why_not(at(from), at(to)).unwrap();
        let told = words::told(game.position(), at(from), at(to), refusal);
        (told.reason, told.text)
    }

    #[test]
    fn one_sentence_says_why_a_path_leads_nowhere() {
        for (moves, from, to, reason, text) in [
            ("", "c1", "e3", "blocked", "The bishop on c1 is blocked by the pawn on d2."),
            ("", "a1", "a2", "own-piece", "The rook on a1 cannot take its own side’s pawn on a2."),
            (
                "",
                "e2",
                "d3",
                "only-takes",
                "The pawn on e2 goes there only to take: there is nothing on d3 to take.",
            ),
            (
                "e4 e7c5 a3 Hce5",
                "e4",
                "e5",
                "only-moves",
                "The pawn on e4 moves that way without taking: it cannot take the hoplite on e5.",
            ),
            (
                "e3 e7c5",
                "e3",
                "e5",
                "first-move-only",
                "The pawn on e3 could go only with its first move to e5.",
            ),
            ("", "b1", "b3", "unreachable", "The knight on b1 cannot go to b3."),
            ("", "e1", "g1", "blocked", "The king on e1 is blocked by the bishop on f1."),
        ] {
            assert_eq!(told("spartan", "", moves, from, to), (reason, text.to_owned()), "{moves} {from}{to}");
        }
    }

    #[test]
    fn one_sentence_says_why_there_is_no_castling() {
        for (id, fen, moves, from, to, reason, text) in [
            (
                "spartan",
                BARE,
                "",
                "e1",
                "g1",
                "castling-never",
                "White had no right to castle short when the game began.",
            ),
            (
                "spartan",
                BARE,
                "e1e2 c8c7 e2e1 c7c8",
                "e1",
                "c1",
                "castling-moved",
                "The right to castle was lost when the king on e1 moved (move 1).",
            ),
            (
                "capablanca-random",
                KNIGHT,
                "i3j1",
                "f1",
                "i1",
                "castling-taken",
                "The right to castle was lost when the rook on j1 was taken (move 9).",
            ),
        ] {
            assert_eq!(told(id, fen, moves, from, to), (reason, text.to_owned()), "{moves} {from}{to}");
        }
    }
}
