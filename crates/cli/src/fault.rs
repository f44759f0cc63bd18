use std::fmt;

/// Bad input: one line that says where, and what to do.
#[derive(Debug)]
pub struct Fault(String);

impl Fault {
    /// With this text; line breaks in it, which only input can have brought, become blanks.
    pub fn new(text: impl fmt::Display) -> Fault {
        Fault(text.to_string().replace(['\n', '\r'], " "))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<lexopt::Error> for Fault {
    fn from(error: lexopt::Error) -> Fault {
        Fault::new(format_args!("{error}; try 'berolina --help'"))
    }
}
