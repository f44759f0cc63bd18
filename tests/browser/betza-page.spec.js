// The page about the notation: each example shows on its board what the rules say, and the text beside it stays.

import { ask } from "../driver/oracle.js";
import { expect, test } from "../driver/test.js";

const examples = (page) => page.locator("[data-lab]");
const example = (page, query) => page.locator(`[data-lab="${query}"]`).first();
const field = (page) => page.locator("[data-field=betza]");

async function open(table, page, section = "") {
  await table.goto(`#/betza${section}`);
  await expect(examples(page).first()).toBeVisible();
}

/** The words for `berolina explain` that ask for what a link to the laboratory says. */
function asked(query) {
  const { betza, ...more } = Object.fromEntries(new URLSearchParams(query));
  const flags = Object.entries(more).flatMap(([name, value]) => (name === "unmoved" ? ["--unmoved"] : [`--${name}`, value]));
  return ["explain", betza, ...flags];
}

/** The marks that the rules say, in the words of the page. */
function explained(...words) {
  const { marks } = ask(...words);
  return Object.fromEntries(Object.entries(marks).map(([square, list]) => [square, [...list].sort().join(" ")]));
}

test("every example shows the marks of the rules", async ({ page, table }) => {
  test.slow();
  await open(table, page);
  const queries = await examples(page).evaluateAll((all) => all.map((one) => one.dataset.lab));
  expect(queries.length).toBeGreaterThan(80);
  for (const query of new Set(queries)) {
    const button = example(page, query);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await table.expectMarks(explained(...asked(query)), query);
    const { canonical } = ask(...asked(query));
    await expect(page.locator("[data-canonical]")).toHaveText(canonical);
    await expect(page.locator("[data-error]")).toHaveCount(0);
  }
});

test("one example is pressed, until the notation is another", async ({ page, table }) => {
  await open(table, page);
  const pressed = page.locator("[data-lab][aria-pressed=true]");
  const first = await examples(page).first().getAttribute("data-lab");
  for (const one of await pressed.all()) {
    await expect(one).toHaveAttribute("data-lab", first);
  }
  await field(page).fill("RC");
  await expect(pressed).toHaveCount(0);
  await expect(page.locator("[data-means]")).toContainText("slides any number of squares orthogonally");
  await table.expectMarks(explained("explain", "RC", "--board", "7x7", "--at", "d4"));
  await field(page).fill("R[");
  await expect(page.locator("[data-error]")).toHaveText("Column 2: '[' is not supported yet.");
  await table.expectMarks({});
  await expect(page, "what is typed is no address").toHaveURL(/#\/betza$/);
  await field(page).fill("N");
  await table.click("b2");
  await table.expectMarks(explained("explain", "N", "--board", "7x7", "--at", "b2"));
});

test("by keyboard alone", async ({ page, table }) => {
  await open(table, page);
  const cannon = example(page, "betza=gQ&board=7x7&at=d4&own=d6&enemy=f6");
  await cannon.focus();
  await page.keyboard.press("Enter");
  await table.expectMarks({ d7: "slide", g7: "slide" });
  await expect(cannon).toBeFocused();
  await field(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("pQ");
  await expect(page.locator("[data-canonical]")).toHaveText("pQ");
  await table.square("d4").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(table.square("d5")).toHaveAttribute("data-selected", "true");
});

test("an example opens in the laboratory, and the laboratory leads back", async ({ page, table }) => {
  await open(table, page);
  const query = "betza=KisO2&board=8x8&at=e1&partner=a1,h1&unmoved=1";
  await example(page, query).click();
  await expect(table.square("g1")).toHaveAttribute("data-mark", "move castle");
  await page.locator("[data-action=open-lab]").click();
  await expect(page).toHaveURL(new RegExp(`#/lab\\?${query}$`));
  await expect(table.square("g1")).toHaveAttribute("data-mark", "move castle");
  await page.getByRole("link", { name: "How to read the notation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to read Betza notation");
});

test("links to sections, and the way from the games", async ({ page, table }) => {
  await open(table, page, "/chains");
  const chains = page.getByRole("heading", { name: "Moves of several legs" });
  await expect(chains).toBeInViewport();
  await expect(chains).toBeFocused();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Hoppers" }).click();
  await expect(page).toHaveURL(/#\/betza\/hoppers$/);
  await expect(page.getByRole("heading", { name: "Hoppers" })).toBeInViewport();
  await table.goto("#/");
  await page.getByRole("link", { name: "Notation" }).click();
  await expect(page).toHaveTitle("How to read Betza notation – Berolina");
  const levels = await page.locator("h1, h2, h3").evaluateAll((all) => all.map((one) => Number(one.tagName[1])));
  levels.slice(1).forEach((level, number) => expect(level - levels[number]).toBeLessThanOrEqual(1));
});

test("a page that does not arrive says so, and can be asked for again", async ({ page, table }) => {
  let broken = true;
  let arrive;
  const wait = new Promise((done) => (arrive = done));
  await page.route("**/page.en.json", async (route) => {
    await wait;
    await (broken ? route.fulfill({ status: 200, body: "[7]" }) : route.continue());
  });
  await table.goto("#/betza");
  await expect(page.locator("[data-state=loading]")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not arrive");
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to read Betza notation");
});

for (const [width, height] of [[320, 640], [360, 740], [768, 1024], [1440, 900], [740, 360]]) {
  test(`field and board stay in view beside the text, ${width} by ${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await open(table, page);
    for (const query of ["betza=FyafsF&board=7x7&at=d4&own=e5", "betza=KisjO2&board=12x8&at=g1&partner=b1,k1&unmoved=1"]) {
      await example(page, query).click();
      await expect(field(page)).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator(".board")).toBeInViewport({ ratio: 0.99 });
      await expect(example(page, query)).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      if (width <= 900 && height > 520) {
        expect((await page.locator(".glance").boundingBox()).height).toBeLessThan(0.62 * height);
      }
    }
    await expect(page.locator(".legend:visible"), "one legend").toHaveCount(1);
  });
}

test("the page without JavaScript is there under a sub-path, and leads back", async ({ page }) => {
  await page.goto("/some/path/#/betza");
  await page.getByRole("link", { name: "Read without JavaScript" }).click();
  await expect(page).toHaveURL(/\/some\/path\/betza\/$/);
  await page.locator("a.example", { hasText: "mRcpR" }).first().click();
  const figure = page.locator("figure:target");
  await expect(figure).toBeInViewport();
  await expect(figure.locator("svg")).toHaveAccessibleName(/Only takes on: .*d7/);
  await figure.getByRole("link").click();
  await expect(page).toHaveURL(/\/some\/path\/#\/lab\?betza=mRcpR&board=7x7/);
  await expect(page.locator('[data-square="d7"]')).toHaveAttribute("data-mark", "capture");
  await page.goBack();
  await page.getByRole("link", { name: /living board/ }).click();
  await expect(page).toHaveURL(/\/some\/path\/#\/betza$/);
  await expect(examples(page).first()).toBeVisible();
  await page.goto("/some/path/variants/");
  await page.getByRole("link", { name: "How to read Betza notation" }).click();
  await expect(page).toHaveURL(/\/betza\/index\.html$/);
});
