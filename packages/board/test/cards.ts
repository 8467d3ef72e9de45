// Sample cards for the tests of the board: fronts are written as letters, conditions don't matter.

import type { Card, CardId, Cell, Placement, Rotation, Terrain, Territory } from '@wagons/rules';

const LETTERS: Readonly<Record<string, Terrain>> = {
  D: 'desert',
  F: 'forest',
  M: 'mountains',
  P: 'plains',
  S: 'snow',
  W: 'water',
};

const land = (letter: string | undefined): Territory => ({
  terrain: LETTERS[letter ?? ''] ?? 'snow',
  icon: 'cow',
});

/** A card with these four terrains, read like the front: `DFMP` is desert, forest over mountains, plains. */
export const card = (id: CardId, front: string): Card => ({
  id,
  title: {},
  territories: [land(front[0]), land(front[1]), land(front[2]), land(front[3])],
  bonus: 0,
});

const CARDS: readonly Card[] = [
  card('a', 'DDFF'),
  card('b', 'FWFS'),
  card('c', 'PPPP'),
  card('d', 'MSWD'),
  card('e', 'WWWD'),
];

/** One of the five sample cards `a` to `e`. */
export function cardOf(id: CardId): Card {
  const found = CARDS.find((one) => one.id === id);
  if (!found) throw new Error(`there is no sample card ${id}`);
  return found;
}

export const at = (x: number, y: number): Cell => ({ x, y });

export const lay = (id: CardId, x: number, y: number, rotation: Rotation = 'upright'): Placement => ({
  card: id,
  cell: at(x, y),
  rotation,
});
