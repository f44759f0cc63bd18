//! The text of a PGN in pieces, each with its place.

use super::error::{PgnNotice, PgnWarning};

/// A place in the text, in lines and characters from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// A piece of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Tag {
        name: String,
        value: String,
    },
    Comment(String),
    Nag(u8),
    Open,
    Close,
    /// Numbers, moves, results and signs.
    Word(String),
}

/// Takes a text apart. What cannot be read is left out with a warning.
pub(super) fn tokens(text: &str) -> (Vec<(Token, Place)>, Vec<PgnWarning>) {
    let mut lexer = Lexer {
        rest: text.strip_prefix('\u{feff}').unwrap_or(text),
        place: Place { line: 1, column: 1 },
        tokens: Vec::new(),
        warnings: Vec::new(),
    };
    while lexer.step() {}
    (lexer.tokens, lexer.warnings)
}

struct Lexer<'t> {
    rest: &'t str,
    place: Place,
    tokens: Vec<(Token, Place)>,
    warnings: Vec<PgnWarning>,
}

impl<'t> Lexer<'t> {
    /// Reads one piece; false at the end of the text.
    fn step(&mut self) -> bool {
        let Some(next) = self.rest.chars().next() else { return false };
        let place = self.place;
        match next {
            '%' if place.column == 1 => {
                self.take_line();
            }
            _ if next.is_whitespace() => {
                self.take(next.len_utf8());
            }
            '[' => self.tag(place),
            '{' => self.comment(place),
            ';' => {
                let line = self.take_line();
                self.push_comment(&line[1..], place);
            }
            '(' | ')' => {
                self.take(1);
                self.tokens.push((if next == '(' { Token::Open } else { Token::Close }, place));
            }
            '$' => self.nag(place),
            '}' | ']' | '"' => {
                self.take(1);
                self.warn(place, PgnNotice::Stray(next));
            }
            _ => {
                let word = self.take(word_length(self.rest)).to_owned();
                self.tokens.push((Token::Word(word), place));
            }
        }
        true
    }

    fn warn(&mut self, place: Place, notice: PgnNotice) {
        self.warnings.push(PgnWarning::new(place, notice));
    }

    /// Goes on by so many bytes, and gives them.
    fn take(&mut self, bytes: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(bytes);
        for character in taken.chars() {
            if character == '\n' {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    /// The rest of the line, without its end.
    fn take_line(&mut self) -> &'t str {
        let length = self.rest.find('\n').unwrap_or(self.rest.len());
        self.take(length)
    }

    fn comment(&mut self, place: Place) {
        self.take(1);
        let closed = self.rest.find('}');
        let text = self.take(closed.unwrap_or(self.rest.len()));
        if closed.is_some() {
            self.take(1);
        } else {
            self.warn(place, PgnNotice::OpenComment);
        }
        self.push_comment(text, place);
    }

    fn push_comment(&mut self, text: &str, place: Place) {
        let text = text.replace("\r\n", "\n");
        if !text.trim().is_empty() {
            self.tokens.push((Token::Comment(text.trim().to_owned()), place));
        }
    }

    fn nag(&mut self, place: Place) {
        self.take(1);
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        match self.take(digits).parse() {
            Ok(number) => self.tokens.push((Token::Nag(number), place)),
            Err(_) => self.warn(place, PgnNotice::BadNag),
        }
    }

    fn tag(&mut self, place: Place) {
        match read_tag(self.rest) {
            Some((name, value, length)) => {
                self.take(length);
                self.tokens.push((Token::Tag { name, value }, place));
            }
            None => {
                self.take_line();
                self.warn(place, PgnNotice::BadTag);
            }
        }
    }
}

/// Name, value and length of a tag with its brackets, if it stands on one line.
///
/// A quote ends the value where a bracket follows; others are kept, as some programs do not mask
/// them.
fn read_tag(text: &str) -> Option<(String, String, usize)> {
    let line = text.lines().next()?;
    let inner = line.strip_prefix('[')?.trim_start();
    let name_length = inner.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(inner.len());
    let (name, after) = inner.split_at(name_length);
    let quoted = after.trim_start().strip_prefix('"')?;
    let start = line.len() - quoted.len();
    let mut value = String::new();
    let mut characters = quoted.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        match character {
            '\\' => match characters.next_if(|(_, next)| matches!(next, '\\' | '"')) {
                Some((_, masked)) => value.push(masked),
                None => value.push('\\'),
            },
            '"' => {
                let behind = quoted[at + 1..].trim_start();
                if behind.starts_with(']') && !name.is_empty() {
                    let length = start + (quoted.len() - behind.len()) + 1;
                    return Some((name.to_owned(), value, length));
                }
                value.push('"');
            }
            _ => value.push(character),
        }
    }
    None
}

/// How long the word is with which a text begins. A promotion in parentheses, `b8(Q)`, belongs to
/// it.
fn word_length(text: &str) -> usize {
    let mut characters = text.char_indices();
    while let Some((at, character)) = characters.next() {
        let rest = &text[at..];
        match character {
            '(' if at > 0 && is_promotion(rest) => {
                let _ = characters.nth(1);
            }
            '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '"' => return at.max(1),
            _ if character.is_whitespace() => return at,
            _ => {}
        }
    }
    text.len()
}

/// Whether a text begins with one letter in parentheses.
fn is_promotion(text: &str) -> bool {
    matches!(text.as_bytes(), [b'(', letter, b')', ..] if letter.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let name = |token| match token {
            Token::Word(word) => word,
            Token::Comment(text) => format!("{{{text}}}"),
            Token::Tag { name, value } => format!("[{name} {value}]"),
            Token::Nag(number) => format!("${number}"),
            Token::Open => "(".to_owned(),
            Token::Close => ")".to_owned(),
        };
        tokens(text).0.into_iter().map(|(token, _)| name(token)).collect()
    }

    #[test]
    fn a_text_is_taken_apart() {
        assert_eq!(words("1.e4{good}e5$3(1...c5)"), ["1.e4", "{good}", "e5", "$3", "(", "1...c5", ")"]);
        assert_eq!(words("b8(Q) (b1)"), ["b8(Q)", "(", "b1", ")"]);
        assert_eq!(words("e4 ; to the end\r\n e5"), ["e4", "{to the end}", "e5"]);
        assert_eq!(words("% not read\ne4\n%nor this\n e5 %"), ["e4", "e5", "%"]);
        assert_eq!(words("{a\r\nb}"), ["{a\nb}"]);
        assert_eq!(
            words(r#"[A "x \"y\" \\ z"][B "un "masked" one"]"#),
            [r#"[A x "y" \ z]"#, r#"[B un "masked" one]"#]
        );
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_place() {
        let notices = |text: &str| -> Vec<(usize, usize, PgnNotice)> {
            tokens(text).1.into_iter().map(|w| (w.line, w.column, w.notice)).collect()
        };
        assert_eq!(notices("e4\n {open"), [(2, 2, PgnNotice::OpenComment)]);
        assert_eq!(
            notices("[Event \"x\n\"é\""),
            [(1, 1, PgnNotice::BadTag), (2, 1, PgnNotice::Stray('"')), (2, 3, PgnNotice::Stray('"'))]
        );
        assert_eq!(
            notices("$ $256 ]"),
            [(1, 1, PgnNotice::BadNag), (1, 3, PgnNotice::BadNag), (1, 8, PgnNotice::Stray(']'))]
        );
    }
}
