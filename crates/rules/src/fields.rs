//! Stored data, read field by field.
//!
//! A derived reader costs some kilobytes of wasm for every type. What the page stores or loads comes in
//! as one [`Value`] instead, by one reader, and is taken apart here: `#[serde(try_from = "Value")]`.

use thiserror::Error;

use crate::Value;

/// Data that are not what they should be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{field}' is not {expected}")]
pub struct WrongField {
    /// The name of the field.
    pub field: &'static str,
    /// What should be there.
    pub expected: &'static str,
}

/// The fields of a JSON object. One that is missing, or null, is empty.
///
/// ```
/// use berolina_rules::Fields;
///
/// let stored = serde_json::from_str(r#"{ "moves": "e2e4", "current": 1 }"#).unwrap();
/// let fields = Fields::of("game", &stored).unwrap();
/// assert_eq!(fields.text("moves").unwrap(), "e2e4");
/// assert_eq!(fields.text("fen").unwrap(), "");
/// assert_eq!(fields.text("current").unwrap_err().to_string(), "'current' is not a text");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fields<'v>(&'v [(String, Value)]);

impl<'v> Fields<'v> {
    /// The fields of a value, which is itself the field of that name.
    ///
    /// # Errors
    /// When it is no object.
    pub fn of(field: &'static str, value: &'v Value) -> Result<Fields<'v>, WrongField> {
        match value {
            Value::Null => Ok(Fields(&[])),
            Value::Object(entries) => Ok(Fields(entries)),
            _ => Err(WrongField { field, expected: "an object" }),
        }
    }

    /// What is in a field.
    pub fn get(&self, field: &'static str) -> &'v Value {
        self.0.iter().rfind(|(name, _)| name == field).map_or(&Value::Null, |(_, value)| value)
    }

    /// A text.
    ///
    /// # Errors
    /// When something else is there.
    pub fn text(&self, field: &'static str) -> Result<String, WrongField> {
        text(field, self.get(field))
    }

    /// A text that need not be there.
    ///
    /// # Errors
    /// When something else is there.
    pub fn optional(&self, field: &'static str) -> Result<Option<String>, WrongField> {
        Ok(Some(self.text(field)?).filter(|text| !text.is_empty()))
    }

    /// A number from 0 to 4294967295.
    ///
    /// # Errors
    /// When something else is there.
    pub fn number(&self, field: &'static str) -> Result<u32, WrongField> {
        number(field, self.get(field))
    }

    /// Whether a field is true.
    ///
    /// # Errors
    /// When something else than true or false is there.
    pub fn flag(&self, field: &'static str) -> Result<bool, WrongField> {
        match self.get(field) {
            Value::Null => Ok(false),
            Value::Flag(flag) => Ok(*flag),
            _ => Err(WrongField { field, expected: "true or false" }),
        }
    }

    /// A list.
    ///
    /// # Errors
    /// When something else is there.
    pub fn list(&self, field: &'static str) -> Result<&'v [Value], WrongField> {
        match self.get(field) {
            Value::Null => Ok(&[]),
            Value::List(list) => Ok(list),
            _ => Err(WrongField { field, expected: "a list" }),
        }
    }

    /// A list of texts.
    ///
    /// # Errors
    /// When something else is there.
    pub fn texts(&self, field: &'static str) -> Result<Vec<String>, WrongField> {
        self.list(field)?.iter().map(|value| text(field, value)).collect()
    }

    /// A list of numbers from 0 to 255.
    ///
    /// # Errors
    /// When something else is there.
    pub fn bytes(&self, field: &'static str) -> Result<Vec<u8>, WrongField> {
        let byte = |value| {
            let wrong = WrongField { field, expected: "a number from 0 to 255" };
            u8::try_from(number(field, value)?).map_err(|_| wrong)
        };
        self.list(field)?.iter().map(byte).collect()
    }

    /// A list of pairs of texts.
    ///
    /// # Errors
    /// When something else is there.
    pub fn pairs(&self, field: &'static str) -> Result<Vec<(String, String)>, WrongField> {
        let pair = |value: &Value| match value {
            Value::List(pair) if pair.len() == 2 => Ok((text(field, &pair[0])?, text(field, &pair[1])?)),
            _ => Err(WrongField { field, expected: "a list of pairs" }),
        };
        self.list(field)?.iter().map(pair).collect()
    }
}

fn text(field: &'static str, value: &Value) -> Result<String, WrongField> {
    match value {
        Value::Null => Ok(String::new()),
        Value::Text(text) => Ok(text.clone()),
        _ => Err(WrongField { field, expected: "a text" }),
    }
}

fn number(field: &'static str, value: &Value) -> Result<u32, WrongField> {
    let number = match value {
        Value::Null => Some(0),
        Value::Number(number) => u32::try_from(*number).ok(),
        _ => None,
    };
    number.ok_or(WrongField { field, expected: "a whole number" })
}
