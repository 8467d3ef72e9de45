import { newGame } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { baseDeck, deckFile } from '../../../rules/test/table.ts';
import { type EngineReport, type EngineRequest, makeEngine } from './engine.ts';

const game = newGame('a', baseDeck());
const question = { is: 'move', game, bot: 'L1', seed: 'x' } as const;
const move = { type: 'pickStart', card: 'x' } as const;

/** Fake threads. */
function makeThreads() {
  const threads: Array<{
    readonly got: EngineRequest[];
    readonly hear: (report: EngineReport) => void;
    readonly die: (detail: string) => void;
    readonly stopped: number[];
    ended: boolean;
  }> = [];
  let refuses = false;
  const engine = makeEngine((hear, die) => {
    if (refuses) throw new Error('no worker here');
    const thread = { got: [] as EngineRequest[], hear, die, stopped: [] as number[], ended: false };
    threads.push(thread);
    return {
      send: (asked) => void thread.got.push(asked),
      stop: (id) => void thread.stopped.push(id),
      end: () => {
        thread.ended = true;
      },
    };
  });
  return {
    engine,
    threads,
    refuse: () => {
      refuses = true;
    },
  };
}

/** Lets pending promises run. */
const promises = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/** The result so far. */
function watch<T>(thought: { readonly answer: Promise<T> }) {
  const seen: T[] = [];
  void thought.answer.then((answer) => seen.push(answer));
  return seen;
}

describe('the engine', () => {
  it('starts with the first request and answers one after another', async () => {
    const { engine, threads } = makeThreads();
    expect(threads).toHaveLength(0);
    const [one, two] = [watch(engine.ask(question)), watch(engine.ask(question))];
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
    const { engine, threads } = makeThreads();
    const seen = watch(engine.ask(question));
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
    const { engine, threads } = makeThreads();
    const thoughts = [engine.ask(question), engine.ask(question), engine.ask(question)];
    const seen = thoughts.map(watch);
    thoughts[1]?.cancel();
    expect(threads[0]?.ended).toBe(false);
    thoughts[0]?.cancel();
    expect(threads[0]?.ended).toBe(true);
    expect(threads[1]?.got.map(({ id }) => id)).toEqual([3]);
    // The old thread may still report.
    threads[0]?.hear({ is: 'answer', id: 3, answer: move });
    threads[0]?.die('out of memory');
    await promises();
    const canceled = [{ ok: false, error: { why: 'canceled' } }];
    expect(seen).toEqual([canceled, canceled, []]);
    threads[1]?.hear({ is: 'answer', id: 3, answer: move });
    await promises();
    expect(seen[2]).toEqual([{ ok: true, value: move }]);
    thoughts[2]?.cancel();
    expect(threads[1]?.ended).toBe(false);
  });

  it('replaces a dead thread and continues with the next request', async () => {
    const { engine, threads } = makeThreads();
    const seen = [watch(engine.ask(question)), watch(engine.ask(question))];
    threads[0]?.die('out of memory');
    expect(threads[1]?.got.map(({ id }) => id)).toEqual([2]);
    threads[1]?.hear({ is: 'answer', id: 2, answer: move });
    await promises();
    expect(seen).toEqual([
      [{ ok: false, error: { why: 'died', detail: 'out of memory' } }],
      [{ ok: true, value: move }],
    ]);
    // A thread that dies idle is replaced on the next request.
    threads[1]?.die('out of memory');
    void engine.ask(question);
    expect(threads).toHaveLength(3);
  });

  it('reports that no thread can start', async () => {
    const { engine, refuse } = makeThreads();
    refuse();
    const seen = [watch(engine.ask(question)), watch(engine.ask(question))];
    await promises();
    const died = [{ ok: false, error: { why: 'died', detail: 'no worker here' } }];
    expect(seen).toEqual([died, died]);
  });

  it('passes grades on', () => {
    const { engine, threads } = makeThreads();
    const reported: unknown[] = [];
    void engine.ask({ is: 'review', game }, (grade, of) => reported.push([grade, of]));
    const grade = { at: 3 } as never;
    threads[0]?.hear({ is: 'graded', id: 1, grade, of: 4 });
    expect(reported).toEqual([[grade, 4]]);
  });

  it('stops a running question, and a waiting one as soon as it is sent', async () => {
    const { engine, threads } = makeThreads();
    const [one, two] = [engine.ask(question), engine.ask(question)];
    const seen = watch(one);
    two.stop();
    expect(threads[0]?.stopped).toEqual([]);
    one.stop();
    expect(threads[0]?.stopped).toEqual([1]);
    threads[0]?.hear({ is: 'answer', id: 1, answer: move });
    await promises();
    expect(seen).toEqual([{ ok: true, value: move }]);
    expect(threads[0]?.stopped).toEqual([1, 2]);
    one.stop();
    expect(threads[0]?.stopped).toEqual([1, 2]);
  });

  it('sends the cards of a deck once to each thread', () => {
    const { engine, threads } = makeThreads();
    const cards = (thread: number) =>
      threads[thread]?.got.map(({ question: { game: sent } }) => sent.deck.cards.length);
    const other = { ...question, game: newGame('a', deckFile('frontier')) };
    const asked = [question, question, other, question, question].map((one) => engine.ask(one));
    for (const id of [1, 2, 3]) threads[0]?.hear({ is: 'answer', id, answer: move });
    expect(cards(0)).toEqual([18, 0, 18, 18]);
    asked[3]?.cancel();
    expect(cards(1)).toEqual([18]);
    expect(game.deck.cards).toHaveLength(18);
  });

  it('ends its thread and cancels all questions when it is closed', async () => {
    const { engine, threads } = makeThreads();
    const seen = [watch(engine.ask(question)), watch(engine.ask(question))];
    engine.close();
    await promises();
    const canceled = [{ ok: false, error: { why: 'canceled' } }];
    expect(seen).toEqual([canceled, canceled]);
    expect(threads.map(({ ended }) => ended)).toEqual([true]);
  });
});
