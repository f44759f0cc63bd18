// Positions as FEN, without the help of the rules: enough to follow a game on a square board move by move.

import { PLAYERS, pieces as three } from "./three.js";

const FILES = "abcdefghij";
const ROLES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
const MORE = {
  spartan: { c: "captain", l: "lieutenant", g: "general", w: "warlord", h: "hoplite" },
  "capablanca-random": { a: "archbishop", c: "chancellor" },
};

/** The roles of a game by their small letters. */
export function roles(id) {
  return { ...ROLES, ...MORE[id] };
}

/** The pieces of a FEN by square, as letters. */
export function pieces(fen) {
  const board = new Map();
  fen.split(" ")[0].split("/").forEach((rank, number) => {
    let file = 0;
    for (const letter of rank.match(/[0-9]+|./g)) {
      if (letter >= "0" && letter <= "99") {
        file += Number(letter);
      } else {
        board.set(`${FILES[file]}${8 - number}`, letter);
        file += 1;
      }
    }
  });
  return board;
}

/** The piece of a letter as `data-piece` names it. */
export function named(letter, id) {
  if (letter.length === 2) {
    return `${PLAYERS[letter[0]]}-${ROLES[letter[1].toLowerCase()]}`;
  }
  const player = letter === letter.toUpperCase() ? "white" : "black";
  return `${player}-${roles(id)[letter.toLowerCase()]}`;
}

/** What `data-piece` should say, by square. */
export function namedPieces(fen, id) {
  const board = fen.includes("|") ? three(fen) : pieces(fen);
  return Object.fromEntries([...board].map(([square, letter]) => [square, named(letter, id)]));
}

function placement(board) {
  const rank = (number) => {
    const squares = [...FILES.slice(0, 8)].map((file) => board.get(`${file}${number}`) ?? "1").join("");
    return squares.replace(/1+/g, (empty) => String(empty.length));
  };
  return [8, 7, 6, 5, 4, 3, 2, 1].map(rank).join("/");
}

const file = (square) => FILES.indexOf(square[0]);

/** Whether a move as text is castling in this position. */
export function isCastling(fen, move) {
  const king = pieces(fen).get(move.slice(0, 2))?.toLowerCase() === "k";
  return king && Math.abs(file(move) - file(move.slice(2))) === 2;
}

/** The FEN after a legal move. */
export function after(fen, move) {
  const board = pieces(fen);
  const [, turn, rights, passed, half, round] = fen.split(" ");
  const [from, to, promotion] = [move.slice(0, 2), move.slice(2, 4), move[4]];
  const piece = board.get(from);
  const pawn = piece.toLowerCase() === "p";
  const takes = board.has(to) || (pawn && to === passed);
  if (isCastling(fen, move)) {
    const [rook, beside] = file(to) > file(from) ? ["h", "f"] : ["a", "d"];
    board.set(beside + from[1], board.get(rook + from[1]));
    board.delete(rook + from[1]);
  }
  if (pawn && to === passed) {
    board.delete(to[0] + from[1]);
  }
  board.delete(from);
  board.set(to, promotion ? (turn === "w" ? promotion.toUpperCase() : promotion) : piece);
  const lost = { e1: "KQ", h1: "K", a1: "Q", e8: "kq", h8: "k", a8: "q" };
  const gone = (lost[from] ?? "") + (lost[to] ?? "");
  const kept = [...rights].filter((right) => right !== "-" && !gone.includes(right)).join("") || "-";
  const two = pawn && Math.abs(Number(from[1]) - Number(to[1])) === 2;
  const over = two ? from[0] + (Number(from[1]) + Number(to[1])) / 2 : "-";
  const clock = takes || pawn ? 0 : Number(half) + 1;
  return `${placement(board)} ${turn === "w" ? "b" : "w"} ${kept} ${over} ${clock} ${Number(round) + (turn === "b")}`;
}
