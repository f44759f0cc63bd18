use std::fmt::{Display, Formatter, Result, Write};

use super::Json;

impl Display for Json {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Flag(flag) => f.write_str(if *flag { "true" } else { "false" }),
            Json::Number(number) => number.fmt(f),
            Json::Text(text) => quote(f, text),
            Json::List(values) => {
                f.write_char('[')?;
                for (number, value) in values.iter().enumerate() {
                    separate(f, number)?;
                    value.fmt(f)?;
                }
                f.write_char(']')
            }
            Json::Object(members) => {
                f.write_char('{')?;
                for (number, (name, value)) in members.iter().enumerate() {
                    separate(f, number)?;
                    quote(f, name)?;
                    f.write_char(':')?;
                    value.fmt(f)?;
                }
                f.write_char('}')
            }
        }
    }
}

fn separate(f: &mut Formatter<'_>, number: usize) -> Result {
    if number > 0 { f.write_char(',') } else { Ok(()) }
}

fn quote(f: &mut Formatter<'_>, text: &str) -> Result {
    f.write_char('"')?;
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                f.write_char('\\')?;
                f.write_char(letter)?;
            }
            '\0'..=' ' if letter != ' ' => write!(f, "\\u{:04x}", letter as u32)?,
            _ => f.write_char(letter)?,
        }
    }
    f.write_char('"')
}
