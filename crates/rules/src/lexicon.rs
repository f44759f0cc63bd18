//! Pieces that people know by name.
//!
//! Sources: the piece tables of XBoard's rules pages, the games named here, and the fairy pieces of chess
//! problems and of chessvariants.com.

/// A piece with its name, from wherever it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedPiece {
    /// Its lower-case English name: `nightrider`.
    pub name: &'static str,
    /// Other names, separated by a comma and a space; empty where there are none.
    pub aliases: &'static str,
    /// How it moves, in canonical Betza notation. Castling, palaces, rivers and promotion are matters of
    /// a game and not in it.
    pub betza: &'static str,
    /// What it is worth in hundredths of a pawn of its game, as the rules page of that game says. Shogi's
    /// pawns are worth less than others.
    pub value: Option<u16>,
    /// Its game, or who invented it.
    pub origin: &'static str,
}

/// A piece with this name or alias, in whatever case; hyphens, underscores and spaces are the same.
///
/// ```
/// use berolina_rules::lexicon;
///
/// assert_eq!(lexicon::find("Half duck").unwrap().betza, "HFD");
/// assert_eq!(lexicon::find("cardinal").unwrap().name, "archbishop");
/// assert_eq!(lexicon::find("no such piece"), None);
/// ```
pub fn find(name: &str) -> Option<&'static NamedPiece> {
    let wanted = name.trim();
    PIECES.iter().find(|piece| {
        let mut names = piece.aliases.split(", ").chain([piece.name]);
        !wanted.is_empty() && names.any(|known| is_same(known, wanted))
    })
}

/// The piece that people know by this canonical notation.
///
/// ```
/// use berolina_rules::lexicon;
///
/// assert_eq!(lexicon::named("Q").unwrap().name, "queen");
/// assert_eq!(lexicon::named("QBRN"), None);
/// ```
pub fn named(canonical: &str) -> Option<&'static NamedPiece> {
    // The one abbreviation that is as usual as what it stands for.
    let canonical = if canonical == "Q" { "RB" } else { canonical };
    PIECES.iter().find(|piece| piece.betza == canonical)
}

/// How to draw a piece of which only the canonical notation is known: the name of its role, `piece` when
/// it has none, and a letter for those of which there is no drawing.
///
/// ```
/// use berolina_rules::lexicon;
///
/// assert_eq!(lexicon::drawn_as("BN"), ("archbishop", 'A'));
/// assert_eq!(lexicon::drawn_as("fmH3"), ("piece", 'F'));
/// ```
pub fn drawn_as(canonical: &str) -> (&'static str, char) {
    let name = named(canonical).map(|piece| piece.name);
    let letter = name.unwrap_or(canonical).chars().find(char::is_ascii_alphabetic).unwrap_or('?');
    (name.unwrap_or("piece"), letter.to_ascii_uppercase())
}

fn is_same(known: &str, wanted: &str) -> bool {
    let plain = |byte: u8| if matches!(byte, b'-' | b'_') { b' ' } else { byte.to_ascii_lowercase() };
    known.len() == wanted.len() && known.bytes().map(plain).eq(wanted.bytes().map(plain))
}

const fn piece(
    name: &'static str,
    aliases: &'static str,
    betza: &'static str,
    value: u16,
    origin: &'static str,
) -> NamedPiece {
    let value = if value == 0 { None } else { Some(value) };
    NamedPiece { name, aliases, betza, value, origin }
}

/// All of them: those of chess first, then roughly by kind.
#[rustfmt::skip]
pub static PIECES: &[NamedPiece] = &[
    piece("king", "", "K", 0, "chess"),
    piece("queen", "", "RB", 950, "chess"),
    piece("rook", "chariot", "R", 500, "chess"),
    piece("bishop", "courier", "B", 325, "chess"),
    piece("knight", "springer", "N", 325, "chess"),
    piece("pawn", "", "fmWfceFifmnD", 100, "chess"),
    piece("berolina pawn", "berolina", "fmFfceWifmnA", 100, "Edmund Nebermann, 1926"),
    piece("hoplite", "", "fmFfcWifmA", 100, "Spartan Chess, Steven Streetman"),
    piece("steward", "quadrapawn", "mWcF", 0, "Jörg Knappe"),
    piece("archbishop", "cardinal, princess, janus, hawk, warlord, bishop-knight", "BN", 875, "Capablanca Chess"),
    piece("chancellor", "marshall, marshal, empress, rook-knight", "RN", 900, "Capablanca Chess"),
    piece("amazon", "superqueen, queen-knight", "QN", 1225, "old Russian chess; Superchess"),
    piece("centaur", "veteran, councillor, crowned knight", "KN", 750, "Superchess"),
    piece("man", "commoner, mann, prince, crown prince", "K", 300, "Courier Chess; Knightmate"),
    piece("general", "crowned rook", "RF", 700, "Spartan Chess, Steven Streetman"),
    piece("captain", "woody rook, war machine", "WD", 300, "Spartan Chess; Great Shatranj"),
    piece("lieutenant", "", "FAsmW", 350, "Spartan Chess, Steven Streetman"),
    piece("crowned bishop", "", "BW", 0, "compound of bishop and wazir"),
    piece("ferz", "fers, firzan, met, advisor", "F", 150, "Shatranj"),
    piece("wazir", "schleich, vizier", "W", 150, "Tamerlane Chess; Courier Chess"),
    piece("alfil", "", "A", 100, "Shatranj"),
    piece("dabbaba", "dabbabah", "D", 0, "Tamerlane Chess"),
    piece("threeleaper", "trebuchet", "H", 0, "fairy chess"),
    piece("tripper", "", "G", 0, "fairy chess"),
    piece("camel", "jamal", "C", 0, "Tamerlane Chess"),
    piece("zebra", "", "Z", 0, "fairy chess"),
    piece("giraffe", "", "FX", 0, "fairy chess"),
    piece("antelope", "", "NY", 0, "fairy chess"),
    piece("ibis", "", "NX", 0, "fairy chess"),
    piece("flamingo", "", "CX", 0, "fairy chess"),
    piece("fiveleaper", "", "DXNY", 0, "fairy chess"),
    piece("alibaba", "", "AD", 0, "fairy chess"),
    piece("squirrel", "", "NAD", 0, "fairy chess"),
    piece("gnu", "wildebeest", "NC", 0, "Wildebeest Chess, R. Wayne Schmittberger"),
    piece("okapi", "", "NZ", 0, "fairy chess"),
    piece("bison", "", "CZ", 0, "fairy chess"),
    piece("buffalo", "", "NCZ", 0, "fairy chess"),
    piece("zebu", "", "CFX", 0, "fairy chess"),
    piece("caliph", "", "BC", 0, "fairy chess"),
    piece("canvasser", "", "RC", 0, "fairy chess"),
    piece("champion", "", "WAD", 0, "Omega Chess, Daniel MacDonald"),
    piece("wizard", "", "FC", 0, "Omega Chess, Daniel MacDonald"),
    piece("modern elephant", "elephant, ferfil, alfil-ferz", "FA", 300, "Great Shatranj"),
    piece("marquis", "", "NW", 0, "fairy chess"),
    piece("high priestess", "", "FAN", 650, "Great Shatranj, Joe Joyce"),
    piece("minister", "", "WDN", 650, "Great Shatranj, Joe Joyce"),
    piece("mastodon", "pasha, great shatranj general", "WDFA", 650, "Great Shatranj, Joe Joyce"),
    piece("bede", "", "BD", 500, "Colorbound Clobberers, Ralph Betza"),
    piece("waffle", "phoenix", "WA", 300, "Colorbound Clobberers; Chu Shogi"),
    piece("fad", "", "FAD", 450, "Colorbound Clobberers, Ralph Betza"),
    piece("kirin", "kylin", "FD", 0, "Chu Shogi"),
    piece("charging rook", "", "fsRbWbF", 500, "Nutty Knights, Ralph Betza"),
    piece("charging knight", "", "fhNbsWbF", 375, "Nutty Knights, Ralph Betza"),
    piece("colonel", "", "fRsRKfhN", 950, "Nutty Knights, Ralph Betza"),
    piece("fibnif", "", "FbbNffN", 300, "Nutty Knights, Ralph Betza"),
    piece("short rook", "", "R4", 450, "Remarkable Rookies, Ralph Betza"),
    piece("half-duck", "", "HFD", 400, "Remarkable Rookies, Ralph Betza"),
    piece("crab", "", "ffNbsN", 0, "Ralph Betza"),
    piece("barc", "", "bbNfsN", 0, "Ralph Betza"),
    piece("knishop", "", "mNcB", 0, "Ralph Betza"),
    piece("biskni", "", "mBcN", 0, "Ralph Betza"),
    piece("kniroo", "", "mNcR", 0, "Ralph Betza"),
    piece("rookni", "", "mRcN", 0, "Ralph Betza"),
    piece("ski rook", "", "jR", 0, "fairy chess"),
    piece("ski bishop", "", "jB", 0, "fairy chess"),
    piece("nightrider", "", "N0", 500, "T. R. Dawson, 1925"),
    piece("camelrider", "", "C0", 0, "fairy chess"),
    piece("zebrarider", "", "Z0", 0, "fairy chess"),
    piece("dabbabarider", "", "D0", 0, "fairy chess"),
    piece("alfilrider", "", "A0", 0, "fairy chess"),
    piece("unicorn", "banshee", "BN0", 0, "Unicorn Great Chess, David Paulowich"),
    piece("raven", "waran", "RN0", 0, "fairy chess"),
    piece("grasshopper", "", "gQ", 0, "T. R. Dawson, 1913"),
    piece("rookhopper", "", "gR", 0, "fairy chess"),
    piece("bishopper", "", "gB", 0, "fairy chess"),
    piece("problem lion", "lion hopper", "pQ", 0, "fairy chess"),
    piece("cannon", "pao", "mRcpR", 450, "Xiangqi"),
    piece("vao", "arrow", "mBcpB", 0, "fairy chess"),
    piece("leo", "", "mQcpQ", 0, "fairy chess"),
    piece("griffin", "gryphon, griffon, aanca", "FyafsF", 0, "Grande Acedrex, 1283"),
    piece("manticore", "", "WyafsW", 0, "after the griffin"),
    piece("ship", "", "FfryaflFflyafrFbryafrFblyaflF", 0, "after the griffin"),
    piece("rose", "", "NafsNafsafqNafsafqafqNafsafqafqafqNafsafqafqafqafqNafsafqafqafqafqafqN", 0, "fairy chess"),
    piece("falcon", "", "afafsKafsafzfK", 500, "Falcon Chess, George William Duke"),
    piece("mao", "xiangqi horse", "afsW", 450, "Xiangqi"),
    piece("moa", "", "afsF", 0, "fairy chess"),
    piece("xiangqi elephant", "xiang", "nA", 200, "Xiangqi"),
    piece("xiangqi advisor", "mandarin, shi", "F", 200, "Xiangqi"),
    piece("xiangqi general", "jiang, shuai", "W", 0, "Xiangqi"),
    piece("soldier", "zu, bing", "fsW", 100, "Xiangqi, beyond the river"),
    piece("gold general", "gold, kin, tokin", "WfF", 900, "Shogi"),
    piece("silver general", "silver, gin, khon", "FfW", 800, "Shogi; Makruk"),
    piece("shogi knight", "keima", "fN", 600, "Shogi"),
    piece("lance", "kyosha", "fR", 500, "Shogi"),
    piece("shogi pawn", "fuhyo", "fW", 100, "Shogi"),
    piece("dragon king", "dragon, promoted rook", "RF", 1800, "Shogi"),
    piece("dragon horse", "promoted bishop", "BW", 1550, "Shogi"),
    piece("drunk elephant", "suizo", "FsfW", 1100, "Sho Shogi"),
    piece("makruk pawn", "bia, shatranj pawn", "fmWfcF", 100, "Makruk"),
    piece("lion", "shishi", "KNADcaKmcabK", 1500, "Chu Shogi"),
    piece("copper general", "copper", "fFvW", 0, "Chu Shogi"),
    piece("ferocious leopard", "leopard", "FvW", 0, "Chu Shogi"),
    piece("blind tiger", "tiger", "FsbW", 0, "Chu Shogi"),
    piece("go-between", "", "vW", 0, "Chu Shogi"),
    piece("side mover", "", "sRvW", 0, "Chu Shogi"),
    piece("vertical mover", "", "vRsW", 0, "Chu Shogi"),
    piece("reverse chariot", "", "vR", 0, "Chu Shogi"),
    piece("flying stag", "stag", "FvRsW", 0, "Chu Shogi"),
    piece("flying ox", "ox", "BvR", 0, "Chu Shogi"),
    piece("free boar", "boar", "BsR", 0, "Chu Shogi"),
    piece("whale", "", "fbRbB", 0, "Chu Shogi"),
    piece("white horse", "", "vRfB", 0, "Chu Shogi"),
    piece("horned falcon", "", "BsbRfWfDfcafWfmcabW", 0, "Chu Shogi"),
    piece("soaring eagle", "eagle", "RbBfFfAfcafFfmcabF", 0, "Chu Shogi"),
    piece("cylinder queen", "", "oRoB", 1100, "Cylinder Chess"),
    piece("cylinder rook", "", "oR", 500, "Cylinder Chess"),
    piece("cylinder bishop", "", "oB", 400, "Cylinder Chess"),
    piece("cylinder knight", "", "oN", 325, "Cylinder Chess"),
];
