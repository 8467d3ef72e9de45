// Asking a thread that thinks: one question at a time, each can be called off, and a thread that dies is replaced.

import type { Grade } from '@wagons/ai';
import { ok, refused, type Result } from '@wagons/rules';
import type { Answers, NoAnswer, Question, Thinker } from './thinker.ts';

/** What goes to the thread. */
export type Asked = { readonly id: number; readonly question: Question };

/** What comes back: grades on the way, and then the answer, or why there is none. */
export type Report =
  | { readonly is: 'graded'; readonly id: number; readonly grade: Grade; readonly of: number }
  | { readonly is: 'answer'; readonly id: number; readonly answer: Answers[Question['is']] }
  | { readonly is: 'failed'; readonly id: number; readonly detail: string };

type Thread = { readonly send: (asked: Asked) => void; readonly end: () => void };

/** Begins a thread; `died` is told when it has ended by itself, or could not begin. */
export type Begin = (hear: (report: Report) => void, died: () => void) => Thread;

type Waiting = Asked & {
  readonly graded: ((grade: Grade, of: number) => void) | undefined;
  readonly done: (answer: Result<Answers[Question['is']], NoAnswer>) => void;
};

export function makeClient(begin: Begin): Thinker {
  let thread: Thread | undefined;
  let asked = 0;
  /** The first of them is being thought about. */
  let waiting: readonly Waiting[] = [];

  const start = (): Thread => {
    const mine: Thread = begin(
      (report) => {
        if (thread === mine) hear(report);
      },
      () => {
        if (thread !== mine) return;
        thread = undefined;
        const [first] = waiting;
        if (first) settle(first, refused({ why: 'died' }));
      },
    );
    return mine;
  };
  const askFirst = (): void => {
    const [first] = waiting;
    if (!first) return;
    try {
      thread ??= start();
      thread.send({ id: first.id, question: first.question });
    } catch {
      thread = undefined;
      settle(first, refused({ why: 'died' }));
    }
  };
  const settle = (one: Waiting, answer: Result<Answers[Question['is']], NoAnswer>): void => {
    const wasFirst = waiting[0] === one;
    waiting = waiting.filter((other) => other !== one);
    one.done(answer);
    if (wasFirst) askFirst();
  };
  const hear = (report: Report): void => {
    const [first] = waiting;
    if (first?.id !== report.id) return;
    if (report.is === 'graded') first.graded?.(report.grade, report.of);
    else if (report.is === 'answer') settle(first, ok(report.answer));
    else settle(first, refused({ why: 'failed', detail: report.detail }));
  };
  const end = (): void => {
    thread?.end();
    thread = undefined;
  };

  return {
    ask: <Q extends Question>(question: Q, graded?: (grade: Grade, of: number) => void) => {
      const id = ++asked;
      let cancel = (): void => undefined;
      const answer = new Promise<Result<Answers[Question['is']], NoAnswer>>((done) => {
        const one: Waiting = { id, question, graded, done };
        cancel = () => {
          if (!waiting.includes(one)) return;
          // A thread that thinks hears nothing: it is ended, and the next question gets another.
          if (waiting[0] === one) end();
          settle(one, refused({ why: 'cancelled' }));
        };
        waiting = [...waiting, one];
        if (waiting.length === 1) askFirst();
      });
      // The thread answers the very question it was asked.
      return { answer: answer as Promise<Result<Answers[Q['is']], NoAnswer>>, cancel: () => cancel() };
    },
  };
}
