//! The Berolina web application.

fn main() {}
