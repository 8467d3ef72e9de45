// A person's doing at a table between two confirmations: a card in hand, aimed, turned, laid, and taken up again.

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type CardId,
  type Cell,
  type Game,
  type Illegal,
  type Move,
  ok,
  parseTypedMove,
  type Placement,
  placements,
  play,
  refused,
  type Result,
  type Rotation,
  type Seat,
  seatToMove,
  type TextError,
} from '@wagons/rules';
import { nearestSpot, nextSpot, type Direction } from './nudge.ts';
import { type Preview, previewOf, viewsOf } from './preview.ts';
import type { Declined, Table } from './table.ts';
import { isFinished, playAll } from './turns.ts';

/** Where the card in hand would lie. */
export type Ghost = Pick<Placement, 'cell' | 'rotation'>;

/** A spot that was pointed at and is not legal, and why. */
export type Refusal = { readonly cell: Cell; readonly illegal: Illegal };

export type Sitting = {
  /** The game with the moves that are not confirmed yet. */
  readonly now: ReadonlySignal<Game>;
  /** Whose move it is from here; undefined when somebody else is to move, or nobody. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** The card that is to be placed now from here. */
  readonly card: ReadonlySignal<CardId | undefined>;
  readonly rotation: ReadonlySignal<Rotation>;
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  /** Whether the ghost's spot is chosen; otherwise it only hovers there. */
  readonly isChosen: ReadonlySignal<boolean>;
  /** Why the spot that was aimed at last is not legal. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Where the card in hand may lie. */
  readonly spots: ReadonlySignal<readonly Cell[]>;
  /** What the ghost would change. */
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** A turn is on its way to be confirmed. */
  readonly isConfirming: ReadonlySignal<boolean>;
  /** Why the last turn was not accepted. */
  readonly declined: ReadonlySignal<Declined | undefined>;

  /** Lets the ghost hover over a spot, or nowhere, unless one is chosen. */
  readonly aim: (cell: Cell | undefined) => void;
  /** Chooses a spot: the ghost stays there; the same spot again turns the card. Without confirmation it is laid. */
  readonly choose: (cell: Cell) => void;
  /** Takes the ghost up from the spot that was chosen, to aim anew. */
  readonly lift: () => void;
  readonly turnCard: () => void;
  /** Moves the ghost to the next spot in a direction. */
  readonly nudge: (direction: Direction) => void;
  /** Lays the card where the ghost is. With the last card of a turn the turn is confirmed. */
  readonly place: () => void;
  /** Names the starting card, or drafts a card. */
  readonly pick: (card: CardId) => void;
  /** A move in the notation. */
  readonly type: (text: string) => Result<Move, Typed>;
  /** Drops the ghost, or takes up the last card, or puts back the card that was drafted. */
  readonly undo: () => void;
  readonly redo: () => void;
  readonly leave: () => void;
};

/** Why a typed move was not made: it cannot be read, or the rules forbid it. */
export type Typed =
  | { readonly what: 'text'; readonly error: TextError }
  | { readonly what: 'illegal'; readonly illegal: Illegal };

/** What undo has taken away: the moves of the turn, and the ghost. */
type Undone = { readonly pending: readonly Move[]; readonly ghost: Ghost | undefined };

export function sitAt(table: Table, wishes: { readonly confirm: ReadonlySignal<boolean> }): Sitting {
  const rotation = signal<Rotation>('upright');
  const cell = signal<Cell | undefined>(undefined);
  const isChosen = signal(false);
  const refusal = signal<Refusal | undefined>(undefined);
  const undone = signal<readonly Undone[]>([]);
  const isConfirming = signal(false);
  const declined = signal<Declined | undefined>(undefined);

  const now = computed(() => {
    const after = playAll(table.game.value, table.pending.value);
    return after.ok ? after.value : table.game.value;
  });
  const seat = computed(() => {
    const moving = seatToMove(now.value);
    return moving && table.mine.value.includes(moving) && !isConfirming.value ? moving : undefined;
  });
  const card = computed(() =>
    seat.value && now.value.phase === 'place' ? now.value.held[0].card : undefined,
  );
  const ghost = computed<Ghost | undefined>(() =>
    card.value !== undefined && cell.value ? { cell: cell.value, rotation: rotation.value } : undefined,
  );
  const spots = computed<readonly Cell[]>(() => {
    if (card.value === undefined || !seat.value) return [];
    const view = viewsOf(now.value)[seat.value];
    return placements(view, card.value)
      .filter((one) => one.rotation === 'upright')
      .map((one) => one.cell);
  });
  const preview = computed(() =>
    ghost.value && seat.value && card.value !== undefined
      ? previewOf(now.value, seat.value, { card: card.value, ...ghost.value })
      : undefined,
  );

  const clear = (): void => {
    cell.value = undefined;
    isChosen.value = false;
    refusal.value = undefined;
    rotation.value = 'upright';
  };
  // Another card in hand, or another turn: whatever was aimed at belongs to the last one.
  const stopClearing = effect(() => {
    void card.value;
    batch(clear);
  });
  const stopForgetting = effect(() => {
    void table.game.value;
    undone.value = [];
  });

  /** Where the card may not lie, the rules say why. */
  const forbidden = (wish: Cell): Illegal | undefined => {
    if (card.value === undefined) return undefined;
    const laid = play(now.value, { type: 'place', card: card.value, cell: wish, rotation: rotation.value });
    return laid.ok ? undefined : laid.error;
  };
  const aim = (wish: Cell | undefined): void => {
    if (isChosen.value || card.value === undefined || isSame(wish, cell.value)) return;
    const illegal = wish && forbidden(wish);
    batch(() => {
      cell.value = illegal ? undefined : wish;
      refusal.value = wish && illegal && { cell: wish, illegal };
    });
  };
  const choose = (wish: Cell): void => {
    if (card.value === undefined) return;
    const illegal = forbidden(wish);
    batch(() => {
      refusal.value = illegal && { cell: wish, illegal };
      if (illegal) return;
      if (isChosen.value && isSame(wish, cell.value)) turnCard();
      cell.value = wish;
      isChosen.value = true;
    });
  };

  const keep = (pending: readonly Move[]): void => {
    table.keepPending(pending);
    declined.value = undefined;
  };
  const make = (move: Move): Result<Move, Illegal> => {
    const next = play(now.value, move, seat.value);
    if (!next.ok) return next;
    const turn = [...table.pending.value, move];
    undone.value = [];
    if (isFinished(table.game.value, next.value)) void confirm(turn);
    else keep(turn);
    return ok(move);
  };
  const confirm = async (turn: readonly Move[]): Promise<void> => {
    isConfirming.value = true;
    declined.value = undefined;
    const answer = await table.confirm(turn);
    batch(() => {
      isConfirming.value = false;
      if (!answer.ok) declined.value = answer.error;
    });
  };
  const place = (): void => {
    if (ghost.value && card.value !== undefined) make({ type: 'place', card: card.value, ...ghost.value });
  };
  const turnCard = (): void => {
    if (card.value !== undefined) rotation.value = rotation.value === 'upright' ? 'upsideDown' : 'upright';
  };

  return {
    now,
    seat,
    card,
    rotation,
    ghost,
    isChosen,
    refusal,
    spots,
    preview,
    isConfirming,
    declined,
    canUndo: computed(() => seat.value !== undefined && (isChosen.value || table.pending.value.length > 0)),
    canRedo: computed(() => seat.value !== undefined && undone.value.length > 0),
    aim,
    choose: (wish) => {
      choose(wish);
      if (!wishes.confirm.value && !refusal.value) place();
    },
    lift: () => {
      isChosen.value = false;
    },
    turnCard,
    nudge: (direction) => {
      const from = cell.value ?? refusal.value?.cell;
      const next = from ? nextSpot(spots.value, from, direction) : nearestSpot(spots.value);
      if (next) choose(next);
    },
    place,
    pick: (wish) => {
      const { phase } = now.value;
      if (seat.value && (phase === 'pickStart' || phase === 'draft')) make({ type: phase, card: wish });
    },
    type: (text) => {
      const move = parseTypedMove(text, now.value);
      if (!move.ok) return refused({ what: 'text', error: move.error });
      const made = make(move.value);
      return made.ok ? made : refused({ what: 'illegal', illegal: made.error });
    },
    undo: () => {
      const { value: pending } = table.pending;
      if (!seat.value || (!isChosen.value && pending.length === 0)) return;
      undone.value = [...undone.value, { pending, ghost: isChosen.value ? ghost.value : undefined }];
      if (isChosen.value) batch(clear);
      else keep(pending.slice(0, -1));
    },
    redo: () => {
      const last = undone.value.at(-1);
      if (!seat.value || !last) return;
      undone.value = undone.value.slice(0, -1);
      if (last.pending !== table.pending.value) keep(last.pending);
      batch(() => {
        cell.value = last.ghost?.cell;
        rotation.value = last.ghost?.rotation ?? 'upright';
        isChosen.value = last.ghost !== undefined;
      });
    },
    leave: () => {
      stopClearing();
      stopForgetting();
    },
  };
}

const isSame = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y;
