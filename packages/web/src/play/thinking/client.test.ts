import { newGame } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { promises } from '../../../test/time.ts';
import { makeClient, type WorkerReport, type WorkerRequest } from './client.ts';

const game = newGame('a', baseDeck());
const question = { is: 'move', game, level: 1, seed: 'x' } as const;
const move = { type: 'pickStart', card: 'x' } as const;

/** Fake threads. */
function makeThreads() {
  const threads: Array<{
    readonly got: WorkerRequest[];
    readonly hear: (report: WorkerReport) => void;
    readonly die: () => void;
    ended: boolean;
  }> = [];
  let refuses = false;
  const client = makeClient((hear, die) => {
    if (refuses) throw new Error('no worker here');
    const thread = { got: [] as WorkerRequest[], hear, die, ended: false };
    threads.push(thread);
    return {
      send: (asked) => void thread.got.push(asked),
      end: () => {
        thread.ended = true;
      },
    };
  });
  return {
    client,
    threads,
    refuse: () => {
      refuses = true;
    },
  };
}

/** The result so far. */
function watch<T>(thought: { readonly answer: Promise<T> }) {
  const seen: T[] = [];
  void thought.answer.then((answer) => seen.push(answer));
  return seen;
}

describe('the worker client', () => {
  it('starts with the first request and answers one after another', async () => {
    const { client, threads } = makeThreads();
    expect(threads).toHaveLength(0);
    const [one, two] = [watch(client.ask(question)), watch(client.ask(question))];
    expect(threads).toHaveLength(1);
    expect(threads[0]?.got.map(({ id }) => id)).toEqual([1]);
    threads[0]?.hear({ is: 'answer', id: 1, answer: move });
    await promises();
    expect([one, two]).toEqual([[{ ok: true, value: move }], []]);
    expect(threads[0]?.got.map(({ id }) => id)).toEqual([1, 2]);
    threads[0]?.hear({ is: 'failed', id: 2, detail: 'why' });
    await promises();
    expect(two).toEqual([{ ok: false, error: { why: 'failed', detail: 'why' } }]);
    expect(threads).toHaveLength(1);
  });

  it('ignores reports of other requests', async () => {
    const { client, threads } = makeThreads();
    const seen = watch(client.ask(question));
    threads[0]?.hear({ is: 'answer', id: 7, answer: move });
    threads[0]?.hear({ is: 'answer', id: 0, answer: move });
    await promises();
    expect(seen).toEqual([]);
    threads[0]?.hear({ is: 'answer', id: 1, answer: move });
    threads[0]?.hear({ is: 'answer', id: 1, answer: move });
    await promises();
    expect(seen).toHaveLength(1);
  });

  it('replaces the thread to cancel a running request, but not a waiting one', async () => {
    const { client, threads } = makeThreads();
    const thoughts = [client.ask(question), client.ask(question), client.ask(question)];
    const seen = thoughts.map(watch);
    thoughts[1]?.cancel();
    expect(threads[0]?.ended).toBe(false);
    thoughts[0]?.cancel();
    expect(threads[0]?.ended).toBe(true);
    expect(threads[1]?.got.map(({ id }) => id)).toEqual([3]);
    // The old thread may still report.
    threads[0]?.hear({ is: 'answer', id: 3, answer: move });
    threads[0]?.die();
    await promises();
    const cancelled = [{ ok: false, error: { why: 'cancelled' } }];
    expect(seen).toEqual([cancelled, cancelled, []]);
    threads[1]?.hear({ is: 'answer', id: 3, answer: move });
    await promises();
    expect(seen[2]).toEqual([{ ok: true, value: move }]);
    thoughts[2]?.cancel();
    expect(threads[1]?.ended).toBe(false);
  });

  it('replaces a dead thread and continues with the next request', async () => {
    const { client, threads } = makeThreads();
    const seen = [watch(client.ask(question)), watch(client.ask(question))];
    threads[0]?.die();
    expect(threads[1]?.got.map(({ id }) => id)).toEqual([2]);
    threads[1]?.hear({ is: 'answer', id: 2, answer: move });
    await promises();
    expect(seen).toEqual([[{ ok: false, error: { why: 'died' } }], [{ ok: true, value: move }]]);
    // A thread that dies idle is replaced on the next request.
    threads[1]?.die();
    void client.ask(question);
    expect(threads).toHaveLength(3);
  });

  it('reports that no thread can start', async () => {
    const { client, refuse } = makeThreads();
    refuse();
    const seen = [watch(client.ask(question)), watch(client.ask(question))];
    await promises();
    const died = [{ ok: false, error: { why: 'died' } }];
    expect(seen).toEqual([died, died]);
  });

  it('passes grades on', () => {
    const { client, threads } = makeThreads();
    const told: unknown[] = [];
    void client.ask({ is: 'review', game }, (grade, of) => told.push([grade, of]));
    const grade = { at: 3 } as never;
    threads[0]?.hear({ is: 'graded', id: 1, grade, of: 4 });
    expect(told).toEqual([[grade, 4]]);
  });
});
