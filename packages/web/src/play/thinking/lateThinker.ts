// An engine that is loaded on the first request, because many games need none.

import { refused, type Result } from '@wagons/rules';
import type { Answers, NoAnswer, OnGrade, Question, Thinker } from './thinker.ts';

export function lateThinker(load: () => Promise<Thinker>): Thinker {
  let loading: Promise<Thinker> | undefined;
  return {
    ask: <Q extends Question>(question: Q, onGrade?: OnGrade) => {
      let isCanceled = false;
      let cancel = (): void => {
        isCanceled = true;
      };
      const answer = (loading ??= load()).then(
        (thinker): Promise<Result<Answers[Q['is']], NoAnswer>> => {
          if (isCanceled) return Promise.resolve(refused({ why: 'cancelled' }));
          const thought = thinker.ask(question, onGrade);
          ({ cancel } = thought);
          return thought.answer;
        },
        () => {
          // The next request loads again.
          loading = undefined;
          return refused({ why: 'died' } as const);
        },
      );
      return { answer, cancel: () => cancel() };
    },
  };
}
