// Dragging, by mouse and by finger; the page scrolls when no piece is held.

import { expect, test } from "../driver/test.js";

async function centre(table, square) {
  const { x, y, width, height } = await table.square(square).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(table, from, to) {
  const [start, end] = [await centre(table, from), await centre(table, to)];
  await table.page.mouse.move(start.x, start.y);
  await table.page.mouse.down();
  await table.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await table.page.mouse.move(end.x, end.y, { steps: 4 });
}

test("a piece is dragged with the mouse", async ({ table, page }) => {
  await table.open();
  await drag(table, "e2", "e4");
  await table.expectMarks({ e3: "move", e4: "move" });
  await page.mouse.up();
  await table.expectPly(1);
  await drag(table, "b8", "c6");
  await page.mouse.up();
  await table.expectPly(2);
  expect(await table.sans()).toEqual(["e4", "Nc6"]);
});

test("a drag to a wrong square, to its own, or off the board moves nothing", async ({ table, page }) => {
  await table.open();
  for (const to of ["e5", "e2", "d1"]) {
    await drag(table, "e2", to);
    await page.mouse.up();
    await table.expectPly(0);
  }
  const start = await centre(table, "e2");
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(3, 3, { steps: 5 });
  await page.mouse.up();
  await table.expectPly(0);
  await table.expectNoMarks();
  await table.play("e2e4");
  await table.expectPly(1);
});

test("Escape during a drag puts the piece back", async ({ table, page }) => {
  await table.open();
  await drag(table, "e2", "e4");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await table.expectPly(0);
  await table.play("d2d4");
  await table.expectPly(1);
});

test("a drag that promotes opens the picker", async ({ table, page }) => {
  await table.open("suicide", { fen: "8/P6k/8/8/8/8/p6K/8 w - - 0 1" });
  await drag(table, "a7", "a8");
  await page.mouse.up();
  await table.promote("king");
  await expect(table.square("a8")).toHaveAttribute("data-piece", "white-king");
});

test("the other mouse buttons do nothing", async ({ table }) => {
  await table.open();
  await table.square("e2").click({ button: "right" });
  await table.square("e2").click({ button: "middle" });
  await table.page.mouse.move(0, 0);
  await table.expectNoMarks();
  await table.expectPly(0);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 560 } });

  /** Puts a finger down, moves it and lifts it, as the browser's own input does. */
  async function swipe(page, start, end) {
    const client = await page.context().newCDPSession(page);
    const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [start]);
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8;
      await touch("touchMove", [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
    }
    await touch("touchEnd", []);
    await client.detach();
  }

  const scrolled = (page) => page.evaluate(() => window.scrollY);

  test("taps play", async ({ table }) => {
    await table.open();
    await table.square("e2").tap();
    await table.expectMarks({ e3: "move", e4: "move" });
    await table.square("e4").tap();
    await table.expectPly(1);
  });

  test("a held piece is dragged and the page stays", async ({ table, page }) => {
    await table.open();
    await swipe(page, await centre(table, "e2"), await centre(table, "e4"));
    await table.expectPly(1);
    expect(await scrolled(page)).toBe(0);
    await expect(table.square("e4")).toHaveAttribute("data-piece", "white-pawn");
  });

  test("the page scrolls over a board of which nothing is held", async ({ table, page }) => {
    await table.open();
    const room = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(room, "the page is longer than the screen").toBeGreaterThan(50);
    const [start, end] = [await centre(table, "d3"), await centre(table, "d5")];
    await swipe(page, start, { x: end.x, y: end.y - 80 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(10);
    await table.expectPly(0);
    await table.expectNoMarks();
  });
});
