// A table that shows what others do one step at a time, so that a player can follow it. Own moves are never delayed.

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { type Game, type Move, mustPlay, type Seat } from '@wagons/rules';
import type { Pace } from '../../kit/storage/settings.ts';
import type { WallClock } from './ports.ts';
import { standingOf } from './preview.ts';
import type { Table } from './table.ts';
import { isContinued, type MadeMove, madeMoves, stepsBetween } from './turns.ts';

/**
 * What is shown of a move: a card that is about to be taken lies in the circle with its gifts marked, then it is gone; a
 * card is placed, then the points that it changed are marked.
 */
export type ShownStep = MadeMove & { readonly at: 'taking' | 'taken' | 'placed' | 'scored' };

export type Follow = {
  /** What is shown just now; undefined once everything was shown. */
  readonly step: ReadonlySignal<ShownStep | undefined>;
  /** Whether there is a turn of others to show again. */
  readonly canRepeat: ReadonlySignal<boolean>;
  readonly repeat: () => void;
  /** Shows everything at once. */
  readonly skip: () => void;
  /** Stops following; a table that is left does so too. */
  readonly end: () => void;
};

/** How long a step is shown, in milliseconds. */
export const STEP_TIMES: Readonly<Record<Pace, number>> = { slow: 1000, normal: 600, fast: 300, instant: 0 };

type FollowContext = {
  readonly clock: WallClock;
  /** How long a step is shown; at 0 nothing is delayed. */
  readonly pace: ReadonlySignal<number>;
};

/** How far the show is. */
type Shown = {
  readonly game: Game;
  readonly step?: ShownStep | undefined;
  /** Where a turn that is shown again ends. */
  readonly goal?: Game | undefined;
};

export function followTable<Followed extends Table>(
  table: Followed,
  context: FollowContext,
): Followed & { readonly follow: Follow } {
  const show = new Show(table, context);
  const whileBehind = <Value>(value: Value, signalOf: ReadonlySignal<Value>): ReadonlySignal<Value> =>
    computed(() => (show.isBehind.value ? value : signalOf.value));
  return {
    ...table,
    now: show.now,
    game: computed(() => (show.isBehind.value ? show.now.value : table.game.value)),
    pending: whileBehind<readonly Move[]>([], table.pending),
    mine: whileBehind<readonly Seat[]>([], table.mine),
    leave: () => {
      show.leave();
      table.leave();
    },
    follow: {
      step: computed(() => (show.isBehind.value ? show.at.value.step : undefined)),
      canRepeat: computed(() => lastTurnOf(table.now.value, table.mine.value) !== undefined),
      repeat: () => show.repeat(),
      skip: () => show.skip(),
      end: () => show.leave(),
    },
  };
}

class Show {
  readonly at: Signal<Shown>;
  /** What is shown of the game. */
  readonly now: ReadonlySignal<Game>;
  readonly isBehind: ReadonlySignal<boolean>;
  readonly leave: () => void;

  readonly #table: Table;
  readonly #context: FollowContext;
  #cancel: (() => void) | undefined;
  /** The game at the table when it was last looked at. */
  #seen: Game | undefined;

  constructor(table: Table, context: FollowContext) {
    this.#table = table;
    this.#context = context;
    this.at = signal<Shown>({ game: table.now.peek() });
    this.now = computed(() => {
      const { game, step, goal } = this.at.value;
      const real = goal ?? table.now.value;
      if (context.pace.value === 0 && !goal) return real;
      const steps = stepsBetween(game, real);
      if (steps.length === 0) return step && isSame(game, real) ? game : real;
      const rest = steps.slice(steps.findLastIndex(({ by }) => !goal && this.#isOwn(by)) + 1);
      return rest.length === 0 ? real : rest.length === steps.length ? game : (rest[0]?.before ?? real);
    });
    this.isBehind = computed(() => this.now.value !== table.now.value);
    const stopFollowing = effect(() => {
      const shown = this.now.value;
      const real = table.now.value;
      untracked(() => this.#follow(shown, real));
    });
    this.leave = () => {
      stopFollowing();
      this.#cancel?.();
    };
  }

  skip(): void {
    if (this.isBehind.peek()) this.#show({ game: this.#table.now.peek() });
  }

  repeat(): void {
    const turn = lastTurnOf(this.#table.now.peek(), this.#table.mine.peek());
    if (turn) this.#advance({ game: turn.from, goal: turn.to });
  }

  #isOwn(seat: Seat): boolean {
    return this.#table.mine.value.includes(seat);
  }

  /** Shows something, for a while if there is a step after it. */
  #show(next: Shown, { forAWhile = false } = {}): void {
    const { clock, pace } = this.#context;
    this.#cancel?.();
    // What is shown again can be seen, whatever the pace is.
    const time = pace.peek() || STEP_TIMES.normal;
    this.#cancel = forAWhile ? clock.after(time, () => this.#advance(this.at.peek())) : undefined;
    this.at.value = next;
  }

  /** The game at the table has changed, or what is shown of it. */
  #follow(shown: Game, real: Game): void {
    const at = this.at.peek();
    const isNew = this.#seen !== real;
    this.#seen = real;
    if (at.goal && isNew) this.skip();
    else if (shown === real) {
      if (at.game !== real) this.#show({ game: real });
    } else if (!this.#cancel) this.#advance(shown === at.game ? at : { game: shown });
  }

  /** Shows the step after this one; after the last one, the table as it is. */
  #advance(at: Shown): void {
    const real = this.#table.now.peek();
    const next = nextOf(at, at.goal ?? real);
    if (next) this.#show(next, { forAWhile: true });
    else this.#show({ game: real });
  }
}

/** The step after this one. */
function nextOf({ game, step, goal }: Shown, real: Game): Shown | undefined {
  if (step?.at === 'taking') return { game: mustPlay(game, step.move), step: { ...step, at: 'taken' }, goal };
  if (step?.at === 'placed' && isScoring(step.before, game))
    return { game, step: { ...step, at: 'scored' }, goal };
  const [made] = stepsBetween(game, real);
  if (!made) return undefined;
  if (made.move.type === 'draft') return { game, step: { ...made, at: 'taking' }, goal };
  const at = made.move.type === 'place' ? 'placed' : 'taken';
  return { game: mustPlay(game, made.move), step: { ...made, at }, goal };
}

/** Whether a placement changed points. */
function isScoring(before: Game, after: Game): boolean {
  const [was, is] = [standingOf(before).tallies, standingOf(after).tallies];
  return was.first.total !== is.first.total || was.second.total !== is.second.total;
}

const isSame = (one: Game, other: Game): boolean =>
  one.moves.length === other.moves.length && isContinued(one, other);

/** The last moves of others in a row; for a spectator those of one seat. */
function lastTurnOf(
  game: Game,
  mine: readonly Seat[],
): { readonly from: Game; readonly to: Game } | undefined {
  const all = madeMoves(game);
  const end = all.findLastIndex(({ by }) => !mine.includes(by));
  const last = all[end];
  if (!last) return undefined;
  const start = all.findLastIndex(({ by }, n) => n < end && by !== last.by) + 1;
  const from = all[start]?.before;
  return from && { from, to: mustPlay(last.before, last.move) };
}
