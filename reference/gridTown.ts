// A town on a fixed grid of numbers: as plain as the naive one, but fast enough to try millions of towns.

import {
  type Card,
  type Cell,
  type Deck,
  ICONS,
  type Icon,
  invariant,
  type Terrain,
  TERRAINS,
  type Town,
} from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { facing } from '@wagons/rules/town';

/**
 * Terrains and icons by cell, 0 where there is none. Cell x,y is at index (y + 32) · 64 + x + 32: fifteen cards can't
 * reach the edge. Cards are placed and taken back in reverse order.
 */
export type GridTown = {
  readonly terrains: Uint8Array;
  readonly icons: Uint8Array;
  /** Every cell with a territory, in the order in which they were first covered. */
  readonly cells: number[];
  /** What was on the cells that the placed cards cover. */
  readonly covered: number[];
};

/** The terrains and icons of a card in one orientation, in the order of FOOTPRINT. */
type Face = { readonly terrains: readonly number[]; readonly icons: readonly number[] };

/** Index of the cell below. */
export const ROW = 64;
const HALF = ROW / 2;

export const numberOf = (one: Terrain | Icon): number =>
  1 +
  Math.max(
    TERRAINS.findIndex((terrain) => terrain === one),
    ICONS.findIndex((icon) => icon === one),
  );

const indexOf = ({ x, y }: Cell): number => (y + HALF) * ROW + x + HALF;

/** A card as it looks upright and upside down. */
export type GridCard = readonly [upright: Face, upsideDown: Face];

export const gridCardOf = (card: Card): GridCard => [
  faceOf(facing(card, 'upright')),
  faceOf(facing(card, 'upsideDown')),
];

const faceOf = (territories: Card['territories']): Face => ({
  terrains: territories.map(({ terrain }) => numberOf(terrain)),
  icons: territories.map(({ icon }) => numberOf(icon)),
});

/** From a card's top left cell to its four cells: topLeft, topRight, bottomLeft, bottomRight. */
const FOOTPRINT = [0, 1, ROW, ROW + 1] as const;

/** From a cell to the top left cells of every card that covers it or shares an edge with it (P2). */
const TOUCHING: readonly number[] = [
  ...[0, -1, -ROW, -ROW - 1],
  ...[1, 1 - ROW, -2, -2 - ROW],
  ...[ROW, ROW - 1, -2 * ROW, -2 * ROW - 1],
];

export function gridTownOf(deck: Deck, town: Town): GridTown {
  const size = ROW * ROW;
  const grid = { terrains: new Uint8Array(size), icons: new Uint8Array(size), cells: [], covered: [] };
  for (const { card, cell, rotation } of town) {
    const [upright, upsideDown] = gridCardOf(cardOf(deck, card));
    placeOn(grid, rotation === 'upright' ? upright : upsideDown, indexOf(cell));
  }
  return grid;
}

function placeOn({ terrains, icons, cells, covered }: GridTown, face: Face, at: number): void {
  for (let i = 0; i < 4; i++) {
    const cell = at + (FOOTPRINT[i] ?? 0);
    const terrain = terrains[cell] ?? 0;
    if (terrain === 0) cells.push(cell);
    covered.push(cell, terrain, icons[cell] ?? 0);
    terrains[cell] = face.terrains[i] ?? 0;
    icons[cell] = face.icons[i] ?? 0;
  }
}

/** Takes the last card back. */
export function takeBack({ terrains, icons, cells, covered }: GridTown): void {
  for (let i = 0; i < 4; i++) {
    const icon = covered.pop() ?? 0;
    const terrain = covered.pop() ?? 0;
    const cell = covered.pop() ?? 0;
    if (terrain === 0) cells.pop();
    terrains[cell] = terrain;
    icons[cell] = icon;
  }
}

/** Every top left cell that a card can be placed on, in reading order. */
function spotsIn({ cells }: GridTown): readonly number[] {
  if (cells.length === 0) return [indexOf({ x: 0, y: 0 })];
  const spots = new Set(cells.flatMap((cell) => TOUCHING.map((step) => cell + step)));
  return [...spots].toSorted((a, b) => a - b);
}

/** Places a card in the way with this index among the legal ones (N5). */
export function placeAt(town: GridTown, card: GridCard, index: number): void {
  const spot = spotsIn(town)[index >> 1];
  invariant(spot !== undefined, 'a card is placed on a legal spot');
  placeOn(town, card[index % 2 === 0 ? 0 : 1], spot);
}

/**
 * Places cards in every way, one after the other, and visits each town at its end. The path has the index of each
 * card's placement (N5); it changes afterwards.
 */
export function tryEveryWay(
  town: GridTown,
  cards: readonly GridCard[],
  visit: (path: readonly number[]) => void,
  path: number[] = [],
): void {
  const card = cards[path.length];
  if (!card) {
    visit(path);
    return;
  }
  let index = 0;
  for (const spot of spotsIn(town)) {
    for (const face of card) {
      placeOn(town, face, spot);
      path.push(index++);
      tryEveryWay(town, cards, visit, path);
      path.pop();
      takeBack(town);
    }
  }
}
