// Links: what they say is opened, what they get wrong is said, and nothing in them runs.

import { after } from "../driver/position.js";
import { legal } from "../driver/oracle.js";
import { START, link } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

const FORCED = "rnbqkbnr/p1pppppp/8/1p6/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 2";
const SCRIPT = "<img src=x onerror=alert(1)>";

test("a position and moves", async ({ table }) => {
  await table.open("suicide", { fen: FORCED, moves: "c4b5" });
  await table.expectPosition(after(FORCED, "c4b5"));
  await table.expectPly(1);
  await expect(table.notices).toHaveCount(0);
});

test("a FEN encoded or not, spaces as plus or as percent", async ({ table }) => {
  for (const fen of [encodeURIComponent(FORCED), FORCED.replaceAll(" ", "%20"), FORCED.replaceAll(" ", "+")]) {
    await table.goto(`#/play/suicide?fen=${fen}`);
    await table.expectPosition(FORCED);
    await expect(table.notices).toHaveCount(0);
  }
});

test("the game's own link opens the same position", async ({ table, page }) => {
  await table.open();
  await table.play("e2e3", "b7b5", "f1b5");
  await page.getByRole("tab", { name: "Share" }).click();
  const shared = await page.getByLabel(/a link/i).first().inputValue();
  const fen = await page.getByLabel(/FEN/).first().inputValue();
  expect(fen).toBe(legal("suicide", ["e2e3", "b7b5", "f1b5"].reduce(after, START)).fen);
  await page.goto("about:blank");
  await page.goto(shared);
  await table.expectPosition(fen);
  await table.expectPly(3);
});

test("moves at a linked table go into the address, so that a reload keeps them", async ({ table, page }) => {
  await table.open("suicide", { moves: "e2e3" });
  await table.play("b7b5");
  await expect(page).toHaveURL(/moves=e2e3(,|%2C)b7b5/);
  await page.reload();
  await table.expectPly(2);
});

test("a change of the hash opens another table without loading the page", async ({ table, page }) => {
  await table.open("suicide", { moves: "e2e3" });
  await page.evaluate((hash) => (location.hash = hash), link("antichess", { fen: FORCED.replace("KQkq", "-") }));
  await expect(table.board).toHaveAttribute("data-variant", "antichess");
  await table.expectPosition(FORCED);
  await page.goBack();
  await expect(table.board).toHaveAttribute("data-variant", "suicide");
  await table.expectPly(1);
});

test("an illegal move in the middle: those before it are made, and the page says so", async ({ table }) => {
  await table.open("suicide", { moves: "e2e3,b7b5,a2a4,a7a6" });
  await table.expectPly(2);
  await expect(table.notices).toContainText(/move 3/i);
  await expect(table.notices).toContainText(/2 moves before it/i);
  await table.play("f1b5");
  await table.expectPly(3);
});

const BAD = {
  nonsense: "nonsense",
  "a rank too long": "rnbqkbnrr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "too few ranks": "rnbqkbnr/pppppppp/8/8 w KQkq - 0 1",
  "a pawn on the last rank": "P7/8/8/8/8/8/8/k6K w - - 0 1",
  "an unknown piece": "xnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "a turn that is nobody's": START.replace(" w ", " x "),
  "a script": SCRIPT,
  "a script in the rights": START.replace("KQkq", SCRIPT),
  "a very long text": "8/".repeat(20_000),
};

test("a bad position: the start, and what is wrong", async ({ table, page }) => {
  for (const [name, fen] of Object.entries(BAD)) {
    await table.open("suicide", { fen, moves: "e2e4" });
    await expect(table.notices.first(), name).toContainText(/position/i);
    await expect(page.locator("main img"), name).toHaveCount(0);
    await expect(table.board, name).toHaveAttribute("data-state", "ready");
  }
});

test("castling rights that cannot be are dropped with a notice", async ({ table }) => {
  await table.open("suicide", { fen: "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1" });
  await expect(table.notices.first()).toBeVisible();
  await expect(table.board).toHaveAttribute("data-state", "ready");
});

test("broken percent signs, strange moves, unknown parameters", async ({ table, page }) => {
  for (const query of ["fen=%", "fen=%zz&moves=e2e4", "fen=%ff%fe", `moves=${encodeURIComponent(SCRIPT)}`, "moves=e2e4,,,", "fen=", "x=%E0%A4%A", "moves=0000", "&&&=&"]) {
    await table.goto(`#/play/suicide?${query}`);
    await expect(table.board, query).toHaveAttribute("data-state", "ready");
    await expect(page.locator("main img")).toHaveCount(0);
  }
  await table.goto("#/play/suicide?fen=%zz");
  await expect(table.notices).toContainText(/damaged/i);
});

test("unknown games and pages: a page that says so and leads on", async ({ table, page }) => {
  for (const hash of ["#/play/checkers", "#/nowhere", "#/play", "#/play/suicide/more", `#/play/${encodeURIComponent(SCRIPT)}`, `#/${SCRIPT}`, "#nonsense"]) {
    await table.goto(hash);
    await expect(page.getByRole("heading", { level: 1 }), hash).toBeVisible();
    await expect(page.locator('[data-state="error"]'), hash).toBeVisible();
    await expect(page.locator("main img")).toHaveCount(0);
  }
  await page.getByRole("main").getByRole("link", { name: "Suicide Chess" }).click();
  await expect(table.board).toHaveAttribute("data-state", "ready");
});
