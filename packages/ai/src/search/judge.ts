// What a town is worth by itself and what it shows to the other: the two halves of every margin.

import type { CardId, Deck } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { type Face, makeFaces } from '../kernel/faces.ts';
import { largestGroups } from '../kernel/groups.ts';
import { looksAcross } from '../kernel/parts.ts';
import { readingOf } from '../kernel/reading.ts';
import { Sweep } from '../kernel/sweep.ts';
import { type CardCodes, type KernelTown, MOST_PLACEMENTS } from '../kernel/town.ts';

export type Judge = {
  /** Groups, and the scoring cards that look at one town only. */
  readonly alone: (town: KernelTown) => number;
  /** Whether a scoring card compares the towns. */
  readonly compares: boolean;
  readonly face: (town: KernelTown) => Face;
  /** What the comparing cards give to the owner of the first face, less what they give to the other. */
  readonly between: (own: Face, rival: Face) => number;
  /** Tries a card everywhere; shows where, which way up, and the points alone. `faceNow` is then the face. */
  readonly tryCard: (
    town: KernelTown,
    card: CardCodes,
    show: (x: number, y: number, rotation: number, alone: number) => void,
  ) => void;
  /** The face of the placement being shown; a copy must be made to keep it. */
  readonly faceNow: Face;
};

const sizes = new Int16Array(6);
/** The points of no card, whatever the placement. */
const NOTHING = new Float64Array(MOST_PLACEMENTS);

/** A judge for these scoring cards; undefined when a condition cannot be taken apart. */
export function makeJudge(deck: Deck, center: readonly CardId[]): Judge | undefined {
  const across = center.filter((card) => looksAcross(cardOf(deck, card).bonus));
  const faces = makeFaces(across.map((card) => cardOf(deck, card).bonus));
  if (!faces) return undefined;
  const alone = center.map((card) => cardOf(deck, card).bonus).filter((bonus) => !looksAcross(bonus));
  const readings = [...alone, ...faces.parts].map(readingOf);
  const worths = readings.slice(0, alone.length).map(({ worth }) => worth);
  const sweep = new Sweep(readings);
  const faceNow = new Float64Array(faces.parts.length);
  return {
    alone(town) {
      let points = largestGroups(town, sizes);
      for (const worth of worths) points += worth(town, town);
      return points;
    },
    compares: across.length > 0,
    face: faces.read,
    between: faces.lead,
    tryCard(town, card, show) {
      sweep.compute(town, card);
      const { grid, groups, values } = sweep;
      const { xs, ys } = grid;
      const count = 2 * grid.spotCount;
      // There are three scoring cards: with nothing in place of those that compare, one pass adds them up.
      for (let k = 3; k < worths.length; k++) {
        for (let i = 0; i < count; i++) groups[i]! += values[k]![i]!;
      }
      const a = worths.length > 0 ? values[0]! : NOTHING;
      const b = worths.length > 1 ? values[1]! : NOTHING;
      const c = worths.length > 2 ? values[2]! : NOTHING;
      const parts = faceNow.length;
      const compared = values[worths.length] ?? NOTHING;
      for (let i = 0; i < count; i++) {
        if (parts > 0) faceNow[0] = compared[i]!;
        for (let k = 1; k < parts; k++) faceNow[k] = values[worths.length + k]![i]!;
        show(xs[i >> 1]!, ys[i >> 1]!, i & 1, groups[i]! + a[i]! + b[i]! + c[i]!);
      }
    },
    faceNow,
  };
}
