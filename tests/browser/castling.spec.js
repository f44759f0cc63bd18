// Castling: three ways to say it, to both sides, for both players.

import { after } from "../driver/position.js";
import { expect, test } from "../driver/test.js";

const FEN = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1";

for (const turn of ["w", "b"]) {
  const fen = FEN.replace(" w ", ` ${turn} `);
  const rank = turn === "w" ? "1" : "8";
  for (const [side, king, rook, san] of [
    ["short", "g", "h", "O-O"],
    ["long", "c", "a", "O-O-O"],
  ]) {
    const expected = after(fen, `e${rank}${king}${rank}`);
    const ways = {
      "king onto rook": (table) => table.click(`e${rank}`, `${rook}${rank}`),
      "king two squares": (table) => table.click(`e${rank}`, `${king}${rank}`),
      "the button": (table) => table.action(`castle-${side}`).click(),
      "typing it": (table) => table.type(san),
    };
    test(`${turn === "w" ? "White" : "Black"} castles ${side}`, async ({ table }) => {
      await table.open("suicide", { fen });
      for (const [way, castle] of Object.entries(ways)) {
        await castle(table);
        await table.expectPosition(expected);
        expect(await table.sans(), way).toEqual([san]);
        await table.action("undo").click();
        await table.expectPosition(fen);
      }
    });
  }
}

test("no buttons where castling is not legal", async ({ table }) => {
  await table.open();
  await expect(table.action("castle-short")).toHaveCount(0);
  await expect(table.action("castle-long")).toHaveCount(0);
  await table.open("antichess", { fen: FEN.replace("KQkq", "-") });
  await expect(table.action("castle-short")).toHaveCount(0);
  await table.click("e1");
  await expect(table.square("g1")).not.toHaveAttribute("data-mark");
});

test("castling is lost when the king has moved", async ({ table }) => {
  await table.open("suicide", { fen: FEN });
  await table.play("e1e2", "e8e7", "e2e1", "e7e8");
  await expect(table.action("castle-short")).toHaveCount(0);
  await table.click("e1");
  await expect(table.square("f1")).toHaveAttribute("data-mark", "slide");
  await expect(table.square("g1")).not.toHaveAttribute("data-mark");
});
