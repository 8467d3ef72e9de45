import { newGame, ok, refused } from '@wagons/rules';
import { expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { promises } from '../../../test/time.ts';
import { lateThinker } from './lateThinker.ts';
import type { Thinker } from './thinker.ts';

const question = { is: 'worths', game: newGame('a', baseDeck()) } as const;

/** An engine that answers on demand, with a log of its calls. */
function makeSlow() {
  const heard: string[] = [];
  let done: (answer: ReturnType<typeof ok> | ReturnType<typeof refused>) => void = () => undefined;
  const thinker = {
    ask: ({ is }: { readonly is: string }) => {
      heard.push(is);
      return {
        answer: new Promise((settle) => {
          done = settle;
        }),
        cancel: () => {
          heard.push('cancel');
          done(refused({ why: 'cancelled' }));
        },
      };
    },
  } as unknown as Thinker;
  return { thinker, heard, answer: (value: unknown) => done(ok(value)) };
}

it('loads the engine on the first request, once', async () => {
  const { thinker, heard, answer } = makeSlow();
  let fetched = 0;
  const late = lateThinker(() => {
    fetched++;
    return Promise.resolve(thinker);
  });
  expect(fetched).toBe(0);
  const first = late.ask(question);
  await promises();
  answer([]);
  expect(await first.answer).toEqual(ok([]));
  late.ask(question);
  await promises();
  expect(heard).toEqual(['worths', 'worths']);
  expect(fetched).toBe(1);
});

it('cancels a request before and after the engine is loaded', async () => {
  const { thinker, heard } = makeSlow();
  const late = lateThinker(() => Promise.resolve(thinker));
  const early = late.ask(question);
  early.cancel();
  expect(await early.answer).toEqual(refused({ why: 'cancelled' }));
  const later = late.ask(question);
  await promises();
  later.cancel();
  expect(await later.answer).toEqual(refused({ why: 'cancelled' }));
  // A request canceled before loading starts no thread.
  expect(heard).toEqual(['worths', 'cancel']);
});

it('reports a failed load, and loads again on the next request', async () => {
  const { thinker, answer } = makeSlow();
  let tries = 0;
  const late = lateThinker(() =>
    ++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(thinker),
  );
  expect(await late.ask(question).answer).toEqual(refused({ why: 'died' }));
  const again = late.ask(question);
  await promises();
  answer([]);
  expect(await again.answer).toEqual(ok([]));
});
