use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// What was read, before anybody knows what it should be. [`Fields`](crate::Fields) takes it apart.
///
/// It holds only what is stored here: of numbers, whole ones from 0.
///
/// ```
/// use berolina_rules::Value;
///
/// let read: Value = serde_json::from_str("[true, null, 3, -3]").unwrap();
/// assert_eq!(read, Value::List(vec![Value::Flag(true), Value::Null, Value::Number(3), Value::Other]));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Value {
    /// Nothing.
    #[default]
    Null,
    /// True or false.
    Flag(bool),
    /// A whole number that is not below 0.
    Number(u64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// Names and what they stand for; of one name twice the last counts.
    Object(Vec<(String, Value)>),
    /// A number that is below 0 or not whole: nothing that is stored has one.
    Other,
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

/// Takes whatever comes.
struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Flag(flag))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(u64::try_from(number).map_or(Value::Other, Value::Number))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
        Ok(Value::Other)
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = access.next_element()? {
            list.push(value);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = access.next_entry()? {
            entries.push(entry);
        }
        Ok(Value::Object(entries))
    }
}
