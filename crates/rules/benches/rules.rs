//! What the page and the command line ask of the rules, timed: `cargo bench -p berolina-rules`.

use std::sync::Arc;

use berolina_board::Board;
use berolina_rules::betza::Betza;
use berolina_rules::notation::{all_sans, fen_of, position_from_fen, read_move};
use berolina_rules::{Mobility, Player, Position, Rules, variants};
use divan::{Bencher, black_box, counter::ItemsCount};

fn main() {
    divan::main();
}

/// Open lines, captures on both sides, a pawn about to promote.
const MIDDLE_GAME: &str = "r1bqk2r/pPp2ppp/2n2n2/3pp3/1b1PP3/2N2N2/P1P2PPP/R1BQKB1R w KQkq - 0 8";

fn rules() -> Arc<Rules> {
    variants::rules("suicide").expect("it is one of ours")
}

fn position(fen: &str) -> Position {
    position_from_fen(&rules(), fen).expect("a position").0
}

#[divan::bench(args = [3, 4, 5])]
fn perft_from_the_start(bencher: Bencher<'_, '_>, depth: u32) {
    let start = Position::start(&rules());
    bencher.counter(ItemsCount::new(start.perft(depth))).bench(|| start.perft(black_box(depth)));
}

#[divan::bench]
fn compile_the_rules() -> Rules {
    Rules::new(variants::find("suicide").expect("it is one of ours")).expect("they compile")
}

#[divan::bench]
fn list_legal_moves(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    bencher.bench(|| black_box(&position).legal_moves());
}

#[divan::bench]
fn explain_every_piece(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    let squares: Vec<_> = position.pieces().into_iter().map(|(square, _)| square).collect();
    bencher
        .counter(ItemsCount::new(squares.len()))
        .bench(|| squares.iter().map(|square| position.explain(*square).marks.len()).sum::<usize>());
}

#[divan::bench]
fn explain_legal_moves_of_a_queen(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    let queen = position.rules().board().square("d1").expect("a square");
    bencher.bench(|| black_box(&position).explain_legal(queen));
}

#[divan::bench]
fn repetition_key(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    bencher.bench(|| black_box(&position).key());
}

#[divan::bench]
fn write_a_fen(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    bencher.bench(|| fen_of(black_box(&position)));
}

#[divan::bench]
fn read_a_fen(bencher: Bencher<'_, '_>) {
    let rules = rules();
    bencher.bench(|| position_from_fen(&rules, black_box(MIDDLE_GAME)));
}

#[divan::bench]
fn write_all_sans(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    bencher.bench(|| all_sans(black_box(&position)));
}

#[divan::bench]
fn read_a_san(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    bencher.bench(|| read_move(&position, black_box("exd5")));
}

/// A queen, a cannon, and a falcon, which has several ways to a square.
#[divan::bench(args = ["RB", "mRcpR", "afafsKafsafzfK", "KNADcaKmcabK"])]
fn mobility_on_the_largest_board(bencher: Bencher<'_, '_>, notation: &str) {
    let board = Board::rectangle(16, 16).expect("a board");
    let piece: Betza = notation.parse().expect("a notation");
    bencher.bench(|| Mobility::of(black_box(&piece), &board, Player::White));
}

#[divan::bench]
fn threats(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    bencher.bench(|| black_box(&position).threats(Player::White));
}

#[divan::bench]
fn ghost_squares_of_a_pawn(bencher: Bencher<'_, '_>) {
    let position = position(MIDDLE_GAME);
    let pawn = position.rules().board().square("e4").expect("a square");
    bencher.bench(|| black_box(&position).ghost_squares(pawn));
}
