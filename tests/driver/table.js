// A game on the page, driven and read by the attributes that ARCHITECTURE.md calls a contract.

import { expect } from "@playwright/test";
import { legal } from "./oracle.js";
import { after, isCastling, namedPieces, roles } from "./position.js";
import { PLAYERS, split } from "./three.js";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The hash of a game, with whatever a link may say. */
export function link(id, parameters = {}) {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `#/play/${id}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

export class Table {
  constructor(page) {
    this.page = page;
    this.board = page.locator('[data-berolina="board"]');
    this.status = page.locator("[data-status]");
    this.picker = page.locator("[data-promote]");
    this.field = page.locator('[data-field="move"]');
    this.moves = page.locator("[data-move-ply]");
    this.notices = page.locator(".notice");
  }

  /** Opens a game or preset, at its start or where the parameters `fen` and `moves` say. */
  async open(id = "suicide", parameters = {}) {
    await this.goto(link(id, parameters));
    await expect(this.board).toHaveAttribute("data-variant", id);
    await expect(this.board).toHaveAttribute("data-state", /^(ready|over)$/);
  }

  /** Goes to a hash as somebody does who pastes an address: the page is loaded anew. */
  async goto(hash) {
    await this.page.goto("about:blank");
    await this.page.goto(`./${hash}`);
  }

  square(name) {
    return this.page.locator(`[data-square="${name}"]`);
  }

  action(name, player) {
    return this.page.locator(`[data-action="${name}"]${player ? `[data-player="${player}"]` : ""}`);
  }

  async click(...names) {
    for (const name of names) {
      await this.square(name).click();
    }
  }

  /** Clicks a move of the form `e7e8k`. */
  async play(...moves) {
    for (const move of moves) {
      const { from, to, promotion } = split(move);
      await this.click(from, to);
      if (promotion) {
        await this.promote(roles(await this.board.getAttribute("data-variant"))[promotion]);
      }
    }
  }

  /** Clicks a game from its start, and sees each move made. */
  async playGame(moves) {
    for (const [number, move] of moves.entries()) {
      await this.play(move);
      await this.expectPly(number + 1);
    }
  }

  promote(role) {
    return this.page.locator(`[data-promote="${role}"]`).click();
  }

  /** Types a move. */
  async type(text) {
    await this.field.fill(text);
    await this.field.press("Enter");
  }

  expectPly(ply) {
    return expect(this.board).toHaveAttribute("data-ply", String(ply));
  }

  /** Every square with an attribute, and its value. */
  read(attribute) {
    return this.page.evaluate((name) => {
      const squares = [...document.querySelectorAll(`[data-square][${name}]`)];
      return Object.fromEntries(squares.map((square) => [square.dataset.square, square.getAttribute(name)]));
    }, attribute);
  }

  /** The marks by square, with the words of each in alphabetical order. */
  async marks() {
    const marks = await this.read("data-mark");
    const sorted = (words) => words.split(" ").sort().join(" ");
    return Object.fromEntries(Object.entries(marks).map(([square, words]) => [square, sorted(words)]));
  }

  async expectMarks(marks, message) {
    await expect.poll(() => this.marks(), { message, intervals: [20, 50, 100] }).toEqual(marks);
  }

  expectNoMarks() {
    return expect(this.page.locator("[data-mark], [data-selected], [data-look]")).toHaveCount(0);
  }

  /** Every piece stands where the FEN says, and its player is to move. */
  async expectPosition(fen) {
    const named = namedPieces(fen, await this.board.getAttribute("data-variant"));
    await expect.poll(() => this.read("data-piece"), { message: fen, intervals: [20, 50, 100] }).toEqual(named);
    await expect(this.board).toHaveAttribute("data-turn", PLAYERS[fen.split(" ")[1]]);
  }

  sans() {
    return this.moves.evaluateAll((moves) => moves.map((move) => move.textContent.trim()));
  }
}

/** Numbers from 0 to below 1 that are the same on every run. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A whole game by the rules alone: `{ moves: [{ move, san, fen }], outcome }`, with the FEN before each move. */
export function wholeGame(id, seed, fen = START) {
  const random = seeded(seed);
  const moves = [];
  let answer = legal(id, fen);
  while (!answer.outcome) {
    expect(moves.length, "the game ends").toBeLessThan(400);
    const choices = answer.moves.toSorted((one, two) => (one.move < two.move ? -1 : 1));
    const chosen = choices[Math.floor(random() * choices.length)];
    moves.push({ ...chosen, fen: answer.fen, castles: isCastling(answer.fen, chosen.move) });
    answer = legal(id, after(answer.fen, chosen.move));
  }
  return { moves, outcome: answer.outcome, fen: answer.fen };
}
