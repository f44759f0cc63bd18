//! What the page says about a game, in sentences.

use berolina_board::Square;
use berolina_rules::{
    Game, Hindrance, Move, MoveKind, NoMoves, Outcome, Player, Position, Reason, Refusal, capitalised,
};

use super::hindered::hindered;
use super::table::Told;
use super::{Table, attacks};

/// The sentence about the state of the game, with the words for those who read the page by machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    /// The sentence.
    pub text: String,
    /// How the game ended.
    pub result: Option<&'static str>,
    /// Why it ended, or why a move was not made.
    pub reason: Option<&'static str>,
}

/// What to say about the state of a table.
pub fn status(table: &Table) -> Status {
    if let Some(outcome) = table.game.outcome() {
        let text = ending(&table.game, outcome);
        return Status { text, result: Some(outcome.result()), reason: Some(outcome.reason.word()) };
    }
    if table.attacks.is_some() {
        return Status { text: attacks::sentence(table), result: None, reason: Some("attacks") };
    }
    match &table.told {
        Some(told) => Status { text: told.text.clone(), result: None, reason: Some(told.reason) },
        None => Status { text: turn(table.position()), result: None, reason: None },
    }
}

/// Whose turn it is, and what the rules demand.
pub fn turn(position: &Position) -> String {
    let player = position.turn().title();
    if position.must_capture() {
        return format!("{player} to move, and must capture.");
    }
    let alarm = alarm(position);
    let space = if alarm.is_empty() { "" } else { " " };
    format!("{player} to move.{space}{alarm}")
}

/// What nobody may miss at the beginning of a turn: who misses theirs, whose king can be taken, and
/// which kings are attacked. Empty when there is nothing.
pub fn alarm(position: &Position) -> String {
    let waits = position.skipped().map(|player| format!("{} is checkmated and waits.", player.title()));
    let kings = kings_in_reach(position);
    let prey = (!kings.is_empty()).then(|| {
        let kings: Vec<String> = kings.iter().map(|player| format!("{}’s king", player.title())).collect();
        format!("{} can take {} and win!", position.turn().title(), kings.join(" or "))
    });
    waits.chain(prey).chain(danger(position)).collect::<Vec<_>>().join(" ")
}

/// The players whose kings the player to move can take and win.
fn kings_in_reach(position: &Position) -> Vec<Player> {
    let mut players = Vec::new();
    if !position.can_take_king() {
        return players;
    }
    for made in position.legal_moves().into_iter().filter(|made| position.wins_by(*made)) {
        let king = position.piece_at(made.to()).map(|piece| piece.player);
        players.extend(king.filter(|player| !players.contains(player)));
    }
    players
}

/// That a draw is on offer, and, where several players have to agree, who has still to answer.
pub fn offer(by: Player, asked: &[Player], several: bool) -> String {
    let offer = format!("{} offers a draw", by.title());
    if several { format!("{offer}: {} to answer", titles(asked.iter().copied())) } else { offer }
}

/// That kings of the player to move are attacked.
pub fn danger(position: &Position) -> Option<String> {
    let mover = position.turn();
    let (attacked, kings) = (position.attacked_kings(mover).len(), position.kings(mover).len());
    match (attacked, kings) {
        (0, _) => None,
        (1, 1) => Some("Check!".to_owned()),
        (attacked, kings) if attacked == kings => Some("Check: both kings are attacked!".to_owned()),
        _ => Some("One of the kings is attacked.".to_owned()),
    }
}

/// How the game ended.
pub fn ending(game: &Game, outcome: Outcome) -> String {
    let mover = game.position().turn();
    let why = match (outcome.reason, outcome.winner) {
        (Reason::Checkmate, _) => format!("{} is in check and cannot move", mover.title()),
        (Reason::KingCaptured, _) => {
            let players = game.rules().players().iter().copied();
            let lost = players.filter(|player| game.position().kings(*player).is_empty());
            format!("{} has no king left", titles(lost))
        }
        (Reason::NoPieces, _) => format!("{} has no pieces left", mover.title()),
        (Reason::NoMoves, _) => format!("{} cannot move", mover.title()),
        (Reason::FewerPieces, Some(winner)) if winner == mover => {
            format!("{} cannot move, and has fewer pieces", mover.title())
        }
        (Reason::FewerPieces, winner) => {
            let winner = winner.map_or("nobody", Player::title);
            format!("{} cannot move, and {winner} has fewer pieces", mover.title())
        }
        (Reason::Stalemate, _) => match game.rules().variant().no_moves {
            NoMoves::FewerPiecesWins => {
                format!("{} cannot move, and both have the same number of pieces", mover.title())
            }
            _ => format!("{} cannot move", mover.title()),
        },
        (Reason::InsufficientMaterial, _) if game.rules().variant().draws.dead_bishops => {
            "nobody can lose the pieces that are left".to_owned()
        }
        (Reason::InsufficientMaterial, _) => "too few pieces are left to mate".to_owned(),
        (Reason::Threefold, _) => "the same position for the third time".to_owned(),
        (Reason::Fivefold, _) => "the same position for the fifth time".to_owned(),
        (Reason::FiftyMoves, _) => "fifty moves without a capture or a pawn move".to_owned(),
        (Reason::SeventyFiveMoves, _) => "seventy-five moves without a capture or a pawn move".to_owned(),
        (Reason::Resignation, winner) => format!("{} resigned", losers(game, winner)),
        (Reason::Agreement, _) => "you agreed on it".to_owned(),
        (Reason::Time, winner) => format!("{} ran out of time", losers(game, winner)),
        (Reason::Abandoned, _) => return "The game was abandoned, without a result.".to_owned(),
    };
    match outcome.winner {
        Some(winner) => format!("{} wins: {why}.", winner.title()),
        None => format!("Draw: {why}."),
    }
}

fn losers(game: &Game, winner: Option<Player>) -> String {
    titles(game.rules().players().iter().copied().filter(|player| Some(*player) != winner))
}

fn titles(players: impl Iterator<Item = Player>) -> String {
    players.map(Player::title).collect::<Vec<_>>().join(" and ")
}

/// What a move did, for those who listen: `White: pawn e4 takes pawn on d5`.
pub fn announcement(before: &Position, made: Move) -> String {
    let rules = before.rules();
    let name = |square: Square| rules.board().name(square);
    let kind = |square: Square| before.piece_at(square).map_or("piece", |piece| rules.spec(piece.role).name);
    let player = before.turn().title();
    if let Some(option) = before.castling_of(made) {
        let side = rules.variant().wording.side(option.side);
        return format!("{player}: castles {side}, king to {}", name(made.to()));
    }
    let (from, to) = (made.from(), made.to());
    let mut text = match made.kind() {
        MoveKind::Capture => {
            format!("{player}: {} {} takes {} on {}", kind(from), name(from), kind(to), name(to))
        }
        MoveKind::EnPassant => {
            format!("{player}: {} {} takes in passing on {}", kind(from), name(from), name(to))
        }
        _ => format!("{player}: {} {} to {}", kind(from), name(from), name(to)),
    };
    if let Some(role) = made.promotion() {
        text.push_str(&format!(", and becomes a {}", rules.spec(role).name));
    }
    text
}

/// Why a piece may not go to a square.
pub fn told(position: &Position, from: Square, to: Square, refusal: Refusal) -> Told {
    let board = position.rules().board();
    let piece = position.piece_at(from).map_or("piece", |piece| position.rules().spec(piece.role).name);
    let reason = refusal.word();
    let (text, lit) = match refusal {
        Refusal::CompulsoryCapture { by } => {
            let can = if by.len() == 1 { "piece can" } else { "pieces can" };
            (format!("You must capture. {} {can}.", capitalised(&count_of(by.len()))), by)
        }
        Refusal::NotYourTurn => {
            (format!("Only a look: it is {}’s turn.", position.turn().title()), Vec::new())
        }
        Refusal::GameOver => ("The game is over.".to_owned(), Vec::new()),
        Refusal::Empty => (format!("There is no piece on {}.", board.name(from)), Vec::new()),
        Refusal::Pinned { kings, by } => {
            (format!("The {piece} on {} is pinned: {}", board.name(from), attacked(&kings)), by)
        }
        Refusal::LeavesCheck { kings, by } => (format!("Check: after that {}", attacked(&kings)), by),
        Refusal::IntoCheck { kings, by } => (format!("There {}", attacked(&kings)), by),
        Refusal::CastlingAttacked { square, by } => {
            (format!("A king does not castle over attacked squares: {}.", board.name(square)), by)
        }
        Refusal::Hindered(why) => hindered(position, from, to, &why),
    };
    Told { reason, text, lit }
}

/// What would be wrong after a move.
fn attacked(kings: &[Square]) -> &'static str {
    if kings.len() > 1 { "both kings would be attacked." } else { "the king would be attacked." }
}

/// The piece has no move at all, and nothing else forbids it.
pub fn stuck(position: &Position, square: Square) -> Told {
    let piece = position.piece_at(square).map_or("piece", |piece| position.rules().spec(piece.role).name);
    let text = format!("The {piece} on {} has nowhere to go.", position.rules().board().name(square));
    Told { reason: Hindrance::NoPath.word(), text, lit: Vec::new() }
}

/// What is said of a player beside the board: on boards of many that they miss their turns or are in
/// check, and else how many pieces they have left.
pub fn player_note(table: &Table, player: Player) -> String {
    let position = table.position();
    if table.is_for_many() {
        let note = match () {
            _ if table.skipped().contains(&player) => "waits",
            _ if !position.check_of(player).is_empty() => "in check",
            _ => "",
        };
        return note.to_owned();
    }
    let count = position.pieces().iter().filter(|(_, piece)| piece.player == player).count();
    if count == 1 { "1 piece".to_owned() } else { format!("{count} pieces") }
}

/// A small number as a word.
pub fn count_of(count: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}
