// What a piece shows when it is pressed is what the rules allow.

import { legal } from "../driver/oracle.js";
import { explained, looked, offered } from "../driver/marks.js";
import { pieces } from "../driver/position.js";
import { START } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

const POSITIONS = {
  "the start": START,
  "a forced capture": "rnbqkbnr/p1pppppp/8/1p6/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 2",
  "several forced captures": "rn1qkb1r/pb1ppp2/1pp5/6Pp/5NP1/8/PPPP1K2/RNBQ1B1R w kq h6 0 9",
  "castling to both sides": "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1",
  "castling through an attack": "1r3rk1/8/8/8/8/8/P6P/R3K2R w KQ - 0 1",
  "castling forbidden by a capture": "r3k2r/p6p/8/8/8/5p2/P5PP/R3K2R w KQkq - 0 1",
  "two takers en passant": "k7/8/8/8/pPp5/8/8/7K b - b3 0 1",
  "a promotion": "8/P6k/8/8/8/8/p6K/8 w - - 0 1",
  "a promotion by capture": "1n6/P7/8/8/8/8/7p/6N1 w - - 0 1",
  "blocked pawns": "4k3/8/8/p1p1p3/P1P1P3/8/8/4K2N w - - 0 1",
  "a middle game": "B7/p1p1P3/n7/8/2P4p/P7/P3P3/R3K1N1 w Q - 0 18",
};

for (const [name, fen] of Object.entries(POSITIONS)) {
  test(`marks in ${name}`, async ({ table, page }) => {
    await table.open("suicide", { fen });
    await table.expectPosition(fen);
    const mover = fen.split(" ")[1];
    for (const [square, letter] of pieces(fen)) {
      const own = (letter === letter.toUpperCase()) === (mover === "w");
      await table.click(square);
      await expect(table.square(square)).toHaveAttribute("data-selected", "true");
      if (own) {
        await table.expectMarks(offered("suicide", fen, square), `${letter} on ${square}`);
        await expect(table.square(square)).not.toHaveAttribute("data-look");
      } else {
        await expect(table.square(square)).toHaveAttribute("data-look", "true");
        const shown = Object.keys(await table.marks()).sort();
        expect(shown, `${letter} on ${square}, not to move`).toEqual(looked(fen, square));
        const classes = explained(fen, square).marks;
        for (const [target, words] of Object.entries(await table.marks())) {
          if (!words.includes("castle")) {
            expect(words.split(" "), `${square} to ${target}`).toEqual(expect.arrayContaining(classes[target]));
          }
        }
      }
      await page.keyboard.press("Escape");
      await table.expectNoMarks();
    }
    await table.expectPly(0);
  });
}

test("marks after a move are those of the new position", async ({ table }) => {
  await table.open();
  await table.play("e2e3", "b7b5");
  await table.click("f1");
  await table.expectMarks({ b5: "slide" });
  await table.click("b5");
  await table.expectPly(3);
  await expect(table.square("f1")).toHaveAttribute("data-last-move", "from");
  await expect(table.square("b5")).toHaveAttribute("data-last-move", "to");
});

test("a click keeps the marks, and a second click clears them", async ({ table }) => {
  await table.open();
  await table.click("g1");
  await table.expectMarks({ f3: "leap", h3: "leap" });
  await table.click("g1");
  await table.expectNoMarks();
});

test("another own piece takes the marks over", async ({ table }) => {
  await table.open();
  await table.click("g1", "b1");
  await table.expectMarks({ a3: "leap", c3: "leap" });
  await expect(table.square("g1")).not.toHaveAttribute("data-selected");
  await table.expectPly(0);
});

async function centre(table, square) {
  const { x, y, width, height } = await table.square(square).boundingBox();
  return [x + width / 2, y + height / 2];
}

test("press and hold shows the marks until the release", async ({ table, page }) => {
  await table.open();
  await page.mouse.move(...(await centre(table, "g1")));
  await page.mouse.down();
  await table.expectMarks({ f3: "leap", h3: "leap" });
  // Held for longer than a click: the page's own clock says so.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 350)));
  await table.expectMarks({ f3: "leap", h3: "leap" });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await table.expectNoMarks();
});

test("a release elsewhere clears the marks of a look", async ({ table, page }) => {
  await table.open();
  await page.mouse.move(...(await centre(table, "g8")));
  await page.mouse.down();
  await table.expectMarks({ f6: "leap", h6: "leap" });
  await page.mouse.move(...(await centre(table, "e5")));
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await table.expectNoMarks();
  await table.expectPly(0);
});

test("the mouse over a piece previews its marks, and takes them away", async ({ table, page }) => {
  await table.open();
  await table.square("b1").hover();
  await table.expectMarks({ a3: "leap", c3: "leap" });
  await expect(table.square("b1")).not.toHaveAttribute("data-selected");
  await table.square("e5").hover();
  await table.expectNoMarks();
  await table.square("b1").hover();
  await page.mouse.move(1, 1);
  await table.expectNoMarks();
});

test("the start offers exactly the rules' twenty moves", async ({ table, page }) => {
  await table.open();
  const seen = [];
  for (const [square, letter] of pieces(START)) {
    if (letter === letter.toUpperCase()) {
      await table.click(square);
      await expect(table.square(square)).toHaveAttribute("data-selected", "true");
      seen.push(...Object.keys(await table.marks()).map((target) => square + target));
      await page.keyboard.press("Escape");
    }
  }
  expect(seen.sort()).toEqual(legal("suicide").moves.map(({ move }) => move).sort());
});
