import { newGame } from '@wagons/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { printedDeck } from '../../test/wagons.ts';
import { makeWorkerThread } from './workerThread.ts';

// A real thread with a failing worker: see test/thinkers/fails.mjs.

const thread = makeWorkerThread(new URL('../../test/thinkers/fails.mjs', import.meta.url));
const game = newGame('prairie', printedDeck);
const think = (nodes: number) => thread.think({ is: 'solve', game, allowance: { nodes } }).answer;

afterAll(() => {
  thread.close();
});

describe('a worker thread', () => {
  it('is restarted after it failed or exited', async () => {
    const { nodes: first } = await think(2);
    expect((await think(2)).nodes).toBe(first);
    await expect(think(0)).rejects.toThrow('out of mind');
    const { nodes: second } = await think(2);
    expect(second).not.toBe(first);
    await expect(think(1)).rejects.toThrow('without an answer');
    expect((await think(2)).nodes).not.toBe(second);
  });

  it('runs the tasks queued behind a failed one', async () => {
    const [failed, next] = [think(0), think(2)];
    await expect(failed).rejects.toThrow('out of mind');
    expect((await next).nodes).toBeGreaterThan(0);
  });
});
