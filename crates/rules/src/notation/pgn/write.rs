use super::score::Score;
use crate::game::{Game, Node, NodeId, Step};
use crate::notation::fen_of;
use crate::{Outcome, Player};

/// Tags that every PGN has before the others, with what stands there when nothing is known.
pub(super) const ROSTER: [(&str, &str); 4] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?")];

/// The longest line, without its end.
const WIDTH: usize = 79;

/// Writes a game as PGN, finished or not: its tags, the main line, and the variations with all that
/// was said about them.
///
/// ```
/// use berolina_rules::{Game, notation::pgn, variants};
/// let mut game = Game::new(&variants::rules("suicide").unwrap(), None);
/// game.play_text("e3").unwrap();
/// game.play_text("b5").unwrap();
/// let text = pgn::write_pgn(&game);
/// assert!(text.contains("[Variant \"giveaway\"]"));
/// assert!(text.ends_with("\n1. e3 b5 *\n"));
/// ```
pub fn write_pgn(game: &Game) -> String {
    let players = game.rules().players();
    let (last, end) = last_and_end(game);
    let automatic = last.and_then(|last| game.automatic_end(last));
    let outcome = automatic.or(end);
    let score = Score::of(outcome, players).write(players.len());
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        push_tag(&mut text, name, game.tag(name).unwrap_or(unknown));
    }
    for player in players {
        push_tag(&mut text, player.title(), game.name(*player).unwrap_or("?"));
    }
    push_tag(&mut text, "Result", &score);
    push_tag(&mut text, "Variant", game.rules().variant().pgn_name);
    // Of a shuffled game no reader can know which array is meant.
    if !game.is_standard_start() || game.rules().variant().shuffle.is_some() {
        push_tag(&mut text, "SetUp", "1");
        push_tag(&mut text, "FEN", &fen_of(game.start()));
    }
    if let Some(end) = end.filter(|_| automatic.is_none() && game.tag("Termination").is_none()) {
        push_tag(&mut text, "Termination", end.reason.word());
    }
    for (name, value) in game.tags() {
        if !is_written(name) {
            push_tag(&mut text, name, value);
        }
    }
    text.push('\n');
    let mut words = Moves { game, words: Vec::new(), numbered: false };
    words.write();
    words.plain(score);
    wrap(&mut text, &words.words);
    text
}

/// Whether a tag's value comes from the game itself, or stands in the roster.
fn is_written(name: &str) -> bool {
    let is = |other: &str| name.eq_ignore_ascii_case(other);
    ROSTER.iter().any(|(roster, _)| is(roster))
        || Player::ALL.into_iter().any(|player| is(player.name()))
        || ["Result", "Variant", "SetUp", "FEN"].into_iter().any(is)
}

/// The end of the main line, and the last end that was recorded in it and not taken back.
fn last_and_end(game: &Game) -> (Option<NodeId>, Option<Outcome>) {
    let line = game.main_line();
    let ids = std::iter::once(NodeId::ROOT).chain(line.iter().map(|entry| entry.node));
    let end = ids.clone().filter_map(|id| game.standing_end(id)).next_back();
    (ids.last(), end)
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if name.is_empty() {
        return;
    }
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    text.push_str(&format!("[{name} \"{value}\"]\n"));
}

/// A word of the moves, and whether its line must end behind it.
struct Word {
    text: String,
    ends_line: bool,
}

struct Moves<'g> {
    game: &'g Game,
    words: Vec<Word>,
    /// Whether the next move needs no number although it is not the first player's.
    numbered: bool,
}

impl Moves<'_> {
    fn write(&mut self) {
        if let Some(root) = self.game.node(NodeId::ROOT) {
            self.remarks(root);
        }
        let game = self.game;
        let mut open = false;
        game.walk(|step| match step {
            Step::Open => open = true,
            Step::Close => {
                if let Some(last) = self.words.last_mut().filter(|word| !word.ends_line) {
                    last.text.push(')');
                } else {
                    self.plain(")".to_owned());
                }
                self.numbered = false;
            }
            Step::Move(id) => {
                if let Some(node) = game.node(id) {
                    self.made(node, std::mem::take(&mut open));
                }
            }
        });
    }

    fn plain(&mut self, text: String) {
        self.words.push(Word { text, ends_line: false });
    }

    fn made(&mut self, node: &Node, opens: bool) {
        let from = self.words.len();
        for comment in &node.remarks().before {
            self.comment(comment);
        }
        let before = node.parent().and_then(|parent| self.game.node(parent));
        if let Some(position) = before.map(Node::position) {
            self.number(position.turn(), position.round(), opens);
        }
        self.plain(node.san().to_owned());
        if let Some(word) = self.words.get_mut(from).filter(|_| opens) {
            word.text.insert(0, '(');
        }
        self.numbered = true;
        self.remarks(node);
        for player in node.position().skipped() {
            self.number(player, node.position().round(), false);
            self.plain("...".to_owned());
            self.numbered = true;
        }
    }

    /// The number of the round before what a player does in it, where it is needed. In a round of
    /// three every player has a column, and `-` stands in those before.
    fn number(&mut self, player: Player, round: u32, opens: bool) {
        let players = self.game.rules().players();
        let column = players.iter().position(|other| *other == player).unwrap_or(0);
        if column > 0 && self.numbered && !opens {
            return;
        }
        let dots = if column > 0 && players.len() == 2 { "..." } else { "." };
        self.plain(format!("{round}{dots}"));
        for _ in 0..if players.len() > 2 { column } else { 0 } {
            self.plain("-".to_owned());
        }
    }

    fn remarks(&mut self, node: &Node) {
        for nag in &node.remarks().nags {
            self.plain(format!("${nag}"));
        }
        for comment in &node.remarks().comments {
            self.comment(comment);
        }
    }

    /// In braces, or by lines where it holds a closing brace: PGN cannot mask one.
    fn comment(&mut self, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        self.numbered = false;
        if !text.contains('}') {
            return self.plain(format!("{{{text}}}"));
        }
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            self.words.push(Word { text: format!(";{line}"), ends_line: true });
        }
    }
}

/// Joins the words to lines. A comment is not broken, but may itself have several lines.
fn wrap(text: &mut String, words: &[Word]) {
    let mut column = 0;
    for word in words {
        let first = word.text.lines().next().unwrap_or_default().chars().count();
        if column > 0 && column + 1 + first > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&word.text);
        let last = word.text.rsplit('\n').next().unwrap_or_default().chars().count();
        column = if word.text.contains('\n') { last } else { column + last };
        if word.ends_line {
            text.push('\n');
            column = 0;
        }
    }
    text.push('\n');
}
