// Everything without a pointer, and what a screen reader hears.

import { wholeGame } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

const focused = (page) => page.evaluate(() => document.activeElement?.dataset?.square ?? null);

/** Tabs until the focus is on the board. */
async function tabToBoard(page) {
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press("Tab");
    if (await focused(page)) {
      return stops + 1;
    }
  }
  throw new Error("the board is not reached by Tab");
}

/** Walks with the arrows, White at the bottom. */
async function walk(page, to) {
  const at = await focused(page);
  const [dx, dy] = [to.charCodeAt(0) - at.charCodeAt(0), Number(to[1]) - Number(at[1])];
  for (let step = 0; step < Math.abs(dx); step += 1) {
    await page.keyboard.press(dx > 0 ? "ArrowRight" : "ArrowLeft");
  }
  for (let step = 0; step < Math.abs(dy); step += 1) {
    await page.keyboard.press(dy > 0 ? "ArrowUp" : "ArrowDown");
  }
  expect(await focused(page)).toBe(to);
}

test("a game by keyboard alone: arrows, brackets, the picker and the field", async ({ table, page }) => {
  const { moves, outcome } = wholeGame("suicide", 54);
  await table.open();
  await tabToBoard(page);
  for (const [number, { move, san }] of moves.entries()) {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    if (number % 8 === 5 && number < 40) {
      await table.field.focus();
      await page.keyboard.type(number % 16 === 5 ? san : move);
      await page.keyboard.press("Enter");
      await table.expectPly(number + 1);
      await table.square("e4").focus();
      continue;
    }
    await walk(page, from);
    await page.keyboard.press(number % 2 === 0 ? "Enter" : "Space");
    await expect(table.square(from)).toHaveAttribute("data-selected", "true");
    if (number % 3 === 0) {
      await walk(page, to);
    } else {
      for (let presses = 0; (await focused(page)) !== to; presses += 1) {
        expect(presses, `brackets lead from ${from} to ${to}`).toBeLessThan(30);
        await page.keyboard.press(number % 2 === 0 ? "]" : "[");
      }
    }
    await page.keyboard.press("Enter");
    if (move[4]) {
      await expect(table.picker).toHaveCount(5);
      const king = page.locator('[data-promote="king"]');
      for (let presses = 0; !(await king.evaluate((choice) => choice === document.activeElement)); presses += 1) {
        expect(presses).toBeLessThan(10);
        await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press("Enter");
      await table.expectPly(number + 1);
      await expect.poll(() => focused(page), "the focus comes back to the board").not.toBeNull();
    }
    await table.expectPly(number + 1);
  }
  await expect(table.status).toHaveAttribute("data-result", outcome.winner);
  expect(await table.sans()).toEqual(moves.map(({ san }) => san));
});

test("one tab stop, and no trap", async ({ table, page }) => {
  await table.open();
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  await expect(page.locator('[data-square][tabindex="-1"]')).toHaveCount(63);
  await tabToBoard(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  const here = await focused(page);
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  await expect(table.square(here)).toHaveAttribute("tabindex", "0");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBeNull();
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page), "the board remembers the square").toBe(here);
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBeNull();
});

test("Home and End, and the rim of the board", async ({ table, page }) => {
  await table.open();
  await table.square("d4").focus();
  for (const [key, square] of [["Home", "a4"], ["ArrowLeft", "a4"], ["End", "h4"], ["ArrowRight", "h4"]]) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe(square);
  }
  await page.keyboard.press("Home");
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  expect(await focused(page)).toBe("a1");
});

test("keys act on the square that has the focus, whoever gave it", async ({ table, page }) => {
  await table.open();
  await table.square("e2").focus();
  await page.keyboard.press("Enter");
  await expect(table.square("e2")).toHaveAttribute("data-selected", "true");
  await table.square("e4").focus();
  await page.keyboard.press("Enter");
  await table.expectPly(1);
});

test("on a turned board the arrows go where they point", async ({ table, page }) => {
  await table.open();
  await table.action("flip").click();
  await table.square("d4").focus();
  await page.keyboard.press("ArrowUp");
  expect(await focused(page)).toBe("d3");
  await page.keyboard.press("ArrowLeft");
  expect(await focused(page)).toBe("e3");
});

test("Escape lets go, and keeps the focus on the board", async ({ table, page }) => {
  await table.open();
  await table.square("g1").focus();
  await page.keyboard.press("Enter");
  await expect(table.square("f3")).toHaveAttribute("data-mark", "leap");
  await page.keyboard.press("Escape");
  await table.expectNoMarks();
  expect(await focused(page)).toBe("g1");
});

test("squares say what they are", async ({ table, page }) => {
  await table.open("suicide", { moves: "e2e4" });
  await expect(table.board.getByRole("grid")).toHaveAccessibleName(/board/i);
  await expect(table.board.getByRole("row")).toHaveCount(8);
  await expect(table.board.getByRole("gridcell")).toHaveCount(64);
  await expect(table.square("e4")).toHaveAccessibleName("e4, white pawn");
  await expect(table.square("e5")).toHaveAccessibleName("e5, empty");
  await table.click("e7");
  await expect(table.square("e7")).toHaveAttribute("aria-selected", "true");
  await expect(table.square("e5")).toHaveAccessibleName("e5, empty, move");
  await page.keyboard.press("Escape");
  await table.click("g8");
  await expect(table.square("f6")).toHaveAccessibleName("f6, empty, leap");
});

test("moves and the end are read out", async ({ table, page }) => {
  await table.open();
  const [polite, assertive] = [page.locator('[aria-live="polite"]'), page.locator('[aria-live="assertive"]')];
  await table.play("e2e3");
  await expect(polite).toContainText("White: pawn e2 to e3");
  await table.play("b7b5");
  await expect(polite).toContainText(/must capture/i);
  await table.play("f1b5");
  await expect(polite).toContainText("White: bishop f1 takes pawn on b5");
  await table.action("resign").click();
  await table.action("confirm").click();
  await expect(assertive).toContainText("wins");
});

test("a dialog keeps the focus and gives it back", async ({ table, page }) => {
  await table.open();
  await table.square("e2").focus();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toBeVisible();
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBeNull();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await focused(page)).toBe("e2");
});

test("the question mark lists the keys", async ({ table, page }) => {
  await table.open();
  await table.square("e2").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Escape");
});

test("every control has a name", async ({ table, page }) => {
  await table.open();
  for (const control of await page.locator("button, a, input, [role=button]").all()) {
    await expect(control).toHaveAccessibleName(/\S/);
  }
});
