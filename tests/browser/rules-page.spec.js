// The page about a game: every piece shows what the rules say, and every demonstration is a game by the rules.

import { readFileSync } from "node:fs";
import { explained } from "../driver/marks.js";
import { legal } from "../driver/oracle.js";
import { after, namedPieces } from "../driver/position.js";
import { START } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

const GALLERY = readFileSync(new URL("../../crates/guide/variants/suicide/glance.toml", import.meta.url), "utf8");
const LETTERS = { king: "k", queen: "q", rook: "r", bishop: "b", knight: "n", pawn: "p" };

/** The tables of the gallery's file with that name, as text by key. */
function written(name) {
  const tables = GALLERY.split(/^\[\[/m).filter((text) => text.startsWith(`${name}]]`));
  return tables.map((text) => Object.fromEntries([...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, key, value]) => [key, JSON.parse(value)])));
}

const exhibits = (castles) => written("piece").filter(({ needs }) => castles || needs !== "castling");
const at = (text) => text.split(" ")[2];

/** A placement of pieces named as in `data-piece`. */
function fenOf(named, passed = "-") {
  const rank = (number) => [..."abcdefgh"].map((file) => {
    const [player, role] = named[file + number]?.split("-") ?? [];
    return !role ? "1" : player === "white" ? LETTERS[role].toUpperCase() : LETTERS[role];
  }).join("").replace(/1+/g, (empty) => String(empty.length));
  return `${[8, 7, 6, 5, 4, 3, 2, 1].map(rank).join("/")} w - ${passed} 0 1`;
}

/** The marks of a piece of the gallery: those of its notation, castling, and promotion on the last rank. */
function expected(named, { piece, passed }, castles) {
  const [player, role, square] = piece.split(" ");
  const { marks } = explained(fenOf(named, passed), square);
  const words = Object.fromEntries(Object.entries(marks).map(([to, classes]) => [to, new Set(classes)]));
  const add = (to, ...more) => (words[to] = new Set([...(words[to] ?? []), ...more]));
  if (role === "pawn") {
    const last = player === "white" ? "8" : "1";
    const reach = explained(fenOf(named, passed), square).destinations;
    reach.filter((to) => to[1] === last).forEach((to) => add(to, "promote"));
    if (passed) {
      add(passed, "en-passant");
    }
  }
  if (castles && role === "king" && square === "e8") {
    ["a8", "c8", "g8", "h8"].forEach((to) => add(to, "move", "castle"));
  }
  return Object.fromEntries(Object.entries(words).map(([to, set]) => [to, [...set].sort().join(" ")]));
}

async function open(table, id = "suicide") {
  await table.goto(`#/rules/${id}`);
  await expect(table.board).toHaveAttribute("data-variant", id);
}

const spoken = (page) => page.locator(".glance [aria-live]");

/** The piece is shown with its own friends and foes, and with the marks that the rules give it. */
async function expectShown(table, exhibit, castles) {
  await expect(table.square(at(exhibit.piece))).toHaveAttribute("data-selected", "true");
  const there = Object.fromEntries([exhibit.piece, ...exhibit.with].map((text) => [at(text), text.split(" ").slice(0, 2).join("-")]));
  const named = await table.read("data-piece");
  expect(named, exhibit.piece).toEqual(there);
  await table.expectMarks(expected(named, exhibit, castles), exhibit.piece);
}

for (const [id, castles] of [["suicide", true], ["antichess", false], ["fics-suicide", false], ["losing-chess", false]]) {
  test(`every piece of the gallery shows its moves by the rules: ${id}`, async ({ table, page }) => {
    await open(table, id);
    const all = exhibits(castles);
    const names = Object.fromEntries(all.map(({ piece }) => [at(piece), piece.split(" ").slice(0, 2).join("-")]));
    expect(await table.read("data-piece")).toEqual(names);
    for (const exhibit of all) {
      await table.click(at(exhibit.piece));
      await expectShown(table, exhibit, castles);
      const asides = await table.read("data-aside");
      const others = Object.keys(names).filter((square) => ![exhibit.piece, ...exhibit.with].map(at).includes(square));
      expect(Object.keys(asides).sort(), "the others step aside").toEqual(others.sort());
      await expect(spoken(page)).toContainText(new RegExp(exhibit.piece.split(" ")[1], "i"));
      await page.mouse.move(1, 1);
    }
    await table.click(at(all.at(-1).piece));
    await table.expectNoMarks();
    expect(await table.read("data-piece"), "and come back").toEqual(names);
  });
}

test("a press shows, a long one ends with the release, a release elsewhere clears", async ({ table, page }) => {
  await open(table);
  const middle = async (square) => {
    const { x, y, width, height } = await table.square(square).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle("e3")));
  await page.mouse.down();
  await expect(table.square("e4")).toHaveAttribute("data-mark", "slide");
  await page.evaluate(() => new Promise((done) => setTimeout(done, 350)));
  await page.mouse.up();
  await table.expectNoMarks();
  await page.mouse.down();
  await expect(table.square("e4")).toHaveAttribute("data-mark", "slide");
  await page.mouse.move(...(await middle("a1")));
  await page.mouse.up();
  await table.expectNoMarks();
  await table.click("d3");
  await expect(table.square("e5")).toHaveAttribute("data-mark", "leap");
  await page.keyboard.press("Escape");
  await table.expectNoMarks();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a tap shows a piece, and another one lets it go", async ({ table, page }) => {
    await open(table);
    await table.square("f3").tap();
    await expect(table.square("e4")).toHaveAttribute("data-mark", "slide");
    await expect(spoken(page)).toContainText("Bishop");
    await table.square("f3").tap();
    await table.expectNoMarks();
  });
});

test("by keyboard alone", async ({ table, page }) => {
  await open(table);
  const focused = () => page.evaluate(() => document.activeElement?.dataset?.square ?? null);
  for (let stops = 0; (await focused()) === null; stops += 1) {
    expect(stops).toBeLessThan(15);
    await page.keyboard.press("Tab");
  }
  expect(await focused()).toBe("a1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expectShown(table, exhibits(true).find(({ piece }) => piece === "white pawn b2"), true);
  await expect(table.square("a8")).toHaveAccessibleName("a8, black rook set aside");
  await page.keyboard.press("]");
  expect(["b3", "b4", "c3"]).toContain(await focused());
  await page.keyboard.press("Escape");
  await table.expectNoMarks();
  // From the table of pieces, into a demonstration and back.
  await page.locator('[data-show="rook"]').focus();
  await page.keyboard.press("Enter");
  await expect(table.square("c3")).toHaveAttribute("data-selected", "true");
  await page.keyboard.press("Escape");
  await table.expectNoMarks();
  const watch = page.locator('[data-demo="en-passant"]');
  await watch.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#demo-next")).toBeFocused();
  await page.keyboard.press("Enter");
  await table.expectPly(1);
  await page.keyboard.press("Enter");
  await table.expectPly(2);
  await page.keyboard.press("Enter");
  await table.expectPly(2);
  await expect(page.locator("#demo-next"), "the focus stays at the end").toBeFocused();
  await page.keyboard.press("Escape");
  await expect(watch).toBeFocused();
  await expect(page.getByRole("heading", { name: "Moves at a glance" })).toBeAttached();
});

test("the rows of the table drive the board", async ({ table, page }) => {
  await open(table);
  for (const role of Object.keys(LETTERS)) {
    const button = page.locator(`[data-show="${role}"]`);
    await button.click();
    await expectShown(table, exhibits(true).find(({ piece }) => piece.includes(role)), true);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator('[data-show][aria-pressed="true"]')).toHaveCount(1);
  }
  await page.locator('[data-show="pawn"]').click();
  await table.expectNoMarks();
  await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(7);
});

test("notations lead to the laboratory, and to how they are read", async ({ table, page }) => {
  for (const [id, board, squares] of [["suicide", "8x8", 64], ["three-player", "three-player", 96]]) {
    await open(table, id);
    const pawn = page.locator(".pieces [data-column] a").last();
    await expect(pawn).toHaveAttribute("href", new RegExp(`^#/lab\\?betza=\\w+&board=${board}$`));
    const notation = await pawn.innerText();
    await pawn.click();
    await expect(page.locator("[data-field=betza]")).toHaveValue(notation);
    await expect(page.locator("[data-square]")).toHaveCount(squares);
  }
  await open(table);
  await page.locator(".pieces").getByRole("link", { name: "Betza notation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to read Betza notation");
});

/** The positions of a demonstration, by the rules. */
function course(id, { fen = START, moves }) {
  const fens = [legal(id, fen).fen];
  for (const san of moves) {
    const { move } = legal(id, fens.at(-1)).moves.find((one) => one.san === san);
    fens.push(legal(id, after(fens.at(-1), move)).fen);
  }
  return fens;
}

for (const id of ["suicide", "losing-chess"]) {
  test(`every demonstration is a game by the rules: ${id}`, async ({ table, page }) => {
    test.slow();
    await open(table, id);
    const demos = written("demo").filter(({ needs }) => id === "suicide" || needs !== "castling");
    await expect(page.locator("[data-demo]")).toHaveCount(demos.length);
    for (const demo of demos) {
      const fens = course(id, demo);
      await page.locator(`[data-demo="${demo.id}"]`).click();
      const captions = new Set();
      for (const [number, fen] of fens.entries()) {
        await table.expectPly(number);
        await table.expectPosition(fen);
        captions.add(await spoken(page).innerText());
        if (number < fens.length - 1) {
          await page.locator("#demo-next").click();
        }
      }
      expect(captions.size, "each step says something of its own").toBe(fens.length);
      await expect(page.locator("#demo-next")).toHaveAttribute("aria-disabled", "true");
      await page.locator("#demo-back").click();
      await table.expectPosition(fens.at(-2));
    }
    await page.locator("#demo-close").click();
    await expect(page.locator("#demo-next")).toHaveCount(0);
    await expect(table.square("e3")).toHaveAttribute("data-piece", "white-queen");
  });
}

test("a demonstration runs by itself, stops at its end, and can be stopped", async ({ table, page }) => {
  await open(table);
  await page.locator('[data-demo="double-step"]').click();
  await table.expectPly(0);
  const run = page.locator("#demo-run");
  await run.click();
  await expect(run).toHaveText("Stop");
  await table.expectPly(3);
  await expect(run).toHaveText("Play");
  await run.click();
  await table.expectPly(0);
  await run.click();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1100)));
  await table.expectPly(0);
});

test("with reduced motion nothing runs by itself", async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(table);
  await page.locator('[data-demo="castling-long"]').click();
  await expect(page.locator("#demo-run")).toBeHidden();
  await page.locator("#demo-next").click();
  await table.expectPly(1);
  expect(await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length)).toBe(0);
});

test("in a demonstration any piece can be looked at", async ({ table, page }) => {
  await open(table);
  await page.locator('[data-demo="compulsory-capture"]').click();
  await table.click("g1");
  await table.expectMarks({ f3: "leap", h3: "leap" });
  await table.click("g8");
  await table.expectMarks({ f6: "leap", h6: "leap" });
  await expect(table.square("g8")).toHaveAttribute("data-look", "true");
  await page.locator("#demo-next").click();
  expect(await table.read("data-piece")).toEqual(namedPieces(after(START, "e2e3")));
});

for (const [width, height] of [[360, 640], [360, 740], [768, 1024], [1440, 900], [740, 360]]) {
  test(`the board stays in view beside the text, ${width} by ${height}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await open(table);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect(page.locator(".legend:visible"), "one legend").toHaveCount(1);
    for (const show of ["", '[data-show="pawn"]', '[data-demo="castling-short"]']) {
      if (show) {
        await page.locator(show).click();
      }
      expect(await overflow(), show).toBe(0);
      await page.getByRole("heading", { name: "Strategy" }).scrollIntoViewIfNeeded();
      await expect(page.locator(".board")).toBeInViewport({ ratio: 0.99 });
      const box = await page.locator(".board").boundingBox();
      const square = await table.square("a1").boundingBox();
      expect(square.width).toBeGreaterThanOrEqual(23.9);
      if (width <= 900 && height > 520) {
        expect(box.height).toBeLessThanOrEqual(0.451 * height);
        expect((await page.locator(".glance").boundingBox()).height).toBeLessThan(0.62 * height);
      }
    }
  });
}

test("the way there, to the game, and back", async ({ page, table }) => {
  await table.goto("#/");
  await page.getByRole("link", { name: /Moves at a glance/ }).first().click();
  await expect(page).toHaveTitle(/moves and rules/);
  await page.getByRole("link", { name: "Play Suicide Chess" }).click();
  await expect(table.status).toBeVisible();
  await page.getByRole("link", { name: /Moves and rules/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suicide Chess");
  await page.getByRole("link", { name: "Antichess", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Antichess");
  await expect(page.locator("tr.this")).toContainText("Antichess");
  await expect(table.board).toHaveAttribute("data-variant", "antichess");
});

test("the page without JavaScript is there under a sub-path, and leads back", async ({ page }) => {
  await page.goto("/some/path/#/rules/losing-chess");
  await page.getByRole("link", { name: "Read without JavaScript" }).click();
  await expect(page).toHaveURL(/\/some\/path\/variants\/losing-chess\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Losing Chess");
  await page.getByRole("link", { name: /living board/ }).click();
  await expect(page).toHaveURL(/\/some\/path\/#\/rules\/losing-chess$/);
  await expect(page.locator('[data-berolina="board"]')).toHaveAttribute("data-variant", "losing-chess");
});

test("links to sections", async ({ page, table }) => {
  await table.goto("#/rules/suicide/strategy");
  const strategy = page.getByRole("heading", { name: "Strategy" });
  await expect(strategy).toBeInViewport();
  await expect(strategy).toBeFocused();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Castling" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Castling" })).toBeInViewport();
  await expect(page).toHaveURL(/#\/rules\/suicide\/castling$/);
});

test("a game that is not there", async ({ page, table }) => {
  await table.goto("#/rules/checkers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link leads nowhere");
  await expect(page.locator("main")).toContainText("checkers");
});

test("all sections, in order of their headings", async ({ page, table }) => {
  await open(table);
  const levels = await page.locator("h1, h2, h3, h4").evaluateAll((all) => all.map((one) => Number(one.tagName[1])));
  expect(levels[0]).toBe(1);
  levels.slice(1).forEach((level, number) => expect(level - levels[number]).toBeLessThanOrEqual(1));
  for (const name of ["The aim", "Start array", "The pieces", "Watch it happen", "Castling", "Where the sources disagree", "More information"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  for (const caption of ["The pieces of Suicide Chess", "Suicide Chess and its presets"]) {
    await expect(page.getByRole("table", { name: caption })).toBeVisible();
  }
});

test("a page that does not arrive says so, and can be asked for again", async ({ page, table }) => {
  let broken = true;
  await page.route("**/page.en.json", (route) => (broken ? route.fulfill({ status: 200, body: "{\"demos\":7}" }) : route.continue()));
  await table.goto("#/rules/suicide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not arrive");
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suicide Chess");
  await expect(table.board).toHaveAttribute("data-variant", "suicide");
});
