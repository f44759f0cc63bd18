use yew::prelude::*;

use crate::{Attributes, tag};

/// Our own line icons, in a box of 20 by 20.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// One move back.
    Undo,
    /// One move forward.
    Redo,
    /// The board from the next seat.
    Flip,
    /// A new game.
    New,
    /// Ways that cross.
    Shuffle,
    /// A white flag.
    Resign,
    /// Two halves.
    Draw,
    /// A king and a rook change sides.
    CastleShort,
    /// The same, farther.
    CastleLong,
    /// Light and dark by the system's choice.
    Auto,
    /// Light.
    Sun,
    /// Dark.
    Moon,
    /// Close.
    Close,
    /// A question.
    Help,
    /// A link.
    Link,
    /// Two sheets.
    Copy,
    /// Done.
    Done,
    /// Something to be careful about.
    Notice,
    /// To the right.
    Forward,
    /// A glass with a plus.
    Larger,
    /// A target.
    Attacks,
    /// A glass with a minus.
    Smaller,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Icon::Undo => "M7.5 4.5L3.5 8.5L7.5 12.5M4 8.5H12A4.25 4.25 0 0 1 12 17H8.5",
            Icon::Redo => "M12.5 4.5L16.5 8.5L12.5 12.5M16 8.5H8A4.25 4.25 0 0 0 8 17H11.5",
            Icon::Flip => "M6.5 16.5V4M3.5 7L6.5 4L9.5 7M13.5 3.5V16M10.5 13L13.5 16L16.5 13",
            Icon::New => "M10 4V16M4 10H16",
            Icon::Shuffle => {
                "M3 6H5.5C10 6 9.5 14 14 14H17M3 14H5.5C7 14 8 13 8.7 11.8M11.2 8.2C12 7 12.7 6 14 6H17M14.5 3.5L17 6L14.5 8.5M14.5 11.5L17 14L14.5 16.5"
            }
            Icon::Resign => "M5 17.5V3M5 4C8 2.5 11 5.5 15.5 4V11C11 12.5 8 9.5 5 11",
            Icon::Draw => "M4 7.5H16M4 12.5H16",
            Icon::CastleShort => {
                "M3 16H8M4 16L3.5 9L5.5 11L7 9V16M12 16H17M12.5 16V9.5M16.5 16V9.5M11.8 9.5V6.5H17.2V9.5ZM9 4.5H3.5"
            }
            Icon::CastleLong => {
                "M12 16H17M13 16L12.5 9L14.5 11L16.5 9L16 16M3 16H8M3.5 16V9.5M7.5 16V9.5M2.8 9.5V6.5H8.2V9.5ZM5 4H16"
            }
            Icon::Auto => "M10 3A7 7 0 1 0 10 17A7 7 0 1 0 10 3ZM10 3V17M10 7L15.5 6M10 11H17M10 15L14 15.5",
            Icon::Sun => {
                "M10 6.5A3.5 3.5 0 1 0 10 13.5A3.5 3.5 0 1 0 10 6.5ZM10 2V3.2M10 16.8V18M2 10H3.2M16.8 10H18M4.4 4.4L5.2 5.2M14.8 14.8L15.6 15.6M4.4 15.6L5.2 14.8M14.8 5.2L15.6 4.4"
            }
            Icon::Moon => "M16.5 12A7 7 0 1 1 8 3.5A5.6 5.6 0 0 0 16.5 12Z",
            Icon::Close => "M5 5L15 15M15 5L5 15",
            Icon::Help => "M7 7.5A3 3 0 1 1 10.8 10.4Q10 10.8 10 12.2M10 15.6V15.7",
            Icon::Link => {
                "M8.5 11.5A3.2 3.2 0 0 0 13 11.5L15.8 8.7A3.2 3.2 0 0 0 11.3 4.2L10.2 5.3M11.5 8.5A3.2 3.2 0 0 0 7 8.5L4.2 11.3A3.2 3.2 0 0 0 8.7 15.8L9.8 14.7"
            }
            Icon::Copy => {
                "M7 7V4.5Q7 3.5 8 3.5H15.5Q16.5 3.5 16.5 4.5V12Q16.5 13 15.5 13H13M4.5 7H12Q13 7 13 8V15.5Q13 16.5 12 16.5H4.5Q3.5 16.5 3.5 15.5V8Q3.5 7 4.5 7Z"
            }
            Icon::Done => "M4 10.5L8.2 14.5L16 5.5",
            Icon::Notice => "M10 3L17.5 16.5H2.5ZM10 8V11.5M10 14V14.1",
            Icon::Larger => {
                "M8.5 3A5.5 5.5 0 1 0 8.5 14A5.5 5.5 0 1 0 8.5 3ZM12.5 12.5L17 17M8.5 6V11M6 8.5H11"
            }
            Icon::Smaller => "M8.5 3A5.5 5.5 0 1 0 8.5 14A5.5 5.5 0 1 0 8.5 3ZM12.5 12.5L17 17M6 8.5H11",
            Icon::Attacks => {
                "M10 4.5A5.5 5.5 0 1 0 10 15.5A5.5 5.5 0 1 0 10 4.5ZM10 2V7M10 13V18M2 10H7M13 10H18"
            }
            Icon::Forward => "M4 10H15.5M11 5.5L15.5 10L11 14.5",
        }
    }

    /// The picture. It says nothing to those who listen: what it stands beside, or in, has a name.
    pub fn view(self) -> Html {
        icon_of(self.path())
    }
}

/// An icon that is used in one place only, by its lines in a box of 20 by 20.
pub fn icon_of(path: &'static str) -> Html {
    const LINES: Attributes = &[
        ("class", "icon"),
        ("viewBox", "0 0 20 20"),
        ("width", "20"),
        ("height", "20"),
        ("aria-hidden", "true"),
        ("fill", "none"),
        ("stroke", "currentColor"),
        ("stroke-width", "1.75"),
        ("stroke-linecap", "round"),
        ("stroke-linejoin", "round"),
    ];
    tag("svg", LINES).tag(tag("path", &[]).attr("d", path)).view()
}
