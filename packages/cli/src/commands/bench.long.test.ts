import { describe, expect, it } from 'vitest';
import { jsonLines, wagons } from '../../test/wagons.ts';

describe('bench', () => {
  it('prints a reproducible signature, and the time on standard error', async () => {
    const { code, out, err } = await wagons(['bench'], { tick: 500 });
    expect(code).toBe(0);
    expect(out).toMatch(/^Signature: [\d,]+ nodes, moves \d+\n$/);
    expect(err).toMatch(/^0\.5 s\n$/);
    const again = await wagons(['bench', '--json'], { tick: 500, isTerminal: true });
    expect(again.err).toBe('Searching fixed positions…\r\u001B[K');
    const [result] = jsonLines(again.out) as [Record<'nodes' | 'moves' | 'seconds', number>];
    expect(Object.keys(result)).toEqual(['nodes', 'moves', 'seconds']);
    expect(out).toBe(`Signature: ${result.nodes.toLocaleString('en-GB')} nodes, moves ${result.moves}\n`);
  }, 300_000);
});
