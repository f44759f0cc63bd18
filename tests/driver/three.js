// Three Player Chess as FEN, without the help of the rules: enough to follow a game move by move.

export const PLAYERS = { w: "white", g: "green", b: "black" };
const ORDER = "wgb";
const SECTIONS = { w: ["abcdefgh", [1, 2, 3, 4]], g: ["hgfeijkl", [12, 11, 10, 9]], b: ["lkjidcba", [8, 7, 6, 5]] };

/** The squares of a player's rank, counted from 0 at their base, from their left to their right. */
function rank(player, number) {
  const [files, ranks] = SECTIONS[player];
  return [...files].map((file) => `${file}${ranks[number]}`);
}

/** The pieces by square, as `wK`. */
export function pieces(fen) {
  const board = new Map();
  fen.split(" ")[0].split("|").forEach((section, at) => {
    section.split("/").forEach((text, number) => {
      let file = 0;
      for (const [word] of text.matchAll(/\d|[wgb][KQRBNP]/g)) {
        if (word.length === 1) {
          file += Number(word);
        } else {
          board.set(rank(ORDER[at], number)[file], word);
          file += 1;
        }
      }
    });
  });
  return board;
}

function placement(board) {
  const line = (squares) => squares.map((square) => board.get(square) ?? "1").join("").replace(/1+/g, (empty) => String(empty.length));
  const section = (player) => [0, 1, 2, 3].map((number) => line(rank(player, number))).join("/");
  return [...ORDER].map(section).join("|");
}

/** The two squares of a move and the letter of what the piece becomes. */
export function split(move) {
  const [, from, to, promotion] = /^([a-l]\d+)([a-l]\d+)([a-z]?)$/.exec(move);
  return { from, to, promotion };
}

/** For castling to either side: where the king stands and goes, and the same of the rook. */
export function castling(player) {
  const base = rank(player, 0);
  const way = (king, rook, beside) => ({ king: [base[4], base[king]], rook: [base[rook], base[beside]] });
  return { R: way(6, 7, 5), L: way(2, 0, 3) };
}

function castles(board, { from, to }) {
  const [player, role] = board.get(from);
  const ways = Object.values(castling(player));
  return role === "K" ? ways.find(({ king }) => king[0] === from && king[1] === to) : undefined;
}

/** The rights that are left when something has moved from or to these squares. */
function rightsAfter(rights, ...touched) {
  const kept = (field) => {
    const sides = Object.entries(castling(field[0])).filter(([side, { king, rook }]) =>
      field.includes(side) && !touched.includes(king[0]) && !touched.includes(rook[0]));
    return sides.length > 0 ? [field[0] + sides.map(([side]) => side).join("")] : [];
  };
  return rights === "-" ? "-" : rights.split(",").flatMap(kept).join() || "-";
}

/** A player's square, among those passed over. */
const passedOver = (player, square) => rank(player, 2).includes(square);

/** The FEN after a legal move, before any turn is missed: the rules take those on. */
export function after(fen, move) {
  const board = pieces(fen);
  const [, turn, rights, passed, half, round] = fen.split(" ");
  const { from, to, promotion } = split(move);
  const [player, role] = board.get(from);
  const passing = role === "P" && !board.has(to) && passed.split(",").includes(to);
  const takesKing = board.get(to)?.[1] === "K";
  const takes = board.has(to) || passing;
  const way = castles(board, { from, to });
  const owner = [...ORDER].find((other) => passedOver(other, to));
  const square = passing ? rank(owner, 3)[rank(owner, 2).indexOf(to)] : to;
  if (way) {
    board.set(way.rook[1], board.get(way.rook[0]));
    board.delete(way.rook[0]);
  }
  board.delete(square);
  board.delete(from);
  board.set(to, promotion ? player + promotion.toUpperCase() : player + role);

  const next = ORDER[(ORDER.indexOf(turn) + 1) % 3];
  const step = role === "P" && rank(player, 1).indexOf(from) >= 0 && rank(player, 3).indexOf(to) === rank(player, 1).indexOf(from);
  const stands = (other) => board.get(rank(other, 3)[rank(other, 2).indexOf(targets[other])]) === `${other}P`;
  const targets = {};
  for (const target of passed === "-" ? [] : passed.split(",")) {
    targets[[...ORDER].find((other) => passedOver(other, target))] = target;
  }
  targets[player] = step ? rank(player, 2)[rank(player, 1).indexOf(from)] : undefined;
  const open = [...ORDER].filter((other) => targets[other] && other !== next && stands(other));
  const ends = [takesKing ? turn : next, rightsAfter(rights, from, to), open.map((other) => targets[other]).join() || "-"];
  const clock = takes || role === "P" ? 0 : Number(half) + 1;
  return [placement(board), ...ends, clock, Number(round) + (turn === "b" && !takesKing)].join(" ");
}
