import { newGame, outcome, score, TERRAINS } from '@wagons/rules';
import { parseCode, parseMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { jsonLines, printedDeck, wagons } from '../../test/wagons.ts';

const random = ['simulate', '--bots', 'random,random', '--seed', 'prairie'];

type Line = {
  seed: string;
  center: string[];
  circle: string[];
  moves: { type: string; card: string; cell?: string; rotation?: string }[];
  tally: Record<'first' | 'second', { terrains: object; bonuses: object; total: number }>;
  winner: string;
  code: string;
};

describe('simulate --json', () => {
  it('prints one game per line, in the fixed shape', async () => {
    const { code, out, err } = await wagons([...random, '--games', '3', '--json']);
    expect([code, err]).toEqual([0, '']);
    const lines = jsonLines(out) as Line[];
    expect(lines).toHaveLength(3);
    for (const [i, line] of lines.entries()) {
      expect(Object.keys(line)).toEqual(['seed', 'center', 'circle', 'moves', 'tally', 'winner', 'code']);
      expect(line.seed).toBe(`prairie/${i + 1}`);
      const dealt = newGame(line.seed, printedDeck).deal;
      expect([line.center, line.circle]).toEqual([dealt.center, dealt.circle]);
      const game = parseCode(line.code, [printedDeck]);
      expect(game.ok).toBe(true);
      if (!game.ok) continue;
      const tallies = score(game.value);
      expect(line.winner).toBe(outcome(tallies));
      expect(Object.keys(line.tally)).toEqual(['first', 'second']);
      for (const seat of ['first', 'second'] as const) {
        const { terrains, bonuses, total } = line.tally[seat];
        expect(Object.keys(line.tally[seat])).toEqual(['terrains', 'bonuses', 'total']);
        expect(total).toBe(tallies[seat].total);
        expect(terrains).toEqual(
          Object.fromEntries(TERRAINS.map((one) => [one, tallies[seat].terrains[one].points])),
        );
        expect(bonuses).toEqual(
          Object.fromEntries(tallies[seat].bonuses.map(({ card, points }) => [card, points])),
        );
      }
      expect(line.moves.map(makeText).map((text) => parseMove(text, printedDeck))).toEqual(
        game.value.moves.map((value) => ({ ok: true, value })),
      );
    }
  });

  /** A move in JSON, as the notation writes it. */
  function makeText({ type, card, cell, rotation }: Line['moves'][number]): string {
    if (type === 'pickStart') return `start ${card}`;
    if (type === 'draft') return `take ${card}`;
    expect(rotation).toMatch(/^(upright|upsideDown)$/);
    return `place ${card} ${cell}${rotation === 'upsideDown' ? ' turned' : ''}`;
  }

  it('is reproducible by its seed, game by game', async () => {
    const all = await wagons([...random, '--games', '3', '--json']);
    const again = await wagons([...random, '--games', '2', '--json']);
    expect(all.out.startsWith(again.out)).toBe(true);
  });

  it('deals what deal --seed deals', async () => {
    const [line] = jsonLines((await wagons([...random, '--json'])).out) as [Line];
    const dealt = jsonLines((await wagons(['deal', '--seed', 'prairie/1', '--json'])).out);
    expect(dealt).toEqual([{ seed: 'prairie/1', center: line.center, circle: line.circle }]);
  });

  it('refuses a seed that would become too long before printing anything', async () => {
    const seed = 'x'.repeat(62);
    const argv = ['simulate', '--bots', 'random,random', '--seed', seed, '--json'];
    expect((await wagons([...argv, '--games', '9'])).code).toBe(0);
    const ended = await wagons([...argv, '--games', '10']);
    expect([ended.code, ended.out]).toEqual([2, '']);
    expect(ended.err).toContain('64');
  });

  it('accepts the greedy bot', async () => {
    const argv = ['simulate', '--bots', 'greedy,random', '--seed', 'prairie', '--json'];
    expect(jsonLines((await wagons(argv)).out)).toMatchObject([{ winner: 'first' }]);
  });
});

describe('simulate', () => {
  it('prints a summary', async () => {
    const { code, out } = await wagons([...random, '--games', '4']);
    expect(code).toBe(0);
    expect(out).toContain('4 games, random first, random second, seed prairie.');
    const counts = [...out.matchAll(/^ {2}(?:Won|Tied).* (\d+)$/gm)].map(([, n]) => Number(n));
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(4);
  });

  it('prints deterministic output, and the time on standard error', async () => {
    const quick = await wagons(random);
    const slow = await wagons(random, { tick: 900 });
    expect(slow.out).toBe(quick.out);
    expect([quick.err, slow.err]).toEqual(['0 s\n', '1.8 s\n']);
  });

  it('shows its progress on a terminal', async () => {
    const argv = [...random, '--games', '3'];
    const { err } = await wagons(argv, { isTerminal: true, tick: 150 });
    expect(err).toContain('2 of 3 games\r');
    expect(err).toContain('\r\u001B[K');
    expect((await wagons(argv, { tick: 150 })).err).not.toContain('of 3');
    expect((await wagons([...argv, '--json'], { isTerminal: true, tick: 150 })).err).toBe('');
  });
});
