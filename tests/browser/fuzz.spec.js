// Fifteen seconds of clicks, keys and words in no order that makes sense; whatever happens, the board answers.

import { seeded } from "../driver/table.js";
import { expect, test } from "../driver/test.js";

const KEYS = ["Enter", "Space", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Tab", "Shift+Tab", "Home", "End", "[", "]", "u", "r", "f", "n", "?", "x", "Backspace"];
const WORDS = ["e4", "Nf3", "O-O", "e7e8k", "a8=K", "", "   ", "♞f6", "<b>x</b>", "--", "9".repeat(300), "e2e4 e7e5", "\u202Eabc", "null"];
const MILLISECONDS = 15_000;

for (const seed of [Number(process.env.FUZZ_SEED ?? 20)]) {
  test(`random input, seed ${seed}`, async ({ table, page, faults }) => {
    test.setTimeout(60_000);
    const random = seeded(seed);
    const pick = (list) => list[Math.floor(random() * list.length)];
    const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
    await table.open("suicide", { fen: "rnbqk2r/pppp1P1p/8/4pP2/8/8/PPPP2pP/R3K2R w KQkq e6 0 1" });
    const box = await table.board.boundingBox();
    const spot = () => [box.x - 20 + random() * (box.width + 40), box.y - 20 + random() * (box.height + 40)];
    // Most of the time play goes on: legal or not, a click on one of two squares.
    const deeds = {
      square: () => page.evaluate((name) => document.querySelector(`[data-square="${name}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true })), pick(squares)),
      mouse: () => page.mouse.click(...spot()),
      target: () => page.evaluate((at) => {
        const marked = [...document.querySelectorAll("[data-mark]")];
        marked[Math.floor(at * marked.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }, random()),
      drag: async () => {
        await page.mouse.move(...spot());
        await page.mouse.down();
        await page.mouse.move(...spot(), { steps: 3 });
        if (random() < 0.9) {
          await page.mouse.up();
        }
      },
      key: () => page.keyboard.press(pick(KEYS)),
      word: async () => {
        await page.evaluate(() => document.querySelector('[data-field="move"]')?.focus());
        await page.keyboard.insertText(pick(WORDS));
        await page.keyboard.press("Enter");
      },
      button: () => page.evaluate((at) => {
        const buttons = [...document.querySelectorAll("main button, [data-promote], [data-move-ply]")].filter((one) => !one.disabled);
        buttons[Math.floor(at * buttons.length)]?.click();
      }, random()),
      size: () => page.setViewportSize({ width: pick([320, 700, 1280]), height: pick([500, 720]) }),
    };
    const weighted = ["square", "square", "target", "target", "target", "mouse", "drag", "key", "key", "word", "button", "button", "size"];
    const end = Date.now() + MILLISECONDS;
    let count = 0;
    const trail = [];
    while (Date.now() < end && faults.length === 0) {
      const deed = pick(weighted);
      trail.push(deed);
      await deeds[deed]();
      count += 1;
    }
    expect(faults, `after ${count}: ${trail.slice(-12).join(" ")}`).toEqual([]);
    expect(count).toBeGreaterThan(50);

    await page.mouse.up();
    await table.open("suicide", { moves: "e2e4" });
    await table.play("e7e5");
    await table.expectPly(2);
  });
}
