// A player's unconfirmed turn at a table: the card in hand, its ghost, and undo and redo.

import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import {
  type CardId,
  type Cell,
  type Game,
  type Illegal,
  type Move,
  ok,
  play,
  playAll,
  type Result,
  type Seat,
  seatToMove,
} from '@wagons/rules';
import { placements } from '@wagons/rules/town';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';
import { type Ghost, type Hand, takeInHand } from './hand.ts';
import { keepSpot } from './keptSpot.ts';
import { type Preview, previewOf, viewsOf } from './preview.ts';
import type { Declined, Table } from './table.ts';
import { isFinished } from './turns.ts';

export type TurnDraft = Omit<Hand, 'put'> & {
  readonly now: Table['now'];
  /** The seat to move, if it is played from this device. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** The card to place now, if from this device. */
  readonly card: ReadonlySignal<CardId | undefined>;
  /** Legal spots of the card in hand. */
  readonly spots: ReadonlySignal<readonly Cell[]>;
  /** What placing the card at its ghost would change. */
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** A turn is being confirmed. */
  readonly isConfirming: ReadonlySignal<boolean>;
  /** Why the last turn was not accepted. */
  readonly declined: ReadonlySignal<Declined | undefined>;

  /** As in `Hand`; places the card immediately if the player has turned confirmation off. */
  readonly choose: (cell: Cell) => void;
  /** Places the card at its ghost. The last card of a turn confirms the turn. */
  readonly place: () => void;
  /** Chooses the starting card, or drafts a card. One that is carried by a pointer waits for its spot. */
  readonly pick: (card: CardId, how?: { readonly isCarried: boolean }) => void;
  /** Makes any legal move. */
  readonly make: (move: Move) => Result<Move, Illegal>;
  /** Drops the ghost, or else undoes the last move of the turn. */
  readonly undo: () => void;
  readonly redo: () => void;
};

/** What undo removed: the moves of the turn before it, and the ghost. */
type Undone = { readonly pending: readonly Move[]; readonly ghost: Ghost | undefined };

type TurnDraftOptions = {
  /** With storage, the spot chosen last is chosen again after a reload. */
  readonly store?: KeyValueStore;
  /** Whether the first card of a town, which has only one spot, is placed without asking while the turn goes on. */
  readonly startsTown?: boolean;
};

export function turnDraftAt(
  table: Table,
  settings: { readonly confirm: ReadonlySignal<boolean> },
  { store, startsTown = false }: TurnDraftOptions = {},
): TurnDraft {
  const isConfirming = signal(false);
  const position = positionOf(table, isConfirming);
  const { now, seat, card, spots } = position;
  const hand = takeInHand({
    card,
    spots,
    choosesOnlySpot: true,
    town: () => (seat.value ? now.value.towns[seat.value] : []),
    forbidden: (wanted, spot) => {
      const placed = play(now.value, { type: 'place', card: wanted, ...spot });
      return placed.ok ? undefined : placed.error;
    },
  });
  const stopKeeping = store && keepSpot(store, table.id, { ...hand, card, spots });
  const turn = new UnconfirmedTurn({ table, position, hand, isConfirming, settings, startsTown });
  return {
    ...position,
    ...hand,
    preview: computed(() =>
      hand.ghost.value && seat.value && card.value !== undefined
        ? previewOf(now.value, seat.value, { card: card.value, ...hand.ghost.value })
        : undefined,
    ),
    isConfirming,
    declined: turn.declined,
    canUndo: turn.canUndo,
    canRedo: turn.canRedo,
    choose: (cell) => {
      hand.choose(cell);
      if (!settings.confirm.value && !hand.refusal.value) turn.place();
    },
    place: () => turn.place(),
    pick: (wanted, how) => turn.pick(wanted, how),
    make: (move) => turn.make(move),
    undo: () => turn.undo(),
    redo: () => turn.redo(),
    leave: () => {
      hand.leave();
      turn.leave();
      stopKeeping?.();
    },
  };
}

type Position = Pick<TurnDraft, 'now' | 'seat' | 'card' | 'spots'>;

function positionOf({ now, mine }: Table, isConfirming: ReadonlySignal<boolean>): Position {
  const seat = computed(() => {
    const moving = seatToMove(now.value);
    return moving && mine.value.includes(moving) && !isConfirming.value ? moving : undefined;
  });
  const card = computed(() =>
    seat.value && now.value.phase === 'place' ? now.value.held[0].card : undefined,
  );
  const spots = computed<readonly Cell[]>(() => {
    if (card.value === undefined || !seat.value) return [];
    const view = viewsOf(now.value)[seat.value];
    return placements(view, card.value)
      .filter((one) => one.rotation === 'upright')
      .map((one) => one.cell);
  });
  return { now, seat, card, spots };
}

type TurnContext = {
  readonly table: Table;
  readonly position: Position;
  readonly hand: Hand;
  readonly isConfirming: Signal<boolean>;
  readonly settings: { readonly confirm: ReadonlySignal<boolean> };
  readonly startsTown: boolean;
};

/** The placement of the first card of a town, if that is what a game waits for. */
function firstPlacement(game: Game): Move | undefined {
  if (game.phase !== 'place' || game.towns[game.seat].length > 0) return undefined;
  return { type: 'place', card: game.held[0].card, cell: { x: 0, y: 0 }, rotation: 'upright' };
}

class UnconfirmedTurn {
  readonly declined = signal<Declined | undefined>(undefined);
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly leave: () => void;

  readonly #context: TurnContext;
  /** Whether a spot was chosen by the player, which is a step to undo. */
  readonly #isPutDown: ReadonlySignal<boolean>;
  readonly #undone = signal<readonly Undone[]>([]);
  /** The first card was taken back from its only spot, so the player places it. */
  #isLifted = false;

  constructor(context: TurnContext) {
    const { table, position, hand } = context;
    const { seat } = position;
    this.#context = context;
    this.#isPutDown = computed(() => hand.isChosen.value && position.spots.value.length > 1);
    this.canUndo = computed(
      () => seat.value !== undefined && (this.#isPutDown.value || table.pending.value.length > 0),
    );
    this.canRedo = computed(() => seat.value !== undefined && this.#undone.value.length > 0);
    // A confirmed turn can't be redone.
    const stopForgetting = effect(() => {
      void table.game.value;
      this.#undone.value = [];
      this.#isLifted = false;
    });
    const stopStarting = effect(() => {
      if (position.card.value !== undefined) untracked(() => this.#startTown());
    });
    this.leave = () => {
      stopForgetting();
      stopStarting();
    };
  }

  /** A turn that begins with free cards for an empty town: the first of them is placed. */
  #startTown(): void {
    const { table, position } = this.#context;
    if (table.pending.value.length > 0 || this.#isLifted) return;
    const turn = this.#started([], position.now.value);
    if (turn.length > 0) this.#keep(turn);
  }

  /** The moves with the first card of a town placed, unless that would end a turn that the player confirms. */
  #started(moves: readonly Move[], now: Game): readonly Move[] {
    const { table, settings, startsTown } = this.#context;
    const first = startsTown ? firstPlacement(now) : undefined;
    const next = first && play(now, first);
    if (!first || !next?.ok) return moves;
    const isAsked = settings.confirm.value && isFinished(table.game.value, next.value);
    return isAsked ? moves : [...moves, first];
  }

  make(move: Move): Result<Move, Illegal> {
    return this.#add(move, (turn) => turn);
  }

  #add(move: Move, complete: (turn: readonly Move[], now: Game) => readonly Move[]): Result<Move, Illegal> {
    const { table, position } = this.#context;
    const { value: game } = table.game;
    const before = this.#replaced(move);
    const at = playAll(game, before);
    const next = at.ok ? play(at.value, move, position.seat.value) : at;
    if (!next.ok) return next;
    const turn = complete([...before, move], next.value);
    const whole = playAll(game, turn);
    this.#undone.value = [];
    if (whole.ok && isFinished(game, whole.value)) void this.#confirm(turn);
    else this.#keep(turn);
    return ok(move);
  }

  /** The moves before this one. If it places the first card of a town, it replaces its automatic placement. */
  #replaced(move: Move): readonly Move[] {
    const { value: pending } = this.#context.table.pending;
    const [first, ...others] = pending;
    const isAgain = first?.type === 'place' && move.type === 'place' && first.card === move.card;
    return isAgain && others.length === 0 ? [] : pending;
  }

  place(): void {
    const { position, hand } = this.#context;
    const { value: card } = position.card;
    if (hand.ghost.value && card !== undefined) this.make({ type: 'place', card, ...hand.ghost.value });
  }

  pick(card: CardId, { isCarried = false } = {}): void {
    const { now, seat } = this.#context.position;
    const { phase } = now.value;
    if (!seat.value || (phase !== 'pickStart' && phase !== 'draft')) return;
    this.#add({ type: phase, card }, (turn, next) => (isCarried ? turn : this.#started(turn, next)));
  }

  undo(): void {
    if (!this.canUndo.value) return;
    const { table, hand } = this.#context;
    const { value: pending } = table.pending;
    const isPutDown = this.#isPutDown.value;
    this.#undone.value = [
      ...this.#undone.value,
      { pending, ghost: isPutDown ? hand.ghost.value : undefined },
    ];
    this.#isLifted = true;
    if (isPutDown) hand.put(undefined);
    else this.#keep(pending.slice(0, -1));
  }

  redo(): void {
    const last = this.#undone.value.at(-1);
    if (!this.#context.position.seat.value || !last) return;
    this.#undone.value = this.#undone.value.slice(0, -1);
    if (last.pending !== this.#context.table.pending.value) this.#keep(last.pending);
    if (last.ghost) this.#context.hand.put(last.ghost);
  }

  #keep(pending: readonly Move[]): void {
    this.#context.table.keepPending(pending);
    this.declined.value = undefined;
  }

  async #confirm(turn: readonly Move[]): Promise<void> {
    const { table, isConfirming } = this.#context;
    isConfirming.value = true;
    this.declined.value = undefined;
    const result = await table.confirm(turn);
    batch(() => {
      isConfirming.value = false;
      if (!result.ok) this.declined.value = result.error;
    });
  }
}
