//! What every action does.

use std::rc::Rc;

use berolina_board::Square;
use berolina_rules::game::GameError;
use berolina_rules::notation::{MoveTextError, Refused, SanError};
use berolina_rules::shuffle::StartArrays;
use berolina_rules::{Game, Move, Refusal};
use berolina_ui::BoardEvent;

use super::look::{self, is_look, moves_between};
use super::table::{Said, Told};
use super::words;
use super::{Action, Asked, Form, NewGame, Notice, Orientation, Table};

impl Table {
    /// Lets something happen.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Board(event) => self.on_board(event),
            Action::Promote(role) => self.promote(&role),
            Action::Typed(text) => self.typed(&text),
            Action::Castle(side) => {
                let moves = self.position().legal_moves().into_iter();
                let castles = |made: &Move| {
                    self.position().castling_of(*made).is_some_and(|option| option.side == side)
                };
                if let Some(made) = moves.into_iter().find(castles) {
                    self.make(made);
                }
            }
            Action::Undo => self.travel(Game::undo),
            Action::Redo => self.travel(Game::redo),
            Action::GoTo(ply) => self.travel(|game| game.goto_ply(ply as u32)),
            Action::Flip => {
                self.seat = (self.seat + 1) % self.game.rules().board().seat_count().max(1);
                self.version += 1;
            }
            Action::FaceMover => self.face_mover(),
            Action::AskResign(player) => self.asked = Some(Asked::Resign(player)),
            Action::AskAbandon => self.asked = Some(Asked::Abandon),
            Action::AskNew => self.asked = Some(Asked::New(Form::of(self))),
            Action::AskHelp => self.asked = Some(Asked::Help),
            Action::Confirm => self.confirm(),
            Action::Cancel => self.asked = None,
            Action::OfferDraw(player) => self.decide(|game| game.offer_draw(player).is_ok()),
            Action::AcceptDraw(player) => self.decide(|game| game.accept_draw(player).is_ok()),
            Action::DeclineDraw(player) => self.decide(|game| game.decline_draw(player).is_ok()),
            Action::ClaimDraw => self.decide(|game| game.claim_draw().is_ok()),
            Action::Start(new) => self.start(new),
            Action::Fill(form) => self.asked = Some(Asked::New(form)),
            Action::Attacks => {
                self.let_go();
                self.told = None;
                self.attacks = match self.attacks {
                    None => Some(None),
                    Some(_) => None,
                };
            }
            Action::Zoom => self.zoomed = !self.zoomed,
            Action::ByTarget => self.by_target = !self.by_target,
            Action::Tab(tab) => self.tab = tab,
            Action::Copied(text) => self.copied = Some(text),
            Action::Dismiss(number) => {
                if number < self.notices.len() {
                    self.notices.remove(number);
                }
            }
        }
    }

    fn on_board(&mut self, event: BoardEvent) {
        if let Some(chosen) = &mut self.attacks {
            match event {
                BoardEvent::Pick(square) | BoardEvent::Empty(square) | BoardEvent::Go { to: square, .. } => {
                    *chosen = (*chosen != Some(square)).then_some(square);
                    return;
                }
                BoardEvent::Unpick if chosen.is_none() => return self.apply(Action::Attacks),
                BoardEvent::Unpick => return *chosen = None,
                BoardEvent::Hover(_) | BoardEvent::Letter(_) | BoardEvent::Remove(_) => {}
            }
        }
        match event {
            BoardEvent::Pick(square) => self.pick(square),
            BoardEvent::Unpick => {
                self.let_go();
                self.told = None;
            }
            BoardEvent::Go { from, to } => self.go(from, to),
            BoardEvent::Empty(_) => {}
            BoardEvent::Hover(square) => {
                self.hovered = square;
                self.ghost = self
                    .picked
                    .zip(square)
                    .filter(|(from, on)| !look::ghost_marks(self.position(), *from, *on).is_empty());
            }
            BoardEvent::Letter('a') => self.apply(Action::Attacks),
            BoardEvent::Letter('u') => self.apply(Action::Undo),
            BoardEvent::Letter('r') => self.apply(Action::Redo),
            BoardEvent::Letter('f') => self.apply(Action::Flip),
            BoardEvent::Letter('n') => self.apply(Action::AskNew),
            BoardEvent::Letter('?') => self.apply(Action::AskHelp),
            BoardEvent::Letter(_) | BoardEvent::Remove(_) => {}
        }
    }

    fn let_go(&mut self) {
        self.picked = None;
        self.hovered = None;
        self.ghost = None;
    }

    /// Shows the moves of a piece; when it has none, says why.
    fn pick(&mut self, square: Square) {
        self.picked = Some(square);
        self.hovered = None;
        let position = self.position();
        self.told = if self.is_over() {
            None
        } else if is_look(self, square) {
            Some(words::told(position, square, square, Refusal::NotYourTurn))
        } else if position.legal_moves().iter().any(|made| made.from() == square) {
            None
        } else {
            Some(self.why_stuck(square))
        };
    }

    fn why_stuck(&self, square: Square) -> Told {
        let position = self.position();
        if position.must_capture() {
            let mut by: Vec<Square> = Vec::new();
            for made in position.legal_moves() {
                if !by.contains(&made.from()) {
                    by.push(made.from());
                }
            }
            return words::told(position, square, square, Refusal::CompulsoryCapture { by });
        }
        words::stuck(position, square)
    }

    /// Makes the move between two squares, asks which of several, or says why there is none.
    fn go(&mut self, from: Square, to: Square) {
        let position = self.position();
        let moves = moves_between(position, from, to);
        if self.is_over() || moves.is_empty() {
            let told = self.why_not(from, to);
            let ghost = (from, to);
            self.let_go();
            self.told = told;
            self.ghost = (!look::ghost_marks(self.position(), from, to).is_empty()).then_some(ghost);
            return;
        }
        match moves.as_slice() {
            [made] if made.promotion().is_none() => self.make(*made),
            _ => {
                self.let_go();
                self.told = None;
                self.asked = Some(Asked::Promotion { from, to, choices: moves });
            }
        }
    }

    /// Why a piece cannot go to a square: one that is only looked at could for all that is legal.
    fn why_not(&self, from: Square, to: Square) -> Option<Told> {
        let refusal = if is_look(self, from) {
            self.game.hindrance(from, to).map(Refusal::Hindered)
        } else {
            self.game.why_not(from, to)
        };
        Some(words::told(self.position(), from, to, refusal?))
    }

    fn promote(&mut self, role: &str) {
        let Some(Asked::Promotion { choices, .. }) = self.asked.take() else { return };
        let rules = self.game.rules();
        let named = |made: &&Move| made.promotion().is_some_and(|becomes| rules.spec(becomes).name == role);
        if let Some(made) = choices.iter().find(named).copied() {
            self.make(made);
        }
    }

    fn typed(&mut self, text: &str) {
        let text = text.trim();
        if text.is_empty() {
            self.typed_error = None;
            return;
        }
        let mut game = (*self.game).clone();
        let before = self.position().clone();
        match game.play_text(text) {
            Ok(made) => {
                self.typed += 1;
                self.arrive(game);
                self.said.polite = self.read_out(words::announcement(&before, made));
            }
            Err(error) => {
                // What the rules say against it is shown on the board as well.
                self.let_go();
                self.told = refused(&error)
                    .map(|refused| words::told(&before, refused.from, refused.to, refused.refusal.clone()));
                let sentence = error.to_string();
                let stop = if sentence.ends_with('.') { "" } else { "." };
                self.typed_error = Some(format!("{sentence}{stop}"));
            }
        }
    }

    fn make(&mut self, made: Move) {
        let before = self.position().clone();
        let mut game = (*self.game).clone();
        if game.play(made).is_ok() {
            self.arrive(game);
            self.said.polite = self.read_out(words::announcement(&before, made));
        }
    }

    /// The move, and what it leads to.
    fn read_out(&self, announcement: String) -> String {
        if self.is_over() {
            announcement
        } else {
            format!("{announcement}. {}", words::turn(self.position()))
        }
    }

    /// Takes a game that has gone on as the one on the table.
    fn arrive(&mut self, game: Game) {
        self.game = Rc::new(game);
        self.let_go();
        self.told = None;
        self.asked = None;
        self.typed_error = None;
        self.version += 1;
        let loud = match self.game.outcome() {
            Some(outcome) => words::ending(&self.game, outcome),
            None => words::alarm(self.position()),
        };
        self.said = Said { polite: String::new(), loud };
    }

    fn travel(&mut self, step: impl FnOnce(&mut Game) -> bool) {
        let mut game = (*self.game).clone();
        if step(&mut game) {
            self.arrive(game);
            self.said.polite = words::status(self).text;
        }
    }

    /// Something that the players decide between themselves.
    fn decide(&mut self, step: impl FnOnce(&mut Game) -> bool) {
        let mut game = (*self.game).clone();
        if step(&mut game) {
            self.arrive(game);
            self.said.polite = match self.game.draw_offer() {
                Some(offer) => words::offer(offer.by, &self.game.asked_for_draw(), self.is_for_many()),
                None => words::status(self).text,
            };
        }
    }

    fn confirm(&mut self) {
        match self.asked.take() {
            Some(Asked::Resign(player)) => self.decide(|game| game.resign(player).is_ok()),
            Some(Asked::Abandon) => self.decide(|game| game.abandon().is_ok()),
            _ => {}
        }
    }

    fn face_mover(&mut self) {
        if let (Orientation::Turning, Some(mover)) = (self.orientation, self.mover()) {
            self.seat = self.seat_of(mover);
        }
    }

    fn start(&mut self, new: NewGame) {
        let rules = self.game.rules().clone();
        let mut table = Table::new(new_game(&rules, &new));
        table.orientation = new.orientation;
        table.seat = if new.orientation == Orientation::Turning { 0 } else { self.seat };
        table.notices = new.notice.map(Notice::new).into_iter().collect();
        table.said.polite = format!("A new game. {}", words::turn(table.position()));
        (table.version, table.typed, table.tab) = (self.version + 1, self.typed + 1, self.tab);
        (table.zoomed, table.by_target) = (self.zoomed, self.by_target);
        *self = table;
    }
}

/// The rules' own reason against a move that somebody wrote.
fn refused(error: &GameError) -> Option<&Refused> {
    match error {
        GameError::Text(SanError::Illegal { refused, .. }) => Some(refused),
        GameError::Text(SanError::MoveText(MoveTextError::Illegal { refused, .. })) => Some(refused),
        _ => None,
    }
}

/// A game from its start array with the names of those who play.
pub fn new_game(rules: &std::sync::Arc<berolina_rules::Rules>, new: &NewGame) -> Game {
    let array = new.start.and_then(|number| StartArrays::of(rules)?.position(number).ok());
    let mut game = Game::new(rules, array);
    for (player, name) in &new.names {
        game.set_name(*player, name);
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use berolina_rules::{notation, variants};

    fn table(fen: &str) -> Table {
        let rules = variants::rules("suicide").unwrap();
        let (start, _) = notation::position_from_fen(&rules, fen).unwrap();
        Table::new(Game::new(&rules, Some(start)))
    }

    fn square(table: &Table, name: &str) -> Square {
        table.game.rules().board().square(name).unwrap()
    }

    fn go(table: &mut Table, from: &str, to: &str) {
        let (from, to) = (square(table, from), square(table, to));
        table.apply(Action::Board(BoardEvent::Pick(from)));
        table.apply(Action::Board(BoardEvent::Go { from, to }));
    }

    fn fen(table: &Table) -> String {
        notation::fen_of(table.position())
    }

    #[test]
    fn the_duty_to_capture_is_explained() {
        let mut table = table("8/8/8/1p6/8/4P3/P7/5B2 w - - 0 1");
        table.apply(Action::Board(BoardEvent::Pick(square(&table, "a2"))));
        let told = table.told.clone().unwrap();
        assert_eq!(
            (told.reason, told.text.as_str()),
            ("compulsory-capture", "You must capture. One piece can.")
        );
        assert_eq!(told.lit, [square(&table, "f1")]);
        table.apply(Action::Typed("a3".to_owned()));
        assert_eq!(table.told.as_ref().map(|told| told.reason), Some("compulsory-capture"));
        assert!(table.typed_error.is_some());
        go(&mut table, "f1", "b5");
        assert!(table.told.is_none() && table.typed_error.is_none());
        assert_eq!(table.game.ply(), 1);
    }

    #[test]
    fn promotion_waits_for_a_choice() {
        let mut table = table("8/P6p/8/8/8/8/8/8 w - - 0 1");
        go(&mut table, "a7", "a8");
        assert_eq!(table.game.ply(), 0);
        assert!(matches!(&table.asked, Some(Asked::Promotion { choices, .. }) if choices.len() == 5));
        table.apply(Action::Cancel);
        assert!(table.asked.is_none());
        go(&mut table, "a7", "a8");
        table.apply(Action::Promote("king".into()));
        assert_eq!(fen(&table), "K7/7p/8/8/8/8/8/8 b - - 0 1");
    }

    #[test]
    fn castling_by_either_square() {
        for to in ["g1", "h1"] {
            let mut table = table("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
            go(&mut table, "e1", to);
            assert_eq!(fen(&table), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1", "{to}");
        }
    }

    #[test]
    fn the_end_is_said_and_taken_back() {
        let mut table = table("8/8/8/8/8/8/6p1/7R w - - 0 1");
        let white = table.position().turn();
        table.apply(Action::AskResign(white));
        table.apply(Action::Confirm);
        assert_eq!(words::status(&table).text, "Black wins: White resigned.");
        assert_eq!(table.said.loud, "Black wins: White resigned.");
        table.apply(Action::Undo);
        assert_eq!(words::status(&table).result, None);
        table.apply(Action::OfferDraw(white));
        table.apply(Action::AcceptDraw(berolina_rules::Player::Black));
        assert_eq!(words::status(&table).result, Some("draw"));
    }

    /// A game of three: Green's last move mates Black, who misses the turn.
    fn three() -> Table {
        let moves = "b2b3 g12h10 l7l6 a2a4 l11l9 i7i6 g1f3 e11e9 c7c6 e2e3 f12k5 l6k5 h2h3 l9k5 k8i7 f3e9 \
                     l12l8 d8c7 e9i6 h12f12 c7b6 a4a5 l8l12";
        let mut table = Table::new(Game::new(&variants::rules("three-player").unwrap(), None));
        for text in moves.split_whitespace() {
            table.apply(Action::Typed(text.to_owned()));
        }
        table
    }

    #[test]
    fn a_missed_turn_is_said_until_the_next_one_comes() {
        use berolina_rules::Player::{Black, Green, White};
        let mut table = three();
        assert_eq!(table.skipped(), [Black]);
        let alarm = "Black is checkmated and waits. White can take Black’s king and win!";
        assert_eq!(table.said.loud, alarm);
        assert_eq!(words::status(&table).text, format!("White to move. {alarm}"));
        assert_eq!(words::player_note(&table, Black), "waits");
        table.apply(Action::Typed("b1a3".to_owned()));
        assert_eq!((table.position().turn(), table.skipped()), (Green, vec![Black]));
        table.apply(Action::Typed("k11k9".to_owned()));
        assert_eq!((table.position().turn(), table.skipped()), (Black, vec![]), "set free");
        table.apply(Action::GoTo(22));
        assert_eq!((table.position().turn(), table.skipped()), (Green, vec![]));
        table.apply(Action::GoTo(23));
        table.apply(Action::Typed("axKb6".to_owned()));
        assert_eq!(words::status(&table).text, "White wins: Black has no king left.");
        assert_eq!(words::status(&table).result, Some(White.name()));
    }

    #[test]
    fn three_agree_or_abandon() {
        use berolina_rules::Player::{Black, Green, White};
        let mut table = three();
        table.apply(Action::OfferDraw(Green));
        assert_eq!(table.said.polite, "Green offers a draw: White and Black to answer");
        table.apply(Action::AcceptDraw(Black));
        assert_eq!(table.said.polite, "Green offers a draw: White to answer");
        table.apply(Action::AcceptDraw(White));
        assert_eq!(words::status(&table).result, Some("draw"));
        table.apply(Action::Undo);
        table.apply(Action::AskAbandon);
        table.apply(Action::Cancel);
        assert!(!table.is_over());
        table.apply(Action::AskAbandon);
        table.apply(Action::Confirm);
        assert_eq!(words::status(&table).result, Some("none"));
    }

    #[test]
    fn an_empty_square_shows_what_an_enemy_on_it_would_change() {
        let mut table = table("8/7p/8/8/8/8/4P3/8 w - - 0 1");
        go(&mut table, "e2", "d3");
        assert_eq!(words::status(&table).reason, Some("only-takes"));
        let scene = crate::state::scene(&table);
        let d3 = square(&table, "d3");
        assert!(
            scene.ghost.is_some_and(|(on, _)| on == d3) && scene.marks.iter().any(|mark| mark.square == d3)
        );
        go(&mut table, "e2", "e8");
        assert!(table.ghost.is_none(), "a pawn has no use for an enemy there");
        table.apply(Action::Board(BoardEvent::Pick(square(&table, "e2"))));
        table.apply(Action::Board(BoardEvent::Hover(Some(square(&table, "f3")))));
        let scene = crate::state::scene(&table);
        assert!(scene.picked && scene.marks.len() == 3, "two steps and a capture");
        table.apply(Action::Board(BoardEvent::Hover(Some(square(&table, "g5")))));
        assert!(table.ghost.is_none());
    }

    #[test]
    fn why_another_players_piece_cannot_go_somewhere() {
        let mut table = table("8/7p/8/8/8/8/7P/R7 w - - 0 1");
        go(&mut table, "h7", "g6");
        assert_eq!(words::status(&table).reason, Some("only-takes"));
        go(&mut table, "h7", "h6");
        assert_eq!(words::status(&table).reason, None, "it could, were it its turn");
    }

    #[test]
    fn another_players_piece_is_a_look() {
        let mut table = table("8/7p/8/8/8/8/7P/8 w - - 0 1");
        table.apply(Action::Board(BoardEvent::Pick(square(&table, "h7"))));
        assert_eq!(words::status(&table).reason, Some("not-your-turn"));
        let scene = crate::state::scene(&table);
        assert!(scene.look && scene.targets.is_empty() && !scene.marks.is_empty());
    }
}
