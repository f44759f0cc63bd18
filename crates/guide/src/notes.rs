//! The lines beneath a shown piece: what its marks mean.

use berolina_rules::{Explanation, MarkClass, Piece, Rules, capitalised};

use crate::Words;
use crate::facts::{choices, is_many};
use crate::pawns::{Double, double_from, takes_in_passing};
use crate::scene::Scene;
use crate::words::{Phrase, fill};

/// What is said beneath a piece of the gallery: its name, then what its marks mean.
pub(crate) fn lines(scene: &Scene, words: Words) -> Vec<String> {
    let Scene { rules, piece, .. } = scene;
    let mut lines = vec![capitalised(words.role(rules.spec(piece.role).name))];
    lines.extend(notes(rules, &scene.explain(), *piece, words));
    if scene.is_castled_with() {
        lines.push(words.get(Phrase::NotePartner).to_owned());
    }
    lines
}

/// What is to be said of a piece with these marks. Each line is there because of some mark, or of
/// some path of the piece, never because somebody wrote so.
fn notes(rules: &Rules, explanation: &Explanation, piece: Piece, words: Words) -> Vec<String> {
    let plain = explanation.marks.iter().filter(|mark| !mark.castle).collect::<Vec<_>>();
    let any = |class| plain.iter().any(|mark| mark.class == class);
    let far = |class| plain.iter().any(|mark| mark.class == class && mark.path.len() > 1);
    let mut lines: Vec<String> = Vec::new();
    let mut say = |is: bool, phrase: Phrase| {
        if is {
            lines.push(words.get(phrase).to_owned());
        }
    };
    say(any(MarkClass::Slide) && far(MarkClass::Slide), Phrase::NoteSlides);
    say(any(MarkClass::Slide) && !far(MarkClass::Slide), Phrase::NoteSteps);
    say(any(MarkClass::Leap), Phrase::NoteLeaps);
    say(any(MarkClass::MoveOnly) || any(MarkClass::CaptureOnly), Phrase::NoteDivergent);
    let double = double_from(rules, piece, explanation.origin);
    say(double == Some(Double::Steps), Phrase::NoteDoubleStep);
    say(double == Some(Double::Jumps), Phrase::NoteDoubleStepJumps);
    let passing = explanation.marks.iter().any(|mark| mark.en_passant);
    say(passing && takes_in_passing(rules, piece), Phrase::NoteEnPassant);
    say(explanation.marks.iter().any(|mark| mark.castle), Phrase::NoteCastles);
    say(rules.keeps_shade(piece.role), Phrase::NoteShade);
    if explanation.marks.iter().any(|mark| mark.promote) {
        let choices = choices(rules, piece.role, words);
        let phrase = if is_many(rules) { Phrase::NotePromotesBase } else { Phrase::NotePromotes };
        lines.push(fill(words.get(phrase), &[("choices", &choices)]));
    }
    lines
}
