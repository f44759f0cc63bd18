//! Short games on the real rules, with words to each step.

use std::sync::Arc;

use berolina_board::Square;
use berolina_rules::{Explanation, Move, Position, Rules, notation};

use crate::live::Script;

/// A demonstration that is played or stepped through.
#[derive(Clone, Debug)]
pub struct Demo {
    /// Its id, `castling-short`.
    pub id: String,
    /// What it shows.
    pub title: String,
    /// The position at the beginning, and one after each move.
    pub steps: Vec<Step>,
}

/// A position of a demonstration.
#[derive(Clone, Debug)]
pub struct Step {
    /// What stands where.
    pub position: Position,
    /// The squares of the move that led here.
    pub last_move: Option<(Square, Square)>,
    /// That move in SAN; empty at the beginning.
    pub san: String,
    /// That move with its number, `1.e4` or `1...e5`; empty at the beginning.
    pub label: String,
    /// All that the piece that moves next may do; None at the end.
    pub offer: Option<Explanation>,
    /// What is to be seen.
    pub caption: String,
}

impl Demo {
    /// Plays a script.
    ///
    /// # Errors
    /// With what is wrong, and where, when the rules do not allow it.
    pub fn play(rules: &Arc<Rules>, script: &Script) -> Result<Demo, String> {
        let wrong = |what: &dyn std::fmt::Display| format!("demonstration {}: {what}", script.id);
        let mut position = match script.fen.as_str() {
            "" => Position::start(rules),
            fen => match notation::position_from_fen(rules, fen) {
                Ok((position, warnings)) if warnings.is_empty() => position,
                Ok((_, warnings)) => return Err(wrong(&warnings[0])),
                Err(error) => return Err(wrong(&error)),
            },
        };
        let mut demo = Demo { id: script.id.clone(), title: script.title.clone(), steps: Vec::new() };
        let (mut last_move, mut san, mut label) = (None, String::new(), String::new());
        for (number, caption) in script.captions.iter().enumerate() {
            let caption = caption.clone();
            let mut step = Step { position: position.clone(), last_move, san, label, offer: None, caption };
            (san, label) = (String::new(), String::new());
            if let Some(text) = script.moves.get(number) {
                let (squares, written) = text.split_once(' ').unwrap_or((text, ""));
                let is_it = |legal: &Move| notation::write_move(rules, *legal) == squares;
                let made = position.legal_moves().into_iter().find(is_it);
                let made = made.ok_or_else(|| wrong(&["no legal move: ", text].concat()))?;
                step.offer = Some(position.explain_legal(made.from()));
                san = written.to_owned();
                let first = rules.players().first() == Some(&position.turn());
                label = format!("{}{}{san}", position.round(), if first { "." } else { "..." });
                last_move = Some((made.from(), made.to()));
                position.make(made).map_err(|error| wrong(&error))?;
            }
            demo.steps.push(step);
        }
        Ok(demo)
    }
}
