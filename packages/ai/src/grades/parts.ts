// The parts of a loss: one for each line of the tallies that differs.

import { type CardId, opponent, type Points, type Terrain, TERRAINS } from '@wagons/rules';
import type { Grade } from './grade.ts';
import type { TallyDifference } from './prospect.ts';

/** A line of a tally: a terrain, or a scoring card. */
export type TallyLine = { readonly terrain: Terrain } | { readonly card: CardId };

/** What one line contributes to a loss. */
export type LossPart = {
  readonly line: TallyLine;
  /** The points that the better move would have added to the player's own tally. */
  readonly own: Points;
  /** The points that it would have kept from the opponent's tally. */
  readonly kept: Points;
};

/** The parts of a grade in the order of the tally; all of them add up to the points lost. */
export function partsOf({ seat, difference }: Pick<Grade, 'seat' | 'difference'>): readonly LossPart[] {
  const own = linesOf(difference[seat]);
  const other = linesOf(difference[opponent(seat)]);
  return own.map(({ line, points }, i) => ({ line, own: points, kept: -(other[i]?.points ?? 0) + 0 }));
}

const linesOf = ({ terrains, bonuses }: TallyDifference) => [
  ...TERRAINS.map((terrain) => ({ line: { terrain } as TallyLine, points: terrains[terrain] })),
  ...bonuses.map(({ card, points }) => ({ line: { card } as TallyLine, points })),
];
