// Whole games, clicked from the start to the end that the rules say.

import { expect, test } from "../driver/test.js";
import { wholeGame } from "../driver/table.js";

// The numbers pick games with a promotion to king, with castling, and one for each way to end without a move.
const GAMES = [
  { id: "suicide", seed: 54, end: "no-pieces", has: (made) => made.san.includes("=K") },
  { id: "suicide", seed: 146, end: "no-pieces", has: (made) => made.castles },
  { id: "antichess", seed: 150, end: "no-moves" },
  { id: "fics-suicide", seed: 40, end: "fewer-pieces" },
  { id: "losing-chess", seed: 143, end: "stalemate" },
];

for (const { id, seed, end, has } of GAMES) {
  test(`a whole game of ${id} that ends by ${end}, number ${seed}`, async ({ table }) => {
    const game = wholeGame(id, seed);
    expect(game.outcome.reason, "the rules still know this game").toBe(end);
    expect(game.moves.some(has ?? (() => true))).toBe(true);

    await table.open(id);
    await table.playGame(game.moves.map(({ move }) => move));

    await table.expectPosition(game.fen);
    const winner = game.outcome.winner ?? "draw";
    await expect(table.board).toHaveAttribute("data-state", "over");
    await expect(table.status).toHaveAttribute("data-result", winner);
    await expect(table.status).toHaveAttribute("data-reason", end);
    await expect(table.status).toContainText({ white: "White wins", black: "Black wins", draw: "Draw" }[winner]);
    expect(await table.sans()).toEqual(game.moves.map((made) => made.san));

    // Nobody can move any more, and everything may still be looked at.
    const piece = Object.keys(await table.read("data-piece"))[0];
    if (piece) {
      await table.click(piece);
      await expect(table.square(piece)).toHaveAttribute("data-look", "true");
      await expect(table.status).toHaveAttribute("data-result", winner);
    }
    await expect(table.field).toBeDisabled();
  });
}
