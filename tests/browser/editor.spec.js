// The position editor: every way to put a position together, on every board, and nothing that is lost.

import { readFileSync } from "node:fs";
import { legal } from "../driver/oracle.js";
import { namedPieces } from "../driver/position.js";
import { START } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";
const TEN = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
const THREE = legal("three-player").fen;

class Editor {
  constructor(table) {
    this.table = table;
    this.page = table.page;
    this.fen = this.page.locator('[data-field="fen"]');
    this.error = this.page.locator("#edit-fen-error");
    this.faults = this.page.locator("#edit-faults li");
    this.play = this.page.locator('[data-action="play"]');
  }

  async open(id = "suicide", fen = "", more = "") {
    await this.table.goto(`#/edit/${id}${fen ? `?fen=${encodeURIComponent(fen)}${more}` : ""}`);
    await expect(this.table.board).toHaveAttribute("data-variant", id);
  }

  pick(name) {
    return this.page.locator(`[data-place="${name}"]`).click();
  }

  tool(name) {
    return this.page.locator(`[data-tool="${name}"]`).click();
  }

  castling(name) {
    return this.page.locator(`[data-castling="${name}"]`);
  }

  passing(player) {
    return this.page.locator(`[data-field="en-passant"]${player ? `[data-player="${player}"]` : ""}`);
  }

  turn(player) {
    return this.page.locator(`[data-field="turn"][value="${player}"]`);
  }

  /** The field, the board, the address and, where it can be played, the way to the game say the same. */
  async expectFen(fen) {
    await expect(this.fen).toHaveValue(fen);
    await this.table.expectPosition(fen);
    await expect.poll(() => this.page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("fen"))).toBe(fen);
    const href = await this.play.getAttribute("href");
    if (href) {
      expect(decodeURIComponent(href.split("fen=")[1])).toBe(fen);
    }
  }
}

const it = test.extend({ editor: async ({ table }, use) => use(new Editor(table)) });

async function centre(table, square) {
  const { x, y, width, height } = await table.square(square).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(table, from, end) {
  const start = await centre(table, from);
  await table.page.mouse.move(start.x, start.y);
  await table.page.mouse.down();
  await table.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await table.page.mouse.move(end.x, end.y, { steps: 4 });
  await table.page.mouse.up();
}

for (const id of ["suicide", "antichess", "fics-suicide", "losing-chess", "capablanca-random", "spartan", "three-player"]) {
  it(`opens on the start array, which can be played: ${id}`, async ({ editor, page }) => {
    await editor.open(id);
    const { fen } = id === "capablanca-random" ? { fen: legal(id).fen } : legal(id);
    await expect(editor.fen).toHaveValue(fen);
    await editor.table.expectPosition(fen);
    await expect(editor.faults).toHaveCount(0);
    const placed = await page.locator("[data-place]").evaluateAll((men) => men.map((man) => man.dataset.place));
    const standing = Object.values(namedPieces(fen, id));
    expect(new Set(placed), "every kind that a player has").toEqual(new Set(standing));
    expect(placed.length).toBe(new Set(placed).size);
    await editor.play.click();
    await expect(page).toHaveURL(new RegExp(`#/play/${id}`));
    await expect(editor.table.board).toHaveAttribute("data-state", "ready");
    await page.goBack();
    await expect(editor.fen).toHaveValue(fen);
  });
}

it("an unknown game gets the lost page", async ({ table, page }) => {
  await table.goto("#/edit/checkers?fen=8/8");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link leads nowhere");
  await expect(page.getByText("checkers")).toBeVisible();
});

it("places by click, and takes the same away", async ({ editor }) => {
  await editor.open("suicide", EMPTY);
  await editor.pick("white-queen");
  await editor.table.click("d4", "e5", "h8");
  await editor.expectFen("7Q/8/8/4Q3/3Q4/8/8/8 w - - 0 1");
  await editor.table.click("e5");
  await editor.pick("black-pawn");
  await editor.table.click("d4");
  await editor.expectFen("7Q/8/8/8/3p4/8/8/8 w - - 0 1");
  await editor.tool("erase");
  await editor.table.click("h8", "a1");
  await editor.expectFen("8/8/8/8/3p4/8/8/8 w - - 0 1");
});

it("places on ten files and on the board of three", async ({ editor }) => {
  await editor.open("capablanca-random", "10/10/10/10/10/10/10/10 w - - 0 1");
  await editor.pick("white-archbishop");
  await editor.table.click("j1");
  await editor.pick("black-chancellor");
  await editor.table.click("a8");
  await editor.expectFen("c9/10/10/10/10/10/10/9A w - - 0 1");
  const empty = "8/8/8/8|8/8/8/8|8/8/8/8";
  await editor.open("three-player", `${empty} w - - 0 1`);
  for (const [man, square] of [["white-king", "e1"], ["green-king", "i12"], ["black-queen", "d8"]]) {
    await editor.pick(man);
    await editor.table.click(square);
  }
  await expect(editor.table.square("i12")).toHaveAttribute("data-piece", "green-king");
  const fen = await editor.fen.inputValue();
  await editor.table.expectPosition(fen);
  expect(fen.split(" ")[0].replace(/[^a-zA-Z]/g, "")).toBe("wKgKbQ");
});

it("moves by drag and by two clicks, and removes off the board", async ({ editor, page }) => {
  await editor.open();
  await drag(editor.table, "e2", await centre(editor.table, "e5"));
  await drag(editor.table, "d8", await centre(editor.table, "e5"));
  await editor.expectFen("rnb1kbnr/pppppppp/8/4q3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
  await editor.table.click("e5");
  await expect(editor.table.square("e5")).toHaveAttribute("data-selected", "true");
  await editor.table.click("d1");
  await editor.expectFen("rnb1kbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBqKBNR w KQkq - 0 1");
  await editor.table.click("a2");
  await drag(editor.table, "h2", { x: 3, y: 400 });
  await editor.expectFen("rnb1kbnr/pppppppp/8/8/8/8/PPPP1PP1/RNBqKBNR w KQkq - 0 1");
  await editor.table.click("d1");
  await page.keyboard.press("Delete");
  await editor.expectFen("rnb1kbnr/pppppppp/8/8/8/8/PPPP1PP1/RNB1KBNR w KQkq - 0 1");
});

it("by keyboard alone", async ({ editor, page }) => {
  await editor.open("suicide", EMPTY);
  const focused = () => page.evaluate(() => document.activeElement?.dataset?.square ?? null);
  for (let stops = 0; (await focused()) === null && stops < 30; stops += 1) {
    await page.keyboard.press("Tab");
  }
  expect(await focused()).toBe("a1");
  await page.keyboard.press("k");
  await expect(page.locator('[data-place="white-king"]')).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.press("k");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  await editor.expectFen("8/8/8/8/8/8/1k6/K7 w - - 0 1");
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-tool="hand"]')).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await editor.expectFen("8/8/8/8/8/8/7k/K7 w - - 0 1");
  await page.keyboard.press("Backspace");
  await editor.expectFen("8/8/8/8/8/8/8/K7 w - - 0 1");
  await page.keyboard.press("Control+z");
  await editor.expectFen("8/8/8/8/8/8/7k/K7 w - - 0 1");
  await page.keyboard.press("Control+Shift+z");
  await editor.expectFen("8/8/8/8/8/8/8/K7 w - - 0 1");
});

it.describe("by touch", () => {
  it.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  it("places, moves, drags off, erases", async ({ editor, page }) => {
    await editor.open("suicide", EMPTY);
    await page.locator('[data-place="white-rook"]').tap();
    await editor.table.square("a1").tap();
    await editor.table.square("h8").tap();
    await page.locator('[data-tool="hand"]').tap();
    await editor.table.square("h8").tap();
    await editor.table.square("h4").tap();
    await editor.expectFen("8/8/8/8/7R/8/8/R7 w - - 0 1");
    const client = await page.context().newCDPSession(page);
    const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const start = await centre(editor.table, "h4");
    await touch("touchStart", [start]);
    for (let step = 1; step <= 8; step += 1) {
      await touch("touchMove", [{ x: start.x, y: start.y - (start.y - 4) * step / 8 }]);
    }
    await touch("touchEnd", []);
    await editor.expectFen("8/8/8/8/8/8/8/R7 w - - 0 1");
    expect(await page.evaluate(() => window.scrollY), "the page stays").toBe(0);
    await page.locator('[data-tool="erase"]').tap();
    await editor.table.square("a1").tap();
    await editor.expectFen(EMPTY);
  });

  it("scrolls sideways in the palette only", async ({ editor, page }) => {
    await editor.open("spartan");
    const palette = page.locator(".palette");
    expect(await palette.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const man of await page.locator("[data-place], [data-tool], .controls button").all()) {
      const { width, height } = await man.boundingBox();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
  });
});

it("whose turn it is", async ({ editor }) => {
  await editor.open();
  await expect(editor.turn("white")).toBeChecked();
  await editor.turn("black").check();
  await editor.expectFen(START.replace(" w ", " b "));
  await editor.table.action("undo").click();
  await expect(editor.turn("white")).toBeChecked();
  await editor.open("three-player");
  await editor.turn("green").check();
  await editor.expectFen(THREE.replace(" w ", " g "));
});

it("rights to castle, and those for which the pieces do not stand", async ({ editor, page }) => {
  await editor.open();
  await expect(page.locator("[data-castling]")).toHaveCount(4);
  await editor.castling("black-long").uncheck();
  await editor.castling("white-short").uncheck();
  await editor.expectFen(START.replace("KQkq", "Qk"));
  await editor.castling("white-short").check();
  await editor.table.click("e1", "e3");
  await expect(editor.fen).toHaveValue(/ w k - 0 1$/);
  await expect(page.locator("label", { has: editor.castling("white-long") })).toContainText("king or rook is not there");
  await expect(editor.castling("white-long")).toBeChecked();
  await editor.table.click("e3", "e1");
  await editor.expectFen(START.replace("KQkq", "KQk"));
  await expect(page.locator(".tick small")).toHaveCount(0);
  await editor.open("antichess");
  await expect(page.locator("[data-castling]")).toHaveCount(0);
  await editor.open("spartan");
  await expect(page.locator("[data-castling]")).toHaveCount(2);
  await editor.open("three-player");
  await expect(page.locator("[data-castling]")).toHaveCount(6);
  await editor.castling("green-long").uncheck();
  await editor.expectFen(THREE.replace("gRL", "gR"));
});

it("castling with a rook that is not the outer one", async ({ editor }) => {
  const fen = "k9/10/10/10/10/10/10/R4K1R1R w H - 0 1";
  await editor.open("capablanca-random", fen);
  await expect(editor.castling("white-short")).toBeChecked();
  await editor.turn("black").check();
  await editor.expectFen(fen.replace(" w ", " b "));
  await editor.castling("white-short").uncheck();
  await editor.castling("white-short").check();
  await editor.expectFen(fen.replace(" w H ", " b K "));
});

it("what can be taken in passing", async ({ editor }) => {
  await editor.open("suicide", "8/8/8/3pP2p/8/8/8/8 w - - 0 1");
  await expect(editor.passing().locator("option")).toHaveText(["none", "d6", "h6"]);
  await editor.passing().selectOption("d6");
  await editor.expectFen("8/8/8/3pP2p/8/8/8/8 w - d6 0 1");
  await editor.table.action("undo").click();
  await expect(editor.passing()).toHaveValue("none");
  await editor.table.action("redo").click();
  await expect(editor.passing()).toHaveValue("d6");
  await editor.table.click("d5", "a5");
  await editor.expectFen("8/8/8/p3P2p/8/8/8/8 w - - 0 1");
  await expect(editor.passing().locator("option")).toHaveText(["none", "a6", "h6"]);
  await editor.open("spartan");
  await expect(editor.passing()).toHaveCount(0);
  await editor.open("three-player", "4wK3/8/8/wP7|4gK3/8/8/7gP|4bK3/8/8/bP7 w - - 0 1");
  await editor.passing("black").selectOption("l6");
  await editor.passing("green").selectOption("l10");
  await editor.expectFen("4wK3/8/8/wP7|4gK3/8/8/7gP|4bK3/8/8/bP7 w - l10,l6 0 1");
});

it("counters", async ({ editor, page }) => {
  await editor.open();
  const field = (name) => page.locator(`[data-field="${name}"]`);
  await field("halfmoves").fill("12");
  await field("halfmoves").press("Tab");
  await field("round").fill("34");
  await field("round").press("Enter");
  await editor.expectFen(START.replace("0 1", "12 34"));
  await field("round").fill("many");
  await field("round").press("Tab");
  await expect(editor.fen).toHaveValue(START.replace("0 1", "12 34"));
});

it("a FEN as it is typed", async ({ editor, page }) => {
  await editor.open();
  const fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 20";
  await editor.fen.fill("");
  await expect(editor.error).toContainText("The FEN is empty");
  await editor.fen.pressSequentially(fen);
  await editor.expectFen(fen);
  await expect(editor.error).toBeEmpty();
  for (const [typed, why] of [
    ["4k3/8/8/8/8/8/4P3/4K2 b", "rank 1 (column 19) has 7 squares"],
    ["4k3/8/8/8/8/8/4P3/4X3 b", "'X' (column 20, square e1)"],
    ["4k3/8/8/8/8/8/4P3/4K3 g", "'g' (column 23)"],
    ["4k3/8/8/8/8/8/4P3/4K3 b - e9", "'e9' (column 27)"],
  ]) {
    await editor.fen.fill(typed);
    await expect(editor.error).toContainText(why);
    await expect(editor.fen).toHaveValue(typed);
    await expect(editor.fen).toHaveAttribute("aria-invalid", "true");
    await editor.table.expectPosition(fen);
    await page.reload();
    await expect(editor.error).toContainText(why);
    await expect(editor.fen).toHaveValue(typed);
    await editor.table.expectPosition(fen);
  }
  await editor.table.click("e2", "e4");
  await editor.expectFen("4k3/8/8/8/4P3/8/8/4K3 b - - 3 20");
  await editor.table.action("undo").click();
  await expect(editor.fen).toHaveValue("4k3/8/8/8/8/8/4P3/4K3 b - e9");
  await editor.fen.fill("4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 1");
  await expect(page.locator(".edit-fen .hint")).toContainText(["K is dropped", "Q is dropped"]);
});

it("what cannot be played says why, and all else works", async ({ editor, page }) => {
  await editor.open("spartan", "8/8/8/8/8/8/8/K7 w - - 0 1");
  await expect(editor.table.board).toHaveAttribute("data-state", "error");
  await expect(editor.faults).toHaveText(["Placement: black has 0 kings (none): there must be 1 to 2."]);
  await expect(editor.play).toBeDisabled();
  await expect(page.locator("[data-status]")).toHaveText("This cannot be played yet.");
  await editor.tool("look");
  await editor.table.click("a1");
  await editor.table.expectMarks({ a2: "slide", b1: "slide", b2: "slide" });
  const download = page.waitForEvent("download");
  await editor.table.action("save-svg").click();
  expect((await download).suggestedFilename()).toBe("berolina-spartan.svg");
  await editor.pick("black-king");
  await editor.table.click("h8");
  await expect(editor.faults).toHaveCount(0);
  await expect(editor.table.board).toHaveAttribute("data-state", "ready");
  await expect(editor.play).toHaveAttribute("href", /^#\/play\/spartan\?fen=/);
  await editor.pick("white-rook");
  await editor.table.click("h1");
  await expect(editor.faults).toContainText(["black does not move, and is in check on h8"]);
  await expect(editor.table.square("h8")).toHaveAttribute("data-check", "check");
});

it("the whole board at once, back and forth", async ({ editor, page }) => {
  await editor.open("capablanca-random", TEN);
  await editor.table.action("mirror").click();
  await editor.expectFen("rncbkqbanr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNCBKQBANR w KQkq - 0 1");
  await expect(editor.table.action("mirror")).toHaveAttribute("title", /left and right/);
  await editor.table.action("empty").click();
  await editor.expectFen("10/10/10/10/10/10/10/10 w - - 0 1");
  await editor.table.action("start-array").click();
  await editor.expectFen(legal("capablanca-random").fen);
  await expect(editor.table.action("redo")).toBeDisabled();
  for (let step = 0; step < 3; step += 1) {
    await editor.table.action("undo").click();
  }
  await editor.expectFen(TEN);
  await expect(editor.table.action("undo")).toBeDisabled();
  const a1 = await editor.table.square("a1").boundingBox();
  await editor.table.action("flip").click();
  await expect.poll(async () => (await editor.table.square("a1").boundingBox()).x).toBeGreaterThan(a1.x);
  await expect(page).toHaveURL(/seat=black/);
  await page.reload();
  await editor.expectFen(TEN);
  expect((await editor.table.square("a1").boundingBox()).x).toBeGreaterThan(a1.x);
  await editor.open("three-player");
  await expect(editor.table.action("mirror")).toHaveCount(0);
});

it("exploring shows every move of any piece, and a legend", async ({ editor, page }) => {
  await editor.open();
  await expect(page.locator(".legend")).toHaveCount(0);
  await editor.tool("look");
  await expect(page.locator(".legend")).toBeVisible();
  await editor.table.click("g8");
  await editor.table.expectMarks({ e7: "block", f6: "leap", h6: "leap" });
  await editor.table.click("e2");
  await editor.table.expectMarks({ d3: "capture", e3: "move", e4: "move", f3: "capture" });
  await editor.table.click("e5");
  await editor.table.expectNoMarks();
  await expect(editor.fen).toHaveValue(START);
  await expect(editor.table.action("undo")).toBeDisabled();
});

it("the address carries all, and Back leaves", async ({ editor, page }) => {
  await page.goto("./#/");
  await page.evaluate(() => { location.hash = "#/edit/suicide"; });
  await expect(editor.fen).toHaveValue(START);
  await editor.table.click("e2", "e4", "e7", "e5");
  const fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
  await editor.expectFen(fen);
  await page.reload();
  await editor.expectFen(fen);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
  await page.goForward();
  await editor.expectFen(fen);
});

it("links, FEN and pictures are copied and saved", async ({ editor, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [id, fen] of [["suicide", EMPTY.replace("8/8", "8/3q4")], ["capablanca-random", TEN], ["three-player", THREE]]) {
    await editor.open(id, fen);
    await editor.table.action("copy-fen").click();
    await expect(editor.table.action("copy-fen")).toHaveText("Copied");
    await expect.poll(clipboard).toBe(fen);
    await editor.table.action("copy-link").click();
    await expect.poll(async () => decodeURIComponent(await clipboard())).toBe(decodeURIComponent(page.url()));
    await editor.table.action("copy-svg").click();
    await expect.poll(clipboard).toContain("<svg xmlns=");
    const svg = await clipboard();
    const drawn = await page.evaluate((text) => {
      const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
      return [drawing.documentElement.tagName, drawing.querySelector("parsererror") === null];
    }, svg);
    expect(drawn).toEqual(["svg", true]);
    const save = async (action) => {
      const [download] = await Promise.all([page.waitForEvent("download"), editor.table.action(action).click()]);
      return [download.suggestedFilename(), readFileSync(await download.path())];
    };
    const [name, text] = await save("save-svg");
    expect([name, text.toString()]).toEqual([`berolina-${id}.svg`, svg]);
    const [file, bytes] = await save("save-png");
    expect(file).toBe(`berolina-${id}.png`);
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    const [, , w, h] = svg.match(/viewBox="([^"]*)"/)[1].split(" ").map(Number);
    expect(Math.abs(width - 2 * w)).toBeLessThan(3);
    expect(Math.abs(height - 2 * h)).toBeLessThan(3);
  }
});

it("the ways into it from a game and from its rules", async ({ editor, table, page }) => {
  await table.open("suicide", { moves: "e2e3,b7b5" });
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("link", { name: "Edit this position" }).click();
  await editor.expectFen(legal("suicide", "rnbqkbnr/p1pppppp/8/1p6/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2").fen);
  await table.goto("#/rules/spartan");
  await page.getByRole("link", { name: "Open in the editor" }).first().click();
  await expect(editor.fen).toHaveValue(legal("spartan").fen);
});
