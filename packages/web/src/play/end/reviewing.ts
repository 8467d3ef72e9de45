// The reviews of this visit: each is made once, shared by the screens that show it, and stopped when none does.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Grade, summarize } from '@wagons/ai/grades';
import type { Game } from '@wagons/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { ports } from '../local/ports.ts';
import { codeOf } from '../store/games.ts';
import type { KeptGame } from '../store/keptGame.ts';
import { keepReview, keptReview } from '../store/keptReviews.ts';

type ReviewState = {
  /** In order; while the review is made, only those of the last moves. */
  readonly grades: readonly Grade[];
  /** How many there will be. */
  readonly of: number;
  readonly is: 'working' | 'done' | 'stopped' | 'failed';
};

export type Reviewing = {
  readonly state: ReadonlySignal<ReviewState>;
  readonly start: () => void;
  readonly stop: () => void;
};

/** Milliseconds between two updates of the screen, and for which a review goes on after its screen was left. */
const BEAT = 200;
const PATIENCE = 3000;
/** How many reviews are remembered. */
const REMEMBERED = 6;

const reviews = new Map<string, ReviewTask>();

/** The review of a game; it starts by itself, unless it was stopped, and then continues where it was. */
export function useReviewing(game: Game): Reviewing {
  const task = useMemo(() => taskOf(game), [game]);
  useEffect(() => task.use(), [task]);
  return task;
}

function taskOf(game: Game): ReviewTask {
  const code = codeOf(game);
  const task = reviews.get(code) ?? new ReviewTask(game);
  reviews.delete(code);
  reviews.set(code, task);
  for (const old of [...reviews.keys()].slice(0, -REMEMBERED)) reviews.delete(old);
  return task;
}

class ReviewTask implements Reviewing {
  readonly state = signal<ReviewState>({ grades: [], of: 0, is: 'stopped' });
  readonly #game: Game;
  #users = 0;
  /** Whether the reader stopped it. */
  #isHalted = false;
  #cancel: (() => void) | undefined;

  constructor(game: Game) {
    this.#game = game;
    this.state.value = { grades: [], of: game.moves.length, is: 'stopped' };
  }

  /** Returns a function to call when it is no longer shown. */
  use(): () => void {
    this.#users++;
    if (!this.#isHalted && this.state.peek().is === 'stopped') this.start();
    return () => {
      this.#users--;
      ports.clock.after(PATIENCE, () => {
        if (this.#users === 0) this.#interrupt();
      });
    };
  }

  readonly start = (): void => {
    const { is, of, grades: known } = this.state.peek();
    if (is === 'working' || is === 'done') return;
    this.#isHalted = false;
    const game = this.#game;
    const code = codeOf(game);
    const found: Grade[] = known.toReversed();
    let pending: (() => void) | undefined;
    const show = (): void => {
      pending = undefined;
      this.state.value = { grades: found.toReversed(), of, is: 'working' };
    };
    this.state.value = { grades: known, of, is: 'working' };
    const question = { is: 'review', game, packed: keptReview(ports, code), known } as const;
    const asked = ports.engine().ask(question, (grade) => {
      found.push(grade);
      pending ??= ports.clock.after(BEAT, show);
    });
    this.#cancel = asked.cancel;
    void asked.answer.then((answer) => {
      pending?.();
      this.#cancel = undefined;
      if (answer.ok) {
        const grades = found.toReversed();
        this.state.value = { grades, of, is: 'done' };
        // In a task of its own, because showing the last grades takes long enough.
        ports.clock.after(0, () => {
          if (answer.value.packed !== undefined) keepReview(ports, code, answer.value.packed);
          ports.games.keepLosses(code, lossesIn(grades));
        });
      } else {
        const why = answer.error.why === 'canceled' ? 'stopped' : 'failed';
        this.state.value = { grades: found.toReversed(), of, is: why };
      }
    });
  };

  readonly stop = (): void => {
    this.#isHalted = true;
    this.#interrupt();
  };

  #interrupt(): void {
    this.#cancel?.();
  }
}

/** The points that each player lost by each kind of decision, for the statistics. */
const lossesIn = (grades: readonly Grade[]): NonNullable<KeptGame['lost']> => ({
  first: summarize(grades, 'first').decisions,
  second: summarize(grades, 'second').decisions,
});
