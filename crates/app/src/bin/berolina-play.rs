//! The games.

fn main() {
    berolina_app::play();
}
