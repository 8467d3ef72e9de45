// What a card can add to the conditions that ask for a shape or choose, while other cards are to come, for every spot.

import type { Bonus } from '@wagons/rules';
import { compileFilter, type Marks } from '../kernel/filters.ts';
import { takeGroup } from '../kernel/flood.ts';
import { makeRows, type Rows, SIDE } from '../kernel/rows.ts';
import { type CardCodes, type KernelTown, terrainOf } from '../kernel/town.ts';
import { codesWhere, iconOf, isPlain, mayMatch } from './codes.ts';
import type { Company } from './prospects.ts';
import { plainShape, type Shape } from './shapes.ts';

/**
 * Bounds what each of several cards adds to a condition. It is enough for the bound that the first of two cards is
 * reckoned apart, even if the other lies near it; the other is then reckoned near.
 */
export type Gain = {
  /** Looks at a town as it lies, with a card and other cards to come, and the points of the condition there. */
  begin(town: KernelTown, card: CardCodes, company: Company, now: number): void;
  /** What the card adds at x, y when no other card lies as near as three cells. */
  apart(card: CardCodes, rotation: number, x: number, y: number): number;
  /** What it adds there, together with the others, when they may lie near. */
  near(card: CardCodes, rotation: number, x: number, y: number): number;
};

/** The gains of a condition, where its form is known. */
export function gainOf(bonus: Bonus): Gain | undefined {
  if (typeof bonus === 'number') return undefined;
  if ('choose' in bonus) return chosenGain(bonus);
  if (!('each' in bonus)) return undefined;
  const { each: things, points = 1 } = bonus;
  const shape = plainShape(bonus);
  if (!shape) return undefined;
  if ('block' in things) return squareGain(things.same === 'terrain' ? terrainOf : iconOf, points);
  if ('pair' in things && things.apart === 2) {
    return pairGain(
      shape,
      codesWhere((code) => mayMatch(things.pair, code)),
      points,
    );
  }
  return undefined;
}

/** A square that is not there yet may be made complete by others that bear the same. */
function squareGain(kind: Int8Array, points: number): Gain {
  let cells = new Uint8Array(SIDE * SIDE);
  const supply = new Uint8Array(8);
  const differs = (x: number, y: number, bears: number): number =>
    kind[cells[(y & 31) * SIDE + (x & 31)]!] === bears ? 0 : 1;
  /** How many squares have a cell of the card in them, if others lend what is missing. */
  const squares = (card: CardCodes, rotation: number, x: number, y: number, lent: number): number => {
    let made = 0;
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        let bears = -1;
        let missing = 0;
        for (let part = 0; part < 4 && missing < 4; part++) {
          const column = right + (part & 1);
          const row = down + (part >> 1);
          if (column < 0 || column > 1 || row < 0 || row > 1) continue;
          const own = kind[card[4 * rotation + 2 * row + column]!]!;
          if (bears >= 0 && own !== bears) missing = 4;
          bears = own;
        }
        for (let part = 0; part < 4 && missing < 4; part++) {
          const column = right + (part & 1);
          const row = down + (part >> 1);
          if (column >= 0 && column <= 1 && row >= 0 && row <= 1) continue;
          missing += differs(x + column, y + row, bears);
        }
        if (missing <= lent * supply[bears]! && missing < 4) made++;
      }
    }
    return points * made;
  };
  return {
    begin(town, _card, company) {
      ({ cells } = town);
      supply.fill(0);
      for (const code of company.codes) supply[kind[code]!]!++;
    },
    apart: (card, rotation, x, y) => squares(card, rotation, x, y, 0),
    near: (card, rotation, x, y) => squares(card, rotation, x, y, 1),
  };
}

/** A pair of old and new ends is counted whatever comes between; near others, so are pairs of new ends. */
function pairGain(shape: Shape, such: Uint8Array, points: number): Gain {
  let before = 0;
  let together = 0;
  const apart = (card: CardCodes, rotation: number, x: number, y: number): number =>
    shape.most(card, rotation, x, y) - before;
  return {
    begin(town, card, company, now) {
      before = now;
      shape.begin(town, card, now);
      let own = 0;
      for (let part = 0; part < 4; part++) own += such[card[part]!]!;
      together = points * own * company.codes.reduce((sum, code) => sum + such[code]!, 0);
    },
    apart,
    near: (card, rotation, x, y) => apart(card, rotation, x, y) + together,
  };
}

function chosenGain({ choose, score }: Extract<Bonus, { readonly choose: unknown }>): Gain | undefined {
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const { points = 1 } = score;
  const { chosen, ...such } = score.each.cell;
  if (!chosen || points <= 0) return undefined;
  const filter = 'largestGroup' in choose ? choose.largestGroup : choose.fullestLine;
  if (!isPlain(filter)) return undefined;
  const codes = codesWhere((code) => mayMatch(filter, code));
  const same = JSON.stringify(such) === JSON.stringify(filter);
  if ('fullestLine' in choose) return same ? lineGain(codes, points) : undefined;
  if (!same && Object.keys(such).length > 0) return undefined;
  return groupGain(compileFilter(filter, { rows: makeRows() }), codes, points);
}

/** A card has two cells in a line. */
function lineGain(such: Uint8Array, points: number): Gain {
  const gain = (card: CardCodes): number => {
    let laid = 0;
    for (let part = 0; part < 4; part++) laid += such[card[part]!]!;
    return points * Math.min(2, laid);
  };
  return { begin() {}, apart: gain, near: gain };
}

/** The largest group gains the card's own such cells and the groups that it touches besides the largest. */
function groupGain(marks: Marks, such: Uint8Array, points: number): Gain {
  const label = new Uint8Array(SIDE * SIDE);
  const sizes = new Uint8Array(256);
  const rest: Rows = makeRows();
  const group: Rows = makeRows();
  /** By label: when it was last met around a card. */
  const met = new Float64Array(256);
  let asked = 0;
  let main = 0;
  let joinable = false;
  const gain = (card: CardCodes, rotation: number, x: number, y: number): number => {
    let size = 0;
    for (let part = 0; part < 4; part++) size += such[card[4 * rotation + part]!]!;
    if (size === 0) return 0;
    let touches = false;
    asked++;
    for (let side = 0; side < 8; side++) {
      const along = side & 1;
      const beside = side < 2 ? -1 : 2;
      const column = side < 4 ? along : side < 6 ? -1 : 2;
      const row = side < 2 ? -1 : side < 4 ? beside : along;
      const index = ((y + row) & 31) * SIDE + ((x + column) & 31);
      const part = 2 * Math.min(1, Math.max(0, row)) + Math.min(1, Math.max(0, column));
      if (such[card[4 * rotation + part]!] === 0) continue;
      const here = label[index]!;
      if (here === 0) continue;
      if (here === main) touches = true;
      else if (met[here] !== asked) size += sizes[here]!;
      met[here] = asked;
    }
    return points * (touches || joinable ? size : Math.max(0, size - sizes[main]!));
  };
  return {
    begin(town, _card, company) {
      joinable = company.codes.some((code) => such[code] === 1);
      label.fill(0);
      const rows = marks(town);
      for (let y = town.top; y <= town.bottom; y++) rest[y & 31] = rows[y & 31]!;
      main = 0;
      sizes[0] = 0;
      for (let labels = 1; ; labels++) {
        const size = takeGroup(rest, group, town.top, town.bottom);
        if (size === 0) break;
        sizes[labels] = size;
        if (size > sizes[main]!) main = labels;
        for (let y = town.top; y <= town.bottom; y++) {
          for (let left = group[y & 31]!; left !== 0; left &= left - 1) {
            label[(y & 31) * SIDE + 31 - Math.clz32(left & -left)] = labels;
          }
        }
      }
    },
    apart: gain,
    near: gain,
  };
}
