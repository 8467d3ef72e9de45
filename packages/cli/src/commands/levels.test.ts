import { LANGUAGES } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { jsonLines, wagons } from '../../test/wagons.ts';

describe('levels', () => {
  it('shows the parameters of each level', async () => {
    const { code, out } = await wagons(['levels']);
    expect(code).toBe(0);
    expect(out.match(/^ +[1-8] +/gm)).toHaveLength(8);
    expect(out).toMatch(/^ +8 {2}the full engine/m);
    const [result] = jsonLines((await wagons(['levels', '--json'])).out) as [{ levels: object[] }];
    expect(result.levels).toHaveLength(8);
    const limits = ['horizon', 'width', 'placements'];
    const fields = ['level', ...limits, 'misjudge', 'overlooks', 'forgets', 'ignoresGifts'];
    for (const level of result.levels) expect(Object.keys(level)).toEqual(fields);
  });

  it.each(LANGUAGES)('fits 80 columns in %s', async (lang) => {
    const { out } = await wagons(['levels', '--lang', lang]);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('does not report a target as missed after too few deals', async () => {
    const argv = ['levels', '--deals', '1', '--seed', 'y', '--json'];
    const { out } = await wagons(argv, { interruptAfter: 1500 });
    type Contest = { pairsWon: number; pairsTied: number; verdict: string; aim: [number, number] };
    const [{ contests }] = jsonLines(out) as [{ contests: Contest[] }];
    expect(contests.length).toBeGreaterThan(1);
    // After one pair the interval overlaps every target, unless both games are lost.
    for (const { pairsWon, pairsTied, verdict, aim } of contests) {
      const share = pairsWon + pairsTied / 2;
      expect(verdict).toBe(share >= aim[0] && share <= aim[1] ? 'met' : 'undecided');
    }
  });

  it('can be interrupted during a game', async () => {
    const argv = ['levels', '--deals', '99', '--seed', 'x'];
    const world = { interruptAfter: 1500 };
    const { code, out, err } = await wagons([...argv, '--json'], world);
    expect(code).toBe(1);
    const [{ contests }] = jsonLines(out) as [{ contests: { deals: number; verdict: string }[] }];
    expect(contests).toMatchObject([{ a: 'L1', b: 'random', aim: [0.9, 1], verdict: 'met' }]);
    // Games played before Ctrl-C count.
    const deals = contests[0]?.deals ?? 0;
    expect(deals).toBeGreaterThan(1);
    expect(deals).toBeLessThan(99);
    expect(err).toBe(`Interrupted after ${deals} deals.\n`);
    expect((await wagons(argv, world)).out).toMatch(/as\s+intended\s+\(90%\s+to\s+100%\)/);
    expect((await wagons(['levels', '--deals', '0'])).code).toBe(2);
  });
});
