// The page's side of the engine worker: one request at a time, each can be canceled, and a dead worker is replaced.

import { ok, refused, type Result } from '@wagons/rules';
import type { Answers, NoAnswer, OnGrade, Question, Thinker, Thought } from './thinker.ts';

/** What the worker receives. */
export type WorkerRequest = { readonly id: number; readonly question: Question };

/** What the worker sends: grades as they are found, and then the answer or an error. */
export type WorkerReport =
  | {
      readonly is: 'graded';
      readonly id: number;
      readonly grade: Parameters<OnGrade>[0];
      readonly of: number;
    }
  | { readonly is: 'answer'; readonly id: number; readonly answer: Answers[Question['is']] }
  | { readonly is: 'failed'; readonly id: number; readonly detail: string };

type Thread = { readonly send: (request: WorkerRequest) => void; readonly end: () => void };

/** Starts a thread; `died` is called when it ends by itself or fails to start. */
export type StartThread = (receive: (report: WorkerReport) => void, died: () => void) => Thread;

type AnyAnswer = Result<Answers[Question['is']], NoAnswer>;

type Waiting = WorkerRequest & {
  readonly onGrade: OnGrade | undefined;
  readonly done: (answer: AnyAnswer) => void;
};

export function makeClient(startThread: StartThread): Thinker {
  const queue = new RequestQueue(startThread);
  return { ask: (question, onGrade) => queue.ask(question, onGrade) };
}

class RequestQueue {
  readonly #startThread: StartThread;
  #thread: Thread | undefined;
  #lastId = 0;
  /** The worker has the first; the others wait. */
  #waiting: readonly Waiting[] = [];

  constructor(startThread: StartThread) {
    this.#startThread = startThread;
  }

  ask<Q extends Question>(question: Q, onGrade?: OnGrade): Thought<Answers[Q['is']]> {
    const id = ++this.#lastId;
    let cancel = (): void => undefined;
    const answer = new Promise<AnyAnswer>((done) => {
      const request: Waiting = { id, question, onGrade, done };
      cancel = () => this.#cancel(request);
      this.#waiting = [...this.#waiting, request];
      if (this.#waiting.length === 1) this.#sendFirst();
    });
    // The answer has the type of its question.
    return { answer: answer as Promise<Result<Answers[Q['is']], NoAnswer>>, cancel: () => cancel() };
  }

  #start(): Thread {
    const mine: Thread = this.#startThread(
      (report) => {
        if (this.#thread === mine) this.#receive(report);
      },
      () => {
        if (this.#thread !== mine) return;
        this.#thread = undefined;
        const [first] = this.#waiting;
        if (first) this.#settle(first, refused({ why: 'died' }));
      },
    );
    return mine;
  }

  #sendFirst(): void {
    const [first] = this.#waiting;
    if (!first) return;
    try {
      this.#thread ??= this.#start();
      this.#thread.send({ id: first.id, question: first.question });
    } catch {
      this.#thread = undefined;
      this.#settle(first, refused({ why: 'died' }));
    }
  }

  #receive(report: WorkerReport): void {
    const [first] = this.#waiting;
    if (first?.id !== report.id) return;
    if (report.is === 'graded') first.onGrade?.(report.grade, report.of);
    else if (report.is === 'answer') this.#settle(first, ok(report.answer));
    else this.#settle(first, refused({ why: 'failed', detail: report.detail }));
  }

  #settle(request: Waiting, answer: AnyAnswer): void {
    const wasFirst = this.#waiting[0] === request;
    this.#waiting = this.#waiting.filter((other) => other !== request);
    request.done(answer);
    if (wasFirst) this.#sendFirst();
  }

  #cancel(request: Waiting): void {
    if (!this.#waiting.includes(request)) return;
    // A busy worker receives nothing, so it is terminated, and the next request starts another.
    if (this.#waiting[0] === request) {
      this.#thread?.end();
      this.#thread = undefined;
    }
    this.#settle(request, refused({ why: 'cancelled' }));
  }
}
