//! All castlings of a game: of the king's notation, or Fischer's.

use berolina_board::{Square, sort_short};

use crate::notation::file_of;
use crate::rules::role_named;
use crate::variant::FischerCastling;
use crate::{Castling, CastlingOption, CastlingPath, Paths, Piece, Role, Rules, RulesError, Side, Variant};

/// The castlings that a game knows, by player.
///
/// # Errors
/// When the policy names a role that the variant does not have.
pub(crate) fn castlings(
    rules: &Rules,
    paths: &[Vec<Vec<Paths>>],
    start: &[Option<Piece>],
) -> Result<Vec<CastlingOption>, RulesError> {
    match rules.variant().castling {
        Castling::None => Ok(Vec::new()),
        Castling::Unchecked => Ok(of_notation(rules.variant(), paths, start, None)),
        Castling::Safe { partner } => {
            let partner = role_named(rules.variant(), partner)?;
            Ok(of_notation(rules.variant(), paths, start, Some(partner)))
        }
        Castling::Fischer(policy) => fischer(rules, &policy, start),
    }
}

/// A castling of the king's notation is one of the game where the start array has a partner, of one
/// role if that is wanted.
fn of_notation(
    variant: &Variant,
    paths: &[Vec<Vec<Paths>>],
    start: &[Option<Piece>],
    partner: Option<Role>,
) -> Vec<CastlingOption> {
    let mut options = Vec::new();
    for player in variant.players {
        let own = |square: Square| start[square.index()].filter(|piece| piece.player == *player);
        let mut found: Vec<&CastlingPath> = paths[player.index()]
            .iter()
            .flatten()
            .flat_map(|paths| &paths.castlings)
            .filter(|path| {
                own(path.partner_from).is_some_and(|other| partner.is_none_or(|role| other.role == role))
            })
            .collect();
        sort_short(&mut found, |path| path.empty.len());
        for (path, side) in found.into_iter().zip([Side::Short, Side::Long]) {
            if let (Some(king), Some(partner)) = (own(path.king_from), own(path.partner_from)) {
                let (king, partner, path) = (king.role, partner.role, path.clone());
                options.push(CastlingOption { player: *player, side, king, partner, path });
            }
        }
    }
    options
}

/// A king between its partners castles with either, wherever on the home rank the three stand: so it
/// never stands at an end of the rank.
fn fischer(
    rules: &Rules,
    policy: &FischerCastling,
    start: &[Option<Piece>],
) -> Result<Vec<CastlingOption>, RulesError> {
    let king = role_named(rules.variant(), policy.king)?;
    let partner = role_named(rules.variant(), policy.partner)?;
    let board = rules.board();
    let mut options = Vec::new();
    for player in rules.players().iter().copied() {
        let is_king = |square: &Square| start[square.index()] == Some(Piece { role: king, player });
        let Some(rank) = board.rows().iter().find(|row| row.iter().any(is_king)) else { continue };
        let place = |file: char| rank.iter().position(|square| file_of(board, *square).chars().eq([file]));
        let ends = |[king, partner]: [char; 2]| Some([place(king)?, place(partner)?]);
        let Some((short, long)) = ends(policy.short).zip(ends(policy.long)) else { continue };
        for (side, to, right) in
            [(Side::Short, short, short[0] > long[0]), (Side::Long, long, long[0] > short[0])]
        {
            for from in 1..rank.len().saturating_sub(1) {
                let partners = if right { from + 1..rank.len() } else { 0..from };
                options.extend(partners.map(|other| {
                    let path = along(rank, [from, other], to);
                    CastlingOption { player, side, king, partner, path }
                }));
            }
        }
    }
    Ok(options)
}

/// The castling of a king and its partner between places of their rank: all must be empty from where
/// each of them stands to where it ends, but for the two.
fn along(rank: &[Square], from: [usize; 2], to: [usize; 2]) -> CastlingPath {
    let covers =
        |which: usize, at: usize| from[which].min(to[which]) <= at && at <= from[which].max(to[which]);
    let squares = |wanted: &dyn Fn(usize) -> bool| -> Vec<Square> {
        (0..rank.len()).filter(|at| wanted(*at)).map(|at| rank[at]).collect()
    };
    let mut crossed = squares(&|at| at != from[0] && covers(0, at));
    if to[0] < from[0] {
        crossed.reverse();
    }
    CastlingPath {
        king_from: rank[from[0]],
        king_to: rank[to[0]],
        partner_from: rank[from[1]],
        partner_to: rank[to[1]],
        crossed,
        empty: squares(&|at| !from.contains(&at) && (covers(0, at) || covers(1, at))),
    }
}
