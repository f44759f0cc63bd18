// axe finds nothing on any page, in either theme, narrow or wide.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "../driver/test.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PROMOTION = { fen: "8/P6k/8/8/8/8/p6K/8 w - - 0 1" };

/** What axe objects to, a line for each rule. */
async function objections(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`);
}

const VIEWS = {
  gallery: ({ table }) => table.goto("#/"),
  "a lost page": ({ table }) => table.goto("#/play/checkers"),
  "the start": ({ table }) => table.open(),
  marks: async ({ table }) => {
    await table.open("suicide", { moves: "e2e3,b7b5,f1b5" });
    await table.click("c8");
  },
  "a refusal and a notice": async ({ table }) => {
    await table.open("suicide", { moves: "e2e3,b7b5,a2a4" });
    await table.click("g1");
    await table.type("Ke9");
  },
  "the picker": async ({ table }) => {
    await table.open("suicide", PROMOTION);
    await table.click("a7", "a8");
  },
  "a new game": async ({ table }) => {
    await table.open("suicide", { moves: "e2e3" });
    await table.action("new").click();
  },
  "a draw offer": async ({ table }) => {
    await table.open();
    await table.action("offer-draw").click();
  },
  "the legend": async ({ table, page }) => {
    await table.open();
    await page.getByRole("tab", { name: "Marks" }).click();
  },
  "the links": async ({ table, page }) => {
    await table.open();
    await page.getByRole("tab", { name: "Share" }).click();
  },
  "the rules": async ({ table }) => {
    await table.goto("#/rules/suicide");
    // Not the heading of the page that waits.
    await expect(table.board).toBeVisible();
  },
  "a piece of the gallery": async ({ table }) => {
    await table.goto("#/rules/suicide");
    await table.click("b2");
  },
  "a demonstration": async ({ table, page }) => {
    await table.goto("#/rules/antichess");
    await page.locator("[data-demo]").first().click();
  },
  "the editor": async ({ table, page }) => {
    await table.goto("#/edit/spartan");
    await page.locator('[data-tool="look"]').click();
    await table.click("b1");
  },
  "a position that cannot be": async ({ table, page }) => {
    await table.goto("#/edit/three-player?fen=8/8/8/8&typed=9");
    await page.locator('[data-place="green-king"]').click();
    await table.click("e1");
    },
  "the notation": async ({ table, page }) => {
    await table.goto("#/betza");
    await page.locator("[data-lab]").last().click();
  },
  "the laboratory": async ({ table, page }) => {
    await table.goto("#/lab?betza=FAsmW&compare=N&board=8x8&at=d4&enemy=d5");
    await page.locator('[data-tool="holes"]').click();
    await page.locator("[data-field=betza]").fill("[");
  },
  "attacks": async ({ table }) => {
    await table.open("spartan");
    await table.action("attacks").click();
    await table.click("f3");
  },
  "the end": ({ table }) => table.open("suicide", { fen: "8/8/8/8/8/7p/7P/8 w - - 0 1" }),
};

for (const colorScheme of ["light", "dark"]) {
  for (const width of [360, 1440]) {
    test(`axe, ${colorScheme}, ${width} pixels wide`, async ({ page, table }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      for (const [name, show] of Object.entries(VIEWS)) {
        await show({ page, table });
        await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        expect.soft(await objections(page), name).toEqual([]);
      }
    });
  }
}

test("axe finds a fault that is there", async ({ page, table }) => {
  await table.open();
  await table.square("e4").evaluate((square) => square.removeAttribute("aria-label"));
  await page.evaluate(() => document.querySelector("main").append(document.createElement("button")));
  expect((await objections(page)).join()).toContain("button-name");
});
