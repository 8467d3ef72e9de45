// The bots at a table: each is asked when it is its turn, moves at a pace one can follow, and may be stopped.

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { type BySeat, type Game, type Move, type Seat, seatToMove } from '@wagons/rules';
import type { NoAnswer, Thinker, Thought } from '../thinking/thinker.ts';
import type { Clock, TablePorts } from './ports.ts';
import type { Sitter } from '../store/sitters.ts';

export type Bots = {
  /** Which bot is about to move, if any. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** Why no bot moves though one should, after it has been asked twice. The game is as it was. */
  readonly trouble: ReadonlySignal<NoAnswer | undefined>;
  /** Milliseconds from one move to the next. */
  readonly pace: Signal<number>;
  readonly paused: Signal<boolean>;
  /** One move at once, also while paused. */
  readonly step: () => void;
  /** Asks again after trouble. */
  readonly retry: () => void;
};

export type BotSeat = {
  readonly now: ReadonlySignal<Game>;
  readonly sitters: BySeat<Sitter>;
  readonly isHeld: ReadonlySignal<boolean>;
  readonly clock: Clock;
  readonly thinker: () => Thinker;
  readonly inTurn: TablePorts['inTurn'];
  readonly chance: (seat: Seat, game: Game) => string;
  /** Makes a move, if it is legal. */
  readonly make: (move: Move) => boolean;
};

/** With a person at the table the bots need not wait long. */
const PACE = { person: 500, nobody: 1000 } as const;

/** Somebody being asked, or an answer that waits for its time. */
type Asked = {
  readonly game: Game;
  readonly thought: Thought<Move>;
  move?: Move;
  forget?: () => void;
};

export function seatBots(at: BotSeat): Bots & { readonly leave: () => void } {
  const { now, sitters, clock } = at;
  const hasPerson = [sitters.first, sitters.second].some(({ kind }) => kind === 'person');
  const pace = signal(hasPerson ? PACE.person : PACE.nobody);
  const paused = signal(false);
  const isStepping = signal(false);
  const trouble = signal<NoAnswer | undefined>(undefined);
  const seat = computed(() => {
    const moving = seatToMove(now.value);
    const isBot = moving !== undefined && sitters[moving].kind === 'bot';
    const goesOn = at.isHeld.value && trouble.value === undefined && (!paused.value || isStepping.value);
    return isBot && goesOn ? moving : undefined;
  });

  let asked: Asked | undefined;
  let moved = clock.now();

  const drop = (): void => {
    asked?.forget?.();
    asked?.thought.cancel();
    asked = undefined;
  };
  const ask = (game: Game, moving: Seat, tries: number): void => {
    const sitter = sitters[moving];
    if (sitter.kind !== 'bot') return;
    const chance = at.chance(moving, game);
    const thought = at.thinker().ask({ is: 'move', game, level: sitter.level, chance });
    const mine: Asked = { game, thought };
    asked = mine;
    void thought.answer.then((answer) => {
      if (asked !== mine) return;
      if (answer.ok) {
        mine.move = answer.value;
        actInTime();
      } else if (answer.error.why !== 'cancelled' && tries > 1) ask(game, moving, tries - 1);
      else fail(answer.error);
    });
  };
  const fail = (why: NoAnswer): void => {
    asked = undefined;
    trouble.value = why;
  };
  /** Makes the move that was found when its time has come, and the one before it has been seen. */
  const actInTime = (): void => {
    const mine = asked;
    if (!mine?.move) return;
    mine.forget?.();
    const rest = isStepping.peek() ? 0 : moved + pace.peek() - clock.now();
    const actNext = (): void => {
      mine.forget = at.inTurn(act);
    };
    if (rest <= 0) actNext();
    else mine.forget = clock.after(rest, actNext);
  };
  const act = (): void => {
    const move = asked?.move;
    asked = undefined;
    moved = clock.now();
    isStepping.value = false;
    if (move && !at.make(move)) trouble.value = { why: 'failed', detail: 'an illegal move' };
  };

  const stops = [
    effect(() => {
      const game = now.value;
      const moving = seat.value;
      untracked(() => {
        if (asked && (moving === undefined || asked.game !== game)) drop();
        // A bot has its pace from the moment when its turn begins.
        if (moving === undefined) moved = clock.now();
        else if (!asked) ask(game, moving, 2);
      });
    }),
    effect(() => {
      void pace.value;
      void isStepping.value;
      untracked(actInTime);
    }),
  ];
  return {
    thinking: seat,
    trouble,
    pace,
    paused,
    step: () => {
      isStepping.value = true;
    },
    retry: () => {
      trouble.value = undefined;
    },
    leave: () => {
      for (const stop of stops) stop();
      drop();
    },
  };
}
