//! A notation in plain English: phrases put together by what a notation says.

use super::ast::{Class, Group, Leg, UNLIMITED};
use super::directions::{Word, later_word, of_first_leg, words};
use super::grow::{ends, landing};
use super::phrases::{
    DIAGONAL, OBLIQUE, OBLIQUE_TURNS, ORTHOGONAL, TURNS, cover, join, number, spaced, squares,
};
use crate::Pass;

/// What groups have in common that are told together, and in what they differ.
struct Part {
    start: &'static str,
    verb: &'static str,
    /// How far, and which way.
    ways: Vec<(String, String)>,
    rest: String,
}

/// What a piece does, as the end of a sentence that begins with its name.
pub(super) fn describe(groups: &[Group]) -> String {
    let mut parts: Vec<Part> = Vec::new();
    for group in groups {
        let (start, verb, way, rest) = tell(group);
        let known = parts.iter_mut().find(|part| (part.start, part.verb, &part.rest) == (start, verb, &rest));
        match known {
            Some(known) if known.ways.contains(&way) => {}
            Some(known) => known.ways.push(way),
            None => parts.push(Part { start, verb, ways: vec![way], rest }),
        }
    }
    let told: Vec<String> = parts.iter().map(sentence).collect();
    let (between, last) = match told.iter().any(|part| part.contains(',')) {
        true => ("; ", "; or "),
        false => (", ", ", or "),
    };
    join(&told, between, last)
}

fn sentence(part: &Part) -> String {
    let amounts: Vec<&str> = part.ways.iter().map(|(amount, _)| amount.as_str()).collect();
    let ways: Vec<&str> = part.ways.iter().map(|(_, way)| way.as_str()).collect();
    let all = match (same(&amounts), same(&ways)) {
        (Some(amount), _) => {
            let last = if ways.iter().any(|way| way.contains(" or ")) { ", or " } else { " or " };
            spaced(amount, &join(&ways, ", ", last))
        }
        (_, Some(way)) => spaced(&join(&amounts, ", ", " or "), way),
        _ => {
            let pairs: Vec<String> = part.ways.iter().map(|(amount, way)| spaced(amount, way)).collect();
            join(&pairs, ", ", " or ")
        }
    };
    [part.start, part.verb, " ", &all, &part.rest].concat()
}

fn same<'a>(texts: &[&'a str]) -> Option<&'a str> {
    let first = *texts.first()?;
    texts.iter().all(|text| *text == first).then_some(first)
}

/// How often a leg may repeat its leap.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    Steps(usize),
    ToMiddle,
    /// Once or without limit, by what stood on the way.
    Either,
}

impl Reach {
    fn toggled(self) -> Reach {
        Reach::Steps(if self == Reach::Steps(1) { UNLIMITED } else { 1 })
    }
}

/// How far a leg goes.
fn amount(group: &Group, reach: Reach) -> String {
    if group.atom.is_step() && !group.atom.is_castling() {
        return match reach {
            Reach::Steps(1) => squares(1),
            Reach::Steps(UNLIMITED) => "any number of squares".to_owned(),
            Reach::Steps(steps) => "up to ".to_owned() + &squares(steps),
            Reach::ToMiddle => "up to the middle of the board".to_owned(),
            Reach::Either => "one square or any number of squares".to_owned(),
        };
    }
    match group.atom.leap() {
        (2, 1) => "like a knight".to_owned(),
        (long, short) if short == 0 || short == long => squares(long),
        (long, short) => [&squares(long), " and ", &number(short), " to the side"].concat(),
    }
}

/// How often a leg repeats a leap.
fn times(group: &Group, reach: Reach) -> String {
    match reach {
        _ if group.atom.is_step() => String::new(),
        Reach::Steps(1) => String::new(),
        Reach::Steps(UNLIMITED) => " any number of times in a line".to_owned(),
        Reach::Steps(times) => [" up to ", &number(times), " times in a line"].concat(),
        _ => " once or any number of times in a line".to_owned(),
    }
}

fn verb(group: &Group, leg: &Leg, reach: Reach, is_last: bool) -> &'static str {
    match reach {
        _ if is_last && leg.letters.has_any("pg") => "hops",
        _ if !group.atom.is_step() => "leaps",
        Reach::Steps(1) => "steps",
        _ => "slides",
    }
}

/// Which way a first leg goes.
fn first_way(class: Class, set: u8) -> String {
    match class {
        Class::Orthogonal => cover(set, ORTHOGONAL),
        Class::Diagonal => cover(set, DIAGONAL),
        Class::Oblique => cover(set, OBLIQUE),
        Class::Royal if set == 0xff => "in any direction".to_owned(),
        Class::Royal => {
            let parts = [cover(set & 0x55, ORTHOGONAL), cover(set & 0xaa, DIAGONAL)];
            let parts: Vec<&String> = parts.iter().filter(|part| !part.is_empty()).collect();
            join(&parts, ", ", " or ")
        }
    }
}

/// The beginning, the verb, how far and which way, and all that comes behind.
fn tell(group: &Group) -> (&'static str, &'static str, (String, String), String) {
    let (class, first) = (group.atom.class(), &group.legs[0]);
    let start = if group.has('i') { "as its first move " } else { "" };
    let set = of_first_leg(&first.directions, class).unwrap_or_default();
    if group.atom.is_castling() {
        let how_far = squares(group.steps().unwrap_or(1));
        let inset = if first.letters.has('j') { "one square from the edge" } else { "at the edge" };
        let way = (how_far, cover(set, ORTHOGONAL));
        return (start, "castles", way, [" with the piece ", inset].concat());
    }
    let mut reach = group.steps().map_or(Reach::ToMiddle, Reach::Steps);
    let is_only = group.legs.len() == 1;
    let first_verb = verb(group, first, reach, is_only);
    let how_far = (amount(group, reach), first_way(class, set));
    let mut rest = times(group, reach);
    let (mut last_verb, mut last_class) = (first_verb, class);
    for (number, leg) in group.legs.iter().enumerate() {
        let is_last = number + 1 == group.legs.len();
        if number > 0 {
            let verb = verb(group, leg, reach, is_last);
            rest.push_str(" and then ");
            rest.push_str(&spaced(if verb == last_verb { "" } else { verb }, &amount(group, reach)));
            rest.push_str(&turns(leg, class, &mut last_class));
            rest.push_str(&times(group, reach));
            last_verb = verb;
        }
        if is_last {
            rest.push_str(&landed(group, leg, reach));
        } else {
            rest.push_str(&conditions(group, leg, reach));
            rest.push_str(&passing(group, leg, &mut reach));
        }
    }
    let steps = group.atom.is_step();
    let slides = steps && group.steps() != Some(1);
    // A single step passes over nothing.
    let is_step = steps && !slides && is_only && !first.letters.has('j');
    if group.makes_double_steps(slides) && !is_step {
        rest.push_str(", and can then be taken in passing");
    }
    (start, first_verb, how_far, rest)
}

/// Which way a later leg turns. Steps and leaps along lines change between orthogonal and diagonal with
/// every odd turn; `now` is what the leg before was, royal where it can be either.
fn turns(leg: &Leg, class: Class, now: &mut Class) -> String {
    let table = if class == Class::Oblique { OBLIQUE_TURNS } else { TURNS };
    let (mut plain, mut all, mut bends) = (0, 0, Vec::new());
    for word in words(&leg.directions).unwrap_or_default() {
        let turn = later_word(word, None);
        all |= turn;
        match side_of_bend(word) {
            Some(side) => bends.push(cover(turn, table) + side),
            None => plain |= turn,
        }
    }
    if leg.directions.is_empty() {
        plain = if matches!(class, Class::Royal | Class::Oblique) { 0xef } else { 0x45 };
        all = plain;
    }
    if plain != 0 {
        bends.insert(0, cover(plain, table));
    }
    *now = match (*now, all & 0x55 != 0, all & 0xaa != 0) {
        (now, _, false) => now,
        (Class::Orthogonal, false, _) => Class::Diagonal,
        (Class::Diagonal, false, _) => Class::Orthogonal,
        (Class::Oblique, ..) => Class::Oblique,
        _ => Class::Royal,
    };
    let kind = match *now {
        _ if all & 0x55 != 0 => " ",
        Class::Orthogonal => " orthogonally ",
        Class::Diagonal => " diagonally ",
        _ => " ",
    };
    kind.to_owned() + &join(&bends, ", ", " or ")
}

/// What to say of a turn that depends on the bend before.
fn side_of_bend(word: Word) -> Option<&'static str> {
    let (one, two) = match word {
        Word::Pair(one, two) => (one, two),
        Word::One(letter) | Word::Half(letter) | Word::Hand(letter) => (letter, letter),
    };
    match (one, two) {
        ('q', _) | (_, 'q') => Some(" to the side of the last bend"),
        ('z', _) | (_, 'z') => Some(" to the other side than the last bend"),
        _ => None,
    }
}

/// What must stand where a leg ends that another follows.
fn passing(group: &Group, leg: &Leg, reach: &mut Reach) -> String {
    let steps = group.atom.is_step() && *reach == Reach::Steps(1);
    let ends = ends(leg);
    let toggled = (ends.iter().any(|(_, toggles)| *toggles), ends.iter().all(|(_, toggles)| *toggles));
    let names: Vec<&str> = ends
        .iter()
        .map(|(pass, _)| match pass {
            Pass::Empty if steps => " over an empty square",
            Pass::Empty => " to an empty square",
            Pass::Occupied => " over a piece",
            Pass::Own => " over a piece of its own side",
            Pass::Capture => " where it takes an enemy",
            Pass::CaptureOwn => " where it takes a piece of its own side",
            _ => " whatever stands there",
        })
        .collect();
    *reach = match toggled {
        (false, _) => *reach,
        (true, true) => reach.toggled(),
        (true, false) => Reach::Either,
    };
    join(&names, ",", " or")
}

/// What a move needs where it ends.
fn landed(group: &Group, leg: &Leg, reach: Reach) -> String {
    let hops = match (leg.letters.has('p'), leg.letters.has('g')) {
        (true, _) if reach != Reach::Steps(1) => " over exactly one piece",
        (false, false) => "",
        _ if group.atom.is_step() => " up to a piece and lands right behind it",
        _ => " up to a piece and lands one such leap behind it",
    };
    [hops, &modality(leg), &conditions(group, leg, reach)].concat()
}

/// What a move may take.
fn modality(leg: &Leg) -> String {
    let landing = landing(leg);
    let enemies = landing.capture && !landing.only_king;
    let also: Vec<&str> = [
        (landing.only_king, "a king"),
        (landing.own, "a piece of its own side"),
        (landing.en_passant, "in passing"),
    ]
    .into_iter()
    .filter_map(|(there, what)| there.then_some(what))
    .collect();
    let also = join(&also, ", ", " or ");
    let text = match (landing.quiet, enemies, also.is_empty()) {
        (true, true, true) => "",
        (true, true, false) => ", also taking ",
        (true, false, true) => " without taking",
        (true, false, false) => " without taking, or only to take ",
        (false, true, true) => " only to take",
        (false, true, false) => " only to take, also ",
        (false, false, _) => " only to take ",
    };
    [text, &also, if landing.spares_king { " but never takes a king" } else { "" }].concat()
}

/// What the squares on the way must be like.
fn conditions(group: &Group, leg: &Leg, reach: Reach) -> String {
    let (letters, steps) = (leg.letters, group.atom.is_step());
    let (twice, goes_on) = (letters.has_twice('j'), reach != Reach::Steps(1));
    let lame = letters.has('n') && !steps;
    let jumps = match (letters.has('j'), twice) {
        (false, _) => "",
        (true, false) if steps => " after skipping the first square whatever stands there",
        (true, true) if steps && goes_on => " whatever stands on the way",
        (true, true) if steps => "",
        (true, true) if goes_on => {
            " over at least one piece in between each time and whatever else is on the way"
        }
        (true, true) => " over at least one piece in between",
        (true, false) => " over exactly one piece in between",
    };
    let bent = (lame || letters.has('j')) && group.atom.class() == Class::Oblique;
    [
        if lame { " if nothing is in between" } else { "" },
        jumps,
        if bent { " (it goes straight first and then outward)" } else { "" },
        if letters.has('o') { " as if the left and the right edge were joined" } else { "" },
    ]
    .concat()
}
