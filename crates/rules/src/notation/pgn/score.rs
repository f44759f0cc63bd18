//! Results as text: `1-0`, `1/2-1/2`, `*`, and as many parts as there are players.

use crate::{Outcome, Player, Reason};

/// What a file says of the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Score {
    /// Won by the player with this place in the order of moves.
    Win(usize),
    Draw,
    /// Not finished, or finished without a result.
    Open,
}

impl Score {
    /// Reads a result, for as many players as it has parts.
    pub(super) fn read(text: &str) -> Option<Score> {
        let plain = text.replace(['\u{2013}', '\u{2212}'], "-").replace('½', "1/2");
        if plain == "*" {
            return Some(Score::Open);
        }
        if plain == "1/2" {
            return Some(Score::Draw);
        }
        let parts: Vec<&str> = plain.split('-').collect();
        let share = format!("1/{}", parts.len());
        if parts.len() < 2 {
            None
        } else if parts.iter().all(|part| *part == share) {
            Some(Score::Draw)
        } else {
            let winner = parts.iter().position(|part| *part == "1")?;
            let lost = parts.iter().filter(|part| **part == "0").count();
            (lost + 1 == parts.len()).then_some(Score::Win(winner))
        }
    }

    /// The result of an outcome; of none when the game goes on.
    pub(super) fn of(outcome: Option<Outcome>, players: &[Player]) -> Score {
        match outcome {
            None => Score::Open,
            Some(outcome) => match outcome.winner {
                Some(winner) => {
                    players.iter().position(|player| *player == winner).map_or(Score::Open, Score::Win)
                }
                None if outcome.reason == Reason::Abandoned => Score::Open,
                None => Score::Draw,
            },
        }
    }

    /// Whether a game of so many can end like this.
    pub(super) fn fits(self, players: usize) -> bool {
        !matches!(self, Score::Win(winner) if winner >= players)
    }

    pub(super) fn write(self, players: usize) -> String {
        let parts: Vec<String> = match self {
            Score::Open => return "*".to_owned(),
            Score::Draw => (0..players).map(|_| format!("1/{players}")).collect(),
            Score::Win(winner) => (0..players).map(|player| u8::from(player == winner).to_string()).collect(),
        };
        parts.join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_read_back() {
        for (score, players) in
            [(Score::Win(0), 2), (Score::Win(1), 2), (Score::Draw, 2), (Score::Open, 2), (Score::Win(2), 3)]
        {
            assert_eq!(Score::read(&score.write(players)), Some(score));
        }
        assert_eq!(Score::read("½–½"), Some(Score::Draw));
        for other in ["0-0", "0-0-0", "1-1", "1", "", "-", "e4", "1/3-1/3"] {
            assert_eq!(Score::read(other), None, "{other}");
        }
    }
}
