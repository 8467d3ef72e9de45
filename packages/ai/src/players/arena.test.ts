import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import { playPair, standing } from './arena.ts';
import { makeBot } from './bot.ts';

describe('the arena', () => {
  it('plays a deal from both seats', () => {
    const random = makeBot('random', dice('a'));
    const greedy = makeBot('greedy', dice('b'));
    const pair = playPair('pair', baseDeck(), greedy, random);
    expect(pair.margins.every((margin) => margin > 0)).toBe(true);
    expect(standing([pair])).toMatchObject({ won: 1, tied: 0, lost: 0 });
  });

  it('a deterministic bot ties every pair against itself', () => {
    const greedy = makeBot('greedy', dice('c'));
    const { margins } = playPair('mirror', baseDeck(), greedy, greedy);
    expect(margins[0]).toBe(-margins[1]);
    expect(standing([{ seed: 'mirror', margins }])).toMatchObject({
      won: 0,
      tied: 1,
      lost: 0,
      meanMargin: 0,
    });
  });

  it('scores pairs by the sum of both margins, ties as half, with a Wilson interval', () => {
    const pairs = [
      ...Array.from({ length: 8 }, () => ({ seed: '', margins: [5, -3] as const })),
      { seed: '', margins: [2, -2] as const },
      { seed: '', margins: [-9, 1] as const },
    ];
    const { interval, ...counts } = standing(pairs);
    expect(counts).toEqual({ won: 8, tied: 1, lost: 1, meanMargin: 0.4 });
    // 8.5 of 10, worked out by hand from Wilson's formula.
    expect(interval[0]).toBeCloseTo(0.5412, 3);
    expect(interval[1]).toBeCloseTo(0.9646, 3);
    expect(standing([]).interval).toEqual([0, 1]);
  });
});
