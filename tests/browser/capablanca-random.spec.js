// Capablanca Random Chess: start arrays, castling from any file, ten files.

import { ask } from "../driver/oracle.js";
import { expect, test } from "../driver/test.js";

const ID = "capablanca-random";

// From array 63825: Black castles long and White short, a pawn becomes a chancellor, and that is mate.
const START = "63825";
const GAME = "c2c4 h7h5 b1g6 f8h7 g6f7 h8f7 a2a4 e7e6 h2h4 d7d5 c4c5 g7g6 j2j3 h7g5 e2e4 f7d6 e4d5 c7c6 h4g5 c6d5 b2b4 d6i1 a1d4 i1g2 g1g2 d8f7 g2g4 e8c8 c5c6 g8e8 h1e4 e8g8 d4a1 b7b5 j3j4 i7i5 f1h2 d5d4 g4g3 i8h6 e1j1 a7a5 h1f1 b5a4 e4g6 f7f5 c6c7 f5f6 c7b8c".split(" ");
const END = "bCkr2q2r/9p/4pcAn2/p5Ppp1/pP1p5P/6Q3/3P1P1NP1/B1RC1R2K1 b - - 0 25";

test("a whole game: both castlings, a promotion, mate", async ({ table }) => {
  await table.open(ID, { start: START });
  await table.playGame(GAME);
  await table.expectPosition(END);
  await expect(table.status).toHaveAttribute("data-result", "white");
  await expect(table.status).toHaveAttribute("data-reason", "checkmate");
  expect(await table.sans()).toEqual(expect.arrayContaining(["O-O", "O-O-O", "cxb8=C#"]));
  expect(ask("moves", ID, "--fen", END).outcome).toEqual({ winner: "white", reason: "checkmate" });
  // The link leads back to the same game.
  const hash = new URL(table.page.url()).hash;
  expect(hash).toContain(`start=${START}`);
  await table.goto(hash);
  await table.expectPly(GAME.length);
});

test("castling in each way, where king and rooks are far apart", async ({ table }) => {
  const fen = "r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R w KQkq - 0 1";
  const ends = { short: "R6RK1", long: "2KR5R" };
  const ways = {
    "king onto rook": [(t) => t.click("e1", "j1"), (t) => t.click("e1", "a1")],
    "king onto its final square": [(t) => t.click("e1", "i1"), (t) => t.click("e1", "c1")],
    "the button": [(t) => t.action("castle-short").click(), (t) => t.action("castle-long").click()],
    "typing it": [(t) => t.type("O-O"), (t) => t.type("0-0-0")],
  };
  await table.open(ID, { fen });
  await table.click("e1");
  await table.expectMarks({ a1: "castle move", c1: "castle move", d1: "slide", f1: "slide", i1: "castle move", j1: "castle move" });
  await table.page.keyboard.press("Escape");
  for (const [way, deeds] of Object.entries(ways)) {
    for (const [number, side] of ["short", "long"].entries()) {
      await deeds[number](table);
      await expect(table.moves, way).toHaveCount(1);
      const rank = side === "short" ? "R6RK1" : "2KR5R";
      expect(ends[side]).toBe(rank);
      await table.expectPosition(`r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/${rank} b kq - 1 1`);
      await table.action("undo").click();
      await table.expectPosition(fen);
      await table.open(ID, { fen });
    }
  }
});

test("a step beside the target is a step, and the rook castles", async ({ table }) => {
  const fen = "5k4/pppppppppp/10/10/10/10/PPPPPPPPPP/RK7R w KQ - 0 1";
  await table.open(ID, { fen });
  await table.click("b1", "c1");
  await table.expectPosition("5k4/pppppppppp/10/10/10/10/PPPPPPPPPP/R1K6R b - - 1 1");
  await table.open(ID, { fen });
  await table.click("b1", "a1");
  await table.expectPosition("5k4/pppppppppp/10/10/10/10/PPPPPPPPPP/2KR5R b - - 1 1");
  // A king that stands where castling would put it: only the rook goes.
  await table.open(ID, { fen: "5k4/pppppppppp/10/10/10/10/PPPPPPPPPP/R7KR w KQ - 0 1" });
  await table.click("i1", "j1");
  await table.expectPosition("5k4/pppppppppp/10/10/10/10/PPPPPPPPPP/R6RK1 b - - 1 1");
});

test("a new shuffle by number, and what it refuses", async ({ table, page }) => {
  await table.open(ID, { start: "0" });
  await table.action("shuffle").click();
  const field = page.locator('[data-field="start"]');
  await field.fill("84000");
  await expect(page.locator("#start-error")).toContainText("from 0 to 83999");
  await table.action("confirm").click();
  await expect(page.getByRole("dialog"), "it waits for a number").toBeVisible();
  await field.fill("45683");
  await expect(page.getByRole("dialog")).toContainText("RNBQCKABNR");
  await expect(page.getByRole("dialog")).toContainText("25933");
  await table.action("confirm").click();
  await table.expectPosition("rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1");
  await expect(page.locator(".play-title")).toContainText("45683");
});

test("without shuffle it is Capablanca’s own array; a kept number comes back", async ({ table, page }) => {
  await table.open(ID);
  await table.action("shuffle").click();
  await page.getByRole("checkbox", { name: /Shuffle/ }).uncheck();
  await table.action("confirm").click();
  await table.expectPosition("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1");
  await table.action("new").click();
  await page.locator('[data-field="start"]').fill("7");
  await page.getByRole("checkbox", { name: /Keep it/ }).check();
  await table.action("confirm").click();
  await expect(page.locator(".play-title")).toContainText("Start position 7.");
  await table.play("a2a3");
  await table.action("new").click();
  await expect(page.locator('[data-field="start"]')).toHaveValue("7");
});

test("the start filter draws only what passes it", async ({ table, page }) => {
  await table.open(ID);
  await table.action("shuffle").click();
  await page.getByRole("checkbox", { name: /Bishops apart/ }).check();
  for (let count = 0; count < 12; count += 1) {
    await page.getByRole("button", { name: "Another" }).click();
    expect(await page.locator(".array code").textContent()).not.toContain("BB");
  }
});

test("the shuffle opens from the rules page, and leads to the game", async ({ table, page }) => {
  await table.goto(`#/rules/${ID}`);
  await table.action("shuffle").click();
  await page.locator('[data-field="start"]').fill("83999");
  await expect(page.getByRole("dialog")).toContainText("RKRNNQACBB");
  await table.action("confirm").click();
  await table.expectPosition("rkrnnqacbb/pppppppppp/10/10/10/10/PPPPPPPPPP/RKRNNQACBB w KQkq - 0 1");
});

test("each opening is a fresh array, and a bad number in a link is told", async ({ table, page }) => {
  const seen = new Set();
  for (let count = 0; count < 4; count += 1) {
    await page.goto("about:blank");
    await table.open(ID);
    seen.add(await page.locator(".play-title").textContent());
    await page.evaluate(() => localStorage.clear());
  }
  expect(seen.size).toBeGreaterThan(1);
  await table.open(ID, { start: "99999" });
  await expect(table.notices.first()).toContainText("from 0 to 83999");
});

test("ten files on a small phone", async ({ table, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await table.open(ID, { start: START });
  const { width } = await table.square("a1").boundingBox();
  expect(width).toBeGreaterThanOrEqual(34);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
