// Which marks a piece should show, from the rules' answers about moves and about Betza notation.

import { ask, legal } from "./oracle.js";
import { isCastling, pieces } from "./position.js";

const BETZA = { k: "K", q: "RB", r: "R", b: "B", n: "N", p: "fmWfceFifmnD" };

const owner = (letter) => (letter === letter.toUpperCase() ? "white" : "black");

/** Everything that the piece on a square could do by its notation alone: castling and duties are not asked. */
export function explained(fen, at) {
  const board = pieces(fen);
  const piece = board.get(at);
  const others = [...board].filter(([square]) => square !== at);
  const list = (own) => others.filter(([, letter]) => (owner(letter) === owner(piece)) === own).map(([square]) => square);
  const passed = fen.split(" ")[3];
  const words = ["--board", "8x8", "--at", at, "--player", owner(piece)];
  words.push("--own", list(true).join(), "--enemy", list(false).join());
  if (passed !== "-") {
    words.push("--en-passant", passed);
  }
  if (at[1] === (owner(piece) === "white" ? "2" : "7")) {
    words.push("--unmoved");
  }
  return ask("explain", BETZA[piece.toLowerCase()], ...words);
}

const sorted = (words) => [...new Set(words)].sort().join(" ");

function mark(marks, square, words) {
  marks[square] = sorted([...(marks[square]?.split(" ") ?? []), ...words]);
}

function castling(marks, move) {
  const short = move[2] > move[0];
  mark(marks, move.slice(2, 4), ["move", "castle"]);
  mark(marks, (short ? "h" : "a") + move[1], ["move", "castle"]);
}

/** The marks of a piece of the player to move: its legal targets, each with the class of its path. */
export function offered(id, fen, at) {
  const classes = explained(fen, at).marks;
  const marks = {};
  for (const { move } of legal(id, fen).moves.filter(({ move }) => move.startsWith(at))) {
    if (isCastling(fen, move)) {
      castling(marks, move);
      continue;
    }
    const to = move.slice(2, 4);
    mark(marks, to, [...classes[to], ...(move[4] ? ["promote"] : [])]);
  }
  return marks;
}

/** The squares that an opponent's piece should show: wherever it could go were it to move and free to choose. */
export function looked(fen, at) {
  const squares = new Set(explained(fen, at).destinations);
  const board = pieces(fen);
  const white = owner(board.get(at)) === "white";
  if (board.get(at).toLowerCase() === "k" && at === (white ? "e1" : "e8")) {
    const rights = [...fen.split(" ")[2]].map((right) => (white ? right : right.toUpperCase() === right ? "" : right.toUpperCase()));
    const way = { K: ["fg", "gh"], Q: ["bcd", "ac"] };
    for (const right of rights.filter((right) => right in way)) {
      const [between, marked] = way[right];
      if (![...between].some((file) => board.has(file + at[1]))) {
        [...marked].forEach((file) => squares.add(file + at[1]));
      }
    }
  }
  return [...squares].sort();
}
