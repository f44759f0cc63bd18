//! Who attacks what: seen on the board, and said.

use berolina_board::Square;
use berolina_rules::{Attack, Player, Threat};
use berolina_ui::{Note, Scene};

use super::Table;

/// Who attacks the square that is chosen or pointed at; without one, who attacks the pieces of the
/// player to move.
pub fn scene(table: &Table) -> Scene {
    let bare = Table { attacks: None, picked: None, hovered: None, ghost: None, told: None, ..table.clone() };
    let mut scene = Scene { mover: None, ..super::scene(&bare) };
    let (square, attacks) = shown(table);
    scene.origin = square;
    for (target, attack) in attacks {
        if square.is_none() && !scene.notes.iter().any(|note| note.square == target) {
            scene.notes.push(Note { square: target, badge: "!", words: "attacked" });
        }
        if !scene.lit.contains(&attack.from) {
            scene.lit.push(attack.from);
        }
        scene.ways.push((attack.from, attack.path));
    }
    scene
}

/// The square that is asked about, and the attacks that are shown, each with what it is on.
fn shown(table: &Table) -> (Option<Square>, Vec<(Square, Attack)>) {
    let position = table.position();
    match table.hovered.or(table.attacks.flatten()) {
        Some(square) => {
            let attacks = position.attacks_on(square).into_iter();
            (Some(square), attacks.map(|attack| (square, attack)).collect())
        }
        None => {
            let threats = position.threats(position.turn()).into_iter();
            let each = |threat: Threat| threat.by.into_iter().map(move |attack| (threat.square, attack));
            (None, threats.flat_map(each).collect())
        }
    }
}

/// Who attacks the square that is asked about, or the pieces of the player to move.
pub fn sentence(table: &Table) -> String {
    let (position, rules) = (table.position(), table.game.rules());
    let name = |square: Square| {
        let kind = position.piece_at(square).map(|piece| rules.spec(piece.role).name);
        [kind.unwrap_or_default(), " ", rules.board().name(square)].concat()
    };
    let (square, attacks) = shown(table);
    let Some(square) = square else {
        let mut parts: Vec<String> = Vec::new();
        let mut last = None;
        for (target, attack) in &attacks {
            let by = name(attack.from);
            match parts.last_mut() {
                Some(part) if last == Some(*target) => part.push_str(&[" and ", &by].concat()),
                _ => parts.push([&name(*target), " by ", &by].concat()),
            }
            last = Some(*target);
        }
        let player = position.turn().title();
        return if parts.is_empty() {
            [player, " has no piece that is attacked. Choose a square to see who attacks it."].concat()
        } else {
            [player, " is attacked: ", &parts.join(", "), "."].concat()
        };
    };
    let of = |player: &Player| {
        let by = attacks.iter().filter(|(_, attack)| attack.piece.player == *player);
        let by: Vec<String> = by.map(|(_, attack)| name(attack.from)).collect();
        (!by.is_empty()).then(|| ["by ", player.title(), ": ", &by.join(", ")].concat())
    };
    let sides: Vec<String> = rules.players().iter().filter_map(of).collect();
    let square = rules.board().name(square);
    if sides.is_empty() {
        return ["Nobody attacks ", square, "."].concat();
    }
    [square, " is attacked ", &sides.join("; "), "."].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Action, status};
    use berolina_rules::{Game, notation, variants};
    use berolina_ui::BoardEvent;

    fn table(id: &str, fen: &str) -> Table {
        let rules = variants::rules(id).unwrap();
        let start = (!fen.is_empty()).then(|| notation::position_from_fen(&rules, fen).unwrap().0);
        let mut table = Table::new(Game::new(&rules, start));
        table.apply(Action::Attacks);
        table
    }

    fn choose(table: &mut Table, name: &str) -> String {
        let square = table.game.rules().board().square(name).unwrap();
        let empty = table.position().piece_at(square).is_none();
        let event = if empty { BoardEvent::Empty(square) } else { BoardEvent::Pick(square) };
        table.apply(Action::Board(event));
        status(table).text
    }

    #[test]
    fn threats_first_and_any_square_after_that() {
        let mut table = table("spartan", "3ck3/8/8/8/4p3/4P3/8/R3K2R w KQ - 0 1");
        assert_eq!(status(&table).text, "White is attacked: pawn e3 by hoplite e4.");
        let scene = super::super::scene(&table);
        assert_eq!((scene.lit.len(), scene.ways.len(), scene.notes.len()), (1, 1, 1));
        assert_eq!(choose(&mut table, "e3"), "e3 is attacked by Black: hoplite e4.");
        assert_eq!(choose(&mut table, "f1"), "f1 is attacked by White: king e1, rook h1.");
        assert_eq!(choose(&mut table, "h8"), "h8 is attacked by White: rook h1.");
        assert_eq!(choose(&mut table, "g5"), "Nobody attacks g5.");
        assert_eq!(choose(&mut table, "g5"), "White is attacked: pawn e3 by hoplite e4.");
        table.apply(Action::Board(BoardEvent::Unpick));
        assert!(table.attacks.is_none());
    }

    #[test]
    fn nobody_is_attacked_at_the_start() {
        let mut table = table("three-player", "");
        let text = "White has no piece that is attacked. Choose a square to see who attacks it.";
        assert_eq!(status(&table).text, text);
        assert_eq!(choose(&mut table, "a3"), "a3 is attacked by White: knight b1, pawn b2.");
        assert!(table.game.is_empty(), "nothing was moved");
    }
}
