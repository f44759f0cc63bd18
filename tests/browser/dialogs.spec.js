// New games, and what players decide between themselves.

import { variants } from "../driver/oracle.js";
import { START } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

test("a new game of every preset", async ({ table, page }) => {
  await table.open();
  const family = ["suicide", "antichess", "fics-suicide", "losing-chess"];
  expect(variants()).toEqual(expect.arrayContaining(family));
  for (const id of family.toReversed()) {
    await table.action("new").click();
    const dialog = page.getByRole("dialog");
    await dialog.locator(`input[value="${id}"]`).check();
    await table.action("confirm").click();
    await expect(dialog).toHaveCount(0);
    await expect(table.board).toHaveAttribute("data-variant", id);
    await table.expectPly(0);
    await table.play("e2e4");
    await table.expectPly(1);
  }
});

test("cancelling a new game, in each way, changes nothing", async ({ table, page }) => {
  await table.open();
  await table.play("e2e4");
  const cancels = [
    () => page.keyboard.press("Escape"),
    () => table.action("cancel").click(),
    () => page.getByRole("button", { name: "Close" }).click(),
  ];
  for (const cancel of cancels) {
    await table.action("new").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await cancel();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(table.action("new"), "the focus comes back").toBeFocused();
  }
  await table.expectPly(1);
});

test("names, and lots for the colours", async ({ table, page }) => {
  await table.open();
  await table.action("new").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").nth(0).fill("Ada");
  await dialog.getByRole("textbox").nth(1).fill("Grace");
  await dialog.getByRole("checkbox").check();
  await table.action("confirm").click();
  await expect(dialog).toHaveCount(0);
  const first = await page.locator('[data-seat="white"]').textContent();
  const second = await page.locator('[data-seat="black"]').textContent();
  expect([first, second].filter((text) => text.includes("Ada"))).toHaveLength(1);
  expect([first, second].filter((text) => text.includes("Grace"))).toHaveLength(1);
  await expect(table.notices).toContainText(/lots were drawn/i);
  await expect(table.notices).toContainText(first.includes("Ada") ? "Ada plays White" : "Grace plays White");
});

test("a script in a name stays a name", async ({ table, page }) => {
  const name = "<img src=x onerror=alert(1)>";
  await table.open();
  await table.action("new").click();
  await page.getByRole("dialog").getByRole("textbox").nth(0).fill(name);
  await table.action("confirm").click();
  await expect(page.locator('[data-seat="white"]')).toContainText(name);
  await page.reload();
  await expect(page.locator('[data-seat="white"]')).toContainText(name);
  await expect(page.locator("main img")).toHaveCount(0);
});

test("resigning asks first, and can be taken back", async ({ table, page }) => {
  await table.open();
  await table.action("resign", "white").click();
  await table.action("cancel").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await table.action("resign", "white").click();
  await table.action("confirm").click();
  await expect(table.board).toHaveAttribute("data-state", "over");
  await expect(table.status).toHaveAttribute("data-result", "black");
  await expect(table.status).toHaveAttribute("data-reason", "resignation");
  await expect(table.status).toContainText("Black wins");
  await expect(table.action("resign")).toBeDisabled();
  await table.action("undo").click();
  await table.expectPosition(START);
  await expect(table.board).toHaveAttribute("data-state", "ready");
});

test("a draw is offered, declined, offered again and accepted", async ({ table }) => {
  await table.open();
  await table.play("e2e4");
  await table.action("offer-draw", "black").click();
  await expect(table.action("accept-draw")).toHaveCount(1);
  await table.action("decline-draw", "white").click();
  await expect(table.action("accept-draw")).toHaveCount(0);
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await table.action("offer-draw", "black").click();
  await table.action("accept-draw", "white").click();
  await expect(table.status).toHaveAttribute("data-result", "draw");
  await expect(table.status).toHaveAttribute("data-reason", "agreement");
});

test("an offer lapses with the next move", async ({ table }) => {
  await table.open();
  await table.action("offer-draw", "white").click();
  await expect(table.action("accept-draw", "black")).toBeVisible();
  await table.play("e2e4");
  await expect(table.action("accept-draw")).toHaveCount(0);
});

const THERE_AND_BACK = "g1f3,g8f6,f3g1,f6g8";

test("a claim after the third repetition", async ({ table }) => {
  await table.open("suicide", { moves: [THERE_AND_BACK, "g1f3,g8f6,f3g1"].join() });
  await expect(table.action("claim-draw")).toHaveCount(0);
  await table.play("f6g8");
  await table.expectPly(8);
  await table.action("claim-draw").click();
  await expect(table.status).toHaveAttribute("data-result", "draw");
  await expect(table.status).toHaveAttribute("data-reason", "threefold");
  await table.action("undo").click();
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await expect(table.action("claim-draw")).toBeVisible();
});

test("the fifth repetition ends the game by itself", async ({ table }) => {
  await table.open("suicide", { moves: Array(4).fill(THERE_AND_BACK).join().replace(/,f6g8$/, "") });
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await table.play("f6g8");
  await expect(table.status).toHaveAttribute("data-reason", "fivefold");
  await expect(table.status).toHaveAttribute("data-result", "draw");
});

test("fifty moves without progress can be claimed, seventy-five end the game", async ({ table }) => {
  const fen = (clock) => `4k3/7p/8/8/8/8/7P/4K3 w - - ${clock} 90`;
  await table.open("suicide", { fen: fen(99) });
  await expect(table.action("claim-draw")).toHaveCount(0);
  await table.play("e1e2");
  await table.action("claim-draw").click();
  await expect(table.status).toHaveAttribute("data-reason", "fifty-moves");
  await table.open("suicide", { fen: fen(149) });
  await table.play("e1e2");
  await expect(table.status).toHaveAttribute("data-reason", "seventy-five-moves");
  await expect(table.board).toHaveAttribute("data-state", "over");
});

test("opposite bishops alone are a draw", async ({ table }) => {
  await table.open("suicide", { fen: "8/8/8/2b5/8/5p2/6B1/8 w - - 0 1" });
  await table.play("g2f3");
  await expect(table.status).toHaveAttribute("data-reason", "insufficient-material");
});
