// What the rules say, without the page: the command line as a wasm module, which `cargo xtask test browser` builds.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { run } = createRequire(import.meta.url)("../../target/node/berolina_node.js");

/** What `berolina` prints for these words; throws the line that it would print on standard error. */
export function berolina(...words) {
  return run(words);
}

/** The same with `--json`, as a value. */
export function ask(...words) {
  return JSON.parse(run([...words, "--json"]));
}

/** The answer of `berolina moves`: fen, turn, outcome, and moves of `{ move, san, capture }`. */
export function legal(id, fen) {
  return ask("moves", id, ...(fen ? ["--fen", fen] : []));
}

/** The ids of all games and presets. */
export function variants() {
  return ask("variants").map((row) => row.id);
}

/** A file of `crates/rules/tests/data`, as text. */
export function data(path) {
  return readFileSync(new URL(`../../crates/rules/tests/data/${path}`, import.meta.url), "utf8");
}

/** A file of `crates/rules/tests/data` with a value on every line. */
export function rows(path) {
  return data(path).split("\n").filter(Boolean).map((line) => JSON.parse(line));
}
