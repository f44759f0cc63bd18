// What a player may ask of a position beside its moves: why not, who attacks what, and what if.

import { expect, test } from "../driver/test.js";

test("who attacks what", async ({ page, table }) => {
  await table.open("spartan", { fen: "3ck3/8/8/8/4p3/4P3/8/R3K2R w KQ - 0 1" });
  const attacks = table.action("attacks");
  await expect(attacks).toHaveAttribute("aria-pressed", "false");
  await attacks.click();
  await expect(attacks).toHaveAttribute("aria-pressed", "true");
  await expect(table.status).toHaveText("White is attacked: pawn e3 by hoplite e4.");
  await expect(table.status).toHaveAttribute("data-reason", "attacks");
  await expect(table.square("e4")).toHaveAttribute("data-lit", "true");
  await expect(table.square("e3")).toHaveAttribute("data-note", "attacked");
  await table.square("f1").click();
  await expect(table.status).toHaveText("f1 is attacked by White: king e1, rook h1.");
  await expect(page.locator("[data-lit=true]")).toHaveCount(2);
  await table.square("a1").click();
  await expect(table.status).toHaveText("Nobody attacks a1.");
  await table.expectPly(0);
  await page.keyboard.press("Escape");
  await expect(table.status).toHaveAttribute("data-reason", "attacks");
  await page.keyboard.press("a");
  await expect(attacks).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("[data-lit=true]")).toHaveCount(0);
  await table.play("e1g1");
  await table.expectPly(1);
});

test("attacks of two other players", async ({ page, table }) => {
  await table.open("three-player");
  await table.action("attacks").click();
  await expect(table.status).toContainText("White has no piece that is attacked.");
  await table.square("a3").focus();
  await page.keyboard.press("Enter");
  await expect(table.status).toHaveText("a3 is attacked by White: knight b1, pawn b2.");
});

test("an enemy on an empty square, by mouse and by tap", async ({ page, table }) => {
  await table.open();
  await table.square("e2").click();
  await table.square("d3").hover();
  await expect(table.square("d3")).toHaveAttribute("data-ghost", "true");
  await expect(table.square("d3")).toHaveAttribute("data-mark", "capture");
  await expect(table.square("d3")).not.toHaveAttribute("data-piece");
  await table.square("h6").hover();
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
  await table.square("d3").click();
  await expect(table.status).toHaveAttribute("data-reason", "only-takes");
  await expect(table.square("d3")).toHaveAttribute("data-ghost", "true");
  await table.expectPly(0);
});

test("why another player's piece cannot go somewhere", async ({ table }) => {
  await table.open();
  for (const [from, to, reason] of [["c8", "e6", "blocked"], ["e7", "d6", "only-takes"], ["b8", "b6", "unreachable"], ["a8", "a7", "not-your-turn"]]) {
    await table.click(from, to);
    await expect(table.status, `${from}${to}`).toHaveAttribute("data-reason", reason);
  }
});
