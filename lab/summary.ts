// What the games of the lab say: means, shares and their intervals, for each deck.

import { type CardId, type Deck, TERRAINS } from '@wagons/rules';
import type { Row } from './row.ts';
import { dealOf, nameOf, type NumberedDeck } from './schedule.ts';
import { type Estimate, meanOf, shareOf } from './statistics.ts';

/** A line of the tally: a terrain or a scoring card. */
export type LineSummary = {
  readonly line: string;
  /** Points per player; the mean of both players is one observation, since they play for the same cards. */
  readonly points: Estimate;
  readonly least: number;
  readonly most: number;
  /** How far the players are apart on it. */
  readonly gap: Estimate;
  /** Share of the games with a winner in which the winner would not have won without the lead on this line. */
  readonly decides: Estimate;
};

/** A front, for the player who got it compared with the other one. */
export type FrontSummary = {
  readonly card: CardId;
  /** Lead at the end of the game. */
  readonly margin: Estimate;
  /** Share of the games in which it was in the circle and was chosen as the starting card. */
  readonly start: Estimate;
  /** Lead on a scoring card's line, for each scoring card in the center. */
  readonly leads: ReadonlyArray<{ readonly card: CardId; readonly lead: Estimate }>;
};

type SkipSummary = {
  /** Drafts with a choice: with at least two cards in the circle. */
  readonly drafts: number;
  /** Share of them that skip at least one card. */
  readonly share: Estimate;
  /** Drafts that skip 0, 1, 2, … cards. */
  readonly counts: readonly number[];
  /** Share of drafts that skip, by the cards left in the circle. */
  readonly byCardsLeft: ReadonlyArray<{ readonly left: number; readonly share: Estimate }>;
  /** Cards skipped in a game. */
  readonly perGame: Estimate;
};

export type DeckSummary = {
  readonly deck: number;
  readonly games: number;
  /** Sets of three scoring cards with at least one game. */
  readonly triples: number;
  readonly first: Estimate;
  readonly second: Estimate;
  /** The first player's lead. */
  readonly margin: Estimate;
  /** How far the players are apart at the end. */
  readonly gap: Estimate;
  readonly results: { readonly first: number; readonly tied: number; readonly second: number };
  /** Share of the games won by the first player; a tie is half a win. */
  readonly firstWins: Estimate;
  /** Cards in the first player's town at the end, of fifteen. */
  readonly firstCards: Estimate;
  readonly terrains: readonly LineSummary[];
  readonly cards: readonly LineSummary[];
  readonly fronts: readonly FrontSummary[];
  readonly skips: SkipSummary;
};

export type LabSummary = {
  readonly engine: string;
  readonly nodes: number;
  readonly decks: readonly DeckSummary[];
};

export function summarize(rows: readonly Row[], decks: readonly NumberedDeck[]): LabSummary {
  const [{ engine, nodes } = { engine: '', nodes: 0 }] = rows;
  const played = decks.filter(({ number }) => rows.some(({ deck }) => deck === number));
  return {
    engine,
    nodes,
    decks: played.map(({ number, deck }) =>
      summarizeDeck(
        number,
        rows.filter((row) => row.deck === number),
        deck,
      ),
    ),
  };
}

/** The first player's results in the same deals with different budgets. */
export type ControlSummary = {
  readonly nodes: number;
  readonly margin: Estimate;
  readonly firstWins: Estimate;
};

/** Compares runs on the deals that all of them have played. */
export function compareRuns(...runs: ReadonlyArray<readonly Row[]>): readonly ControlSummary[] {
  const names = runs.map((rows) => new Set(rows.map(nameOf)));
  const isShared = (row: Row): boolean => names.every((played) => played.has(nameOf(row)));
  return runs.map((rows) => {
    const margins = rows.filter(isShared).map(marginOf);
    const wins = margins.reduce((sum, margin) => sum + (Math.sign(margin) + 1) / 2, 0);
    return {
      nodes: rows[0]?.nodes ?? 0,
      margin: meanOf(margins),
      firstWins: shareOf(wins, margins.length),
    };
  });
}

const total = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
const marginOf = ({ first, second }: Row): number => total(first) - total(second);

function summarizeDeck(number: number, rows: readonly Row[], deck: Deck): DeckSummary {
  const margins = rows.map(marginOf);
  const results = {
    first: margins.filter((margin) => margin > 0).length,
    tied: margins.filter((margin) => margin === 0).length,
    second: margins.filter((margin) => margin < 0).length,
  };
  return {
    deck: number,
    games: rows.length,
    triples: new Set(rows.map(({ center }) => center.join())).size,
    first: meanOf(rows.map(({ first }) => total(first))),
    second: meanOf(rows.map(({ second }) => total(second))),
    margin: meanOf(margins),
    gap: meanOf(margins.map(Math.abs)),
    results,
    firstWins: shareOf(results.first + results.tied / 2, rows.length),
    firstCards: meanOf(rows.map((row) => holdersOf(row, deck).filter(({ isFirst }) => isFirst).length)),
    terrains: TERRAINS.map((terrain, at) => summarizeLine(terrain, rows, () => at)),
    cards: deck.cards.map(({ id }) => summarizeLine(id, rows, (row) => bonusAt(row, id))),
    fronts: summarizeFronts(rows, deck),
    skips: summarizeSkips(rows),
  };
}

/** Where a scoring card's points are among the lines of a game; undefined if it isn't in the center. */
function bonusAt({ center }: Row, card: CardId): number | undefined {
  const at = center.indexOf(card);
  return at < 0 ? undefined : TERRAINS.length + at;
}

// ---- Lines ----

function summarizeLine(
  line: string,
  rows: readonly Row[],
  find: (row: Row) => number | undefined,
): LineSummary {
  const scored = rows.flatMap((row) => {
    const at = find(row);
    return at === undefined ? [] : [{ row, first: row.first[at] ?? 0, second: row.second[at] ?? 0 }];
  });
  const won = scored.filter(({ row }) => marginOf(row) !== 0);
  const decided = won.filter(({ row, first, second }) => {
    const margin = marginOf(row);
    return (first - second) * Math.sign(margin) >= Math.abs(margin);
  });
  const points = scored.flatMap(({ first, second }) => [first, second]);
  return {
    line,
    points: meanOf(scored.map(({ first, second }) => (first + second) / 2)),
    least: points.length === 0 ? 0 : Math.min(...points),
    most: points.length === 0 ? 0 : Math.max(...points),
    gap: meanOf(scored.map(({ first, second }) => Math.abs(first - second))),
    decides: shareOf(decided.length, won.length),
  };
}

// ---- Fronts ----

type Holder = { readonly card: CardId; readonly isFirst: boolean };

/** Which player got each card: the drafter the one that was taken, the opponent those that were skipped. */
export function holdersOf(row: Row, deck: Deck): readonly Holder[] {
  const { circle } = dealOf(row, deck);
  const start = circle.indexOf(row.start);
  const queue = [...circle.slice(start), ...circle.slice(0, start)];
  return row.skips.flatMap((skips, draft) => {
    const isFirst = draft % 2 === 0;
    return queue.splice(0, skips + 1).map((card, i) => ({ card, isFirst: i < skips ? !isFirst : isFirst }));
  });
}

function summarizeFronts(rows: readonly Row[], deck: Deck): readonly FrontSummary[] {
  const held = rows.map((row) => ({ row, holders: holdersOf(row, deck) }));
  return deck.cards.map(({ id: card }) => {
    const owned = held.flatMap(({ row, holders }) => {
      const holder = holders.find((one) => one.card === card);
      return holder ? [{ row, sign: holder.isFirst ? 1 : -1 }] : [];
    });
    const leadOn = (scoring: CardId): Estimate =>
      meanOf(
        owned.flatMap(({ row, sign }) => {
          const at = bonusAt(row, scoring);
          return at === undefined ? [] : sign * ((row.first[at] ?? 0) - (row.second[at] ?? 0));
        }),
      );
    return {
      card,
      margin: meanOf(owned.map(({ row, sign }) => sign * marginOf(row))),
      start: shareOf(owned.filter(({ row }) => row.start === card).length, owned.length),
      leads: deck.cards.map(({ id }) => ({ card: id, lead: leadOn(id) })),
    };
  });
}

// ---- Skips ----

/** From this many skipped cards on, drafts are counted together. */
const MANY = 6;

function summarizeSkips(rows: readonly Row[]): SkipSummary {
  const drafts = rows.flatMap(({ skips }) => {
    let left = 15;
    return skips.map((count) => {
      const draft = { count, left };
      left -= count + 1;
      return draft;
    });
  });
  // The last card can't be skipped.
  const free = drafts.filter(({ left }) => left > 1);
  const shareAmong = (some: typeof free): Estimate =>
    shareOf(some.filter(({ count }) => count > 0).length, some.length);
  const counts = Array.from(
    { length: MANY + 1 },
    (_, n) => free.filter(({ count }) => Math.min(count, MANY) === n).length,
  );
  return {
    drafts: free.length,
    share: shareAmong(free),
    counts,
    byCardsLeft: Array.from({ length: 14 }, (_, i) => 15 - i).map((left) => ({
      left,
      share: shareAmong(free.filter((draft) => draft.left === left)),
    })),
    perGame: meanOf(rows.map(({ skips }) => total(skips))),
  };
}
