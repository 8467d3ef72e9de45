import { legalMoves, newGame } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import printedFile from '../../../../../decks/base.json?raw';
import { makeClient } from './client.ts';
import { startWorker } from './workerThread.ts';

const printed = parseDeck(printedFile);
if (!printed.ok) throw new Error('the printed deck can be read');
const game = newGame('worker', printed.value);
const client = makeClient(startWorker);

describe('a web worker', () => {
  it('answers with a legal move, also after a cancellation', async () => {
    const off = client.ask({ is: 'move', game, level: 8, seed: 'x' });
    const next = client.ask({ is: 'move', game, level: 3, seed: 'x' });
    off.cancel();
    expect(await off.answer).toEqual({ ok: false, error: { why: 'cancelled' } });
    const found = await next.answer;
    expect(found.ok && legalMoves(game).map(makeMove)).toContain(found.ok && makeMove(found.value));
  });

  it('reports a failed request and continues', async () => {
    const broken = { ...game, deal: { ...game.deal, center: ['a', 'b', 'c'] as const } };
    const failed = await client.ask({ is: 'move', game: broken, level: 3, seed: 'x' }).answer;
    expect(failed).toMatchObject({ ok: false, error: { why: 'failed' } });
    expect(await client.ask({ is: 'worths', game }).answer).toMatchObject({ ok: true });
  });
});
