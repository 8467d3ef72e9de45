// What one more card can do to the conditions that choose: the largest group and what is near it, the fullest line.

import type { Bonus, Filter } from '@wagons/rules';
import { compileFilter, type Marks } from '../kernel/filters.ts';
import { takeGroup } from '../kernel/flood.ts';
import { makeRows, type Rows, SIDE } from '../kernel/rows.ts';
import { codesWhere, isPlain, mayMatch } from './codes.ts';
import { type Local, makeLocal, Prospects } from './prospects.ts';
import type { Shape } from './shapes.ts';

/** Points for every territory of a largest group, or for all that a fullest line is chosen by. */
export function chosenShape(bonus: Bonus): Shape | undefined {
  if (typeof bonus === 'number' || !('choose' in bonus)) return undefined;
  const { choose, score } = bonus;
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const { points = 1 } = score;
  const { chosen, ...such } = score.each.cell;
  if (!chosen || points <= 0) return undefined;
  const filter = 'largestGroup' in choose ? choose.largestGroup : choose.fullestLine;
  if (!isPlain(filter)) return undefined;
  const codes = codesWhere((code) => mayMatch(filter, code));
  const same = JSON.stringify(such) === JSON.stringify(filter);
  if ('fullestLine' in choose) return same ? fullestOf(codes, points) : undefined;
  if (same || Object.keys(such).length === 0) {
    return largestOf(compileFilter(filter, { rows: makeRows() }), codes, points);
  }
  const loose = looseLocal(bonus);
  return loose && looseOf(loose);
}

/** A condition on what lies near the largest group, as if every such group were the largest: never less. */
export function looseLocal(bonus: Bonus): Local | undefined {
  if (typeof bonus === 'number' || !('choose' in bonus) || !('largestGroup' in bonus.choose))
    return undefined;
  const { choose, score } = bonus;
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const { points = 1 } = score;
  if (points <= 0 || !isPlain(choose.largestGroup)) return undefined;
  const loose = loosened(score.each.cell, choose.largestGroup);
  return loose && makeLocal({ each: { cell: loose }, points });
}

/** The filter with all that could be chosen in the place of what is; undefined where that could match less. */
function loosened(filter: Filter, choosable: Filter): Filter | undefined {
  const { chosen, not, neighbours, ...words } = filter;
  if (not || neighbours) return undefined;
  const loose: Record<string, unknown> = { ...words };
  for (const word of ['beside', 'near', 'amid'] as const) {
    if (words[word]) loose[word] = loosened(words[word], choosable);
  }
  for (const word of ['any', 'all'] as const) {
    if (words[word]) loose[word] = words[word].map((one) => loosened(one, choosable));
  }
  if (Object.values(loose).flat().includes(undefined)) return undefined;
  return chosen ? { all: [loose, choosable] } : loose;
}

function looseOf(local: Local): Shape {
  const prospects = new Prospects([local]);
  let before = 0;
  let sum = 0;
  return {
    begin(town, card, now) {
      before = now;
      sum = prospects.begin(town, card);
      return Math.max(now, sum + prospects.most);
    },
    most(card, _, x, y) {
      return Math.max(before, sum + prospects.freshOf(card) + prospects.around(x, y));
    },
  };
}
/** The largest group of such territories: new ones join those beside them; without new ones it does not grow. */
function largestOf(marks: Marks, such: Uint8Array, points: number): Shape {
  const label = new Uint8Array(SIDE * SIDE);
  const sizes = new Uint8Array(256);
  const rest: Rows = makeRows();
  const group: Rows = makeRows();
  let before = 0;
  return {
    begin(town, _card, now) {
      before = now;
      const rows = marks(town);
      for (let y = town.top - 3; y <= town.bottom + 3; y++) {
        rest[y & 31] = y < town.top || y > town.bottom ? 0 : rows[y & 31]!;
        for (let x = town.left - 3; x <= town.right + 3; x++) label[(y & 31) * SIDE + (x & 31)] = 0;
      }
      let labels = 0;
      let all = 0;
      for (let size = 1; size > 0;) {
        size = takeGroup(rest, group, town.top, town.bottom);
        if (size === 0) break;
        sizes[++labels] = size;
        all += size;
        for (let y = town.top; y <= town.bottom; y++) {
          for (let left = group[y & 31]!; left !== 0; left &= left - 1) {
            label[(y & 31) * SIDE + 31 - Math.clz32(left & -left)] = labels;
          }
        }
      }
      return points * (all + 4);
    },
    most(card, rotation, x, y) {
      let size = 0;
      for (let part = 0; part < 4; part++) size += such[card[4 * rotation + part]!]!;
      if (size === 0) return before;
      met = 0;
      for (let i = 0; i < 2; i++) {
        size += meet(label[((y - 1) & 31) * SIDE + ((x + i) & 31)]!, sizes);
        size += meet(label[((y + 2) & 31) * SIDE + ((x + i) & 31)]!, sizes);
        size += meet(label[((y + i) & 31) * SIDE + ((x - 1) & 31)]!, sizes);
        size += meet(label[((y + i) & 31) * SIDE + ((x + 2) & 31)]!, sizes);
      }
      return Math.max(before, points * size);
    },
  };
}

/** The row or column with the most such territories: a card has two cells in a line. */
function fullestOf(such: Uint8Array, points: number): Shape {
  let before = 0;
  return {
    begin(_town, _card, now) {
      before = now;
      return now + 2 * points;
    },
    most(card) {
      let laid = 0;
      for (let part = 0; part < 4; part++) laid += such[card[part]!]!;
      return before + points * Math.min(2, laid);
    },
  };
}

// The groups met around a card; there are at most eight.
const meeting = new Uint8Array(8);
let met = 0;

/** The size of a group that was not met before. */
function meet(label: number, sizes: Uint8Array): number {
  if (label === 0) return 0;
  for (let i = 0; i < met; i++) if (meeting[i] === label) return 0;
  meeting[met++] = label;
  return sizes[label]!;
}
