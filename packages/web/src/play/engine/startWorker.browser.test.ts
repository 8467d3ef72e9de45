import { makeEngine } from '@wagons/ai/service';
import { legalMoves, newGame } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import printedFile from '@wagons/rules/decks/base.json?raw';
import { startWorker } from './startWorker.ts';

const printed = parseDeck(printedFile);
if (!printed.ok) throw new Error('the printed deck can be read');
const game = newGame('worker', printed.value);
const engine = makeEngine(startWorker);

describe('a web worker', () => {
  it('answers with a legal move, also after a cancellation', async () => {
    const off = engine.ask({ is: 'move', game, bot: 'L8', seed: 'x' });
    const next = engine.ask({ is: 'move', game, bot: 'L3', seed: 'x' });
    off.cancel();
    expect(await off.answer).toEqual({ ok: false, error: { why: 'canceled' } });
    const found = await next.answer;
    expect(found.ok && legalMoves(game).map(makeMove)).toContain(found.ok && makeMove(found.value));
  });

  it('reports a failed request and continues', async () => {
    const broken = { ...game, deal: { ...game.deal, center: ['a', 'b', 'c'] as const } };
    const failed = await engine.ask({ is: 'move', game: broken, bot: 'L3', seed: 'x' }).answer;
    expect(failed).toMatchObject({ ok: false, error: { why: 'failed' } });
    expect(await engine.ask({ is: 'gains', game }).answer).toMatchObject({ ok: true });
  });
});
