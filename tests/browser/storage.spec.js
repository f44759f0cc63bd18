// What the browser remembers, what it forgets, and what somebody has put there instead.

import { START, Table } from "../driver/table.js";
import { expect, test, watch } from "../driver/test.js";

test("a reload keeps a game that is under way", async ({ table, page }) => {
  await table.open();
  await table.play("e2e3", "b7b5", "f1b5");
  await table.expectPly(3);
  const before = await table.read("data-piece");
  await page.reload();
  await table.expectPly(3);
  expect(await table.read("data-piece")).toEqual(before);
  expect(await table.sans()).toEqual(["e3", "b5", "Bxb5"]);
  await table.action("undo").click();
  await table.expectPly(2);
  await page.reload();
  await table.expectPly(2);
  await table.action("redo").click();
  await table.expectPly(3);
});

test("a reload keeps the end of a game, and undo takes it back", async ({ table, page }) => {
  await table.open();
  await table.play("e2e4");
  await table.action("resign", "black").click();
  await table.action("confirm").click();
  await expect(table.status).toHaveAttribute("data-result", "white");
  await page.reload();
  await expect(table.board).toHaveAttribute("data-state", "over");
  await expect(table.status).toHaveAttribute("data-reason", "resignation");
  await table.action("undo").click();
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await table.play("d7d5");
  await table.expectPly(2);
});

test("a reload keeps names and the side at the bottom", async ({ table, page }) => {
  await table.open();
  await table.action("new").click();
  const fields = page.getByRole("dialog").getByRole("textbox");
  await fields.nth(0).fill("Ada <b>L</b>");
  await fields.nth(1).fill("Ünal");
  await table.action("confirm").click();
  await table.play("e2e4");
  await table.action("flip").click();
  await page.reload();
  await expect(page.getByText("Ada <b>L</b>")).toBeVisible();
  await expect(page.getByText("Ünal")).toBeVisible();
  const [a1, h8] = [await table.square("a1").boundingBox(), await table.square("h8").boundingBox()];
  expect(a1.y).toBeLessThan(h8.y);
});

test("each preset has its own game", async ({ table }) => {
  await table.open("suicide");
  await table.play("e2e4");
  await table.open("antichess");
  await table.expectPly(0);
  await table.play("a2a3", "a7a6");
  await table.open("suicide");
  await table.expectPly(1);
});

test("the gallery offers to go on with a game", async ({ table, page }) => {
  await table.open();
  await table.play("e2e4");
  await table.goto("#/");
  await page.getByRole("link", { name: /continue/i }).click();
  await table.expectPly(1);
});

test("a link leaves the stored game alone", async ({ table }) => {
  await table.open();
  await table.play("e2e4", "e7e5");
  await table.open("suicide", { moves: "a2a3" });
  await table.expectPly(1);
  await expect(table.notices).toContainText("unfinished game is kept");
  await table.play("a7a6");
  await table.expectPly(2);
  await table.notices.getByRole("link").click();
  await table.expectPosition("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
});

async function keysAfterAGame(table, page) {
  await table.open();
  await table.play("e2e4");
  await page.getByRole("button", { name: /colours/i }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.length).toBeGreaterThan(0);
  return keys;
}

const GARBAGE = {
  "no JSON": "\u0000{{{]",
  nothing: "",
  null: "null",
  "a number": "17",
  "a list": "[1,2,3]",
  "an empty object": "{}",
  "wrong types": '{"game":{"variant":7,"moves":{},"start":[],"current":"x"},"orientation":12,"bottom":"green"}',
  "an illegal move": '{"game":{"variant":"suicide","moves":"e2e4 e2e4 zz","current":99}}',
  "another game": '{"game":{"variant":"checkers","moves":"e2e4"}}',
  "a script": '{"game":{"variant":"<img src=x onerror=alert(1)>","moves":"<script>alert(1)</script>"}}',
  "deep nesting": "[".repeat(20_000),
  "a huge text": JSON.stringify({ game: { variant: "suicide", moves: "e2e4 e7e5 ".repeat(50_000) } }),
};

for (const [name, value] of Object.entries(GARBAGE)) {
  test(`corrupted storage never breaks the page, and the page says so: ${name}`, async ({ table, page }) => {
    const keys = await keysAfterAGame(table, page);
    const spoil = () =>
      page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [keys, value]);
    await spoil();
    await table.goto("#/");
    await expect(page.getByRole("link", { name: "Play Suicide Chess" })).toBeVisible();
    await spoil();
    await table.open();
    await expect(table.notices.first()).toContainText(/stored game/i);
    const ply = Number(await table.board.getAttribute("data-ply"));
    await table.play(ply % 2 === 0 ? "a2a3" : "a7a6");
    await table.expectPly(ply + 1);
    await page.reload();
    await table.expectPly(ply + 1);
  });
}

test("a damaged game keeps what can be read of it", async ({ table, page }) => {
  await table.open();
  await table.play("e2e4", "e7e5");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(key, localStorage.getItem(key).replace("e7e5", "e7e4"));
    }
  });
  await page.reload();
  await table.expectPly(1);
  await expect(table.notices.first()).toContainText(/damaged/i);
  await table.play("e7e5");
  await table.expectPly(2);
});

test("full storage: the game goes on", async ({ table, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await table.open();
  await table.play("e2e4", "e7e5");
  await table.expectPly(2);
  await table.goto("#/");
  await expect(page.getByRole("link", { name: /^play/i }).first()).toBeVisible();
});

test("no storage at all: the game goes on, from page to page", async ({ table, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await table.open();
  await table.play("e2e4", "e7e5");
  await table.expectPly(2);
  await page.evaluate(() => (location.hash = "#/"));
  await page.getByRole("link", { name: /continue/i }).click();
  await table.expectPly(2);
});

test("in a sandboxed frame without storage", async ({ page, baseURL }) => {
  // Modules and wasm of an opaque origin need the host's consent.
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  });
  await page.setContent(`<iframe sandbox="allow-scripts" width="900" height="800" src="${baseURL}#/play/suicide"></iframe>`);
  const frame = page.frameLocator("iframe");
  await frame.locator('[data-square="e2"]').click();
  await frame.locator('[data-square="e4"]').click();
  await expect(frame.locator('[data-berolina="board"]')).toHaveAttribute("data-ply", "1");
});

test("two windows do not disturb each other's table", async ({ table, context }) => {
  await table.open();
  const other = await context.newPage();
  const faults = watch(other);
  const second = new Table(other);
  await second.open();
  await table.play("e2e4");
  await second.expectPosition(START);
  await second.play("d2d4");
  await table.expectPly(1);
  await table.play("e7e5");
  await table.expectPly(2);
  expect(faults).toEqual([]);
});
