// Towns and cards drawn as pictures (N9), and their points by the rules, to check the kernel and the bounds against.

import { TERRAINS } from '@wagons/rules';
import { type Bonus, worth } from '@wagons/rules/scoring';
import type { View } from '@wagons/rules/town';
import { picture } from '../../rules/test/table.ts';
import { codeOf, iconName, terrainName } from '../src/kernel/town/codes.ts';
import { torus } from '../src/kernel/town/rows.ts';
import { type CardCodes, KernelTown, makeSpots } from '../src/kernel/town/town.ts';

const { cellIndex, wrap } = torus;

/** A kernel town from a picture; rows may be divided by slashes. */
export function townOf(text: string): KernelTown {
  const { left, top, width, territories } = picture(text);
  const town = new KernelTown();
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [index, territory] of territories.entries()) {
    if (!territory) continue;
    const [x, y] = [left + (index % width), top + Math.floor(index / width)];
    town.cells[cellIndex(x, y)] = codeOf(territory);
    town.occupied[wrap(y)]! |= 1 << wrap(x);
    xs.push(x);
    ys.push(y);
  }
  Object.assign(town, {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
    size: 1,
  });
  town.mark();
  return town;
}

/** A card from a picture of two by two territories. */
export function cardOf(text: string): CardCodes {
  const codes = picture(text).territories.flatMap((territory) => (territory ? [codeOf(territory)] : []));
  return Uint8Array.from([...codes, ...codes.toReversed()]);
}

/** What is visible of a kernel town, with a margin of empty cells. */
function viewOf(town: KernelTown): View {
  const [left, top] = [town.left - 1, town.top - 1];
  const [width, height] = [town.right - left + 2, town.bottom - top + 2];
  const territories = Array.from({ length: width * height }, (_, index) => {
    const code = town.cells[cellIndex(left + (index % width), top + Math.floor(index / width))]!;
    const [terrain, icon] = [terrainName(code), iconName(code)];
    return terrain && icon ? { terrain, icon } : undefined;
  });
  return { left, top, width, height, territories };
}

/** The points of a condition on one town, by the rules. */
export function pointsByRules(bonus: Bonus, town: KernelTown): number {
  const view = viewOf(town);
  return worth(bonus, { first: view, second: view }, 'first').points;
}

/** The sum of the largest groups, by the rules. */
export const groupsByRules = (town: KernelTown): number =>
  TERRAINS.reduce(
    (sum, terrain) =>
      sum +
      pointsByRules(
        { choose: { largestGroup: { terrain } }, score: { each: { cell: { chosen: true } } } },
        town,
      ),
    0,
  );

export type TestSpot = { readonly rotation: number; readonly x: number; readonly y: number };

/** Every placement of a card on a town. */
export function spotsOn(town: KernelTown): TestSpot[] {
  const spots = makeSpots();
  return Array.from({ length: 2 * town.spots(spots) }, (_, i) => ({
    rotation: i & 1,
    x: spots[2 * (i >> 1)]!,
    y: spots[2 * (i >> 1) + 1]!,
  }));
}

/** The result of a function while a card is placed. */
export function withCard<T>(
  town: KernelTown,
  card: CardCodes,
  { rotation, x, y }: TestSpot,
  work: () => T,
): T {
  town.place(card, rotation, x, y);
  const result = work();
  town.undo();
  return result;
}
