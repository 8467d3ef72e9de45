import { makeCell } from '@wagons/rules/notation';
import { placements, visible } from '@wagons/rules/town';
import { describe, expect, it } from 'vitest';
import { jsonLines, printedDeck, wagons } from '../../test/wagons.ts';

const ask = (...questions: readonly unknown[]) =>
  wagons(['placements', '--json'], { input: questions.map((one) => JSON.stringify(one)).join('\n') });

const at = (cell: string) => ({ card: 'undiscovered', cell });

describe('placements --json', () => {
  it('lists placements in the order of legalMoves, in the caller’s coordinates', async () => {
    const { code, out, err } = await ask({ town: [at('5,-3')], card: 'badlands' });
    expect([code, err]).toEqual([0, '']);
    const town = [{ card: 'undiscovered', cell: { x: 5, y: -3 }, rotation: 'upright' }] as const;
    const expected = placements(visible(printedDeck, town), 'badlands').map(({ card, cell, rotation }) => ({
      card,
      cell: makeCell(cell),
      rotation,
    }));
    expect(jsonLines(out)).toEqual([{ placements: expected }]);
  });

  it('[P2][P3] agrees with the three pictures of the rulebook', async () => {
    const { out } = await ask({ town: [at('0,0')], card: 'badlands' });
    const [{ placements: found }] = jsonLines(out) as [{ placements: { cell: string }[] }];
    const cells = new Set(found.map(({ cell }) => cell));
    expect([cells.has('2,1'), cells.has('2,0'), cells.has('2,2')]).toEqual([true, true, false]);
  });

  it('places the first card at 0,0', async () => {
    const { out } = await ask({ town: [], card: 'badlands' });
    const cell = '0,0';
    expect(jsonLines(out)).toEqual([
      { placements: ['upright', 'upsideDown'].map((rotation) => ({ card: 'badlands', cell, rotation })) },
    ]);
  });

  it.each([
    ['a card that lies there already', 'S1', { town: [at('0,0')], card: 'undiscovered' }],
    ['an unknown card', 'S1', { town: [], card: 'toString' }],
    [
      'a town that cannot be',
      'P3',
      { town: [at('0,0'), { card: 'smalltown-charm', cell: '2,2' }], card: 'the-herd' },
    ],
    ['a question without a card', undefined, { town: [] }],
    ['a question without a town', undefined, { card: 'badlands' }],
    ['a card that is a number', undefined, { town: [], card: 5 }],
  ])('refuses %s and continues', async (_, rule, question) => {
    const { code, out } = await ask(question, { town: [], card: 'badlands' });
    expect(code).toBe(1);
    const [bad, good] = jsonLines(out);
    expect(bad).toEqual({ line: 1, error: expect.any(String), ...(rule && { rule }) });
    expect(good).toHaveProperty('placements');
  });
});

describe('placements', () => {
  it('prints a summary', async () => {
    const { code, out } = await wagons(['placements', '--town', 'undiscovered 0,0', '--card', 'badlands']);
    expect(code).toBe(0);
    expect(out).toContain('42 legal placements:\n');
    expect(out).toContain('\nbadlands 2,1 turned\n');
  });

  it('refuses in one sentence', async () => {
    const { code, err } = await wagons(['placements', '--town', 'badlands 0,0', '--card', 'badlands']);
    expect(code).toBe(1);
    expect(err).toMatch(/^--card badlands: .*rule S1.*\n$/);
  });
});
