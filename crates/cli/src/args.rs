use lexopt::prelude::*;

use crate::fault::Fault;

/// What to type.
pub const HELP: &str = "\
berolina: the rules of chess variants on the command line

  berolina variants
  berolina perft ID DEPTH [--fen FEN | --start N] [--divide]
  berolina moves ID [--fen FEN | --start N]
  berolina explain BETZA [--board 9x9|three-player|hexagon] [--at e5] [--own SQUARES]
                   [--enemy SQUARES] [--partner SQUARES] [--en-passant SQUARE] [--unmoved]
                   [--player white]
  berolina diagram ID [--fen FEN | --start N] [--square SQUARE] [--seat white]

N is the number of a start array, in games that have several. SQUARES is a comma list. --json answers in JSON. Warnings go to standard error;
bad input ends with status 2 and one line on standard error.";

/// What to do, and how to answer.
#[derive(Debug)]
pub struct Request {
    /// Answer in JSON.
    pub json: bool,
    /// What to do.
    pub command: Command,
}

/// What to do.
#[derive(Debug)]
pub enum Command {
    /// Say what to type.
    Help,
    /// List the variants.
    Variants,
    /// Count the leaves of legal play.
    Perft {
        /// The variant.
        id: String,
        /// In plies.
        depth: u32,
        /// Where from.
        from: Begin,
        /// Count below each move.
        divide: bool,
    },
    /// List the legal moves.
    Moves {
        /// The variant.
        id: String,
        /// Where.
        from: Begin,
    },
    /// Show what a notation means.
    Explain(Explain),
    /// Draw a position.
    Diagram(Diagram),
}

/// A position of a game.
#[derive(Debug)]
pub enum Begin {
    /// Its own start array.
    Start,
    /// The start array with a number, which nobody has read yet.
    Number(String),
    /// What a FEN says.
    Fen(String),
}

/// A position to draw.
#[derive(Debug)]
pub struct Diagram {
    /// The variant.
    pub id: String,
    /// The position.
    pub from: Begin,
    /// The square of the piece whose moves are marked.
    pub square: Option<String>,
    /// Who sits at the bottom.
    pub seat: Option<String>,
}

/// A piece alone on a board; all squares are names.
#[derive(Debug)]
pub struct Explain {
    /// The notation.
    pub betza: String,
    /// The board, 9x9 without.
    pub board: Option<String>,
    /// Where the piece stands; the middle of the board without.
    pub at: Option<String>,
    /// Other pieces of the same player.
    pub own: Vec<String>,
    /// Pieces of the enemy.
    pub enemy: Vec<String>,
    /// Partners for castling.
    pub partner: Vec<String>,
    /// A square that an enemy has just passed over.
    pub en_passant: Option<String>,
    /// Whether the piece has not moved yet.
    pub unmoved: bool,
    /// Whose piece it is; White's without.
    pub player: Option<String>,
}

/// Everything that was typed, whatever the command allows of it.
#[derive(Default)]
struct Typed {
    words: Vec<String>,
    flags: Vec<&'static str>,
    values: Vec<(&'static str, String)>,
}

const FLAGS: &[&str] = &["json", "divide", "unmoved", "help"];
const VALUES: &[&str] =
    &["fen", "start", "board", "at", "own", "enemy", "partner", "en-passant", "player", "square", "seat"];

impl Typed {
    fn read(mut parser: lexopt::Parser) -> Result<Typed, Fault> {
        let mut typed = Typed::default();
        while let Some(argument) = parser.next()? {
            match argument {
                Value(word) => typed.words.push(word.string()?),
                Short('h') => typed.flags.push("help"),
                Long(name) => {
                    if let Some(flag) = FLAGS.iter().find(|flag| **flag == name) {
                        typed.flags.push(flag);
                    } else if let Some(key) = VALUES.iter().find(|key| **key == name) {
                        let value = parser.value()?.string()?;
                        if typed.values.iter().any(|(other, _)| other == key) {
                            return Err(Fault::new(format_args!("--{key} is given twice")));
                        }
                        typed.values.push((key, value));
                    } else {
                        return Err(argument.unexpected().into());
                    }
                }
                Short(_) => return Err(argument.unexpected().into()),
            }
        }
        Ok(typed)
    }

    fn flag(&mut self, name: &str) -> bool {
        let before = self.flags.len();
        self.flags.retain(|flag| *flag != name);
        self.flags.len() < before
    }

    fn value(&mut self, name: &str) -> Option<String> {
        let at = self.values.iter().position(|(key, _)| *key == name)?;
        Some(self.values.remove(at).1)
    }

    fn from(&mut self) -> Result<Begin, Fault> {
        match (self.value("fen"), self.value("start")) {
            (None, None) => Ok(Begin::Start),
            (Some(fen), None) => Ok(Begin::Fen(fen)),
            (None, Some(number)) => Ok(Begin::Number(number)),
            _ => Err(Fault::new("--fen and --start are two positions: give one of them")),
        }
    }

    fn list(&mut self, name: &str) -> Vec<String> {
        let text = self.value(name).unwrap_or_default();
        text.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect()
    }

    fn word(&mut self, what: &str) -> Result<String, Fault> {
        if self.words.is_empty() {
            return Err(Fault::new(format_args!("{what} is missing; try 'berolina --help'")));
        }
        Ok(self.words.remove(0))
    }

    /// Whatever is left over was not meant for this command.
    fn finish(self, command: &str) -> Result<(), Fault> {
        if let Some(word) = self.words.first() {
            return Err(Fault::new(format_args!("'{word}' is one word too many for '{command}'")));
        }
        let option = self.flags.first().or(self.values.first().map(|(key, _)| key));
        option.map_or(Ok(()), |option| Err(Fault::new(format_args!("'{command}' has no --{option}"))))
    }
}

/// Reads what was typed.
///
/// # Errors
/// When it is not one of the lines of [`HELP`].
pub fn parse(parser: lexopt::Parser) -> Result<Request, Fault> {
    let mut typed = Typed::read(parser)?;
    if typed.flag("help") {
        return Ok(Request { json: false, command: Command::Help });
    }
    let json = typed.flag("json");
    let name = typed.word("a command")?;
    let command = match name.as_str() {
        "help" => Command::Help,
        "variants" => Command::Variants,
        "perft" => Command::Perft {
            id: typed.word("the variant's id")?,
            depth: depth(&typed.word("the depth")?)?,
            from: typed.from()?,
            divide: typed.flag("divide"),
        },
        "moves" => Command::Moves { id: typed.word("the variant's id")?, from: typed.from()? },
        "explain" => Command::Explain(Explain {
            betza: typed.word("the notation")?,
            board: typed.value("board"),
            at: typed.value("at"),
            own: typed.list("own"),
            enemy: typed.list("enemy"),
            partner: typed.list("partner"),
            en_passant: typed.value("en-passant"),
            unmoved: typed.flag("unmoved"),
            player: typed.value("player"),
        }),
        "diagram" => Command::Diagram(Diagram {
            id: typed.word("the variant's id")?,
            from: typed.from()?,
            square: typed.value("square"),
            seat: typed.value("seat"),
        }),
        _ => return Err(Fault::new(format_args!("there is no command '{name}'; try 'berolina --help'"))),
    };
    typed.finish(&name)?;
    Ok(Request { json, command })
}

fn depth(word: &str) -> Result<u32, Fault> {
    let depth = word.parse().ok().filter(|depth| *depth <= 30);
    depth.ok_or_else(|| Fault::new(format_args!("the depth '{word}' is not a number of plies from 0 to 30")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Request, Fault> {
        parse(lexopt::Parser::from_args(line.split(' ')))
    }

    #[test]
    fn options_stand_anywhere() {
        let request = parsed("--json perft --divide suicide 3").unwrap();
        assert!(request.json);
        let Command::Perft { depth, divide, .. } = request.command else { panic!("perft was asked for") };
        assert_eq!((depth, divide), (3, true));
    }

    #[test]
    fn what_does_not_belong_is_refused() {
        for line in [
            "perft suicide",
            "perft suicide x",
            "perft suicide -1",
            "perft suicide 3 4",
            "perft suicide 3 --at e4",
            "explain W --start 5",
            "variants --start 5",
            "moves capablanca-random --start 5 --fen x",
            "moves",
            "moves suicide --divide",
            "moves suicide --fen a --fen b",
            "explain",
            "checkers",
            "variants --nonsense",
            "moves suicide --fen",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
