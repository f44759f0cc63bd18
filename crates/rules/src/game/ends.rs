//! Ends that the position alone does not know: repetition, and what the players decide.

use super::{Game, GameError, Node, NodeId};
use crate::{Outcome, Player, Reason};

/// A draw that was offered in the current position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawOffer {
    /// Who offered it.
    pub by: Player,
    /// Who has accepted it so far.
    pub accepted: Vec<Player>,
}

impl Game {
    /// The draw that may be claimed in the current position: the third repetition, or fifty moves of
    /// each player without a capture or a pawn's move.
    ///
    /// Source: the laws of chess as FIDE has them; the variants' own rules are silent.
    pub fn can_claim(&self) -> Option<Reason> {
        if self.outcome().is_some() || self.position().can_take_king() {
            return None;
        }
        let fifty = 50 * self.rules.players().len() as u32;
        if self.current_node().repetitions >= 3 {
            Some(Reason::Threefold)
        } else {
            (self.position().halfmoves() >= fifty).then_some(Reason::FiftyMoves)
        }
    }

    /// Ends the game by the draw that [`Game::can_claim`] names.
    ///
    /// # Errors
    /// When the game is over or there is none.
    pub fn claim_draw(&mut self) -> Result<Outcome, GameError> {
        self.still_open()?;
        let reason = self.can_claim().ok_or(GameError::NothingToClaim)?;
        Ok(self.record(Outcome::draw(reason)))
    }

    /// A player gives up, and the other one wins.
    ///
    /// # Errors
    /// When the game is over, or more than two play it.
    pub fn resign(&mut self, player: Player) -> Result<Outcome, GameError> {
        self.lose(player, Reason::Resignation)
    }

    /// A player's time runs out, and the other one wins.
    ///
    /// # Errors
    /// When the game is over, or more than two play it.
    pub fn lose_on_time(&mut self, player: Player) -> Result<Outcome, GameError> {
        self.lose(player, Reason::Time)
    }

    fn lose(&mut self, player: Player, reason: Reason) -> Result<Outcome, GameError> {
        self.still_open()?;
        self.must_play(player)?;
        match self.rules.players() {
            [one, two] => {
                let winner = if player == *one { *two } else { *one };
                Ok(self.record(Outcome::win(winner, reason)))
            }
            _ => Err(GameError::NoResignation),
        }
    }

    /// All players agree on a draw.
    ///
    /// # Errors
    /// When the game is over.
    pub fn agree_draw(&mut self) -> Result<Outcome, GameError> {
        self.still_open()?;
        Ok(self.record(Outcome::draw(Reason::Agreement)))
    }

    /// The players stop without a result.
    ///
    /// # Errors
    /// When the game is over.
    pub fn abandon(&mut self) -> Result<Outcome, GameError> {
        self.still_open()?;
        Ok(self.record(Outcome::draw(Reason::Abandoned)))
    }

    /// Offers a draw to all other players, in the place of an earlier offer. An offer lapses with the
    /// next move.
    ///
    /// # Errors
    /// When the game is over or the player has no part in it.
    pub fn offer_draw(&mut self, by: Player) -> Result<(), GameError> {
        self.still_open()?;
        self.must_play(by)?;
        self.offer = Some(DrawOffer { by, accepted: Vec::new() });
        Ok(())
    }

    /// The draw that is on offer.
    pub fn draw_offer(&self) -> Option<&DrawOffer> {
        self.offer.as_ref()
    }

    /// The players who have still to answer an offer.
    pub fn asked_for_draw(&self) -> Vec<Player> {
        let Some(offer) = &self.offer else { return Vec::new() };
        let open = |player: &&Player| **player != offer.by && !offer.accepted.contains(player);
        self.rules.players().iter().filter(open).copied().collect()
    }

    /// A player accepts the draw; it is agreed when everybody has. None while others are still asked.
    ///
    /// # Errors
    /// When nothing was offered to the player.
    pub fn accept_draw(&mut self, player: Player) -> Result<Option<Outcome>, GameError> {
        self.still_open()?;
        self.must_be_asked(player)?;
        if let Some(offer) = &mut self.offer {
            offer.accepted.push(player);
        }
        if self.asked_for_draw().is_empty() { self.agree_draw().map(Some) } else { Ok(None) }
    }

    /// A player declines the draw, and the offer is gone.
    ///
    /// # Errors
    /// When nothing was offered to the player.
    pub fn decline_draw(&mut self, player: Player) -> Result<(), GameError> {
        self.must_be_asked(player)?;
        self.offer = None;
        Ok(())
    }

    /// How the rules end the game in a place of the tree.
    pub(crate) fn automatic_end(&self, id: NodeId) -> Option<Outcome> {
        let node = &self.nodes[id.index()];
        let only_claimed = self.rules.variant().draws.fifty_ends;
        let fivefold = node.repetitions >= 5 && !only_claimed;
        let repeated = || fivefold.then_some(Outcome::draw(Reason::Fivefold));
        node.position.outcome().or_else(repeated)
    }

    /// The recorded end that holds in the current position.
    pub(super) fn recorded_end(&self) -> Option<Outcome> {
        self.current_node().end.filter(|_| !self.lifted)
    }

    /// The recorded end of any place, unless it is the current one and has been taken back.
    pub(crate) fn standing_end(&self, id: NodeId) -> Option<Outcome> {
        let taken_back = self.lifted && id == self.current;
        self.node(id)?.end.filter(|_| !taken_back)
    }

    /// How often the position of a node that is to follow `parent` has been on the board before.
    pub(super) fn earlier_repetitions(&self, parent: NodeId, node: &Node) -> u32 {
        let mut at = Some(parent);
        // What was taken or moved for good does not come back.
        let mut reach = node.position.halfmoves();
        while let (Some(id), 1..) = (at, reach) {
            let earlier = &self.nodes[id.index()];
            if earlier.key == node.key {
                return earlier.repetitions;
            }
            at = earlier.parent;
            reach -= 1;
        }
        0
    }

    /// Writes an end at the current place.
    pub(crate) fn record(&mut self, outcome: Outcome) -> Outcome {
        let current = self.current;
        self.record_at(current, outcome);
        self.lifted = false;
        self.offer = None;
        outcome
    }

    /// Writes an end at any place; one beyond the tree is ignored.
    pub(crate) fn record_at(&mut self, id: NodeId, outcome: Outcome) {
        if let Some(node) = self.nodes.get_mut(id.index()) {
            node.end = Some(outcome);
        }
    }

    fn still_open(&self) -> Result<(), GameError> {
        if self.outcome().is_some() { Err(GameError::Over) } else { Ok(()) }
    }

    fn must_play(&self, player: Player) -> Result<(), GameError> {
        let plays = self.rules.players().contains(&player);
        if plays { Ok(()) } else { Err(GameError::NotPlaying(player)) }
    }

    fn must_be_asked(&self, player: Player) -> Result<(), GameError> {
        if self.asked_for_draw().contains(&player) { Ok(()) } else { Err(GameError::NoOffer(player)) }
    }
}
