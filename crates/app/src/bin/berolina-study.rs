//! The rules of the games, and how pieces move.

fn main() {
    berolina_app::study();
}
