import { makeEngine } from '@wagons/ai/service';
import { newGame } from '@wagons/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { printedDeck } from '../../test/wagons.ts';
import { startThread } from './startThread.ts';

// A real thread with a failing worker: see test/threads/fails.mjs.

const engine = makeEngine(startThread(new URL('../../test/threads/fails.mjs', import.meta.url)));
const game = newGame('prairie', printedDeck);

/** The number of the thread that answered, or why there was no answer. */
async function ask(nodes: number): Promise<number | string> {
  const found = await engine.ask({ is: 'solve', game, limit: { nodes } }).answer;
  if (found.ok) return found.value.nodes;
  return found.error.why === 'canceled' ? found.error.why : found.error.detail;
}

afterAll(() => {
  engine.close();
});

describe('a worker thread', () => {
  it('is restarted after it failed or exited', async () => {
    const first = await ask(2);
    expect(first).toBeGreaterThan(0);
    expect(await ask(2)).toBe(first);
    expect(await ask(0)).toBe('out of mind');
    const second = await ask(2);
    expect(second).toBeGreaterThan(0);
    expect(second).not.toBe(first);
    expect(await ask(1)).toContain('without an answer');
    expect(await ask(2)).not.toBe(second);
  });

  it('answers the questions queued behind a failed one', async () => {
    const [failed, next] = [ask(0), ask(2)];
    expect(await failed).toBe('out of mind');
    expect(await next).toBeGreaterThan(0);
  });

  it('learns which question to stop', async () => {
    const pending = engine.ask({ is: 'solve', game, limit: { nodes: 3 } });
    pending.stop();
    expect(await pending.answer).toMatchObject({ ok: true });
  });
});
