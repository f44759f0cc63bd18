//! What games are called in the `Variant` tag. Names are compared without case, blanks and signs,
//! and without a `960` at the end.

use crate::Variant;
use crate::variants::{ALL, find};

/// Names that other programs and people use, and the ids that they mean in a file.
const ALIASES: &[(&str, &str)] = &[
    // XBoard and FICS mean the rules of FICS by this name, and so do we when it comes from a file.
    ("suicide", "fics-suicide"),
    ("suicidechess", "fics-suicide"),
    ("wild26", "suicide"),
    ("iccwild26", "suicide"),
    ("iccgiveaway", "suicide"),
    ("giveawaychess", "suicide"),
    ("lichessantichess", "antichess"),
    ("capablanca", "capablanca-random"),
    ("capablancachess", "capablanca-random"),
    ("capablancarandom", "capablanca-random"),
    ("crc", "capablanca-random"),
];

fn plain(name: &str) -> String {
    let plain: String =
        name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    plain.strip_suffix("960").map(str::to_owned).unwrap_or(plain)
}

/// The variant that a name in a file means.
pub(super) fn variant_called(name: &str) -> Option<&'static Variant> {
    let wanted = plain(name);
    let alias = ALIASES.iter().find(|(alias, _)| *alias == wanted);
    let called = |other: &str| plain(other) == wanted;
    alias.and_then(|(_, id)| find(id)).or_else(|| {
        let in_files = ALL.iter().find(|variant| called(variant.pgn_name));
        let here = || ALL.iter().find(|variant| called(variant.id) || called(variant.name));
        in_files.or_else(here).copied()
    })
}

/// Whether the name means one variant in files, and is the id of another one here.
pub(super) fn means_another_here(name: &str) -> bool {
    let wanted = plain(name);
    variant_called(name).is_some_and(|meant| {
        ALL.iter().any(|variant| {
            (plain(variant.id) == wanted || plain(variant.name) == wanted) && variant.id != meant.id
        })
    })
}

/// The names of all variants in files, `giveaway, antichess`.
pub(super) fn known() -> String {
    let names: Vec<&str> = ALL.iter().map(|variant| variant.pgn_name).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_files() {
        for (name, id) in [
            ("Antichess", "antichess"),
            ("ANTI-CHESS", "antichess"),
            ("giveaway", "suicide"),
            ("Wild 26", "suicide"),
            ("Suicide", "fics-suicide"),
            ("Suicide960", "fics-suicide"),
            ("suicide chess", "fics-suicide"),
            ("FICS Suicide", "fics-suicide"),
            ("Losing Chess", "losing-chess"),
            ("losing-chess", "losing-chess"),
            ("CapaRandom", "capablanca-random"),
            ("Capablanca", "capablanca-random"),
            ("Capablanca Random Chess", "capablanca-random"),
            ("Caparandom960", "capablanca-random"),
            ("CRC", "capablanca-random"),
        ] {
            assert_eq!(variant_called(name).map(|variant| variant.id), Some(id), "{name}");
        }
        for other in ["", "960", "Losers", "Crazyhouse", "Chess960"] {
            assert!(variant_called(other).is_none(), "{other}");
        }
    }

    #[test]
    fn every_variant_reads_back_its_own_name() {
        for variant in ALL {
            assert_eq!(variant_called(variant.pgn_name).map(|found| found.id), Some(variant.id));
        }
    }

    #[test]
    fn only_suicide_means_another_game_here() {
        assert!(means_another_here("Suicide") && means_another_here("Suicide Chess"));
        assert!(!means_another_here("giveaway") && !means_another_here("Antichess"));
    }
}
