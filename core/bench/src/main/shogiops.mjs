// Counts the tree of legal moves with shogiops (npm), for games without drops:
//
//     node shogiops.mjs RULES SFEN DEPTH bulk|made
//
// bulk counts the moves of the last ply without playing them, made plays every leaf. Prints the number of
// leaves, the seconds of processor time of the process and those of the clock, after warming up.
//
// Its own debug.perft is not used, because it hands the two steps of a lion move over in the wrong order:
// the first step is midStep and the second is to. And it counts each path of a lion; here moves are counted
// as we count them, by what they do: paths over an empty square that end on one square are one move.

import { parseSfen } from 'shogiops/sfen';
import { secondLionStepDests } from 'shogiops/variant/chushogi';
import { pieceCanPromote, pieceForcePromote, promote } from 'shogiops/variant/util';

const WARM_SECONDS = 3;
const LION_POWER = new Set(['lion', 'lionpromoted', 'falcon', 'eagle']);

const [rules, sfen, depthText, how] = process.argv.slice(2);
const depth = Number(depthText);
if (!sfen || !(depth >= 1) || !['bulk', 'made'].includes(how)) {
  console.error('usage: node shogiops.mjs RULES SFEN DEPTH bulk|made');
  process.exit(2);
}
const bulk = how === 'bulk';

const canPromote = pieceCanPromote(rules);
const mustPromote = pieceForcePromote(rules);
const promoted = promote(rules);

/** The number of moves, none of them played. */
function countMoves(position) {
  let count = 0;
  for (const [from, targets] of position.allMoveDests()) {
    const piece = position.board.get(from);
    if (LION_POWER.has(piece.role)) {
      let reached = targets;
      for (const midStep of targets) {
        const ends = secondLionStepDests(position, from, midStep);
        if (position.board.has(midStep)) {
          count += ends.size();
        } else {
          reached = reached.union(ends);
        }
      }
      count += reached.size();
      continue;
    }
    count += targets.size();
    if (promoted(piece.role) !== undefined) {
      for (const to of targets) {
        const both = canPromote(piece, from, to, position.board.get(to)) && !mustPromote(piece, to);
        count += both ? 1 : 0;
      }
    }
  }
  return count;
}

function countAfter(position, move, left) {
  const child = position.clone();
  child.play(move);
  return count(child, left - 1);
}

/** The number of leaves that many plies below. */
function count(position, left) {
  if (left === 0) {
    return 1;
  }
  if (left === 1 && bulk) {
    return countMoves(position);
  }
  let sum = 0;
  for (const [from, targets] of position.allMoveDests()) {
    const piece = position.board.get(from);
    for (const to of targets) {
      const may = canPromote(piece, from, to, position.board.get(to));
      if (may) {
        sum += countAfter(position, { from, to, promotion: true }, left);
      }
      if (!may || !mustPromote(piece, to)) {
        sum += countAfter(position, { from, to, promotion: false }, left);
      }
    }
    if (LION_POWER.has(piece.role)) {
      let reached = targets;
      for (const midStep of targets) {
        let ends = secondLionStepDests(position, from, midStep);
        if (!position.board.has(midStep)) {
          ends = ends.diff(reached);
          reached = reached.union(ends);
        }
        for (const to of ends) {
          sum += countAfter(position, { from, midStep, to }, left);
        }
      }
    }
  }
  return sum;
}

const root = parseSfen(rules, sfen, false).unwrap();
const warm = performance.now() + WARM_SECONDS * 1000;
do {
  count(root, Math.max(1, depth - 1));
} while (performance.now() < warm);

const clock = performance.now();
const before = process.cpuUsage();
const leaves = count(root, depth);
const used = process.cpuUsage(before);
const seconds = (performance.now() - clock) / 1000;
console.log(leaves, ((used.user + used.system) / 1e6).toFixed(4), seconds.toFixed(4));
