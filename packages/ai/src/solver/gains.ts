// Upper bounds for what a card adds to conditions on shapes and choices, by spot, while other cards are still to come.

import type { Bonus, SizedThings, Things } from '@wagons/rules/scoring';
import { compileFilter, type Marks } from '../kernel/filters.ts';
import { takeGroup } from '../kernel/flood.ts';
import { pointsOf } from '../kernel/parts.ts';
import { makeRows, type Rows, SIDE } from '../kernel/rows.ts';
import { isSized, type Worths, worthOf, worthsOf } from '../kernel/sizes.ts';
import { type CardCodes, EMPTY_CELL, type KernelTown, terrainOf } from '../kernel/town.ts';
import { codesWhere, iconOf, isPlain, mayMatch } from './codes.ts';
import { DistanceGain } from './distanceGain.ts';
import type { Company } from './prospects.ts';
import { roundHoleGain } from './roundHoleGain.ts';
import { RunGain } from './runGain.ts';

/**
 * Bounds what each of several cards adds to a condition. For a valid sum it is enough to use `apart` for the first of two
 * cards, and for the second `near` if the first is close to it.
 */
export type Gain = {
  /** Whether it depends on whole rows and columns, not only on nearby cells. */
  readonly inLine?: true;
  /** Starts with a town, a card, and the other cards to come. */
  begin(town: KernelTown, card: CardCodes, company: Company): void;
  /** The most that the card adds anywhere, also near other cards. */
  most(card: CardCodes): number;
  /** What the card adds at x, y if no other card is within three cells. */
  apart(card: CardCodes, rotation: number, x: number, y: number): number;
  /** What it adds there if other cards may be near. */
  near(card: CardCodes, rotation: number, x: number, y: number): number;
};

/** The gain of a condition, if its form is supported. */
export function gainOf(bonus: Bonus): Gain | undefined {
  if (typeof bonus === 'number') return undefined;
  if ('choose' in bonus) return chosenGain(bonus);
  if ('distance' in bonus) return distanceGain(bonus);
  if (!('each' in bonus)) return undefined;
  if (isSized(bonus.each)) return sizedGain(bonus.each, worthsOf(bonus.each, bonus));
  const { each: things } = bonus;
  const points = pointsOf(bonus);
  if (points <= 0) return undefined;
  if ('block' in things && isPlain(things.of ?? {}) && things.block.every((side) => side === 2)) {
    return squareGain(kindsOf(things), points);
  }
  if ('pair' in things && things.apart === 2 && isPlain(things.pair) && isPlain(things.between ?? {})) {
    const marks = compileFilter(things.pair, { rows: makeRows() });
    const such = codesWhere((code) => mayMatch(things.pair, code));
    return pairGain(marks, such, things.between !== undefined, points);
  }
  return undefined;
}

function distanceGain({
  distance,
  to,
  points = 1,
}: Extract<Bonus, { readonly distance: unknown }>): Gain | undefined {
  return points > 0 && isPlain(distance) && isPlain(to) ? new DistanceGain(distance, to, points) : undefined;
}

function sizedGain(things: SizedThings, worths: Worths): Gain | undefined {
  if (worths.some((worth) => worth < 0)) return undefined;
  if ('run' in things) return isPlain(things.run) ? new RunGain(things.run, worths) : undefined;
  const isRoundHole = 'space' in things && things.corners === true && things.space.atMost === 1;
  return isRoundHole && worthOf(worths, 1) > 0 ? roundHoleGain(worthOf(worths, 1)) : undefined;
}

/** By code: what must be the same within a block; −1 if the territory cannot be in one. */
const kindsOf = ({ of = {}, same }: Extract<Things, { readonly block: unknown }>): Int8Array =>
  terrainOf.map((terrain, code) => {
    if (code === EMPTY_CELL || !mayMatch(of, code)) return -1;
    return same === 'terrain' ? terrain : same === 'icon' ? iconOf[code]! : 0;
  });

/** The kind of a territory on a card that cannot be in a square. */
const NO_KIND = 7;

/** A square that is not there yet may be made complete by others that bear the same. */
function squareGain(kind: Int8Array, points: number): Gain {
  let cells = new Uint8Array(SIDE * SIDE);
  /** By kind: how many of it others bring; whether three cells of a square bear it. */
  const supply = new Uint8Array(8);
  const nearly = new Uint8Array(8);
  let most = 0;
  let hasCompany = false;
  const at = (x: number, y: number): number => kind[cells[(y & 31) * SIDE + (x & 31)]!]!;
  /** By code: the kind of a territory on a card; `NO_KIND` never equals a kind in the town. */
  const laid = kind.map((one) => (one < 0 ? NO_KIND : one));
  /** How many squares have a cell of the card in them, if others lend so many times what they have. */
  const squares = (card: CardCodes, rotation: number, x: number, y: number, lent: number): number => {
    const a = laid[card[4 * rotation]!]!;
    const b = laid[card[4 * rotation + 1]!]!;
    const c = laid[card[4 * rotation + 2]!]!;
    const d = laid[card[4 * rotation + 3]!]!;
    const aboveA = at(x, y - 1) === a ? 0 : 1;
    const aboveB = at(x + 1, y - 1) === b ? 0 : 1;
    const belowC = at(x, y + 2) === c ? 0 : 1;
    const belowD = at(x + 1, y + 2) === d ? 0 : 1;
    const leftOfA = at(x - 1, y) === a ? 0 : 1;
    const leftOfC = at(x - 1, y + 1) === c ? 0 : 1;
    const rightOfB = at(x + 2, y) === b ? 0 : 1;
    const rightOfD = at(x + 2, y + 1) === d ? 0 : 1;
    let made = a !== NO_KIND && a === b && a === c && a === d ? 1 : 0;
    if (aboveA + leftOfA + (at(x - 1, y - 1) === a ? 0 : 1) <= lent * supply[a]!) made++;
    if (aboveB + rightOfB + (at(x + 2, y - 1) === b ? 0 : 1) <= lent * supply[b]!) made++;
    if (belowC + leftOfC + (at(x - 1, y + 2) === c ? 0 : 1) <= lent * supply[c]!) made++;
    if (belowD + rightOfD + (at(x + 2, y + 2) === d ? 0 : 1) <= lent * supply[d]!) made++;
    if (a === b && aboveA + aboveB <= lent * supply[a]!) made++;
    if (c === d && belowC + belowD <= lent * supply[c]!) made++;
    if (a === c && leftOfA + leftOfC <= lent * supply[a]!) made++;
    if (b === d && rightOfB + rightOfD <= lent * supply[b]!) made++;
    return points * made;
  };
  return {
    begin(town, card, company) {
      ({ cells } = town);
      supply.fill(0);
      for (const code of company.codes) supply[laid[code]!]!++;
      supply[NO_KIND] = 0;
      nearly.fill(0);
      for (let y = town.top; y < town.bottom; y++) {
        for (let x = town.left; x < town.right; x++) {
          const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
          // Of three that are alike, two lie across from each other.
          if (a >= 0 && a === d && (a === b || a === c)) nearly[a] = 1;
          else if (b >= 0 && b === c && (b === a || b === d)) nearly[b] = 1;
        }
      }
      const [a, b, c, d] = [laid[card[0]!]!, laid[card[1]!]!, laid[card[2]!]!, laid[card[3]!]!];
      const alike = (one: number, other: number): number => (one === other && one !== NO_KIND ? 1 : 0);
      const sides = alike(a, b) + alike(c, d) + alike(a, c) + alike(b, d);
      most = points * (nearly[a]! + nearly[b]! + nearly[c]! + nearly[d]! + sides + (sides === 4 ? 1 : 0));
      hasCompany = company.cards > 0;
    },
    // A card is part of at most nine squares.
    most: () => (hasCompany ? 9 * points : most),
    apart: (card, rotation, x, y) => (most === 0 ? 0 : squares(card, rotation, x, y, 0)),
    near: (card, rotation, x, y) => squares(card, rotation, x, y, 1),
  };
}

/**
 * Pairs two cells apart: a new end meets old ones, whatever comes between; or a new cell between lets two old ones meet.
 * Near others, new ends meet each other too.
 */
function pairGain(marks: Marks, such: Uint8Array, between: boolean, points: number): Gain {
  const ends = new Uint8Array(SIDE * SIDE);
  const middles = new Uint8Array(SIDE * SIDE);
  let together = 0;
  let most = 0;
  const apart = (card: CardCodes, rotation: number, x: number, y: number): number => {
    let made = 0;
    for (let part = 0; part < 4; part++) {
      const index = ((y + (part >> 1)) & 31) * SIDE + ((x + (part & 1)) & 31);
      made += middles[index]! + (such[card[4 * rotation + part]!] === 1 ? ends[index]! : 0);
    }
    return points * made;
  };
  return {
    begin(town, card, company) {
      const rows = marks(town);
      const has = (x: number, y: number): number =>
        y < town.top || y > town.bottom ? 0 : (rows[y & 31]! >>> (x & 31)) & 1;
      ends.fill(0);
      middles.fill(0);
      most = 0;
      for (let y = town.top - 2; y <= town.bottom + 2; y++) {
        for (let x = town.left - 2; x <= town.right + 2; x++) {
          const index = (y & 31) * SIDE + (x & 31);
          ends[index] = has(x - 2, y) + has(x + 2, y) + has(x, y - 2) + has(x, y + 2);
          if (between) middles[index] = (has(x - 1, y) & has(x + 1, y)) + (has(x, y - 1) & has(x, y + 1));
          most = Math.max(most, ends[index] + middles[index]!);
        }
      }
      let own = 0;
      for (let part = 0; part < 4; part++) own += such[card[part]!]!;
      together = points * own * company.codes.reduce((sum, code) => sum + such[code]!, 0);
    },
    most: () => 4 * points * most + together,
    apart,
    near: (card, rotation, x, y) => apart(card, rotation, x, y) + together,
  };
}

function chosenGain({ choose, score }: Extract<Bonus, { readonly choose: unknown }>): Gain | undefined {
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const points = pointsOf(score);
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
  return { begin: () => {}, most: gain, apart: gain, near: gain };
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
  let all = 0;
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
      all = 0;
      label.fill(0);
      const rows = marks(town);
      for (let y = town.top; y <= town.bottom; y++) rest[y & 31] = rows[y & 31]!;
      main = 0;
      sizes[0] = 0;
      for (let labels = 1; ; labels++) {
        const size = takeGroup(rest, group, town.top, town.bottom);
        if (size === 0) break;
        sizes[labels] = size;
        all += size;
        if (size > sizes[main]!) main = labels;
        for (let y = town.top; y <= town.bottom; y++) {
          for (let left = group[y & 31]!; left !== 0; left &= left - 1) {
            label[(y & 31) * SIDE + 31 - Math.clz32(left & -left)] = labels;
          }
        }
      }
    },
    most(card) {
      let own = 0;
      for (let part = 0; part < 4; part++) own += such[card[part]!]!;
      return own === 0 ? 0 : points * (own + all - sizes[main]!);
    },
    apart: gain,
    near: gain,
  };
}
