//! The canonical form, and what is said about the notation that was read.

use berolina_rules::betza::{Betza, NoticeKind};

/// What is typed, and its canonical form.
const FORMS: &[(&str, &str)] = &[
    // Any order is read.
    ("mfW", "fmW"),
    ("mfWcefFimfnD", "fmWfceFifmnD"),
    ("nmfiD", "ifmnD"),
    ("cmR", "mcR"),
    ("ecfF", "fceF"),
    ("tmcR", "mctR"),
    ("kfR", "fkR"),
    ("pcR", "cpR"),
    ("jfjH", "fjjH"),
    ("ognW3", "gonW3"),
    ("yogpaW", "pgoyaW"),
    // Direction letters stay as typed.
    ("ffrrN", "ffrrN"),
    ("rfN", "rfN"),
    ("rbB", "rbB"),
    ("hrN", "hrN"),
    ("fsF", "fsF"),
    // Old riders.
    ("NN", "N0"),
    ("WW", "W0"),
    ("KK", "K0"),
    ("fmNN", "fmN0"),
    ("WFF", "WF0"),
    ("R0", "R0"),
    ("W12", "W12"),
    ("fmW*", "fmW*"),
    ("WXDY", "WXDY"),
    // Two programs, two meanings.
    ("L", "C"),
    ("J", "Z"),
    ("fLJ", "fCZ"),
    ("LL", "C0"),
    ("JX", "ZX"),
    // What would be read as a doubled letter.
    ("LC", "C1C"),
    ("LfC", "CfC"),
    ("LCX", "CCX"),
    ("NNX", "NNX"),
    ("NNNX", "N0NX"),
    ("fKW", "fW1W"),
    ("fQR", "fR0R"),
    ("frKafF", "frFafF"),
    // Kings and queens with directions are written by their parts.
    ("fK", "fW"),
    ("sK", "sW"),
    ("vK", "vW"),
    ("frK", "frF"),
    ("fsK", "fF"),
    ("bsK", "bF"),
    ("lbK", "blF"),
    ("vsK", "F"),
    ("fbK", "vW"),
    ("frfK", "fWfrF"),
    ("frflK", "fF"),
    ("fhK", "fWfF"),
    ("frflbK", "bWfF"),
    ("frblK", "frblF"),
    ("fcK3", "fcW3"),
    ("ifmQ", "ifmR"),
    ("fKK", "fW0"),
    ("flQ", "flB"),
    ("fkRfkBK", "fkRfkBK"),
    ("mQcN", "mQcN"),
    // Not when other legs follow.
    ("afK", "afK"),
    ("cafK", "cafK"),
    ("fcafK", "fcafK"),
    ("KNADcaKmcabK", "KNADcaKmcabK"),
    ("NpmafspmacabK", "NmpafsmpacabK"),
    ("FyafsF", "FyafsF"),
    ("afafsKafsafzfK", "afafsKafsafzfK"),
    ("afsafzW", "afsafzW"),
    ("afsafzmW", "afsafmzW"),
    ("afsafmzW", "afsafmzW"),
    ("afraflWaflafrW", "afraflWaflafrW"),
    ("KisO2", "KisO2"),
    ("KsijO2", "KisjO2"),
    ("isO4isO3isO2", "isO4isO3isO2"),
];

#[test]
fn forms() {
    for (typed, canonical) in FORMS {
        let piece: Betza = typed.parse().unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(piece.to_string(), *canonical, "{typed}");
    }
}

#[test]
fn canonical_forms_are_read_as_the_same_piece() {
    for (typed, canonical) in FORMS {
        let piece: Betza = typed.parse().unwrap();
        let again: Betza = canonical.parse().unwrap();
        assert_eq!(again.to_string(), *canonical, "{typed}");
        assert_eq!(piece, again, "{typed}");
    }
}

#[test]
fn ambiguous_atoms_are_flagged_where_they_stand() {
    let (_, notices) = Betza::parse("fmLJNN").unwrap();
    let flags: Vec<_> = notices.iter().map(|notice| (notice.column, notice.kind)).collect();
    assert_eq!(
        flags,
        [
            (3, NoticeKind::Ambiguous { letter: 'L', read_as: 'C' }),
            (4, NoticeKind::Ambiguous { letter: 'J', read_as: 'Z' }),
        ]
    );
    assert_eq!(
        notices[1].to_string(),
        "column 4: 'J' means different leaps to different programs, it is read as 'Z'"
    );
    assert!(Betza::parse("CZ").unwrap().1.is_empty());
}
