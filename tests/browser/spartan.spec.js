// Spartan Chess: two kings against one, on the page.

import { ask } from "../driver/oracle.js";
import { expect, test } from "../driver/test.js";

// From the start array: White castles, a pawn takes a king and becomes a queen in one move, and the other king is mated.
const GAME = "c2c4 c7b6 h2h4 g7h6 g1f3 f7e6 c4c5 d7b5 c5b6 h7g6 g2g3 b7d5 f1g2 g8f6 e1g1 e8g8 b6b7 g6f5 b7c8q f6h4 d2d4 a7b6 c8e6 f8e8 e6f5 h4f3 g2f3 b5a4 c1h6 d8d7 f5d5 b6a5 d5g8".split(" ");
const END = "lg2k1Ql/3ch3/7B/h7/h2P4/5BP1/PP2PP2/RN1Q1RK1 b - - 0 17";

const checks = (table) => table.read("data-check");

test("a whole game: castling, a spare king taken by a promotion, mate", async ({ table }) => {
  await table.open("spartan");
  await table.playGame(GAME);
  await table.expectPosition(END);
  await expect(table.status).toHaveAttribute("data-result", "white");
  await expect(table.status).toHaveAttribute("data-reason", "checkmate");
  const sans = await table.sans();
  expect(sans).toEqual(expect.arrayContaining(["O-O", "bxc8=Q", "Qxg8#"]));
  expect(await checks(table)).toEqual({ e8: "check" });
  const { outcome } = ask("moves", "spartan", "--fen", END);
  expect(outcome).toEqual({ winner: "white", reason: "checkmate" });
});

test("White castles to either side, by king and by rook", async ({ table }) => {
  const fen = "1k4k1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  for (const [to, end] of [["g1", "R4RK1"], ["h1", "R4RK1"], ["c1", "2KR3R"], ["a1", "2KR3R"]]) {
    await table.open("spartan", { fen });
    await expect(table.action("castle-short")).toBeVisible();
    await expect(table.action("castle-long")).toBeVisible();
    await table.click("e1", to);
    await table.expectPosition(`1k4k1/8/8/8/8/8/8/${end} b - - 1 1`);
  }
  // The Spartans have no castling.
  await table.open("spartan");
  await table.play("e2e4");
  await expect(table.action("castle-short")).toHaveCount(0);
});

test("one attacked king of two is a softer mark, and no check", async ({ table }) => {
  await table.open("spartan", { fen: "lgkcckwl/hhhhhhhh/8/6N1/8/8/PPPPPPPP/RNBQKB1R w KQ - 4 3", moves: "g5e6" });
  expect(await checks(table)).toEqual({ f8: "soft" });
  expect(await table.sans()).toEqual(["Ne6"]);
  await expect(table.status).toContainText("One of the kings is attacked");
});

test("both attacked is check, and only what ends it is allowed", async ({ table }) => {
  const fen = "lgkcckw1/hhhhhhhh/1N3lN1/8/8/8/PPPPPPPP/R1BQKB1R b KQ - 11 6";
  await table.open("spartan", { fen });
  expect(await checks(table)).toEqual({ c8: "check", f8: "check" });
  await expect(table.status).toContainText("both kings are attacked");
  await table.click("b7");
  await table.expectMarks({ b6: "capture" });
  await table.click("h7");
  await table.expectMarks({});
  await expect(table.status).toHaveAttribute("data-reason", /./);
  await table.click("b7", "b6");
  expect(await checks(table)).toEqual({ f8: "soft" });
});

test("a hoplite becomes a king as an answer to check", async ({ table }) => {
  await table.open("spartan", { fen: "8/7h/4N3/P5Qk/2h5/8/4h2P/1K6 b - - 1 46" });
  await table.click("e2", "d1");
  await expect(table.picker).toHaveCount(1);
  await table.promote("king");
  await expect(table.square("d1")).toHaveAttribute("data-piece", "black-king");
  expect(await checks(table)).toEqual({ h5: "soft" });
  // With two kings there is no third.
  await table.open("spartan", { fen: "8/8/8/8/8/2k1k3/6h1/K7 b - - 0 1" });
  await table.click("g2", "f1");
  const offered = await table.picker.evaluateAll((all) => all.map((one) => one.dataset.promote));
  expect(offered.toSorted()).toEqual(["captain", "general", "lieutenant", "warlord"]);
});

test("the players are named by their armies", async ({ table, page }) => {
  await table.open("spartan");
  await expect(page.locator('[data-seat="white"]')).toContainText("White (Persians)");
  await expect(page.locator('[data-seat="black"]')).toContainText("Black (Spartans)");
});

test("a king says why it may not go where it is attacked", async ({ table }) => {
  await table.open("spartan", { fen: "k7/8/8/8/8/8/4R3/4K3 b - - 0 1", moves: "a8b8,e2a2" });
  await table.click("b8", "a8");
  await expect(table.status).toHaveAttribute("data-reason", "into-check");
  await expect(table.status).toContainText("the king would be attacked");
});

test("bad positions name the field and the square, and a lost right is told", async ({ table }) => {
  for (const [fen, words] of [
    ["lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBKR w KQ - 0 1", /king/i],
    ["lgkcckwk/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", /king/i],
    ["lgkcckwl/hhhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", /rank 7/i],
  ]) {
    await table.open("spartan", { fen });
    await expect(table.notices.first()).toContainText(words);
  }
  await table.open("spartan", { fen: "lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQ - 0 1" });
  await expect(table.notices.first()).toContainText(/castl/i);
});
