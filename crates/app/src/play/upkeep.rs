//! What is done to the page after it has been drawn: scrolling, the focus, an emptied field.

use std::mem::{Discriminant, discriminant};

use berolina_ui::{Taken, open_dialog, open_picker, show_current_move};

use crate::browser;
use crate::state::{Asked, Tab, Table};

/// What was seen the last time.
#[derive(Default)]
pub struct Upkeep {
    typed: u32,
    zoomed: bool,
    list: Option<(Tab, u32, usize)>,
    window: Option<Discriminant<Asked>>,
    taken: Option<Taken>,
}

impl Upkeep {
    /// Does what the changes of the table ask for.
    pub fn follow(&mut self, table: &Table) {
        if self.typed != table.typed {
            self.typed = table.typed;
            browser::empty("typed-move");
        }
        if self.zoomed != table.zoomed {
            self.zoomed = table.zoomed;
            browser::scroll_to_bottom(".board-scroll");
        }
        let list = Some((table.tab, table.game.ply(), table.game.line().len()));
        if self.list != list {
            self.list = list;
            show_current_move();
        }
        let window = table.asked.as_ref().map(discriminant);
        if self.window != window {
            self.window = window;
            if let Some(taken) = self.taken.take() {
                taken.give_back();
            }
            self.taken = table.asked.as_ref().map(|asked| match asked {
                Asked::Promotion { .. } => open_picker(),
                Asked::New(_) | Asked::Resign(_) | Asked::Abandon | Asked::Help => open_dialog(),
            });
        }
    }
}
