// Betza notation in wasm: every example, from the same file as the native tests.

import { expect, test } from "@playwright/test";
import { ask, data } from "../driver/oracle.js";

const OPTIONS = { o: "--own", x: "--enemy", r: "--partner", e: "--en-passant" };

function explain({ betza, board, origin, blockers, unmoved }) {
  const words = ["explain", betza, "--board", board, "--at", origin];
  for (const [kind, option] of Object.entries(OPTIONS)) {
    const squares = blockers.filter((blocker) => blocker[0] === kind).map((blocker) => blocker.slice(1));
    if (squares.length > 0) {
      words.push(option, squares.join());
    }
  }
  return ask(...words, ...(unmoved ? ["--unmoved"] : []));
}

test("every example reaches exactly its destinations", () => {
  const cases = JSON.parse(data("betza_examples.json"));
  expect(cases.length).toBeGreaterThan(60);
  for (const one of cases) {
    const answer = explain(one);
    expect([...answer.destinations].sort(), JSON.stringify(one)).toEqual([...one.destinations].sort());
    const again = explain({ ...one, betza: answer.canonical });
    expect(again, `${one.betza} written as ${answer.canonical}`).toEqual(answer);
  }
});

test("marks have the class of their path", () => {
  expect(ask("explain", "N").marks).toEqual(
    Object.fromEntries("c4 c6 d3 d7 f3 f7 g4 g6".split(" ").map((square) => [square, ["leap"]])),
  );
  const pawn = ask("explain", "fmWfceFifmnD", "--board", "8x8", "--at", "e2", "--unmoved", "--enemy", "d3");
  expect(pawn.marks).toEqual({ d3: ["capture"], e3: ["move"], e4: ["move"], f3: ["capture"] });
  expect([...pawn.destinations].sort()).toEqual(["d3", "e3", "e4"]);
});
