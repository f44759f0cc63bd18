// Nothing is cut off, nothing scrolls that should not, and everything can be hit.

import { expect, test } from "../driver/test.js";

/** A page with a board that another program shows: its heading is there before it. */
async function withBoard(table, hash) {
  await table.goto(hash);
  await expect(table.board).toBeVisible();
}

const VIEWS = {
  gallery: (table) => table.goto("#/"),
  play: (table) => table.open("suicide", { moves: "e2e3,b7b5,f1b5,d7d5,b5d7" }),
  rules: (table) => withBoard(table, "#/rules/suicide"),
  editor: (table) => withBoard(table, "#/edit/capablanca-random"),
  "editor for three": (table) => withBoard(table, "#/edit/three-player"),
  betza: (table) => withBoard(table, "#/betza"),
  lab: (table) => withBoard(table, "#/lab?betza=FAsmW&board=8x8&at=d4"),
  lost: (table) => table.goto("#/nowhere"),
};

const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [320, 360, 768, 1024, 1440]) {
  test(`no sideways scrolling at ${width} pixels`, async ({ table, page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, show] of Object.entries(VIEWS)) {
      await show(table);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      expect(await overflow(page), name).toBe(0);
    }
    await table.open("suicide", { fen: "8/P6k/8/8/8/8/p6K/8 w - - 0 1" });
    await table.click("a7", "a8");
    await expect(table.picker.first()).toBeVisible();
    expect(await overflow(page), "the picker").toBe(0);
    for (const choice of await table.picker.all()) {
      await expect(choice).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await table.action("new").click();
    await expect(table.action("confirm")).toBeVisible();
    expect(await overflow(page), "the dialog").toBe(0);
    await table.action("confirm").scrollIntoViewIfNeeded();
    await expect(table.action("confirm")).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of [[1366, 768], [1440, 900]]) {
  test(`nothing scrolls in play at ${width} by ${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.open("suicide", { moves: "e2e3,b7b5,f1b5,d7d5,b5d7" });
    await table.action("offer-draw").click();
    const rest = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
    expect(rest).toBe(0);
    for (const part of [table.board, table.status, table.field, table.action("undo"), table.action("new"), table.action("accept-draw")]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const box = await table.board.boundingBox();
    expect(box.height, "the board takes the height that is there").toBeGreaterThan(0.55 * height);
  });
}

test("squares can be hit on the narrowest screen", async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await table.open();
  for (const square of ["a1", "e4", "h8"]) {
    const { width, height } = await table.square(square).boundingBox();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await table.play("e2e4", "e7e5");
  await table.expectPly(2);
});

test("all buttons are big enough for a thumb on a narrow screen", async ({ table, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await table.open();
  for (const button of await page.locator(".controls button").all()) {
    const { width, height } = await button.boundingBox();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
});

test("the board is square, with White's first square at the bottom left", async ({ table }) => {
  await table.open();
  const [a1, h8, a8] = await Promise.all(["a1", "h8", "a8"].map((name) => table.square(name).boundingBox()));
  expect(a1.x).toBeCloseTo(a8.x, 0);
  expect(a1.y).toBeGreaterThan(a8.y);
  expect(h8.x - a8.x).toBeCloseTo(a1.y - a8.y, 0);
});

test("with reduced motion a piece is where it went at once", async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await table.open();
  await table.play("e2e4");
  await table.expectPly(1);
  const running = await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
  expect(running).toBe(0);
});

test("with motion a piece travels, and arrives", async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.open();
  await table.play("e2e4");
  await table.expectPly(1);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await table.expectPosition("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
});

for (const forced of ["active", "none"]) {
  test(`the game can be played with forced colours ${forced}`, async ({ table, page }) => {
    await page.emulateMedia({ forcedColors: forced });
    await table.open();
    await table.click("g1");
    await expect(table.square("f3")).toHaveAttribute("data-mark", "leap");
    await table.click("f3");
    await table.expectPly(1);
  });
}
