//! Sentences of one language, by what they say.

use berolina_rules::{Player, Reason};

use crate::data::{PHRASES, Phrases};

/// Declares the phrases with their keys in `phrases/<language>.toml`.
macro_rules! phrases {
    ($($name:ident = $key:literal,)*) => {
        /// A sentence or word of which every language has its own.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Phrase {
            $(#[doc = concat!("`", $key, "`")] $name,)*
        }

        impl Phrase {
            /// All of them.
            pub const ALL: &[Phrase] = &[$(Phrase::$name,)*];

            /// Its key in the file of a language.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Phrase::$name => $key,)*
                }
            }
        }
    };
}

phrases! {
    CaptureFree = "capture.free",
    CaptureCompulsory = "capture.compulsory",
    NoMovesDraw = "no-moves.draw",
    NoMovesStalemate = "no-moves.stalemate",
    NoMovesMoverWins = "no-moves.mover-wins",
    NoMovesFewerPiecesWins = "no-moves.fewer-pieces-wins",
    NoMovesSkip = "no-moves.skip",
    NoMovesDrawShort = "no-moves.draw-short",
    NoMovesMoverWinsShort = "no-moves.mover-wins-short",
    NoMovesFewerPiecesWinsShort = "no-moves.fewer-pieces-wins-short",
    NoMovesSkipShort = "no-moves.skip-short",
    NoMovesDrawUnlike = "no-moves.draw-unlike-chess",
    NoMovesStalemateUnlike = "no-moves.stalemate-unlike-chess",
    NoMovesMoverWinsUnlike = "no-moves.mover-wins-unlike-chess",
    NoMovesFewerPiecesWinsUnlike = "no-moves.fewer-pieces-wins-unlike-chess",
    NoMovesSkipUnlike = "no-moves.skip-unlike-chess",
    NoPieces = "no-pieces.mover-wins",
    ArraysOne = "arrays.one",
    ArraysMany = "arrays.many",
    Turns = "turns.order",
    TurnFirst = "turns.first",
    TurnNext = "turns.next",
    CheckNone = "check.none",
    CheckNoneUnlike = "check.none-unlike-chess",
    CheckSingle = "check.single",
    CheckSingleUnlike = "check.single-unlike-chess",
    CheckLast = "check.last-of-many",
    CheckLastUnlike = "check.last-of-many-unlike-chess",
    CheckCapture = "check.capture-wins",
    CheckCaptureUnlike = "check.capture-wins-unlike-chess",
    CastlingOnly = "castling.only",
    CastlingNone = "castling.none",
    CastlingNoneShort = "castling.none-short",
    CastlingNoneUnlike = "castling.none-unlike-chess",
    CastlingUnchecked = "castling.unchecked",
    CastlingUncheckedShort = "castling.unchecked-short",
    CastlingUncheckedUnlike = "castling.unchecked-unlike-chess",
    CastlingFischer = "castling.fischer",
    CastlingFischerShort = "castling.fischer-short",
    CastlingFischerUnlike = "castling.fischer-unlike-chess",
    CastlingSafe = "castling.safe",
    CastlingSafeShort = "castling.safe-short",
    CastlingSafeUnlike = "castling.safe-unlike-chess",
    CastlingRights = "castling.rights",
    CastlingNew = "castling.new",
    CastlingBarred = "castling.barred",
    Promotion = "promotion.choice",
    PromotionBase = "promotion.base",
    PromotionSpare = "promotion.spare-king",
    PromotionNone = "promotion.none",
    DoubleStep = "double-step.plain",
    DoubleStepJumps = "double-step.jumps",
    DoubleStepNone = "double-step.none",
    EnPassant = "en-passant.plain",
    EnPassantEach = "en-passant.each",
    EnPassantCompulsory = "en-passant.compulsory",
    EnPassantNone = "en-passant.none",
    DrawClaims = "draws.claims",
    DrawAutomatic = "draws.automatic",
    DrawFiftyEnds = "draws.fifty-ends",
    DrawAgreed = "draws.agreed",
    DrawAgreedAll = "draws.agreed-all",
    DrawDeadBishops = "draws.dead-bishops",
    DrawBareKings = "draws.bare-kings",
    DrawLone = "draws.lone",
    DrawOneShade = "draws.one-shade",
    DrawNotYet = "draws.not-yet",
    Resigning = "resigning.loses",
    ResigningNone = "resigning.none",
    LegendSlide = "legend.slide",
    LegendLeap = "legend.leap",
    LegendMove = "legend.move",
    LegendCapture = "legend.capture",
    LegendBlock = "legend.block",
    NoteDivergent = "note.divergent",
    NoteLeaps = "note.leaps",
    NoteSlides = "note.slides",
    NoteSteps = "note.steps",
    NoteDoubleStep = "note.double-step",
    NoteDoubleStepJumps = "note.double-step-jumps",
    NoteEnPassant = "note.en-passant",
    NotePromotes = "note.promotes",
    NotePromotesBase = "note.promotes-base",
    NoteCastles = "note.castles",
    NotePartner = "note.castling-partner",
    NoteShade = "note.shade",
    HeadingStart = "heading.start",
    HeadingGlance = "heading.glance",
    HeadingDemos = "heading.demos",
    HeadingPieces = "heading.pieces",
    HeadingPresets = "heading.presets",
    HeadingSources = "heading.sources",
    HeadingLegend = "heading.legend",
    HeadingContents = "heading.contents",
    HeadingGames = "heading.games",
    TablePiece = "table.piece",
    TableLetter = "table.letter",
    TableValue = "table.value",
    TableBetza = "table.betza",
    TableRemarks = "table.remarks",
    TablePrinted = "table.printed",
    TablePieces = "table.pieces",
    TablePresets = "table.presets",
    TableNoValue = "table.no-value",
    TableGame = "table.game",
    TableCastling = "table.castling",
    TableNoMoves = "table.no-moves",
    TablePlayed = "table.played",
    GlanceHint = "page.glance-hint",
    PagePlay = "page.play",
    PageTitle = "page.title",
    PageIndex = "page.index",
    PageGlance = "page.glance",
    PageGallery = "page.gallery",
    PagePieceAt = "page.piece-at",
    PageLive = "page.live",
    PageGames = "page.games",
    PageDescription = "page.description",
    PageThisPage = "page.this-page",
    PageSee = "page.see",
    PageStart = "page.start",
    PageWatch = "page.watch",
    PageWatchDemo = "page.watch-demo",
    PageShowMoves = "page.show-moves",
    PagePlain = "page.plain",
    PageFooter = "page.footer",
    BetzaBoard = "betza.board",
    BetzaOpen = "betza.open",
    BetzaPress = "betza.press",
    BetzaPictures = "betza.pictures",
    PagePresetOf = "page.preset-of",
    SaidSlide = "said.slide",
    SaidLeap = "said.leap",
    SaidMove = "said.move",
    SaidCapture = "said.capture",
    SaidCastle = "said.castle",
    SaidBlock = "said.block",
    OutcomeWin = "outcome.win",
    OutcomeDraw = "outcome.draw",
    ReasonNoPieces = "reason.no-pieces",
    ReasonNoMoves = "reason.no-moves",
    ReasonFewerPieces = "reason.fewer-pieces",
    ReasonStalemate = "reason.stalemate",
    ReasonCheckmate = "reason.checkmate",
    ReasonKingCaptured = "reason.king-captured",
    ReasonMaterial = "reason.insufficient-material",
    ReasonMoves = "reason.seventy-five-moves",
    ReasonOther = "reason.other",
    ListMany = "list.many",
    ListOr = "list.or",
    ListRange = "list.range",
    ListEach = "list.each",
    ListEachNext = "list.each-next",
}

/// The words of one language.
///
/// ```
/// use berolina_guide::{Phrase, Words};
///
/// let english = Words::find("en").unwrap();
/// assert_eq!(english.get(Phrase::TableLetter), "Letter");
/// assert_eq!(english.role("king"), "king");
/// assert!(Words::find("tlh").is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Words {
    phrases: &'static Phrases,
}

impl Words {
    /// The words of a language, by its code: `en`.
    pub fn find(language: &str) -> Option<Words> {
        let phrases = PHRASES.iter().find(|phrases| phrases.language == language)?;
        Some(Words { phrases })
    }

    /// The codes of all languages that there are.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        PHRASES.iter().map(|phrases| phrases.language)
    }

    /// The code of the language.
    pub fn language(self) -> &'static str {
        self.phrases.language
    }

    /// A phrase; some have placeholders for [`fill`].
    pub fn get(self, phrase: Phrase) -> &'static str {
        // Tests see to it that no language lacks any.
        self.find_text(phrase.key()).unwrap_or(phrase.key())
    }

    /// The name of a role in this language, for the inside of a sentence.
    pub fn role(self, name: &'static str) -> &'static str {
        self.find_text(&format!("role.{name}")).unwrap_or(name)
    }

    /// The name of a player.
    pub fn player(self, player: Player) -> &'static str {
        self.find_text(&format!("player.{}", player.name())).unwrap_or(player.title())
    }

    /// A small number in words.
    pub fn number(self, number: usize) -> String {
        self.find_text(&format!("number.{number}")).map_or_else(|| number.to_string(), str::to_owned)
    }

    /// Why a game has ended by itself.
    pub fn reason(self, reason: Reason) -> &'static str {
        self.get(match reason {
            Reason::Checkmate => Phrase::ReasonCheckmate,
            Reason::KingCaptured => Phrase::ReasonKingCaptured,
            Reason::NoPieces => Phrase::ReasonNoPieces,
            Reason::NoMoves => Phrase::ReasonNoMoves,
            Reason::FewerPieces => Phrase::ReasonFewerPieces,
            Reason::Stalemate => Phrase::ReasonStalemate,
            Reason::InsufficientMaterial => Phrase::ReasonMaterial,
            Reason::SeventyFiveMoves => Phrase::ReasonMoves,
            // What only a whole game can end by does not happen in a demonstration.
            _ => Phrase::ReasonOther,
        })
    }

    /// `king, queen or rook`.
    pub fn any_of(self, items: &[&str]) -> String {
        let Some((last, before)) = items.split_last() else { return String::new() };
        if before.is_empty() {
            return (*last).to_owned();
        }
        let before = before.join(self.get(Phrase::ListMany));
        fill(self.get(Phrase::ListOr), &[("first", &before), ("last", last)])
    }

    /// The keys of the language's file.
    #[cfg(test)]
    pub(crate) fn keys(self) -> impl Iterator<Item = &'static str> {
        self.phrases.texts.iter().map(|(key, _)| *key)
    }

    fn find_text(self, key: &str) -> Option<&'static str> {
        let texts = self.phrases.texts;
        let number = texts.binary_search_by(|(other, _)| (*other).cmp(key)).ok()?;
        Some(texts[number].1)
    }
}

/// Puts values into the placeholders of a text; others stay.
///
/// ```
/// use berolina_guide::fill;
///
/// assert_eq!(fill("{winner} wins: {why}.", &[("winner", "White")]), "White wins: {why}.");
/// ```
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut text = template.to_owned();
    for (name, value) in values {
        text = text.replace(&format!("{{{name}}}"), value);
    }
    text
}
