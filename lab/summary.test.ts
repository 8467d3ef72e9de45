// Tests of the figures of the balance lab, on games whose figures can be computed by hand.

import { describe, expect, it } from 'vitest';
import { baseDeck } from '../reference/agree.ts';
import type { Row } from './row.ts';
import { dealOf } from './schedule.ts';
import { meanOf, shareOf, studentT } from './statistics.ts';
import { compareRuns, holdersOf, summarize } from './summary.ts';

describe('estimates', () => {
  it('of a mean have the interval of Student’s t', () => {
    // 2, 4, 6, 8: standard deviation 2.582, standard error 1.291, t with 3 degrees of freedom 3.182.
    const { mean, low, high, n } = meanOf([2, 4, 6, 8]);
    expect([mean, n]).toEqual([5, 4]);
    expect(low).toBeCloseTo(5 - 3.182 * 1.291, 1);
    expect(high).toBeCloseTo(5 + 3.182 * 1.291, 1);
    expect(studentT(9)).toBeCloseTo(2.262, 2);
    expect(studentT(29)).toBeCloseTo(2.045, 3);
    expect(studentT(1e9)).toBeCloseTo(1.96, 3);
  });

  it('of too few values have no interval', () => {
    expect(meanOf([])).toEqual({ mean: null, low: null, high: null, n: 0 });
    expect(meanOf([3, 4])).toEqual({ mean: 3.5, low: null, high: null, n: 2 });
    expect(shareOf(0, 0)).toEqual({ mean: null, low: null, high: null, n: 0 });
  });

  it('of a share have the Wilson interval', () => {
    const { mean, low, high, n } = shareOf(8, 10);
    expect([mean, n]).toEqual([0.8, 10]);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
  });
});

const center = ['the-clearing', 'the-herd', 'wagon-train'] as const;
const base = { deck: 1, center, code: '', engine: 'e', nodes: 9 };
const { circle } = dealOf({ ...base, game: 0 }, baseDeck);

/** The first player takes every second card, starting with the third of the circle, which skips none. */
const even: Row = {
  ...base,
  game: 0,
  start: circle[2] ?? '',
  first: [1, 1, 1, 1, 1, 1, 10, 0, 0],
  second: [1, 1, 1, 1, 1, 1, 4, 2, 1],
  skips: Array.from({ length: 15 }, () => 0),
};
/** The first player skips two, then all take the next; the points are tied. */
const gift: Row = {
  ...even,
  game: 1,
  start: dealOf({ ...base, game: 1 }, baseDeck).circle[0] ?? '',
  first: [1, 2, 3, 4, 5, 6, 0, 0, 0],
  second: [6, 5, 4, 3, 2, 1, 0, 0, 0],
  skips: [2, ...Array.from({ length: 12 }, () => 0)],
};
const [summary] = summarize([even, gift], [{ number: 1, deck: baseDeck }]).decks;
if (!summary) throw new Error('there is a summary');

describe('who got which card', () => {
  it('the drafter gets the card that was taken, the opponent those that were skipped', () => {
    expect(holdersOf(even, baseDeck).slice(0, 3)).toEqual([
      { card: circle[2], isFirst: true },
      { card: circle[3], isFirst: false },
      { card: circle[4], isFirst: true },
    ]);
    expect(holdersOf(gift, baseDeck).map(({ isFirst }) => isFirst)).toEqual([
      false,
      false,
      true,
      ...Array.from({ length: 12 }, (_, i) => i % 2 === 1),
    ]);
  });
});

describe('a summary', () => {
  it('counts games, results and totals', () => {
    expect(summary).toMatchObject({ deck: 1, games: 2, triples: 1 });
    expect(summary.results).toEqual({ first: 1, tied: 1, second: 0 });
    expect(summary.firstWins.mean).toBe(0.75);
    expect(summary.first.mean).toBe((16 + 21) / 2);
    expect(summary.second.mean).toBe((13 + 21) / 2);
    expect(summary.margin.mean).toBe(1.5);
    expect(summary.firstCards.mean).toBe((8 + 7) / 2);
  });

  it('tells what lines score, and which decide games', () => {
    const clearing = summary.cards.find(({ line }) => line === 'the-clearing');
    expect(clearing).toMatchObject({ least: 0, most: 10 });
    expect(clearing?.points.mean).toBe(3.5);
    expect(clearing?.gap.mean).toBe(3);
    // Without the lead of 6 on it, the first player would not have won by 3. The tied game has no winner.
    expect(clearing?.decides).toMatchObject({ mean: 1, n: 1 });
    expect(summary.cards.find(({ line }) => line === 'the-herd')?.decides).toMatchObject({ mean: 0, n: 1 });
    expect(summary.cards.find(({ line }) => line === 'badlands')?.points.n).toBe(0);
    expect(summary.terrains[0]?.points.mean).toBe((1 + 3.5) / 2);
  });

  it('tells what a front is worth to the player who got it', () => {
    const [taken, given] = [circle[2], circle[3]].map((card) =>
      summarize([even], [{ number: 1, deck: baseDeck }]).decks[0]?.fronts.find(
        (front) => front.card === card,
      ),
    );
    expect(taken?.margin.mean).toBe(3);
    expect(given?.margin.mean).toBe(-3);
    expect(taken?.leads.find(({ card }) => card === 'the-clearing')?.lead.mean).toBe(6);
    expect(given?.leads.find(({ card }) => card === 'the-herd')?.lead.mean).toBe(2);
    expect(taken?.leads.find(({ card }) => card === 'badlands')?.lead.n).toBe(0);
    expect(taken?.start).toMatchObject({ mean: 1, n: 1 });
    expect(given?.start).toMatchObject({ mean: 0, n: 1 });
  });

  it('counts skips only where there is a choice', () => {
    const { drafts, share, counts, byCardsLeft, perGame } = summary.skips;
    expect(drafts).toBe(14 + 12);
    expect(share.mean).toBeCloseTo(1 / 26, 3);
    expect(counts).toEqual([25, 0, 1, 0, 0, 0, 0]);
    expect(byCardsLeft[0]).toMatchObject({ left: 15, share: { mean: 0.5, n: 2 } });
    expect(byCardsLeft.at(-1)?.left).toBe(2);
    expect(perGame.mean).toBe(1);
  });
});

describe('a control', () => {
  it('compares runs on the deals that both have played', () => {
    const longer = { ...even, nodes: 99, first: [0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const [short, long] = compareRuns([even, gift], [longer]);
    expect(short).toMatchObject({ nodes: 9, margin: { mean: 3, n: 1 }, firstWins: { mean: 1, n: 1 } });
    expect(long).toMatchObject({ nodes: 99, margin: { mean: -13, n: 1 }, firstWins: { mean: 0, n: 1 } });
    expect(compareRuns([gift], [gift])[0]?.firstWins.mean).toBe(0.5);
  });
});
