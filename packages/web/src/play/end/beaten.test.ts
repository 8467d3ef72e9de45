import type { Level } from '@wagons/ai';
import { describe, expect, it } from 'vitest';
import type { KeptGame } from '../store/keptGame.ts';
import { beatenLevel, nextLevel } from './beaten.ts';

/** A finished game of a person in the second seat. */
const against = (level: Level, own: number, theirs: number, changed = 1): KeptGame => ({
  id: `${level}/${own}/${changed}`,
  deck: '',
  code: '',
  pending: [],
  players: { first: { kind: 'bot', level }, second: { kind: 'person' } },
  started: 0,
  changed,
  takeBacks: [],
  totals: { first: theirs, second: own },
  revision: 1,
  writerTab: '',
  from: '',
});

describe('the level that was beaten', () => {
  it('is the opponent’s, and only after a win', () => {
    const { players } = against(3, 0, 0);
    expect(beatenLevel(players, { first: 40, second: 41 })).toBe(3);
    expect(beatenLevel(players, { first: 41, second: 41 })).toBeUndefined();
    expect(beatenLevel(players, { first: 41, second: 40 })).toBeUndefined();
    expect(beatenLevel(players, undefined)).toBeUndefined();
  });

  it('does not exist between two people', () => {
    const people = { first: { kind: 'person' }, second: { kind: 'person' } } as const;
    expect(beatenLevel(people, { first: 1, second: 2 })).toBeUndefined();
  });
});

describe('the next opponent', () => {
  it('is the weakest stronger one who was never beaten', () => {
    expect(nextLevel([against(2, 50, 40)], 2)).toBe(3);
    expect(nextLevel([against(2, 50, 40), against(3, 50, 40), against(4, 40, 50)], 2)).toBe(4);
    expect(nextLevel([against(8, 50, 40)], 8)).toBeUndefined();
  });
});
