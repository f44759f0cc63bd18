// Back and forth in a game: undo, redo, the list of moves, and another move in the place of one.

import { START, wholeGame } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

test("undo and redo, to both ends", async ({ table }) => {
  await table.open();
  await expect(table.action("undo")).toBeDisabled();
  await expect(table.action("redo")).toBeDisabled();
  await table.play("e2e3", "b7b5", "f1b5");
  for (const ply of [2, 1, 0]) {
    await table.action("undo").click();
    await table.expectPly(ply);
  }
  await table.expectPosition(START);
  await expect(table.action("undo")).toBeDisabled();
  for (const ply of [1, 2, 3]) {
    await table.action("redo").click();
    await table.expectPly(ply);
  }
  await expect(table.action("redo")).toBeDisabled();
  await expect(table.square("b5")).toHaveAttribute("data-piece", "white-bishop");
});

test("undo and redo after the end", async ({ table }) => {
  const { moves, outcome, fen } = wholeGame("suicide", 23, "8/P6k/8/8/8/8/p6K/8 w - - 0 1");
  await table.open("suicide", { fen: moves[0].fen, moves: moves.map(({ move }) => move).join() });
  await expect(table.board).toHaveAttribute("data-state", "over");
  await expect(table.status).toHaveAttribute("data-result", outcome.winner);
  await table.expectPosition(fen);
  await table.action("undo").click();
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await expect(table.status).not.toHaveAttribute("data-result");
  await table.expectPosition(moves.at(-1).fen);
  await table.action("redo").click();
  await expect(table.status).toHaveAttribute("data-reason", outcome.reason);
  await table.expectPly(moves.length);
});

test("the list of moves leads to each position, and the game can go on from there", async ({ table }) => {
  const { moves } = wholeGame("suicide", 54);
  const begun = moves.slice(0, 12);
  await table.open("suicide", { moves: begun.map(({ move }) => move).join() });
  await expect(table.moves).toHaveCount(12);
  expect(await table.moves.evaluateAll((all) => all.map((one) => Number(one.dataset.movePly)))).toEqual(
    begun.map((_, number) => number + 1),
  );
  for (const ply of [3, 11, 1, 7, 12, 4]) {
    await table.page.locator(`[data-move-ply="${ply}"]`).click();
    await table.expectPly(ply);
    await table.expectPosition(moves[ply].fen);
    await expect(table.moves.and(table.page.locator("[aria-current]"))).toHaveAttribute("data-move-ply", String(ply));
    await expect(table.moves, "the moves behind stay").toHaveCount(12);
  }
  await table.play(moves[4].move);
  await table.expectPly(5);
  await table.expectPosition(moves[5].fen);
});

test("another move starts another line, and undo forgets nothing", async ({ table }) => {
  await table.open();
  await table.play("e2e3", "b7b5");
  await table.action("undo").click();
  await table.play("d7d5");
  expect(await table.sans()).toEqual(["e3", "d5"]);
  await table.action("undo").click();
  await table.expectPly(1);
  await table.action("redo").click();
  await expect(table.square("d5")).toHaveAttribute("data-piece", "black-pawn");
});

test("going back clears marks and refusals", async ({ table }) => {
  await table.open();
  await table.play("e2e3", "b7b5");
  await table.click("g1");
  await expect(table.status).toHaveAttribute("data-reason", "compulsory-capture");
  await table.action("undo").click();
  await expect(table.status).not.toHaveAttribute("data-reason");
  await table.expectNoMarks();
});

test("single letters on the board: undo, redo, turn", async ({ table, page }) => {
  await table.open();
  await table.play("e2e3");
  await page.keyboard.press("u");
  await table.expectPly(0);
  await page.keyboard.press("r");
  await table.expectPly(1);
  const before = await table.square("a1").boundingBox();
  await page.keyboard.press("f");
  await expect.poll(async () => (await table.square("a1").boundingBox()).y).not.toBe(before.y);
  // In a field letters are letters.
  await table.field.fill("");
  await table.field.press("u");
  await table.expectPly(1);
  await expect(table.field).toHaveValue("u");
});
