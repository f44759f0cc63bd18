// Counts the leaves of legal play in wasm, with our rules and with a peer's, and prints seconds.
//
// node bench/perft.js OUR_MODULE PEER_FOLDER ID PEER_VARIANT DEPTH ROUNDS
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [ours, peerFolder, id, peerVariant, depthText, roundsText] = process.argv.slice(2);
const [depth, rounds] = [Number(depthText), Number(roundsText)];
const { run } = createRequire(import.meta.url)(ours);

const folder = join(peerFolder, 'node_modules/ffish-es6');
const { default: load } = await import(pathToFileURL(join(folder, 'ffish.js')));
const peer = await load({ wasmBinary: readFileSync(join(folder, 'ffish.wasm')) });
const board = new peer.Board(peerVariant);

/** The peer has no perft of its own: leaves are counted in bulk, as ours are. */
function count(left) {
  if (left === 1) return board.numberLegalMoves();
  let leaves = 0;
  for (const move of board.legalMoves().split(' ').filter(Boolean)) {
    board.push(move);
    leaves += count(left - 1);
    board.pop();
  }
  return leaves;
}

/** The best of several rounds, each once warm. */
function best(work) {
  let seconds = Infinity;
  let nodes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    nodes = work();
    seconds = Math.min(seconds, (performance.now() - start) / 1000);
  }
  return { nodes, seconds };
}

const ourPerft = best(() => Number(run(['perft', id, String(depth)])));
// One ply less shows the peer's speed as well, in bearable time.
const peerPerft = best(() => count(depth - 1));
console.log(JSON.stringify({ ours: ourPerft, peer: peerPerft }));
