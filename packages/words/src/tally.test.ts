import type { CardId } from '@wagons/rules';
import type { Line, TownCell } from '@wagons/rules/scoring';
import { describe, expect, test } from 'vitest';
import { bonusLine } from '../../rules/test/table.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import { english } from '../test/english.ts';
import { explainBonus, explainTerrain } from './tally.ts';
import { locateBonus, locateTerrain } from './tallyCells.ts';

const at = (x: number, y: number, town: TownCell['town'] = 'first'): TownCell => ({ town, cell: { x, y } });

const line = (...parts: ReadonlyArray<readonly [number, ...TownCell[]]>): Line => ({
  points: parts.reduce((sum, [points]) => sum + points, 0),
  contributions: parts.map(([points, ...cells]) => ({ points, cells })),
  choices: 1,
});

const desert = line([4, at(0, 0), at(1, 0), at(2, 0), at(0, 1)]);
const badlands = line([4, at(1, -1)], [4, at(3, 2)]);

describe('in English', () => {
  test('a terrain is explained by its largest group', () => {
    expect(explainTerrain(english, 'desert', desert)).toBe('Desert: largest group, 4 territories');
    expect(explainTerrain(english, 'snow', { ...line([1, at(0, 0)]), choices: 2 })).toBe(
      'Snow: largest group, 1 territory (one of 2 equally large groups)',
    );
    expect(explainTerrain(english, 'water', line())).toBe('Water: none');
    expect(locateTerrain(english, 'desert', desert)).toBe(
      'Desert: largest group, 4 territories – 0,0 1,0 2,0 0,1',
    );
  });

  test('a scoring card is explained by what its points are made of', () => {
    expect(explainBonus(english, 'Badlands', badlands)).toBe('Badlands: 8 points = 4 + 4');
    expect(explainBonus(english, 'The Clearing', line([2], [-1], [-1]))).toBe(
      'The Clearing: 0 points = 2 − 1 − 1',
    );
    expect(explainBonus(english, 'Fastest Draw', line([6]))).toBe('Fastest Draw: 6 points');
    expect(locateBonus(english, 'Badlands', line(), 'first')).toBe('Badlands: 0 points');
    expect(explainBonus(english, 'Cool Water', { ...line([3]), choices: 2 })).toBe(
      'Cool Water: 3 points (the best of 2 choices)',
    );
  });

  test('cells are listed when asked for, and the opponent’s are marked', () => {
    expect(locateBonus(english, 'Badlands', badlands, 'first')).toBe(
      'Badlands: 8 points = 4 (1,-1) + 4 (3,2)',
    );
    const draw = line([6, at(0, 0), at(1, 0, 'second')]);
    expect(locateBonus(english, 'Fastest Draw', draw, 'first')).toBe(
      'Fastest Draw: 6 points = 6 (0,0 · opponent: 1,0)',
    );
  });
});

describe('the cells of a scoring card', () => {
  const located = (card: CardId, own: string, rival?: string): string =>
    locateBonus(english, 'X', bonusLine(card, own, rival), 'first');

  test('may be in both towns', () => {
    expect(located('smalltown-charm', 'Pb', 'Pb Pc Pb')).toBe(
      'X: 2 points = 2 (0,0 · opponent: 0,0 1,0 2,0)',
    );
    expect(located('claim-jumpers', 'Pm Pb', 'Pg')).toBe('X: 4 points = 4 (0,0 · opponent: 0,0)');
    expect(located('claim-jumpers', 'Pg', 'Pm Pb')).toBe('X: 5 points = 5 (0,0)');
    expect(located('one-too-many', 'Pb Pb', 'Pb')).toBe('X: −1 point = −1 (opponent: 0,0)');
  });

  test('are those around an empty space, and those on the way to another', () => {
    expect(located('undiscovered', 'Pb Pb Pb / Pb .. Pb / Pb Pb Pb')).toBe(
      'X: 5 points = 5 (0,0 1,0 2,0 0,1 2,1 0,2 1,2 2,2)',
    );
    expect(located('target-practice', 'Pb Pc .. Pc Pg Pb')).toBe('X: 2 points = 2 (0,0 1,0 3,0 4,0)');
  });

  test('are none where the points are for having none', () => {
    expect(located('boom-or-bust', 'Pb')).toBe('X: 5 points');
    expect(located('boom-or-bust', 'Pm Pm Pm Pm Pm Pm Pm')).toBe(
      'X: 3 points = 3 (0,0 1,0 2,0 3,0 4,0 5,0 6,0)',
    );
  });
});

describe.each(everyLanguage)('a tally in $language', (words) => {
  test('names the terrain, its size and how many are as large', () => {
    const text = explainTerrain(words, 'desert', { ...desert, choices: 3 });
    expect(text.toLowerCase()).toContain(words.names.terrains.desert.toLowerCase());
    expect(text).toMatch(/4.*3/);
    expect(explainTerrain(words, 'desert', desert)).not.toMatch(/1/);
    expect(explainTerrain(words, 'desert', line())).not.toMatch(/[04]/);
  });

  test('names the card, its points and their parts', () => {
    const text = explainBonus(words, 'Badlands', badlands);
    expect(text).toMatch(/^Badlands.* = 4 \+ 4$/);
    expect(text).toContain(words.points(8));
    expect(explainBonus(words, 'X', { ...line([3]), choices: 2 })).toMatch(/2/);
    expect(words.tally.opponentCells({ cells: '0,0 1,0' })).toContain('0,0 1,0');
  });
});
