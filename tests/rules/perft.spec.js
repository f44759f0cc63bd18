// The rules in wasm: perft and complete move lists, from the same files as the native tests.

import { expect, test } from "@playwright/test";
import { existsSync } from "node:fs";
import { ask, legal, rows, variants } from "../driver/oracle.js";

const has = (path) => existsSync(new URL(`../../crates/rules/tests/data/${path}`, import.meta.url));
// Enough to meet every kind of move; the deeper counts belong to the native tests.
const MOST = 400_000;

for (const id of variants()) {
  if (has(`perft/${id}.jsonl`)) {
    test(`perft of ${id} in wasm`, () => {
      const table = rows(`perft/${id}.jsonl`);
      expect(table.length).toBeGreaterThan(10);
      for (const { fen, note, perft } of table) {
        const counts = perft.filter((nodes) => nodes <= MOST);
        const counted = counts.map((_, depth) => ask("perft", id, String(depth + 1), "--fen", fen).nodes);
        expect(counted, `${note}: ${fen}`).toEqual(counts);
      }
    });
  }
  if (has(`moves/${id}.jsonl`)) {
    test(`move lists of ${id} in wasm`, () => {
      const table = rows(`moves/${id}.jsonl`);
      expect(table.length).toBeGreaterThan(10);
      for (const row of table) {
        const answer = legal(id, row.fen);
        const what = `${row.note}: ${row.fen}`;
        // The list of Spartan Chess comes from a program that writes no signs of check.
        const plain = (san) => (id === "spartan" ? san.replace(/[+#]$/, "") : san);
        expect(Object.fromEntries(answer.moves.map(({ move, san }) => [move, plain(san)])), what).toEqual(row.moves);
        const captures = answer.moves.filter((made) => made.capture).map((made) => made.move);
        expect(captures.sort(), what).toEqual([...row.captures].sort());
        const winner = { "1-0": "white", "0-1": "black", "1/2-1/2": null }[row.result];
        expect(answer.outcome?.winner, what).toBe(winner);
      }
    });
  }
}

test("the games have data", () => {
  expect(has("perft/suicide.jsonl") && has("moves/suicide.jsonl")).toBe(true);
});

test("divide adds up", () => {
  const { nodes, divide } = ask("perft", "suicide", "3", "--divide");
  expect(Object.keys(divide)).toHaveLength(20);
  expect(Object.values(divide).reduce((sum, count) => sum + count)).toBe(nodes);
  expect(nodes).toBe(8067);
});

test("the presets castle or not, and end without a move in their own way", () => {
  const castle = "4k2r/7p/8/8/8/8/7P/R3K2R w KQk - 0 1";
  const bare = castle.replace("KQk", "-");
  const count = (id, fen) => [1, 2, 3].map((depth) => ask("perft", id, String(depth), "--fen", fen).nodes);
  expect(count("suicide", castle)).toEqual([21, 210, 4141]);
  const blocked = "8/8/8/8/8/7p/7P/8 w - - 0 1";
  const fewer = "6nB/6P1/8/4p3/2p1P3/2P5/8/8 w - - 0 1";
  const ends = { suicide: ["white", "white"], antichess: ["white", "white"], "fics-suicide": [null, "black"], "losing-chess": [null, null] };
  for (const [id, winners] of Object.entries(ends)) {
    if (id !== "suicide") {
      expect(count(id, bare), id).toEqual([19, 171, 3351]);
    }
    expect([blocked, fewer].map((fen) => legal(id, fen).outcome.winner), id).toEqual(winners);
  }
});

test("bad input is an error with a reason, never a crash", () => {
  for (const words of [
    ["moves", "checkers"],
    ["moves", "suicide", "--fen", "nonsense"],
    ["moves", "suicide", "--fen", ""],
    ["moves", "suicide", "--fen", "9/8/8/8/8/8/8/8 w - - 0 1"],
    ["perft", "suicide", "many"],
    ["explain", "("],
    ["explain", "R", "--board", "0x0"],
    ["explain", "R", "--at", "z99"],
    [],
  ]) {
    let thrown;
    try {
      ask(...words);
    } catch (error) {
      thrown = error;
    }
    expect(typeof thrown, words.join(" ")).toBe("string");
    expect(thrown.trim().split("\n"), words.join(" ")).toHaveLength(1);
  }
  expect(legal("suicide").moves, "the module still answers").toHaveLength(20);
});
