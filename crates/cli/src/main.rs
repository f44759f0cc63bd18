//! `berolina` on the command line.

fn main() {}
