// What the rules forbid is not done, and the page says why.

import { START } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

const FORCED = "rnbqkbnr/p1pppppp/8/1p6/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 2";

test("the duty to capture", async ({ table }) => {
  await table.open("suicide", { fen: FORCED });
  await table.click("d2", "d4");
  await expect(table.status).toContainText("You must capture");
  await expect(table.status).toHaveAttribute("data-reason", "compulsory-capture");
  await table.expectPosition(FORCED);
  await table.expectPly(0);
  await table.play("c4b5");
  await table.expectPly(1);
  await expect(table.status).not.toHaveAttribute("data-reason");
});

test("a piece that could move, were it not for the duty, says so at once", async ({ table }) => {
  await table.open("suicide", { fen: FORCED });
  await table.click("g1");
  await expect(table.status).toContainText("You must capture");
  await expect(table.status).toContainText("One piece can");
  await expect(table.status).toHaveAttribute("data-reason", "compulsory-capture");
  await table.expectMarks({});
});

test("castling is no capture, though the king may click his rook", async ({ table }) => {
  const fen = "r3k2r/p6p/8/8/8/5p2/P5PP/R3K2R w KQkq - 0 1";
  await table.open("suicide", { fen });
  await table.click("e1", "h1");
  await table.expectPosition(fen);
  await table.click("e1", "g1");
  await table.expectPosition(fen);
  await expect(table.status).toHaveAttribute("data-reason", "compulsory-capture");
  await expect(table.action("castle-short")).toHaveCount(0);
  await table.expectPly(0);
});

test("the opponent's pieces do not move", async ({ table }) => {
  await table.open();
  await table.click("e7", "e5");
  await table.expectPosition(START);
  await table.expectPly(0);
});

test("a square that the piece cannot reach", async ({ table }) => {
  await table.open();
  for (const [from, to, reason, square] of [["a1", "a5", "blocked", "a2"], ["b1", "b3", "unreachable", "b3"], ["e2", "d3", "only-takes", "d3"]]) {
    await table.click(from, to);
    await table.expectPosition(START);
    await expect(table.status).toHaveAttribute("data-reason", reason);
    await expect(table.status).toContainText(square);
  }
});

test("typed moves are refused with a reason, and stay in the field", async ({ table, page }) => {
  await table.open("suicide", { fen: FORCED });
  for (const [text, reason] of [["d4", /compulsory|capture/i], ["Ke4", /./], ["xyzzy", /./], ["<img src=x onerror=alert(1)>", /./]]) {
    await table.type(text);
    await expect(page.locator("[role=alert]")).toContainText(reason);
    await expect(table.field).toHaveValue(text);
    await expect(table.field).toHaveAttribute("aria-invalid", "true");
  }
  await table.expectPosition(FORCED);
  await table.type("cxb5");
  await table.expectPly(1);
  await expect(table.field).toHaveValue("");
  await expect(page.locator("[role=alert]")).toBeEmpty();
});
