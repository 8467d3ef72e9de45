import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { quickDice } from './quickDice.ts';

describe('quick dice', () => {
  it('are reproducible', () => {
    const roll = quickDice(dice('for ever'));
    expect(Array.from({ length: 10 }, () => roll(100))).toEqual([27, 33, 72, 41, 6, 3, 80, 34, 46, 53]);
  });

  it('show every side about equally often', () => {
    const roll = quickDice(dice('fair'));
    const counts = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) counts[roll(7)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
