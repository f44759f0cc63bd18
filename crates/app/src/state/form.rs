use super::{Orientation, Start, Table};

/// What somebody has filled in for a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// The id of the variant.
    pub preset: &'static str,
    /// The names in the order of the players.
    pub names: Vec<String>,
    /// Whether lots are drawn for the colours.
    pub lots: bool,
    /// How the board turns.
    pub orientation: Orientation,
    /// The start array, in games that have many.
    pub start: Option<Start>,
}

impl Form {
    /// Another game like the one on a table.
    pub fn of(table: &Table) -> Form {
        let rules = table.game.rules();
        let name = |player| table.game.name(player).unwrap_or_default().to_owned();
        Form {
            preset: rules.variant().id,
            names: rules.players().iter().copied().map(name).collect(),
            lots: false,
            orientation: table.orientation,
            start: None,
        }
    }
}
