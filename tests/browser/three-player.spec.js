// Three Player Chess: three seats, turns that are missed, a king that is taken.

import { ask, legal } from "../driver/oracle.js";
import { after, castling, pieces, split } from "../driver/three.js";
import { expect, test } from "../driver/test.js";

const ID = "three-player";
const NAMES = { w: "white", g: "green", b: "black" };
const TITLES = { white: "White", green: "Green", black: "Black" };

// Black is mated twice and waits, is set free once, and in the end loses the king to Green.
const GAME = "b2b3,g12h10,l7l6,a2a4,l11l9,i7i6,g1f3,e11e9,c7c6,e2e3,f12k5,l6k5,h2h3,l9k5,k8i7,f3e9,l12l8,d8c7,e9i6,h12f12,c7b6,a4a5,l8l12,b1a3,k11k9,b6a5,a3b5,j11j10,a5b4,a1a3,e12e4,i6j8,e4b4".split(",");

/** A position from what stands on each side, and the rest of the FEN. */
const position = (white, green, black, rest = "w - - 0 1") => `${white}|${green}|${black} ${rest}`;

const CASTLING = position(
  "wR3wK2wR/wPwPwPwPwPwPwPwP/8/8",
  "gR3gK2gR/gPgPgPgPgPgPgPgP/8/8",
  "bR3bK2bR/bPbPbPbPbPbPbPbP/8/8",
  "w wRL,gRL,bRL - 0 1",
);
/** A white piece on d4, one of the six squares round the centre, with friend and foe on its lines. */
const onTheRing = (role) => position(`4wK3/1wP6/8/3w${role}4`, "4gK3/4gP3/8/8", "2bP1bK3/8/4bP3/8");
const PASSING = position("4wK3/4wP3/8/3bP1gP2", "4gK3/8/8/8", "4bK3/8/8/8");
const PROMOTION = position("6wK1/8/8/8", "gK7/8/8/8", "7bK/3wP4/8/8");

const loud = (page) => page.locator('[aria-live="assertive"]');

test("a whole game: mated, skipped, set free, skipped again, and taken", async ({ table, page }) => {
  test.setTimeout(90_000);
  await table.open(ID);
  let { fen } = legal(ID);
  const [sans, missed] = [[], []];
  let waiting = [];
  for (const [number, move] of GAME.entries()) {
    const before = legal(ID, fen);
    sans.push(before.moves.find((one) => one.move === move).san);
    await table.play(move);
    await table.expectPly(number + 1);
    const now = legal(ID, after(fen, move));
    await expect(table.board).toHaveAttribute("data-turn", now.turn);
    waiting = [...waiting.filter((player) => player !== before.turn), ...now.skipped].filter((player) => player !== now.turn);
    if (waiting.length > 0) {
      await expect(table.board, move).toHaveAttribute("data-skipped", waiting.join(" "));
    } else {
      await expect(table.board, move).not.toHaveAttribute("data-skipped");
    }
    for (const player of now.skipped) {
      missed.push(number + 1);
      await expect(loud(page)).toContainText(`${TITLES[player]} is checkmated and waits`);
      await expect(table.status).toContainText(`${TITLES[player]} is checkmated and waits`);
      await expect(page.locator(`[data-seat="${player}"]`)).toContainText("waits");
    }
    fen = now.fen;
  }
  expect(missed, "the rules still know this game").toEqual([23, 31]);
  await table.expectPosition(fen);
  await expect(table.board).toHaveAttribute("data-state", "over");
  await expect(table.status).toHaveAttribute("data-result", "green");
  await expect(table.status).toHaveAttribute("data-reason", "king-captured");
  await expect(table.status).toContainText("Green wins: Black has no king left");
  expect(await table.sans()).toEqual(sans);
  const rounds = await page.locator(".moves li").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rounds[0]).toEqual(["1.", ...sans.slice(0, 3)]);
  expect(rounds[7]).toEqual(["8.", ...sans.slice(21, 23), "waits"]);
  expect(rounds.at(-1)).toEqual(["12.", sans.at(-2), sans.at(-1)]);

  await table.action("undo").click();
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await expect(table.status).toContainText("Green can take Black’s king and win");
  await expect(loud(page)).toContainText("Green can take Black’s king");
  await table.moves.nth(22).click();
  await expect(table.board).toHaveAttribute("data-skipped", "black");
  await expect(table.board).toHaveAttribute("data-turn", "white");
});

test("a link with moves, a reload, undo and typed moves", async ({ table, page }) => {
  const moves = GAME.slice(0, 23);
  await table.open(ID, { moves: moves.join() });
  await table.expectPly(23);
  await expect(table.board).toHaveAttribute("data-skipped", "black");
  const fen = moves.reduce((fen, move) => legal(ID, after(fen, move)).fen, legal(ID).fen);
  await table.expectPosition(fen);

  await table.open(ID, { fen });
  await table.expectPosition(fen);
  await table.type("axKb6");
  await expect(table.status).toHaveAttribute("data-result", "white");

  await table.open(ID);
  await table.type("e4");
  await table.type("e11e9");
  await table.type("Nc6");
  await table.expectPly(3);
  await page.reload();
  await table.expectPly(3);
  expect(await table.sans()).toEqual(["e4", "e9", "Nc6"]);
  await table.action("undo").click();
  await expect(table.board).toHaveAttribute("data-turn", "black");
  await table.goto("#/");
  await page.getByRole("link", { name: "Continue Three Player Chess" }).click();
  await table.expectPly(2);
});

test("every attacked king is marked, whoever moves", async ({ table }) => {
  const fen = position("4wK3/8/8/3wQ4", "4gK3/8/8/8", "4bK3/8/8/8");
  await table.open(ID, { fen });
  expect(await table.read("data-check")).toEqual({ d8: "check" });
  await expect(table.status).toContainText("White can take Black’s king");
  await table.play("d4e4");
  await expect.poll(() => table.read("data-check")).toEqual(
    Object.fromEntries(legal(ID, after(fen, "d4e4")).check.map((square) => [square, "check"])),
  );
});

for (const role of ["Q", "N", "B"]) {
  test(`marks of a ${role} on the ring are what the rules explain`, async ({ table, page }) => {
    const fen = onTheRing(role);
    await table.open(ID, { fen });
    await table.expectPosition(fen);
    const others = [...pieces(fen)].filter(([square]) => square !== "d4");
    const list = (own) => others.filter(([, piece]) => (piece[0] === "w") === own).map(([square]) => square).join();
    const notation = { Q: "RB", N: "N", B: "B" }[role];
    const { marks } = ask("explain", notation, "--board", ID, "--at", "d4", "--own", list(true), "--enemy", list(false));
    const sorted = Object.entries(marks).map(([square, words]) => [square, [...words].sort().join(" ")]);
    await table.click("d4");
    await table.expectMarks(Object.fromEntries(sorted));
    const targets = legal(ID, fen).moves.map(({ move }) => split(move)).filter(({ from }) => from === "d4").map(({ to }) => to);
    const shown = Object.entries(await table.marks()).filter(([, words]) => words !== "block").map(([square]) => square);
    expect(shown.sort()).toEqual([...new Set(targets)].sort());

    // [ and ] walk through the same squares.
    const walked = new Set();
    await page.locator('[data-square="d4"]').focus();
    for (const _ of targets) {
      await page.keyboard.press("]");
      walked.add(await page.evaluate(() => document.activeElement.dataset.square));
    }
    expect([...walked].sort()).toEqual(shown.sort());
  });
}

test("marks as on the Three Player page, remembered", async ({ table, page }) => {
  const fen = onTheRing("Q");
  await table.open(ID, { fen });
  const fills = () => page.locator(".marks path").evaluateAll((all) => all.map((one) => one.getAttribute("fill") ?? ""));
  await table.click("d4");
  expect((await fills()).some((fill) => fill.includes("slide"))).toBe(true);
  expect((await fills()).some((fill) => fill.includes("--berolina-move"))).toBe(false);
  await page.getByRole("tab", { name: "Marks" }).click();
  const toggle = page.getByRole("checkbox", { name: /As on the Three Player page/ });
  await toggle.check();
  expect((await fills()).some((fill) => fill.includes("slide"))).toBe(false);
  expect((await fills()).some((fill) => fill.includes("--berolina-move"))).toBe(true);
  expect((await fills()).some((fill) => fill.includes("block"))).toBe(true);
  await table.open(ID, { fen });
  await page.getByRole("tab", { name: "Marks" }).click();
  await expect(toggle).toBeChecked();
  await table.open("suicide");
  await page.getByRole("tab", { name: "Marks" }).click();
  await expect(toggle).toHaveCount(0);
});

for (const player of ["w", "g", "b"]) {
  const fen = CASTLING.replace(" w ", ` ${player} `);
  for (const [side, action, san, word] of [["R", "castle-short", "O-O", "rightside"], ["L", "castle-long", "O-O-O", "leftside"]]) {
    test(`${NAMES[player]} castles ${word}`, async ({ table }) => {
      const { king, rook } = castling(player)[side];
      const expected = after(fen, king.join(""));
      await table.open(ID, { fen });
      await expect(table.action(action)).toHaveText(`Castle ${word}`);
      const ways = [
        () => table.action(action).click(),
        () => table.click(...king),
        () => table.click(king[0], rook[0]),
        () => table.type(san),
      ];
      for (const castle of ways) {
        await castle();
        await table.expectPosition(expected);
        expect(await table.sans()).toEqual([san]);
        await table.action("undo").click();
        await table.expectPosition(fen);
      }
    });
  }
}

test("the second opponent takes in passing", async ({ table }) => {
  await table.open(ID, { fen: PASSING });
  await table.play("e2e4", "i12i11");
  let fen = after(after(PASSING, "e2e4"), "i12i11");
  await table.expectPosition(fen);
  await table.click("d4");
  await expect(table.square("e3")).toHaveAttribute("data-mark", "capture en-passant");
  await table.click("e3");
  fen = after(fen, "d4e3");
  expect(pieces(fen).has("e4")).toBe(false);
  await table.expectPosition(fen);
});

test("the picker and a claim say how the page was read", async ({ table, page }) => {
  await table.open(ID, { fen: PROMOTION });
  const { to } = split(legal(ID, PROMOTION).moves.find(({ move }) => split(move).promotion).move);
  await table.click("i7", to);
  expect(await table.picker.evaluateAll((all) => all.map((one) => one.dataset.promote))).toEqual(["queen", "rook", "bishop", "knight"]);
  await expect(page.locator(".promotion-box")).toContainText("any other chess piece");
  await table.promote("knight");
  await table.expectPosition(after(PROMOTION, `i7${to}n`));

  const there = ["g1f3", "g12f10", "b8c6"];
  const back = there.map((move) => Object.values(split(move)).slice(0, 2).reverse().join(""));
  const round = [...there, ...back];
  await table.open(ID, { moves: [...round, ...round].slice(0, -1).join() });
  await expect(table.action("claim-draw")).toHaveCount(0);
  await table.play(round.at(-1));
  await expect(page.locator("main")).toContainText("declares");
  await table.action("claim-draw").click();
  await expect(table.status).toHaveAttribute("data-reason", "threefold");
});

test("a draw needs all three", async ({ table }) => {
  await table.open(ID);
  await table.play("e2e4");
  await table.action("offer-draw", "green").click();
  await expect(table.action("accept-draw")).toHaveCount(2);
  await expect(table.action("decline-draw")).toHaveCount(2);
  await table.action("accept-draw", "black").click();
  await expect(table.action("accept-draw")).toHaveCount(1);
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await table.action("decline-draw", "white").click();
  await expect(table.action("accept-draw")).toHaveCount(0);
  await table.action("offer-draw", "green").click();
  await table.action("accept-draw", "white").click();
  await table.action("accept-draw", "black").click();
  await expect(table.status).toHaveAttribute("data-result", "draw");
  await expect(table.status).toHaveAttribute("data-reason", "agreement");
});

test("nobody resigns: a game is abandoned, which asks first", async ({ table, page }) => {
  await table.open(ID);
  await table.play("e2e4");
  await expect(table.action("resign")).toHaveCount(0);
  await table.action("abandon").click();
  await table.action("cancel").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(table.board).toHaveAttribute("data-state", "ready");
  await table.action("abandon").click();
  await table.action("confirm").click();
  await expect(table.status).toHaveAttribute("data-result", "none");
  await expect(table.board).toHaveAttribute("data-state", "over");
  await table.action("undo").click();
  await expect(table.board).toHaveAttribute("data-state", "ready");
});

test("names, lots, and a board that turns to the mover", async ({ table, page }) => {
  await table.open(ID);
  await table.action("new").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox")).toHaveCount(3);
  for (const [number, name] of ["Ada", "Grace", "Emmy"].entries()) {
    await dialog.getByRole("textbox").nth(number).fill(name);
  }
  await dialog.getByRole("checkbox", { name: /lots/ }).check();
  await dialog.getByRole("radio", { name: /Turns to whoever moves/ }).check();
  await table.action("confirm").click();
  for (const name of ["Ada", "Grace", "Emmy"]) {
    await expect(page.locator("[data-seat]", { hasText: name })).toHaveCount(1);
    await expect(table.notices).toContainText(`${name} plays`);
  }
  const bottom = () => page.locator(".seats.below [data-seat]");
  await expect(bottom()).toHaveAttribute("data-seat", "white");
  for (const [move, player] of [["e2e4", "green"], ["e11e9", "black"], ["b8c6", "white"]]) {
    await table.play(move);
    await expect(bottom()).toHaveAttribute("data-seat", player);
    await expect(bottom()).toContainText("to move");
    await expect(page.locator(".player.first")).toHaveCount(1);
  }
});

test("the board turns by 120 degrees, with pieces and labels upright", async ({ table, page }) => {
  await table.open(ID);
  const boxOf = async (name) => {
    const { x, y, width, height } = await table.square(name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  for (const [king, left, right, seat] of [["e1", "black", "green", "white"], ["i12", "white", "black", "green"], ["d8", "green", "white", "black"]]) {
    const [, y] = await boxOf(king);
    const heights = await Promise.all(["e1", "i12", "d8"].map(boxOf));
    expect(Math.max(...heights.map(([, y]) => y))).toBe(y);
    await expect(page.locator(".seats.below [data-seat]")).toHaveAttribute("data-seat", seat);
    await expect(page.locator(".side.left [data-seat]")).toHaveAttribute("data-seat", left);
    await expect(page.locator(".side.right [data-seat]")).toHaveAttribute("data-seat", right);
    const turned = await page.locator(".pieces [transform*=rotate], .coordinates [transform*=rotate]").count();
    expect(turned).toBe(0);
    // Each label lies in a square of its file or rank.
    const astray = await page.evaluate(() => {
      const svg = document.querySelector(".board");
      const labels = [...svg.querySelectorAll(".coordinates text")];
      return labels.filter((label) => {
        const box = label.getBBox();
        const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
        const square = [...svg.querySelectorAll("[data-square] path")].find((path) => path.isPointInFill(point));
        const name = square?.parentElement.dataset.square ?? "";
        return !(name.startsWith(label.textContent) || name.slice(1) === label.textContent);
      }).map((label) => label.textContent);
    });
    expect(astray).toEqual([]);
    await table.action("flip").click();
  }
});

test("arrows go to the neighbour that lies that way", async ({ table, page }) => {
  await table.open(ID);
  const walk = (from, key) => page.evaluate(([from, key]) => {
    const square = document.querySelector(`[data-square="${from}"]`);
    square.focus();
    square.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return document.activeElement.dataset.square;
  }, [from, key]);
  expect(await walk("e1", "ArrowUp")).toBe("e2");
  expect(await walk("e1", "ArrowRight")).toBe("f1");
  expect(await walk("e4", "ArrowLeft")).toBe("d4");
  const centres = await page.evaluate(() => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const squares = [...document.querySelectorAll("[data-square]")];
    return Object.fromEntries(squares.map((square) => [square.dataset.square, middle(square.getBoundingClientRect())]));
  });
  for (const [x, y, key] of [[1, 0, "ArrowRight"], [-1, 0, "ArrowLeft"], [0, -1, "ArrowUp"], [0, 1, "ArrowDown"]]) {
    for (const from of pieces(legal(ID).fen).keys()) {
      const to = await walk(from, key);
      const [here, there] = [centres[from], centres[to]];
      if (to !== from) {
        expect((there[0] - here[0]) * x + (there[1] - here[1]) * y, `${from} ${key} ${to}`).toBeGreaterThan(0);
      }
    }
  }
});

for (const [width, height] of [[360, 740], [768, 1024], [1440, 900]]) {
  test(`the board fills its space at ${width} pixels`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.open(ID);
    const frame = await table.board.boundingBox();
    expect(frame.width, "wide enough").toBeGreaterThan(Math.min(0.95 * width, 0.7 * height));
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    if (width > 1000) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)).toBe(0);
    }
    // No piece leaves its square.
    const outside = await page.evaluate(() => {
      const svg = document.querySelector(".board");
      const squares = [...svg.querySelectorAll("[data-square]")];
      return squares.filter((square) => {
        const path = square.querySelector("path");
        const at = [...svg.querySelectorAll(".piece")].find((piece) => {
          const box = piece.getBBox();
          return path.isPointInFill(new DOMPoint(box.x + box.width / 2, box.y + box.height / 2));
        });
        if (!at) return false;
        const [one, two] = [path.getBBox(), at.getBBox()];
        return two.x < one.x || two.y < one.y || two.x + two.width > one.x + one.width || two.y + two.height > one.y + one.height;
      }).map((square) => square.dataset.square);
    });
    expect(outside).toEqual([]);
    // The smallest squares are 24 pixels across, or the board can be made larger.
    const across = async () => (0.122 * (await table.board.boundingBox()).width) / 2;
    const zoom = table.action("zoom");
    if ((await across()) < 24) {
      await zoom.click();
      expect(await across()).toBeGreaterThanOrEqual(24);
      expect(await overflow()).toBe(0);
      const [board, controls] = [await table.board.boundingBox(), await page.locator(".controls").boundingBox()];
      expect(controls.y, "the larger board covers nothing").toBeGreaterThanOrEqual(board.y + board.height - 1);
      await table.play("e2e4", "e11e9");
      await table.expectPly(2);
      await zoom.click();
      expect((await table.board.boundingBox()).width).toBeCloseTo(frame.width, 0);
    } else {
      await expect(zoom).toBeHidden();
    }
  });
}
