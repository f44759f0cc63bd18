//! `berolina-pages OUT_DIR`: writes the pages of all games as plain HTML.

fn main() {}
