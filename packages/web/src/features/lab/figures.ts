// The figures of the balance lab, and how they are written.

import type { NumbersWords } from '@wagons/words/numbers';
import summary from '../../../../../lab/summary.json' with { type: 'json' };

export const { nodes, decks: deckFigures } = summary;

export type DeckFigures = (typeof deckFigures)[number];

/** A mean or share with its 95 % confidence interval and the number of observations. */
export type Figure = {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
};

/** How many sets of three scoring cards there are. */
export const ALL_SETS = 816;

type Write = (value: number) => string;

export const meanText = ({ mean }: Figure, write: Write): string => (mean === null ? '–' : write(mean));

export const rangeText = (say: NumbersWords, { low, high }: Figure, write: Write): string =>
  low === null || high === null ? '–' : say.range({ low: write(low), high: write(high) });

export const rangeOf = ({ low, high }: Figure): readonly [number, number] | undefined =>
  low === null || high === null ? undefined : [low, high];

/** Puts the largest first. */
export const byMean =
  <Item>(pick: (item: Item) => Figure) =>
  (a: Item, b: Item): number =>
    (pick(b).mean ?? -Infinity) - (pick(a).mean ?? -Infinity);
