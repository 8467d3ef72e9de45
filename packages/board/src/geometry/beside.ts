// Where to put something beside a card so that it hides the least.

import type { Cell } from '@wagons/rules';
import { type Box, boxAround, distance, type Point, shared, type Size } from './boxes.ts';
import { footprint, middle } from './cells.ts';
import { coversIn, type Stage, within } from './fit.ts';
import { CELL } from './measures.ts';

/** A card and what is around it, all in the same unit. */
export type Surroundings = {
  readonly card: Box;
  /** The size of what is put beside the card, and its distance. */
  readonly size: Size;
  readonly gap: number;
  /** It must stay in here. */
  readonly stage: Box;
  /** It must not hide these if there is another way. */
  readonly others: readonly Box[];
  /** It should not hide these. */
  readonly rather: readonly Box[];
};

/** How far it may be moved along a side; at 1 it is at the corner. */
const SHIFTS = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];

/** The directions from the middle of a card to the edge of a square around it, which is 1 away. */
const DIRECTIONS = SHIFTS.flatMap((shift): readonly Point[] => [
  { x: shift, y: 1 },
  { x: shift, y: -1 },
  { x: 1, y: shift },
  { x: -1, y: shift },
]);

/** What counts more than `rather`: the rest of the stage, and the others. */
const STRONG = 1000;

/** How much more the card itself counts than what is around it. */
const CARD_WEIGHT = 10;

/** How much area may be hidden to be nearer by one: it must be clear which card it belongs to. */
const NEARNESS = 40;

/** The best direction from a card: 1 is right of it or below it, −1 left or above. */
export function besideCard({ card, size, gap, stage, others, rather }: Surroundings): Point {
  const from = { x: card.left + card.width / 2, y: card.top + card.height / 2 };
  const price = ({ x, y }: Point): number => {
    const at = {
      x: from.x + x * (card.width / 2 + gap + size.width / 2),
      y: from.y + y * (card.height / 2 + gap + size.height / 2),
    };
    const box = boxAround(at, size);
    const sum = (boxes: readonly Box[]) => boxes.reduce((area, other) => area + shared(box, other), 0);
    const off = size.width * size.height - shared(box, stage);
    // The style sheet moves it back onto the stage, perhaps over the card.
    const over = shared(within(box, stage), card);
    return STRONG * (off + sum(others) + CARD_WEIGHT * over) + sum(rather) + NEARNESS * distance(at, from);
  };
  const prices = DIRECTIONS.map(price);
  return DIRECTIONS[prices.indexOf(Math.min(...prices))] ?? { x: 0, y: 1 };
}

/** The distance from the card in px, as in the style sheet. */
const GAP = 8;

/** In a town, the least distance from the edge of the stage in px, as in the style sheet. */
const EDGE = 4;

/** What is put beside a card of the ring has about this size in px. */
const RING_SIZE = { width: 124, height: 48 };

type InRing = {
  readonly stage: Size;
  /** The side of a card. */
  readonly side: number;
  /** The middle of the card, and those of all cards. */
  readonly at: Point;
  readonly cards: readonly Point[];
  /** The box in the middle of the ring. */
  readonly inner: Box;
};

/** Beside a card of the ring: no other card should be hidden, and rather nothing in the middle. */
export function besideInRing({ stage, side, at, cards, inner }: InRing): Point {
  const cardAt = (place: Point): Box => boxAround(place, { width: side, height: side });
  const center = { x: stage.width / 2, y: stage.height / 2 };
  return besideCard({
    card: cardAt(at),
    size: RING_SIZE,
    gap: GAP,
    stage: boxAround(center, stage),
    others: cards.map(cardAt),
    rather: [inner],
  });
}

type Located = ReadonlyArray<{ readonly cell: Cell }>;

type InTown = {
  readonly stage: Stage;
  readonly view: Box | undefined;
  /** The size in px of what is put there. */
  readonly size: Size;
  readonly cell: Cell;
  readonly town: Located;
  readonly spots: Located;
};

/** Beside a card in a town: no territory should be hidden, and rather no spot. */
export function besideInTown({ stage, view, size, cell, town, spots }: InTown): Point | undefined {
  if (!view) return undefined;
  const unit = view.width / stage.width;
  const mark = { width: CELL, height: CELL };
  return besideCard({
    card: footprint(cell),
    size: { width: size.width * unit, height: size.height * unit },
    gap: GAP * unit,
    stage: {
      left: view.left + EDGE * unit,
      top: view.top + EDGE * unit,
      width: view.width - 2 * EDGE * unit,
      height: view.height - 2 * EDGE * unit,
    },
    others: [...town.map((laid) => footprint(laid.cell)), ...coversIn(view, stage)],
    rather: spots.map((spot) => boxAround(middle(spot.cell), mark)),
  });
}
