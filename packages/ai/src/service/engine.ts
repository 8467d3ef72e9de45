// The asking side of the engine: one question at a time in a thread, each can be canceled, and a dead thread is replaced.

import { type Game, ok, refused, type Result } from '@wagons/rules';
import type { Answers, OnGrade, Question } from './questions.ts';

/** Why there is no answer: the question was canceled, it failed, or its thread died. */
export type NoAnswer =
  | { readonly why: 'canceled' }
  | { readonly why: 'failed' | 'died'; readonly detail: string };

export type PendingAnswer<T> = {
  /** Never rejects. */
  readonly answer: Promise<Result<T, NoAnswer>>;
  readonly cancel: () => void;
  /** Asks for the best answer so far. A thread that can't be interrupted finishes the question. */
  readonly stop: () => void;
};

export type Engine = {
  readonly ask: <Q extends Question>(question: Q, onGrade?: OnGrade) => PendingAnswer<Answers[Q['is']]>;
};

/** What a thread receives. It keeps the last deck: a question with the same one has a deck without cards. */
export type EngineRequest = { readonly id: number; readonly question: Question };

/** What a thread sends: grades as they are found, then the answer or an error. */
export type EngineReport =
  | {
      readonly is: 'graded';
      readonly id: number;
      readonly grade: Parameters<OnGrade>[0];
      readonly of: number;
    }
  | { readonly is: 'answer'; readonly id: number; readonly answer: Answers[Question['is']] }
  | { readonly is: 'failed'; readonly id: number; readonly detail: string };

/** The transport to a running thread. */
type EngineThread = {
  readonly send: (request: EngineRequest) => void;
  /** Makes the request with this id answer soon, even before it is sent. */
  readonly stop?: (id: number) => void;
  readonly end: () => void;
};

/** Starts a thread; `died` is called when it ends by itself or fails to start. */
export type StartThread = (
  receive: (report: EngineReport) => void,
  died: (detail: string) => void,
) => EngineThread;

type AnyAnswer = Result<Answers[Question['is']], NoAnswer>;

type Waiting = EngineRequest & {
  readonly onGrade: OnGrade | undefined;
  readonly done: (answer: AnyAnswer) => void;
  isStopped: boolean;
};

/** The thread starts with the first question. `close` ends it and cancels all questions. */
export function makeEngine(startThread: StartThread): Engine & { readonly close: () => void } {
  const queue = new QuestionQueue(startThread);
  return {
    ask: (question, onGrade) => queue.ask(question, onGrade),
    close: () => {
      queue.close();
    },
  };
}

class QuestionQueue {
  readonly #startThread: StartThread;
  #thread: EngineThread | undefined;
  /** The hash of the deck that the thread has. */
  #sentDeck = '';
  #lastId = 0;
  /** The thread has the first; the others wait. */
  #waiting: readonly Waiting[] = [];

  constructor(startThread: StartThread) {
    this.#startThread = startThread;
  }

  ask<Q extends Question>(question: Q, onGrade?: OnGrade): PendingAnswer<Answers[Q['is']]> {
    const id = ++this.#lastId;
    let done: (answer: AnyAnswer) => void = () => undefined;
    const answer = new Promise<AnyAnswer>((resolve) => {
      done = resolve;
    });
    const request: Waiting = { id, question, onGrade, done, isStopped: false };
    this.#waiting = [...this.#waiting, request];
    if (this.#waiting.length === 1) this.#sendFirst();
    return {
      // The answer has the type of its question.
      answer: answer as Promise<Result<Answers[Q['is']], NoAnswer>>,
      cancel: () => {
        this.#cancel(request);
      },
      stop: () => {
        request.isStopped = true;
        if (this.#waiting[0] === request) this.#thread?.stop?.(id);
      },
    };
  }

  close(): void {
    for (const request of this.#waiting.toReversed()) this.#cancel(request);
    this.#endThread();
  }

  #start(): EngineThread {
    const mine: EngineThread = this.#startThread(
      (report) => {
        if (this.#thread === mine) this.#receive(report);
      },
      (detail) => {
        if (this.#thread === mine) this.#fail(detail);
      },
    );
    this.#sentDeck = '';
    return mine;
  }

  #sendFirst(): void {
    const [first] = this.#waiting;
    if (!first) return;
    const { id, question, isStopped } = first;
    const { game } = question;
    try {
      this.#thread ??= this.#start();
      if (isStopped) this.#thread.stop?.(id);
      this.#thread.send({ id, question: { ...question, game: this.#withoutKnownCards(game) } });
      this.#sentDeck = game.deck.hash;
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** Copying a deck is expensive; a thread that has it needs only its hash. */
  #withoutKnownCards(game: Game): Game {
    const { deck } = game;
    return deck.hash === this.#sentDeck ? { ...game, deck: { ...deck, cards: [] } } : game;
  }

  #receive(report: EngineReport): void {
    const [first] = this.#waiting;
    if (first?.id !== report.id) return;
    if (report.is === 'graded') first.onGrade?.(report.grade, report.of);
    else if (report.is === 'answer') this.#settle(first, ok(report.answer));
    else this.#settle(first, refused({ why: 'failed', detail: report.detail }));
  }

  /** The thread is gone; the next question starts another. */
  #fail(detail: string): void {
    this.#thread = undefined;
    const [first] = this.#waiting;
    if (first) this.#settle(first, refused({ why: 'died', detail }));
  }

  #settle(request: Waiting, answer: AnyAnswer): void {
    const wasFirst = this.#waiting[0] === request;
    this.#waiting = this.#waiting.filter((other) => other !== request);
    request.done(answer);
    if (wasFirst) this.#sendFirst();
  }

  #cancel(request: Waiting): void {
    if (!this.#waiting.includes(request)) return;
    // A busy thread receives nothing, so it is ended, and the next question starts another.
    if (this.#waiting[0] === request) this.#endThread();
    this.#settle(request, refused({ why: 'canceled' }));
  }

  #endThread(): void {
    this.#thread?.end();
    this.#thread = undefined;
  }
}
