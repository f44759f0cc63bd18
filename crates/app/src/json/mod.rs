//! JSON, as much of it as stored games need. A library for all of it would be a tenth of the
//! application.

mod read;
mod write;

/// A value. Numbers are whole and not negative, for nothing else is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Json {
    /// Nothing.
    Null,
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Json>),
    /// Values with names.
    Object(Vec<(String, Json)>),
}

/// The name of a value that is not of its kind.
pub type Damage = &'static str;

impl Json {
    /// The value with a name; nothing when there is none.
    ///
    /// # Errors
    /// When this is a value of another kind.
    pub fn get(&self, name: Damage) -> Result<&Json, Damage> {
        match self {
            Json::Null => Ok(self),
            Json::Object(members) => {
                Ok(members.iter().find(|(other, _)| other == name).map_or(&Json::Null, |(_, value)| value))
            }
            _ => Err(name),
        }
    }

    /// The flag with a name; no without one.
    ///
    /// # Errors
    /// When it is no flag.
    pub fn flag(&self, name: Damage) -> Result<bool, Damage> {
        match self.get(name)? {
            Json::Null => Ok(false),
            Json::Flag(flag) => Ok(*flag),
            _ => Err(name),
        }
    }

    /// The number with a name; 0 without one.
    ///
    /// # Errors
    /// When it is no number.
    pub fn number(&self, name: Damage) -> Result<u32, Damage> {
        match self.get(name)? {
            Json::Null => Ok(0),
            Json::Number(number) => Ok(*number),
            _ => Err(name),
        }
    }

    /// The text with a name.
    ///
    /// # Errors
    /// When it is no text.
    pub fn text(&self, name: Damage) -> Result<Option<String>, Damage> {
        match self.get(name)? {
            Json::Null => Ok(None),
            Json::Text(text) => Ok(Some(text.clone())),
            _ => Err(name),
        }
    }

    /// The values of the list with a name.
    ///
    /// # Errors
    /// When it is no list.
    pub fn list(&self, name: Damage) -> Result<&[Json], Damage> {
        match self.get(name)? {
            Json::Null => Ok(&[]),
            Json::List(values) => Ok(values),
            _ => Err(name),
        }
    }

    /// The texts of the list with a name.
    ///
    /// # Errors
    /// When it is no list of texts.
    pub fn texts(&self, name: Damage) -> Result<Vec<String>, Damage> {
        let mut texts = Vec::new();
        for value in self.list(name)? {
            let Json::Text(text) = value else { return Err(name) };
            texts.push(text.clone());
        }
        Ok(texts)
    }
}

/// An object that is being put together. What is empty is left out, and comes back as it was.
#[derive(Default)]
pub struct Members(Vec<(String, Json)>);

impl Members {
    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &str, value: Json) -> Members {
        let empty = match &value {
            Json::Null | Json::Flag(false) | Json::Number(0) => true,
            Json::Text(text) => text.is_empty(),
            Json::List(values) => values.is_empty(),
            _ => false,
        };
        if !empty {
            self.0.push((name.to_owned(), value));
        }
        self
    }

    /// Adds a text, if there is one.
    #[must_use]
    pub fn with_text(self, name: &str, text: Option<&str>) -> Members {
        self.with(name, text.map_or(Json::Null, |text| Json::Text(text.to_owned())))
    }

    /// Adds a list of texts.
    #[must_use]
    pub fn with_texts(self, name: &str, texts: &[String]) -> Members {
        self.with(name, Json::List(texts.iter().map(|text| Json::Text(text.clone())).collect()))
    }

    /// The object.
    pub fn object(self) -> Json {
        Json::Object(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back() {
        for text in ["", "plain", "\"quoted\" \\ and / \n\t\r\u{1}\u{8}\u{c}", "Zoë – ♔ 😀"] {
            let json = Json::Text(text.to_owned());
            assert_eq!(Json::parse(&json.to_string()), Ok(json.clone()), "{text}");
            assert_eq!(serde_json::from_str::<String>(&json.to_string()).unwrap(), text);
        }
        let json = Json::parse(" [ \"\\u00e9\\ud83d\\ude00\\/\\b\" , 12, true, null ] ").unwrap();
        assert_eq!(json.to_string(), "[\"é😀/\\u0008\",12,true,null]");
    }

    #[test]
    fn what_is_no_json_is_refused() {
        let deep = "[".repeat(1000);
        let cases = [
            "",
            "{",
            "[",
            "\"",
            "\"\\",
            "\"\\u12",
            "\"\\ud800\"",
            "\"\\x\"",
            "nul",
            "[1,]",
            "{\"a\"}",
            "{\"a\":1,}",
            "{1:1}",
            "1 2",
            "-1",
            "1.5",
            "99999999999",
            "\"\n\"",
            &deep,
        ];
        for text in cases {
            assert!(Json::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn values_are_of_their_kind() {
        let json = Json::parse("{\"a\":1,\"b\":\"x\",\"c\":[\"y\",2]}").unwrap();
        assert_eq!((json.number("a"), json.number("z"), json.number("b")), (Ok(1), Ok(0), Err("b")));
        assert_eq!(
            (json.text("b"), json.text("z"), json.text("a")),
            (Ok(Some("x".to_owned())), Ok(None), Err("a"))
        );
        assert_eq!((json.texts("c"), json.list("c").map(<[Json]>::len)), (Err("c"), Ok(2)));
        assert_eq!((Json::Null.flag("a"), Json::Flag(true).flag("a")), (Ok(false), Err("a")));
    }
}
