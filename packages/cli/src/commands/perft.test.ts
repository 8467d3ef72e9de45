import { newGame } from '@wagons/rules';
import { perft } from '@wagons/rules/perft';
import { makeCode } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { jsonLines, printedDeck, wagons } from '../../test/wagons.ts';

const game = newGame('prairie', printedDeck);

describe('perft', () => {
  it('counts from a seed and from a code', async () => {
    const expected = [{ depth: 4, positions: perft(game, 4) }];
    const fromSeed = await wagons(['perft', '--depth', '4', '--seed', 'prairie', '--json']);
    const fromCode = await wagons(['perft', '--depth', '4', makeCode(game), '--json']);
    expect(jsonLines(fromSeed.out)).toEqual(expected);
    expect(jsonLines(fromCode.out)).toEqual(expected);
  });

  it('splits into parts that add up', async () => {
    const { out } = await wagons(['perft', '--depth', '3', '--seed', 'prairie', '--divide', '--json']);
    const [{ positions, moves }] = jsonLines(out) as [
      { positions: number; moves: { move: string; positions: number }[] },
    ];
    expect(moves).toHaveLength(15);
    expect(moves[0]?.move).toMatch(/^start /);
    expect(moves.reduce((sum, move) => sum + move.positions, 0)).toBe(positions);
  });

  it('prints a summary', async () => {
    const { code, out, err } = await wagons(['perft', '--depth', '2', '--seed', 'prairie', '--divide'], {
      tick: 2000,
    });
    expect(code).toBe(0);
    expect([err, out.includes('2 s')]).toEqual(['2 s\n', false]);
    expect(out).toMatch(/^start the-herd +15$/m);
    expect(out).toContain('225 positions at depth 2.');
  });

  it('refuses a damaged code', async () => {
    const code = `${makeCode(game).slice(0, -1)}!`;
    const ended = await wagons(['perft', '--depth', '1', code.replace('!', 'Z')]);
    expect([ended.code, ended.out]).toEqual([1, '']);
    expect(ended.err).toContain('damaged');
  });
});
