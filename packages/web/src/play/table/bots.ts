// The bots at a table: each is asked when it is its turn, moves at a pace people can follow, and can be paused.

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { botOf, type Engine, type NoAnswer, type PendingAnswer } from '@wagons/ai/service';
import { type BySeat, type Game, type Move, type Seat, seatToMove } from '@wagons/rules';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import type { TablePorts, WallClock } from './ports.ts';

export type Bots = {
  /** The bot that is about to move, if any. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** Why no bot moves although it should, after a second attempt. The game is unchanged. */
  readonly trouble: ReadonlySignal<NoAnswer | undefined>;
  /** Milliseconds from one move to the next. */
  readonly pace: Signal<number>;
  readonly paused: Signal<boolean>;
  /** Makes one move without delay, even while paused. */
  readonly step: () => void;
  /** Asks again after trouble. */
  readonly retry: () => void;
};

export type BotContext = {
  readonly now: ReadonlySignal<Game>;
  readonly players: BySeat<SeatPlayer>;
  readonly isHeld: ReadonlySignal<boolean>;
  readonly clock: WallClock;
  readonly engine: () => Engine;
  readonly afterPaint: TablePorts['afterPaint'];
  /** Seeds the RNG of a bot, so that a reload repeats its move. */
  readonly seedFor: (seat: Seat, game: Game) => string;
  /** Makes a move and returns whether it was legal. */
  readonly make: (move: Move) => boolean;
};

/** With a person at the table, bots don't wait: what they do is shown at the pace of that person. */
const PACE = { withPeople: 0, alone: 1000 } as const;

const ATTEMPTS = 2;

/** A request to the engine, or a found move that waits for its time. */
type BotTurn = {
  readonly game: Game;
  readonly pending: PendingAnswer<Move>;
  move?: Move;
  cancelMove?: () => void;
};

export const seatBots = (context: BotContext): Bots & { readonly leave: () => void } =>
  new BotDriver(context);

class BotDriver implements Bots {
  readonly pace: Signal<number>;
  readonly paused = signal(false);
  readonly trouble = signal<NoAnswer | undefined>(undefined);
  readonly thinking: ReadonlySignal<Seat | undefined>;

  readonly #isStepping = signal(false);
  readonly #context: BotContext;
  readonly #stops: ReadonlyArray<() => void>;
  #turn: BotTurn | undefined;
  /** When the last move was made, or the bot's turn began. */
  #movedAt: number;

  constructor(context: BotContext) {
    const { now, players, clock } = context;
    this.#context = context;
    this.#movedAt = clock.now();
    const hasPerson = [players.first, players.second].some(({ kind }) => kind === 'person');
    this.pace = signal(hasPerson ? PACE.withPeople : PACE.alone);
    this.thinking = computed(() => {
      const moving = seatToMove(now.value);
      const isBot = moving !== undefined && players[moving].kind === 'bot';
      return isBot && this.#mayMove() ? moving : undefined;
    });
    this.#stops = [
      effect(() => {
        const [game, moving] = [now.value, this.thinking.value];
        untracked(() => this.#follow(game, moving));
      }),
      effect(() => {
        void this.pace.value;
        void this.#isStepping.value;
        untracked(() => this.#schedule());
      }),
    ];
  }

  readonly step = (): void => {
    this.#isStepping.value = true;
  };

  readonly retry = (): void => {
    this.trouble.value = undefined;
  };

  readonly leave = (): void => {
    for (const stop of this.#stops) stop();
    this.#cancel();
  };

  #mayMove(): boolean {
    const isPaused = this.paused.value && !this.#isStepping.value;
    return this.#context.isHeld.value && this.trouble.value === undefined && !isPaused;
  }

  #follow(game: Game, moving: Seat | undefined): void {
    if (this.#turn && (moving === undefined || this.#turn.game !== game)) this.#cancel();
    // The pace counts from the beginning of the bot's turn.
    if (moving === undefined) this.#movedAt = this.#context.clock.now();
    else if (!this.#turn) this.#ask(game, moving, ATTEMPTS);
  }

  #ask(game: Game, moving: Seat, attempts: number): void {
    const { players, seedFor, engine } = this.#context;
    const player = players[moving];
    if (player.kind !== 'bot') return;
    const seed = seedFor(moving, game);
    const pending = engine().ask({ is: 'move', game, bot: botOf(player.level), seed });
    const mine: BotTurn = { game, pending };
    this.#turn = mine;
    void pending.answer.then((answer) => {
      if (this.#turn !== mine) return;
      if (answer.ok) {
        mine.move = answer.value;
        this.#schedule();
      } else if (answer.error.why !== 'canceled' && attempts > 1) this.#ask(game, moving, attempts - 1);
      else {
        this.#turn = undefined;
        this.trouble.value = answer.error;
      }
    });
  }

  /** Makes the found move when its time has come and the move before it has been painted. */
  #schedule(): void {
    const mine = this.#turn;
    if (!mine?.move) return;
    mine.cancelMove?.();
    const { clock, afterPaint } = this.#context;
    const wait = this.#isStepping.peek() ? 0 : this.#movedAt + this.pace.peek() - clock.now();
    const moveSoon = (): void => {
      mine.cancelMove = afterPaint(() => this.#move());
    };
    if (wait <= 0) moveSoon();
    else mine.cancelMove = clock.after(wait, moveSoon);
  }

  #move(): void {
    const move = this.#turn?.move;
    this.#turn = undefined;
    this.#movedAt = this.#context.clock.now();
    this.#isStepping.value = false;
    if (move && !this.#context.make(move)) this.trouble.value = { why: 'failed', detail: 'an illegal move' };
  }

  #cancel(): void {
    this.#turn?.cancelMove?.();
    this.#turn?.pending.cancel();
    this.#turn = undefined;
  }
}
