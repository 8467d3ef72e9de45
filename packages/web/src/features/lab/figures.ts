// The figures of the balance lab, and how they are written.

import type { CardId } from '@wagons/rules';
import type { NumbersWords } from '@wagons/words/areas';
import summary from '../../../../../lab/summary.json' with { type: 'json' };

/** A mean or share with its 95 % confidence interval and the number of observations. */
export type Figure = {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
};

type LineFigures = { readonly line: string; readonly points: Figure; readonly decides: Figure };

type FrontFigures = {
  readonly card: CardId;
  readonly margin: Figure;
  readonly start: Figure;
  readonly leads: ReadonlyArray<{ readonly card: CardId; readonly lead: Figure }>;
};

/** What the page shows of a deck; lab/summary.ts explains each figure. */
export type DeckFigures = {
  readonly deck: number;
  readonly games: number;
  readonly triples: number;
  readonly first: Figure;
  readonly second: Figure;
  readonly margin: Figure;
  readonly gap: Figure;
  readonly results: Readonly<Record<'first' | 'tied' | 'second', number>>;
  readonly firstWins: Figure;
  readonly terrains: readonly LineFigures[];
  readonly cards: readonly LineFigures[];
  readonly fronts: readonly FrontFigures[];
  readonly skips: {
    readonly drafts: number;
    readonly share: Figure;
    readonly counts: readonly number[];
    readonly byCardsLeft: ReadonlyArray<{ readonly left: number; readonly share: Figure }>;
    readonly perGame: Figure;
  };
};

export const { nodes } = summary;
export const deckFigures: readonly DeckFigures[] = summary.decks;

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
