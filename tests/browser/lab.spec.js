// The laboratory: a notation and its piece on any board.

import { ask } from "../driver/oracle.js";
import { expect, test } from "../driver/test.js";

const lab = (page) => ({
  field: page.locator("[data-field=betza]"),
  error: page.locator("[data-error]"),
  means: page.locator("[data-means]"),
  tool: (name) => page.locator(`[data-tool=${name}]`),
  square: (name) => page.locator(`[data-square='${name}']`),
  marks: () =>
    page.locator("[data-mark]").evaluateAll((all) => Object.fromEntries(all.map((one) => [one.dataset.square, one.dataset.mark]))),
});

/** The marks that `berolina explain` says, in the words of the page. */
function explained(...words) {
  const { marks } = ask("explain", ...words);
  return Object.fromEntries(Object.entries(marks).map(([square, list]) => [square, list.join(" ")]));
}

test("marks are those of the command line, on every board", async ({ page, table }) => {
  for (const [board, at, betza, more] of [
    ["8x8", "e4", "FAsmW", {}],
    ["8x8", "e1", "KisO2", { partner: "a1,h1", unmoved: "1" }],
    ["9x9", "e5", "KNADcaKmcabK", { enemy: "e6" }],
    ["16x16", "h8", "RN", { own: "h12", enemy: "c8,p8" }],
    ["three-player", "d4", "Q", { player: "green" }],
    ["hexagon", "f6", "B", { enemy: "e4" }],
    ["10x8", "e2", "fmWfceFifmnD", { unmoved: "1", "en-passant": "d3", enemy: "f3" }],
  ]) {
    const query = new URLSearchParams({ betza, board, at, ...more });
    await table.goto(`#/lab?${query}`);
    const flags = Object.entries(more).flatMap(([name, value]) => (name === "unmoved" ? ["--unmoved"] : [`--${name}`, value]));
    await expect.poll(lab(page).marks, `${betza} on ${board}`).toEqual(explained(betza, "--board", board, "--at", at, ...flags));
  }
});

test("a notation is read while it is typed, and stays when it is wrong", async ({ page, table }) => {
  await table.goto("#/lab?board=8x8&at=d4");
  const { field, error, means, square } = lab(page);
  await field.fill("");
  await field.pressSequentially("fmWfcF");
  await expect(means).toHaveText(/^It steps one square straight forward without taking/);
  await expect(square("d5")).toHaveAttribute("data-mark", "move");
  await expect(square("c5")).toHaveAttribute("data-mark", "capture");
  await expect(page.locator("[data-canonical]")).toHaveText("fmWfcF");
  await expect(page).toHaveURL(/betza=fmWfcF&board=8x8&at=d4$/);
  await field.pressSequentially("[F?R]");
  await expect(error).toHaveText("Column 7: '[' is not supported yet.");
  await expect(error).toHaveAttribute("data-column", "7");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("fmWfcF[F?R]");
  await expect.poll(lab(page).marks).toEqual({});
  await page.reload();
  await expect(field).toHaveValue("fmWfcF[F?R]");
  await expect(error).toHaveAttribute("data-column", "7");
  await field.fill("L");
  await expect(page.locator(".warning")).toContainText("C");
});

test("friends, enemies, partners, passed squares and holes by clicking", async ({ page, table }) => {
  await table.goto("#/lab?betza=RisO2&board=8x8&at=e1&unmoved=1");
  const { tool, square } = lab(page);
  await tool("own").click();
  await square("e4").click();
  await tool("enemy").click();
  await square("b1").click();
  await tool("partner").click();
  await square("h1").click();
  await expect(square("e4")).toHaveAttribute("data-mark", "block");
  await expect(square("g1")).toHaveAttribute("data-mark", /move castle/);
  await expect(square("b1")).toHaveAttribute("data-piece", "black-pawn");
  await tool("holes").click();
  await square("e3").click();
  await expect(square("e3")).toHaveAttribute("data-note", "taken out");
  await expect(square("e4")).not.toHaveAttribute("data-mark");
  await tool("piece").click();
  await expect(square("e3")).toHaveCount(0);
  await expect(page).toHaveURL(/own=e4&enemy=b1&partner=h1&holes=e3&unmoved=1$/);
  await page.reload();
  await expect(square("e3")).toHaveCount(0);
  await expect(square("h1")).toHaveAttribute("data-piece", "white-rook");
  await page.locator("[data-action=clear]").click();
  await expect(square("e3")).toHaveCount(1);
  await page.getByRole("button", { name: "Three players" }).click();
  await expect(page.locator("[data-square]")).toHaveCount(96);
  await expect(tool("holes")).toHaveCount(0);
  await page.locator("[data-player=black]").click();
  await expect(page).toHaveURL(/board=three-player.*player=black$/);
});

test("the hexagon of hexagonal cells", async ({ page, table }) => {
  await table.goto("#/lab?betza=R&board=hexagon");
  const { field, error, marks, square } = lab(page);
  await expect(page.locator("[data-square]")).toHaveCount(91);
  for (const [betza, count] of [["R", 30], ["B", 12], ["K", 12], ["N", 12]]) {
    await field.fill(betza);
    await expect.poll(async () => Object.keys(await marks()).length, betza).toBe(count);
  }
  await field.fill("fR");
  await expect(error).toContainText("olumn 1");
  await field.fill("N");
  await square("a1").click();
  await expect(square("a1")).toHaveAttribute("data-piece", /^white-/);
});

test("two notations are compared", async ({ page, table }) => {
  await table.goto("#/lab?betza=WF&board=8x8&at=d4");
  const { square } = lab(page);
  await page.locator("[data-action=compare]").click();
  await page.locator("[data-field=compare]").fill("WA");
  await expect(page.locator("[data-only='1']")).toHaveText("1 only the first: c3 e3 c5 e5");
  await expect(page.locator("[data-only='2']")).toHaveText("2 only the second: b2 f2 b6 f6");
  await expect(square("c3")).toHaveAttribute("data-note", "only the first");
  await expect(square("b2")).toHaveAttribute("data-note", "only the second");
  await expect(square("d5")).not.toHaveAttribute("data-note");
  await page.locator("[data-action=compare-end]").click();
  await expect(page.locator("[data-note]")).toHaveCount(0);
});

test("known pieces are searched and chosen", async ({ page, table }) => {
  await table.goto("#/lab");
  const examples = page.locator("[data-example]");
  expect(await examples.count()).toBeGreaterThanOrEqual(60);
  await page.locator("[data-field=search]").fill("cardinal");
  await examples.first().click();
  await expect(page.locator("[data-field=betza]")).toHaveValue("BN");
  await expect(page.locator("[data-known]")).toContainText("Worth 8.75");
  await expect(page.locator("[data-piece=white-archbishop]")).toHaveCount(1);
  await page.locator("[data-field=search]").fill("<b>zzz");
  await expect(examples).toHaveCount(0);
  await page.locator("[data-field=search]").fill("");
  await page.locator("[data-field=board]").fill("8x8");
  await page.locator("[data-example=N]").click();
  await expect(page.locator("[data-mobility]")).toHaveText("Moves on average: 5.25 on the empty board, 4.46 where three of ten squares are taken.");
});

test("by keyboard alone", async ({ page, table }) => {
  await table.goto("#/lab?betza=N&board=8x8&at=d4");
  const { square, tool } = lab(page);
  await square("d4").focus();
  await page.keyboard.press("]");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/at=d4/);
  await tool("enemy").focus();
  await page.keyboard.press("Enter");
  await square("a1").focus();
  await page.keyboard.press("Enter");
  await expect(square("a1")).toHaveAttribute("data-piece", "black-pawn");
  await expect(square("a1")).toHaveAttribute("aria-label", /^a1, black pawn/);
});

test("a damaged link keeps what it can", async ({ page, table }) => {
  await table.goto("#/lab?betza=%ZZ&board=99x1&own=z9,e4&player=mauve&at=<script>");
  await expect(page.locator(".warning")).toHaveCount(5);
  await expect(page.locator("[data-piece]")).toHaveCount(2);
});

test("ten seconds of random typing leave the page whole", async ({ page, table }) => {
  test.setTimeout(60_000);
  await table.goto("#/lab?betza=&board=8x8");
  const { field } = lab(page);
  const letters = "WFDNAHCZGKQRBOLJXYafblrvshmcekdtijnpgoyqz0123456789*[]()-@xuU é<&";
  let seed = 7;
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const end = Date.now() + 10_000;
  let typed = 0;
  while (Date.now() < end) {
    const text = Array.from({ length: Math.ceil(next() * 14) }, () => letters[Math.floor(next() * letters.length)]).join("");
    await field.fill(text);
    typed += 1;
    await expect(field).toHaveValue(text);
  }
  console.log(`${typed} notations were typed`);
  await field.fill("RB");
  await expect(page.locator("[data-means]")).toContainText("slides");
});

test("the link and the picture are taken along", async ({ page, table, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.goto("#/lab?betza=BN&board=8x8&at=d4&enemy=d6");
  await page.locator("[data-action=copy-link]").click();
  await expect(page.locator("[data-action=copy-link]")).toHaveText("Copied");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe(page.url());
  await page.locator("[data-action=copy-svg]").click();
  const svg = await clipboard();
  expect(svg).toContain("BN on d4");
  expect(await page.evaluate((svg) => new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror"), svg)).toBeNull();
  const saved = page.waitForEvent("download");
  await page.locator("[data-action=save-png]").click();
  expect((await saved).suggestedFilename()).toBe("berolina-piece.png");
});
