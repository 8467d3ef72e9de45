import { deal } from '@wagons/rules/deal';
import { parseCode } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { jsonLines, printedDeck, wagons } from '../../test/wagons.ts';

describe('deal', () => {
  it('answers in JSON with exactly seed, center and circle', async () => {
    const { code, out, err } = await wagons(['deal', '--seed', 'prairie', '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(jsonLines(out)).toEqual([{ seed: 'prairie', ...deal('prairie', printedDeck) }]);
  });

  it('shows the cards, the legend, and a code for the same deal', async () => {
    const { code, out } = await wagons(['deal', '--seed', 'prairie']);
    expect(code).toBe(0);
    expect(out).toContain('Happy Cows: 2 points per cow');
    expect(out).toMatch(/^ +1 +2 +3 .* 11$/m);
    const game = parseCode(/Game code: (\w+)/.exec(out)?.[1] ?? '', [printedDeck]);
    expect(game.ok && game.value.deal).toEqual(deal('prairie', printedDeck));
  });

  it('fits a narrow terminal', async () => {
    const { out } = await wagons(['deal', '--seed', 'prairie'], { columns: 60 });
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
  });

  it('generates a readable seed', async () => {
    const { out } = await wagons(['deal', '--json']);
    const [{ seed, ...dealt }] = jsonLines(out) as [{ seed: string }];
    expect(seed).toMatch(/^[2-9a-hjkmnp-z]{8}$/);
    expect(dealt).toEqual(deal(seed, printedDeck));
  });

  it('colors only where there are colors', async () => {
    expect((await wagons(['deal'])).out).not.toContain('\u001B');
    expect((await wagons(['deal'], { colors: 256, isTerminal: true })).out).toContain('\u001B[48;5;');
  });
});
