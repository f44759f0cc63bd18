//! Reading the notation.

use std::iter::Peekable;
use std::str::Chars;

use super::ast::{Atom, Class, Column, Group, Leg, Letters, Range};
use super::{Notice, NoticeKind, ParseError, ParseErrorKind, directions, split};

/// No piece in use comes near to these.
const MOST_LETTERS: usize = 512;
const MOST_LEGS: usize = 16;

const DIRECTIONS: &str = "fblrvsh";
const OTHERS: &str = "imcdketpgoynj";
const TURNS: &str = "qz";
const LATER: &str = "xuU@[](){}-?+!";
const ATOM: &str = "a piece letter such as W, F, N, K, R or O";

/// Reads the groups of a piece.
pub(super) fn parse(text: &str) -> Result<(Vec<Group>, Vec<Notice>), ParseError> {
    if let Some(kind) = too_long(text) {
        return Err(ParseError { column: MOST_LETTERS + 1, kind });
    }
    let mut parser = Parser { rest: text.chars().peekable(), column: 1, notices: Vec::new() };
    let mut groups = Vec::new();
    while groups.is_empty() || parser.rest.peek().is_some() {
        groups.extend(split::parts(parser.group()?));
    }
    keep_apart(&mut groups);
    Ok((groups, parser.notices))
}

/// Writes out the range of a group that would be read as a doubled letter together with the next one:
/// `fKW` is `fW` and `W`, but `fWW` is a slider.
fn keep_apart(groups: &mut [Group]) {
    for next in 1..groups.len() {
        let is_bare = groups[next].legs.len() == 1 && groups[next].legs[0].is_blank();
        let atom = groups[next].atom;
        let group = &mut groups[next - 1];
        let is_same = group.atom == atom && atom.suffix.is_none() && group.range == Range::Default;
        if is_bare && is_same {
            group.range = Range::Steps(u8::from(!group.atom.is_slider()));
        }
    }
}

fn too_long(text: &str) -> Option<ParseErrorKind> {
    let longer = text.chars().nth(MOST_LETTERS).is_some();
    longer.then_some(ParseErrorKind::TooLong { limit: MOST_LETTERS, of: "letters" })
}

struct Parser<'a> {
    rest: Peekable<Chars<'a>>,
    /// Where the next letter stands.
    column: usize,
    notices: Vec<Notice>,
}

/// A letter and where it stands.
type Placed = (usize, char);

fn error<T>((column, _): Placed, kind: ParseErrorKind) -> Result<T, ParseError> {
    Err(ParseError { column, kind })
}

fn misplaced<T>(at: Placed, place: &'static str) -> Result<T, ParseError> {
    error(at, ParseErrorKind::Misplaced { letter: at.1, place })
}

/// A leg as it is being read, with the places of its letters.
#[derive(Default)]
struct Draft {
    column: usize,
    letters: Vec<Placed>,
}

impl Draft {
    fn find(&self, letters: &str) -> Option<Placed> {
        self.letters.iter().copied().find(|(_, letter)| letters.contains(*letter))
    }

    fn second_jump(&self) -> Option<Placed> {
        self.letters.iter().copied().filter(|(_, letter)| *letter == 'j').nth(1)
    }

    fn finish(&self) -> Leg {
        let turning = |letter: char| DIRECTIONS.contains(letter) || TURNS.contains(letter);
        let mut letters = Letters::default();
        let mut typed = String::new();
        for &(_, letter) in &self.letters {
            if turning(letter) {
                typed.push(letter);
            } else {
                letters.insert(letter);
            }
        }
        let first = self.letters.iter().find(|(_, letter)| turning(*letter));
        let column = Column(first.map_or(self.column, |(column, _)| *column));
        Leg { column, directions: typed, letters }
    }
}

impl Parser<'_> {
    fn next(&mut self) -> Option<Placed> {
        let letter = self.rest.next()?;
        self.column += 1;
        Some((self.column - 1, letter))
    }

    fn group(&mut self) -> Result<Group, ParseError> {
        let mut drafts = vec![Draft { column: self.column, ..Draft::default() }];
        let (atom, typed) = loop {
            let Some(at) = self.next() else {
                let kind = ParseErrorKind::UnexpectedEnd { expected: ATOM };
                return Err(ParseError { column: self.column, kind });
            };
            match at.1 {
                'a' if drafts.len() == MOST_LEGS => {
                    return error(at, ParseErrorKind::TooLong { limit: MOST_LEGS, of: "legs" });
                }
                'a' => drafts.push(Draft { column: self.column, ..Draft::default() }),
                typed if typed.is_ascii_uppercase() => break (self.atom(at)?, typed),
                _ => prefix(drafts.last_mut(), at)?,
            }
        };
        check(&drafts, atom)?;
        let range = self.range(atom, typed)?;
        Ok(Group { legs: drafts.iter().map(Draft::finish).collect(), atom, range })
    }

    fn atom(&mut self, at: Placed) -> Result<Atom, ParseError> {
        let letter = match at.1 {
            typed @ ('L' | 'J') => {
                let read_as = if typed == 'L' { 'C' } else { 'Z' };
                let kind = NoticeKind::Ambiguous { letter: typed, read_as };
                self.notices.push(Notice { column: at.0, kind });
                read_as
            }
            'U' => return error(at, ParseErrorKind::NotSupported { found: 'U' }),
            letter if "WFDNAHCZGKQRBO".contains(letter) => letter,
            found => return error(at, ParseErrorKind::Unexpected { found, expected: ATOM }),
        };
        // A doubled letter is an old way to write a rider; the range takes it.
        let has_suffixes = !"KQRBO".contains(letter);
        let suffix = self.rest.next_if(|next| has_suffixes && matches!(next, 'X' | 'Y'));
        self.column += usize::from(suffix.is_some());
        Ok(Atom { letter, suffix })
    }

    fn range(&mut self, atom: Atom, typed: char) -> Result<Range, ParseError> {
        let column = self.column;
        let range = match self.rest.peek().copied() {
            Some('*') => self.own_half(atom)?,
            Some(digit) if digit.is_ascii_digit() => self.steps()?,
            Some(again) if again == typed && self.is_doubled(atom) => {
                self.next();
                self.no_range_behind()?;
                Range::Steps(0)
            }
            _ => Range::Default,
        };
        let expected = "the number of squares the king goes, from 1";
        match range {
            Range::Default | Range::OwnHalf | Range::Steps(0) if atom.is_castling() => {
                let found = self.rest.peek().copied();
                let found = if range == Range::Default { found } else { Some('0') };
                let kind = found.map_or(ParseErrorKind::UnexpectedEnd { expected }, |found| {
                    ParseErrorKind::Unexpected { found, expected }
                });
                Err(ParseError { column, kind })
            }
            _ => Ok(range),
        }
    }

    /// Whether the letter that comes next, the same again, makes a rider; with a suffix it is the next
    /// atom.
    fn is_doubled(&self, atom: Atom) -> bool {
        let has_suffix = matches!(self.rest.clone().nth(1), Some('X' | 'Y'));
        atom.suffix.is_none() && !atom.is_castling() && !has_suffix
    }

    fn own_half(&mut self, atom: Atom) -> Result<Range, ParseError> {
        let star = self.next().unwrap_or((self.column, '*'));
        if !atom.is_step() || atom.is_castling() {
            return misplaced(star, "behind W, F, K, R, B or Q");
        }
        self.no_range_behind()?;
        Ok(Range::OwnHalf)
    }

    /// A number of at most two digits.
    fn steps(&mut self) -> Result<Range, ParseError> {
        let mut steps = 0;
        for _ in 0..2 {
            if let Some(digit) = self.rest.peek().and_then(|digit| digit.to_digit(10)) {
                steps = 10 * steps + digit as u8;
                self.next();
            }
        }
        self.no_range_behind()?;
        Ok(Range::Steps(steps))
    }

    fn no_range_behind(&mut self) -> Result<(), ParseError> {
        match self.rest.peek().copied() {
            Some(found) if found == '*' || found.is_ascii_digit() => {
                let expected = "the end or the next part: a range is a number up to 99, or *";
                error((self.column, found), ParseErrorKind::Unexpected { found, expected })
            }
            _ => Ok(()),
        }
    }
}

/// Adds a letter to a leg.
fn prefix(draft: Option<&mut Draft>, at: Placed) -> Result<(), ParseError> {
    let (_, letter) = at;
    if LATER.contains(letter) {
        return error(at, ParseErrorKind::NotSupported { found: letter });
    }
    let free = DIRECTIONS.contains(letter) || TURNS.contains(letter);
    let (Some(draft), true) = (draft, free || OTHERS.contains(letter)) else {
        let expected = if letter.is_ascii_digit() || letter == '*' {
            "a range only behind a piece letter"
        } else {
            "letters of the notation"
        };
        return error(at, ParseErrorKind::Unexpected { found: letter, expected });
    };
    let most = if matches!(letter, 'n' | 'j') { 2 } else { 1 };
    let there = draft.letters.iter().filter(|(_, other)| *other == letter).count();
    if !free && there >= most {
        return error(at, ParseErrorKind::Repeated { letter });
    }
    draft.letters.push(at);
    Ok(())
}

/// Letters that mean nothing where they stand are errors: ignoring them would show another piece than
/// the writer meant.
fn check(drafts: &[Draft], atom: Atom) -> Result<(), ParseError> {
    for (number, draft) in drafts.iter().enumerate() {
        let is_last = number + 1 == drafts.len();
        check_manner(draft, number == 0, is_last)?;
        check_directions(draft, number == 0, atom)?;
        let unfit = draft.find("mcdketpgoynqz").or(draft.second_jump());
        if let Some(at) = unfit.filter(|_| atom.is_castling()) {
            return misplaced(at, "with other pieces than O, which takes i, j and directions");
        }
    }
    if atom.is_castling() && drafts.len() > 1 {
        return misplaced((drafts[1].column - 1, 'a'), "with other pieces than O");
    }
    Ok(())
}

fn check_manner(draft: &Draft, is_first: bool, is_last: bool) -> Result<(), ParseError> {
    if let Some(at) = draft.find("i").filter(|_| !is_first) {
        return misplaced(at, "in the first leg");
    }
    if let Some(at) = draft.find("ek").filter(|_| !is_last) {
        return misplaced(at, "in the last leg");
    }
    if let Some(at) = draft.find("y").filter(|_| is_last) {
        return misplaced(at, "in a leg that another follows");
    }
    // Crooked and circular riders are another meaning of these letters.
    if let Some(at) = draft.find(TURNS).filter(|_| is_first) {
        return error(at, ParseErrorKind::NotSupported { found: at.1 });
    }
    match (draft.find("k"), draft.find("t"), draft.find("n"), draft.find("j")) {
        (Some(_), Some(at), ..) => misplaced(at, "without k"),
        (.., Some(_), Some(at)) => misplaced(at, "without n"),
        _ => Ok(()),
    }
}

fn check_directions(draft: &Draft, is_first: bool, atom: Atom) -> Result<(), ParseError> {
    let Leg { directions: typed, .. } = draft.finish();
    let hand = match directions::words(&typed) {
        Ok(words) => words.iter().any(|word| matches!(word, directions::Word::Hand(_))),
        Err(number) => {
            let is_direction = |at: &&Placed| DIRECTIONS.contains(at.1) || TURNS.contains(at.1);
            let at = draft.letters.iter().filter(is_direction).nth(number);
            return misplaced(
                at.copied().unwrap_or((draft.column, 'h')),
                "behind a direction, or before r or l",
            );
        }
    };
    match draft.find("h") {
        Some(at) if hand && !(is_first && atom.class() == Class::Oblique) => {
            misplaced(at, "before r or l in the first leg of an oblique leap such as N")
        }
        _ => Ok(()),
    }
}
