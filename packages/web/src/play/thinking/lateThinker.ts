// A thinker that is fetched when it is first asked, because many games need none.

import type { Grade } from '@wagons/ai';
import { refused, type Result } from '@wagons/rules';
import type { Answers, NoAnswer, Question, Thinker } from './thinker.ts';

export function lateThinker(load: () => Promise<Thinker>): Thinker {
  let coming: Promise<Thinker> | undefined;
  return {
    ask: <Q extends Question>(question: Q, graded?: (grade: Grade, of: number) => void) => {
      let isCancelled = false;
      let cancel = (): void => {
        isCancelled = true;
      };
      const answer = (coming ??= load()).then(
        (thinker): Promise<Result<Answers[Q['is']], NoAnswer>> => {
          if (isCancelled) return Promise.resolve(refused({ why: 'cancelled' }));
          const thought = thinker.ask(question, graded);
          ({ cancel } = thought);
          return thought.answer;
        },
        () => {
          // Whoever asks again fetches again.
          coming = undefined;
          return refused({ why: 'died' } as const);
        },
      );
      return { answer, cancel: () => cancel() };
    },
  };
}
