// The picker: it always opens, it holds the king, and it never chooses by itself.

import { expect, test } from "../driver/test.js";

const QUIET = "8/P6k/8/8/8/8/p6K/8 w - - 0 1";
const CAPTURE = "1n6/P7/8/8/8/8/7p/6N1 w - - 0 1";
const ROLES = ["king", "queen", "rook", "bishop", "knight"];

for (const [name, fen, from, to, san] of [
  ["a step", QUIET, "a7", "a8", "a8=K"],
  ["a forced capture", CAPTURE, "a7", "b8", "axb8=K"],
]) {
  test(`promotion by ${name}`, async ({ table }) => {
    await table.open("suicide", { fen });
    await table.click(from);
    await expect(table.square(to)).toHaveAttribute("data-mark", /promote/);
    await table.click(to);
    await expect(table.picker).toHaveCount(5);
    expect((await table.picker.evaluateAll((all) => all.map((one) => one.dataset.promote))).sort()).toEqual(
      [...ROLES].sort(),
    );
    await table.expectPly(0);
    await table.promote("king");
    await expect(table.picker).toHaveCount(0);
    await table.expectPly(1);
    await expect(table.square(to)).toHaveAttribute("data-piece", "white-king");
    expect(await table.sans()).toEqual([san]);
  });
}

for (const role of ROLES) {
  test(`a pawn becomes a ${role}, by mouse and by keyboard`, async ({ table, page }) => {
    await table.open("suicide", { fen: QUIET });
    await table.click("a7", "a8");
    await table.promote(role);
    await expect(table.square("a8")).toHaveAttribute("data-piece", `white-${role}`);
    await table.action("undo").click();
    await table.click("a7", "a8");
    await page.locator(`[data-promote="${role}"]`).focus();
    await page.keyboard.press("Enter");
    await expect(table.square("a8")).toHaveAttribute("data-piece", `white-${role}`);
  });
}

test("Escape, the button and a click beside it cancel, and nothing has moved", async ({ table, page }) => {
  await table.open("suicide", { fen: QUIET });
  const cancels = [
    () => page.keyboard.press("Escape"),
    () => table.action("cancel").click(),
    () => table.page.mouse.click(...Object.values(corner)),
  ];
  const box = await table.board.boundingBox();
  const corner = { x: box.x + box.width - 8, y: box.y + box.height - 8 };
  for (const cancel of cancels) {
    await table.click("a7", "a8");
    await expect(table.picker).toHaveCount(5);
    await cancel();
    await expect(table.picker).toHaveCount(0);
    await table.expectPosition(QUIET);
    await table.expectPly(0);
  }
});

test("the focus goes into the picker, stays there and comes back to the board", async ({ table, page }) => {
  await table.open("suicide", { fen: QUIET });
  await table.square("a7").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("]");
  await page.keyboard.press("Enter");
  await expect(table.picker).toHaveCount(5);
  const inside = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')));
  await expect.poll(inside).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-promote]:focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(table.picker).toHaveCount(0);
  await expect(page.locator("[data-square]:focus")).toHaveCount(1);
});

test("a typed promotion needs its letter", async ({ table, page }) => {
  await table.open("suicide", { fen: QUIET });
  await table.type("a8");
  await expect
    .poll(async () => (await table.picker.count()) > 0 || (await page.locator("[role=alert]").textContent()) !== "")
    .toBe(true);
  await table.expectPly(0);
  if ((await table.picker.count()) > 0) {
    await page.keyboard.press("Escape");
  }
  await table.type("a8=K");
  await expect(table.square("a8")).toHaveAttribute("data-piece", "white-king");
});

test("the same picker for Black, and with the board turned", async ({ table }) => {
  await table.open("suicide", { fen: QUIET.replace(" w ", " b ") });
  await table.action("flip").click();
  await table.play("a2a1k");
  await expect(table.square("a1")).toHaveAttribute("data-piece", "black-king");
  expect(await table.sans()).toEqual(["a1=K"]);
});
