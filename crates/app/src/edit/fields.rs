//! What a position has besides its pieces: the turn, rights and counters.

use berolina_rules::{CastlingOption, Player, Side, capitalised};
use berolina_ui::{Attributes, Tag, tag};
use yew::prelude::*;

use super::{Act, Parts};
use crate::browser;

/// All fields but the FEN.
pub fn fields(parts: Parts<'_>) -> Html {
    let rules = parts.editor.rules();
    let players = rules.players();
    let mut fields = tag("div", &[("class", "edit-fields")]).with(turn(parts));
    if !rules.castlings().is_empty() {
        let castling = players.iter().map(|player| castling(parts, *player));
        fields = fields.tag(group("Castling").all(castling));
    }
    if rules.takes_in_passing() {
        let turn = parts.editor.draft().setup.turn;
        let owners = players.iter().filter(|player| **player != turn);
        fields = fields.tag(group("En passant").all(owners.map(|owner| passing(parts, *owner))));
    }
    fields.with(counters(parts)).view()
}

fn group(title: &'static str) -> Tag {
    tag("fieldset", &[]).tag(tag("legend", &[]).text(title))
}

/// A dot or a box with words.
fn choice(box_of: Tag, checked: bool, act: Callback<Event>, words: Tag) -> Tag {
    tag("label", &[("class", "tick")]).tag(box_of.checked(checked).on_change(act)).tag(words)
}

fn turn(parts: Parts<'_>) -> Html {
    let turn = parts.editor.draft().setup.turn;
    let one = |player: &Player| {
        let dot = tag("input", &[("type", "radio"), ("name", "turn"), ("data-field", "turn")])
            .attr("value", player.name());
        let words = tag("span", &[]).text(player.title());
        choice(dot, *player == turn, parts.does(Act::Turn(*player)), words).view()
    };
    group("To move")
        .tag(tag("div", &[("class", "ticks")]).all(parts.editor.rules().players().iter().map(one)))
        .view()
}

/// The castlings that a player can ever have.
fn castling(parts: Parts<'_>, player: Player) -> Html {
    let (draft, rules) = (parts.editor.draft(), parts.editor.rules());
    let one = |side: Side| {
        let mut options = rules.castlings().iter();
        let option = options.find(|option| (option.player, option.side) == (player, side))?;
        let word = if side == Side::Short { "-short" } else { "-long" };
        let tick =
            tag("input", &[("type", "checkbox")]).attr("data-castling", [player.name(), word].concat());
        let mut words = tag("span", &[])
            .tag(tag("span", &[("class", "unseen")]).text([player.title(), " "].concat()))
            .text(capitalised(rules.variant().wording.side(side)));
        if draft.setup.castling_toward(rules, player, side).is_none() {
            words = words.tag(tag("small", &[]).text(unfit(parts, option)));
        }
        let act = parts.does(Act::Castling(player, side));
        Some(choice(tick, draft.wants(player, side), act, words).view())
    };
    let ways: Vec<Html> = [Side::Short, Side::Long].into_iter().filter_map(one).collect();
    if ways.is_empty() {
        return Html::default();
    }
    let name = tag("span", &[("class", "whose"), ("aria-hidden", "true")]).text(player.title());
    tag("div", &[("class", "ticks")]).tag(name).all(ways).view()
}

fn unfit(parts: Parts<'_>, option: &CastlingOption) -> String {
    let name = |role| parts.editor.rules().spec(role).name;
    [" ", name(option.king), " or ", name(option.partner), " is not there"].concat()
}

/// Which piece of a player can be taken in passing.
fn passing(parts: Parts<'_>, owner: Player) -> Html {
    let (setup, rules) = (&parts.editor.draft().setup, parts.editor.rules());
    let chosen = setup.en_passant.iter().find(|right| right.owner == owner).map(|right| right.square);
    let choices = setup.en_passant_choices(rules).into_iter().filter(|right| right.owner == owner);
    let entry = |name: String, is: bool| tag("option", &[]).chosen(is).text(name).view();
    let on_act = parts.on_act.clone();
    let on_change = Callback::from(move |event: Event| {
        on_act.emit(Act::EnPassant(owner, browser::value_of(&event)));
    });
    let list =
        tag("select", &[("data-field", "en-passant")])
            .attr("data-player", owner.name())
            .on_change(on_change)
            .with(entry("none".to_owned(), chosen.is_none()))
            .all(choices.map(|right| {
                entry(rules.board().name(right.square).to_owned(), chosen == Some(right.square))
            }));
    let words = [owner.title(), " has just passed over"].concat();
    tag("label", &[("class", "passing")]).tag(tag("span", &[]).text(words)).tag(list).view()
}

fn counters(parts: Parts<'_>) -> Html {
    let setup = &parts.editor.draft().setup;
    let one = |field: &'static str, label: &'static str, value: u32, act: fn(String) -> Act| {
        const NUMBER: Attributes =
            &[("type", "text"), ("inputmode", "numeric"), ("maxlength", "6"), ("autocomplete", "off")];
        let on_act = parts.on_act.clone();
        let on_change = Callback::from(move |event: Event| on_act.emit(act(browser::value_of(&event))));
        let number =
            tag("input", NUMBER).attr("data-field", field).value(value.to_string()).on_change(on_change);
        tag("label", &[("class", "counter")]).tag(tag("span", &[]).text(label)).tag(number).view()
    };
    group("Counters")
        .with(one("halfmoves", "Plies since a capture or pawn move", setup.halfmoves, Act::Halfmoves))
        .with(one("round", "Move number", setup.round, Act::Round))
        .view()
}
