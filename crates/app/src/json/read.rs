use super::Json;

/// How many values may lie within each other.
const DEPTH: usize = 32;

impl Json {
    /// Reads a text.
    ///
    /// # Errors
    /// The place in the text, in bytes, at which it is no JSON that we write.
    pub fn parse(text: &str) -> Result<Json, usize> {
        let mut reader = Reader { text, at: 0 };
        match reader.value(0) {
            Some(value) if reader.peek().is_none() => Ok(value),
            _ => Err(reader.at),
        }
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    /// The next byte that is not space.
    fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while matches!(bytes.get(self.at), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
        bytes.get(self.at).copied()
    }

    /// Goes past a mark, if it is there.
    fn takes(&mut self, mark: u8) -> bool {
        let found = self.peek() == Some(mark);
        self.at += usize::from(found);
        found
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        match self.peek()? {
            _ if depth > DEPTH => None,
            b'"' => Some(Json::Text(self.string()?)),
            b'[' => {
                let mut values = Vec::new();
                self.items(b']', |reader| {
                    values.push(reader.value(depth + 1)?);
                    Some(())
                })?;
                Some(Json::List(values))
            }
            b'{' => {
                let mut members = Vec::new();
                self.items(b'}', |reader| {
                    reader.peek();
                    let name = reader.string()?;
                    let value = if reader.takes(b':') { reader.value(depth + 1)? } else { return None };
                    members.push((name, value));
                    Some(())
                })?;
                Some(Json::Object(members))
            }
            _ => self.word(),
        }
    }

    /// What stands between brackets, with commas between.
    fn items(&mut self, end: u8, mut item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.at += 1;
        if self.takes(end) {
            return Some(());
        }
        loop {
            item(self)?;
            if self.takes(end) {
                return Some(());
            }
            if !self.takes(b',') {
                return None;
            }
        }
    }

    /// A number, or a word that stands for something.
    fn word(&mut self) -> Option<Json> {
        let rest = &self.text[self.at..];
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let value = match &rest[..end] {
            "null" => Json::Null,
            "true" => Json::Flag(true),
            "false" => Json::Flag(false),
            number => Json::Number(number.parse().ok()?),
        };
        self.at += end;
        Some(value)
    }

    /// A text in quotation marks.
    fn string(&mut self) -> Option<String> {
        let mut out = String::new();
        let mut letters = self.text[self.at..].char_indices();
        if letters.next()?.1 != '"' {
            return None;
        }
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.at += at + 1;
                    return Some(out);
                }
                '\\' => {
                    let mut escaped = || Some(letters.next()?.1);
                    out.push(escape(&mut escaped)?);
                }
                '\0'..='\u{1f}' => return None,
                _ => out.push(letter),
            }
        }
        None
    }
}

/// What an escape stands for; the backslash has been read.
fn escape(letters: &mut dyn FnMut() -> Option<char>) -> Option<char> {
    Some(match letters()? {
        'b' => '\u{8}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => {
            let mut code = unit(letters)?;
            // Letters beyond 16 bits come in two halves.
            if (0xd800..0xdc00).contains(&code) && letters()? == '\\' && letters()? == 'u' {
                let low = unit(letters)?.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
                code = 0x10000 + ((code - 0xd800) << 10) + low;
            }
            return char::from_u32(code);
        }
        plain @ ('"' | '\\' | '/') => plain,
        _ => return None,
    })
}

/// Four hexadecimal digits.
fn unit(letters: &mut dyn FnMut() -> Option<char>) -> Option<u32> {
    let mut code = 0;
    for _ in 0..4 {
        code = 16 * code + letters()?.to_digit(16)?;
    }
    Some(code)
}
