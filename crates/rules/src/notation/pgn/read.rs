use std::sync::Arc;

use berolina_board::sort_short;

use super::error::{PgnError, PgnFault, PgnNotice, PgnWarning};
use super::lexer::{Place, tokens};
use super::names;
use super::score::Score;
use super::split::{Chunk, Part, games};
use super::write::ROSTER;
use crate::game::{Game, NodeId};
use crate::notation::{position_from_fen, read_move};
use crate::{Outcome, Player, Position, Reason, Rules, variants};

/// A game that was read from a PGN.
#[derive(Clone, Debug)]
pub struct PgnGame {
    /// The game, at the end of its main line.
    pub game: Game,
    /// Where and why the main line stops before its end, if it does.
    pub stopped: Option<PgnError>,
    /// What was read in an unusual way or not kept.
    pub warnings: Vec<PgnWarning>,
}

/// Reads all games of a text. Each is read by itself, so that a fault in one leaves the others whole.
///
/// A game that does not name its variant is read by the rules given in `otherwise`. A move that is
/// not legal ends its line; what stands before it is kept.
///
/// ```
/// use berolina_rules::notation::pgn;
/// let text = "[Variant \"Antichess\"]\n\n1. e4 {forward} b5 2. Bxb5 (2. a4) *";
/// let games = pgn::read_pgn(text, None);
/// let read = games[0].as_ref().unwrap();
/// assert_eq!(read.game.ply(), 3);
/// assert_eq!(read.warnings[0].to_string(), "line 3, column 32: the variation ends here: 2: \
///     'a4' is not legal: taking is compulsory, and the pieces on f1 can take");
/// ```
pub fn read_pgn(text: &str, otherwise: Option<&Arc<Rules>>) -> Vec<Result<PgnGame, PgnError>> {
    let (tokens, mut warnings) = tokens(text);
    let chunks = games(tokens, &mut warnings);
    sort_short(&mut warnings, |warning| (warning.line, warning.column));
    let starts: Vec<usize> = chunks.iter().map(|chunk| first_place(chunk).line).collect();
    let mut read = Vec::with_capacity(chunks.len());
    for (number, chunk) in chunks.iter().enumerate() {
        // A fault of the text goes to the game in which, or behind which, it stands.
        let end = starts.get(number + 1).copied().unwrap_or(usize::MAX);
        let later = warnings.partition_point(|warning| warning.line < end);
        let own: Vec<PgnWarning> = warnings.drain(..later).collect();
        read.push(read_game(chunk, otherwise, own));
    }
    read
}

fn first_place(chunk: &Chunk) -> Place {
    let tag = chunk.tags.first().map(|(_, _, place)| *place);
    let part = chunk.parts.first().map(|(_, place)| *place);
    let places = [tag, part].into_iter().flatten();
    places.min_by_key(|place| (place.line, place.column)).unwrap_or(Place { line: 1, column: 1 })
}

fn read_game(
    chunk: &Chunk,
    otherwise: Option<&Arc<Rules>>,
    mut warnings: Vec<PgnWarning>,
) -> Result<PgnGame, PgnError> {
    let rules = rules_of(chunk, otherwise, &mut warnings)?;
    let start = start_of(chunk, &rules, &mut warnings)?;
    let mut builder = Builder {
        game: Game::new(&rules, start),
        line: Line { at: NodeId::ROOT, broken: false, fresh: false },
        outer: Vec::new(),
        before: Vec::new(),
        score: None,
        stopped: None,
        warnings,
    };
    for (part, place) in &chunk.parts {
        builder.read(part, *place);
    }
    builder.finish(chunk);
    Ok(PgnGame { game: builder.game, stopped: builder.stopped, warnings: builder.warnings })
}

fn tag<'c>(chunk: &'c Chunk, name: &str) -> Option<(&'c str, Place)> {
    let found = chunk.tags.iter().find(|(other, _, _)| other.eq_ignore_ascii_case(name));
    found.map(|(_, value, place)| (value.as_str(), *place))
}

fn rules_of(
    chunk: &Chunk,
    otherwise: Option<&Arc<Rules>>,
    warnings: &mut Vec<PgnWarning>,
) -> Result<Arc<Rules>, PgnError> {
    let Some((name, place)) = tag(chunk, "Variant") else {
        let fault = || PgnError::new(first_place(chunk), PgnFault::NoVariant { known: names::known() });
        return otherwise.cloned().ok_or_else(fault);
    };
    let variant = names::variant_called(name);
    if let Some(variant) = variant.filter(|_| names::means_another_here(name)) {
        let notice = PgnNotice::SuicideIsFics { name: name.to_owned(), meant: variant.name };
        warnings.push(PgnWarning::new(place, notice));
    }
    variant.and_then(|variant| variants::rules(variant.id)).ok_or_else(|| {
        PgnError::new(place, PgnFault::UnknownVariant { name: name.to_owned(), known: names::known() })
    })
}

fn start_of(
    chunk: &Chunk,
    rules: &Arc<Rules>,
    warnings: &mut Vec<PgnWarning>,
) -> Result<Option<Position>, PgnError> {
    let Some((fen, place)) = tag(chunk, "FEN") else {
        if let Some((_, place)) = tag(chunk, "SetUp").filter(|(value, _)| value.trim() == "1") {
            warnings.push(PgnWarning::new(place, PgnNotice::NoFen));
        }
        return Ok(None);
    };
    let (start, found) = position_from_fen(rules, fen)
        .map_err(|error| PgnError::new(place, PgnFault::Start(Box::new(error))))?;
    warnings.extend(found.into_iter().map(|warning| PgnWarning::new(place, PgnNotice::Start(warning))));
    Ok(Some(start))
}

/// A line that is being read.
#[derive(Clone, Copy)]
struct Line {
    /// The last position.
    at: NodeId,
    /// Whether a move could not be read.
    broken: bool,
    /// Whether it is a variation that has no move yet.
    fresh: bool,
}

struct Builder {
    game: Game,
    line: Line,
    /// The lines around it.
    outer: Vec<Line>,
    /// Comments at the beginning of a variation.
    before: Vec<String>,
    score: Option<(Score, Place)>,
    stopped: Option<PgnError>,
    warnings: Vec<PgnWarning>,
}

impl Builder {
    fn warn(&mut self, place: Place, notice: PgnNotice) {
        self.warnings.push(PgnWarning::new(place, notice));
    }

    fn read(&mut self, part: &Part, place: Place) {
        match part {
            Part::Open => self.open(place),
            Part::Close => self.close(place),
            Part::Score(score) if self.outer.is_empty() => self.score = Some((*score, place)),
            Part::Score(_) => self.warn(place, PgnNotice::ResultInVariation),
            _ if self.line.broken => {}
            Part::Move(text) => self.read_move(text, place),
            Part::Comment(text) if self.line.fresh => self.before.push(text.clone()),
            Part::Comment(text) => {
                if let Some(remarks) = self.game.remarks_mut(self.line.at) {
                    remarks.comments.push(text.clone());
                }
            }
            Part::Nag(_) if self.line.fresh => self.warn(place, PgnNotice::NoMove),
            Part::Nag(number) => {
                let remarks = self.game.remarks_mut(self.line.at);
                if let Some(remarks) = remarks.filter(|remarks| !remarks.nags.contains(number)) {
                    remarks.nags.push(*number);
                }
            }
        }
    }

    fn open(&mut self, place: Place) {
        self.keep_comments();
        self.outer.push(self.line);
        let parent = self.game.node(self.line.at).and_then(|node| node.parent());
        let broken = self.line.broken || self.line.fresh || parent.is_none();
        if broken && !self.line.broken {
            self.warn(place, PgnNotice::NoMove);
        }
        self.line = Line { at: parent.unwrap_or(NodeId::ROOT), broken, fresh: true };
    }

    fn close(&mut self, place: Place) {
        match self.outer.pop() {
            Some(line) => {
                self.line = line;
                self.keep_comments();
            }
            None => self.warn(place, PgnNotice::NotOpen),
        }
    }

    /// Comments in front of a move that does not come are those of the move before.
    fn keep_comments(&mut self) {
        let before = std::mem::take(&mut self.before);
        if let Some(remarks) = self.game.remarks_mut(self.line.at) {
            remarks.comments.extend(before);
        }
    }

    fn read_move(&mut self, text: &str, place: Place) {
        let Some(node) = self.game.node(self.line.at) else { return };
        let position = node.position().clone();
        let added = read_move(&position, text).map(|made| self.game.add(self.line.at, made));
        match added {
            Ok(Ok(id)) => {
                if let Some(end) = self.game.automatic_end(self.line.at) {
                    self.warn(place, PgnNotice::AfterEnd { reason: end.reason.word() });
                }
                let before = std::mem::take(&mut self.before);
                if let Some(remarks) = self.game.remarks_mut(id) {
                    remarks.before.extend(before);
                }
                self.line = Line { at: id, broken: false, fresh: false };
            }
            Ok(Err(_)) => {}
            Err(error) => {
                let fault = PgnFault::Move { number: number_of(&position), error: Box::new(error) };
                if self.outer.is_empty() {
                    self.stopped = Some(PgnError::new(place, fault));
                } else {
                    self.warn(place, PgnNotice::Variation(fault));
                }
                self.line.broken = true;
            }
        }
    }

    fn finish(&mut self, chunk: &Chunk) {
        if !self.outer.is_empty() {
            let place = chunk.parts.last().map_or(first_place(chunk), |(_, place)| *place);
            self.warn(place, PgnNotice::NotClosed);
            self.line = self.outer[0];
            self.keep_comments();
        }
        let last = self.game.main_line().last().map_or(NodeId::ROOT, |entry| entry.node);
        self.game.goto(last);
        let termination = self.read_tags(chunk);
        self.end(chunk, termination);
    }

    /// Keeps names and tags; gives the reason of the end where a tag has one.
    fn read_tags(&mut self, chunk: &Chunk) -> Option<Reason> {
        let mut reason = None;
        for (name, value, _) in &chunk.tags {
            let (name, value) = (name.as_str(), value.as_str());
            let is = |other: &str| name.eq_ignore_ascii_case(other);
            if let Some(player) = Player::ALL.into_iter().find(|player| is(player.name())) {
                self.game.set_name(player, if value == "?" { "" } else { value });
            } else if is("Termination") {
                reason = reason_called(value);
                if reason.is_none() {
                    self.game.set_tag(name, value);
                }
            } else if ROSTER.contains(&(name, value)) {
                // What is not known need not be kept.
            } else if !["Variant", "SetUp", "FEN", "Result"].into_iter().any(is) {
                self.game.set_tag(name, value);
            }
        }
        reason
    }

    /// Settles how the game ended: by the board where that says so, else by what the file says.
    fn end(&mut self, chunk: &Chunk, termination: Option<Reason>) {
        let players = self.game.rules().players();
        let Some((said, place)) = self.said_score(chunk) else { return };
        if !said.fits(players.len()) {
            let text = said.write(players.len());
            return self.warn(place, PgnNotice::NoResult(text));
        }
        if self.stopped.is_some() {
            return;
        }
        if let Some(end) = self.game.automatic_end(self.game.current()) {
            let board = Score::of(Some(end), players);
            if board != said {
                let (said, board) = (said.write(players.len()), board.write(players.len()));
                self.warn(place, PgnNotice::Result { said, board });
            }
            return;
        }
        if matches!(said, Score::Win(_)) && players.len() > 2 {
            // Nobody wins by another one's giving up.
            let (said, board) = (said.write(players.len()), Score::Open.write(players.len()));
            return self.warn(place, PgnNotice::Result { said, board });
        }
        let claim = self.game.can_claim().unwrap_or(Reason::Agreement);
        let among = |reasons: &[Reason], otherwise: Option<Reason>| {
            termination.filter(|reason| reasons.contains(reason)).or(otherwise)
        };
        let end = match said {
            Score::Win(winner) => among(&[Reason::Resignation, Reason::Time], Some(Reason::Resignation))
                .map(|reason| Outcome { winner: players.get(winner).copied(), reason }),
            Score::Draw => {
                let draws = [Reason::Agreement, Reason::Threefold, Reason::FiftyMoves, Reason::Time];
                among(&draws, Some(claim)).map(Outcome::draw)
            }
            Score::Open => among(&[Reason::Abandoned], None).map(Outcome::draw),
        };
        if let Some(end) = end {
            self.game.record(end);
        }
    }

    /// The result behind the moves, or that of the tag.
    fn said_score(&mut self, chunk: &Chunk) -> Option<(Score, Place)> {
        let tagged =
            tag(chunk, "Result").and_then(|(value, place)| Some((Score::read(value.trim())?, place)));
        let (Some((tag, _)), Some((moves, place))) = (tagged, self.score) else {
            return self.score.or(tagged);
        };
        let taken = if moves == Score::Open { tag } else { moves };
        if tag != moves {
            let text = |score: Score| score.write(self.game.rules().players().len());
            let notice = PgnNotice::TwoResults { tag: text(tag), moves: text(moves), taken: text(taken) };
            self.warn(place, notice);
        }
        Some((taken, place))
    }
}

/// The number of a move of the player to move: `3`, or `3...` behind the first player.
fn number_of(position: &Position) -> String {
    let first = position.rules().players().first() == Some(&position.turn());
    format!("{}{}", position.round(), if first { "" } else { "..." })
}

/// The reason that a Termination tag gives: our own word, or one of the standard's.
fn reason_called(value: &str) -> Option<Reason> {
    match value.trim().to_ascii_lowercase().as_str() {
        "time forfeit" => Some(Reason::Time),
        "resignation" => Some(Reason::Resignation),
        "agreement" => Some(Reason::Agreement),
        "threefold" => Some(Reason::Threefold),
        "fifty-moves" => Some(Reason::FiftyMoves),
        "time" => Some(Reason::Time),
        "abandoned" => Some(Reason::Abandoned),
        _ => None,
    }
}
