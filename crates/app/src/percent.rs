//! Percent-encoding of what stands in a link.

/// A `%` that two hexadecimal digits do not follow, or bytes that are no text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadEncoding;

/// The text that was encoded. A plus is a plus.
pub fn decode(text: &str) -> Result<String, BadEncoding> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| byte.and_then(|byte| char::from(byte).to_digit(16)).ok_or(BadEncoding);
        let (high, low) = (digit(rest.next())?, digit(rest.next())?);
        bytes.push((16 * high + low) as u8);
    }
    String::from_utf8(bytes).map_err(|_| BadEncoding)
}

/// The names and values behind the `?` of a link, decoded.
pub fn pairs(query: &str) -> impl Iterator<Item = (&str, Result<String, BadEncoding>)> {
    // A plus may stand for a space in what other programs encode; nothing of ours has one.
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (name, decode(&value.replace('+', " "))))
}

/// What is said of a value that cannot be decoded.
pub fn damaged(name: &str) -> String {
    format!("The {name} in the link is damaged: it has a broken % sign.")
}

/// The text for use as a value in a link. Slashes stay: a FEN reads better with them.
pub fn encode(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'/' | b',' => {
                out.push(char::from(byte));
            }
            byte => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        for text in ["8/8 w - -", "wK|gN e3,d6", "Ünïcode & more = %", ""] {
            assert_eq!(decode(&encode(text)).as_deref(), Ok(text));
        }
        assert_eq!(decode("a%20b%7Cc").as_deref(), Ok("a b|c"));
    }

    #[test]
    fn broken() {
        for text in ["%", "%2", "%zz", "%ff"] {
            assert_eq!(decode(text), Err(BadEncoding));
        }
    }
}
