// A person's doing at a table between two confirmations: a card in hand, aimed, turned, laid, and taken up again.

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type CardId,
  type Cell,
  type Game,
  type Illegal,
  type Move,
  ok,
  placements,
  play,
  type Result,
  type Seat,
  seatToMove,
} from '@wagons/rules';
import type { Shelf } from '../../kit/storage/shelf.ts';
import { type Ghost, type Hand, takeInHand } from './hand.ts';
import { keepSpot } from './keptSpot.ts';
import { type Preview, previewOf, viewsOf } from './preview.ts';
import type { Declined, Table } from './table.ts';
import { isFinished, playAll } from './turns.ts';

export type Sitting = Omit<Hand, 'put'> & {
  /** The game with the moves that are not confirmed yet. */
  readonly now: ReadonlySignal<Game>;
  /** Whose move it is from here; undefined when somebody else is to move, or nobody. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** The card that is to be placed now from here. */
  readonly card: ReadonlySignal<CardId | undefined>;
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

  /** As with any hand; without confirmation the card is laid at once. */
  readonly choose: (cell: Cell) => void;
  /** Lays the card where the ghost is. With the last card of a turn the turn is confirmed. */
  readonly place: () => void;
  /** Names the starting card, or drafts a card. */
  readonly pick: (card: CardId) => void;
  /** Makes any move that is legal now. */
  readonly make: (move: Move) => Result<Move, Illegal>;
  /** Drops the ghost, or takes up the last card, or puts back the card that was drafted. */
  readonly undo: () => void;
  readonly redo: () => void;
};

/** What undo has taken away: the moves of the turn, and the ghost. */
type Undone = { readonly pending: readonly Move[]; readonly ghost: Ghost | undefined };

/** With a shelf, the spot that was chosen last is chosen again. */
export function sitAt(
  table: Table,
  wishes: { readonly confirm: ReadonlySignal<boolean> },
  shelf?: Shelf,
): Sitting {
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
  const spots = computed<readonly Cell[]>(() => {
    if (card.value === undefined || !seat.value) return [];
    const view = viewsOf(now.value)[seat.value];
    return placements(view, card.value)
      .filter((one) => one.rotation === 'upright')
      .map((one) => one.cell);
  });
  const hand = takeInHand({
    card,
    spots,
    town: () => (seat.value ? now.value.towns[seat.value] : []),
    forbidden: (wish, spot) => {
      const laid = play(now.value, { type: 'place', card: wish, ...spot });
      return laid.ok ? undefined : laid.error;
    },
  });
  const { ghost, isChosen, refusal, put } = hand;
  const stopKeeping = shelf && keepSpot(shelf, table.id, { ...hand, card, spots });
  const preview = computed(() =>
    ghost.value && seat.value && card.value !== undefined
      ? previewOf(now.value, seat.value, { card: card.value, ...ghost.value })
      : undefined,
  );

  const stopForgetting = effect(() => {
    void table.game.value;
    undone.value = [];
  });

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
  return {
    now,
    seat,
    card,
    ...hand,
    spots,
    preview,
    isConfirming,
    declined,
    canUndo: computed(() => seat.value !== undefined && (isChosen.value || table.pending.value.length > 0)),
    canRedo: computed(() => seat.value !== undefined && undone.value.length > 0),
    choose: (wish) => {
      hand.choose(wish);
      if (!wishes.confirm.value && !refusal.value) place();
    },
    place,
    pick: (wish) => {
      const { phase } = now.value;
      if (seat.value && (phase === 'pickStart' || phase === 'draft')) make({ type: phase, card: wish });
    },
    make,
    undo: () => {
      const { value: pending } = table.pending;
      if (!seat.value || (!isChosen.value && pending.length === 0)) return;
      undone.value = [...undone.value, { pending, ghost: isChosen.value ? ghost.value : undefined }];
      if (isChosen.value) put(undefined);
      else keep(pending.slice(0, -1));
    },
    redo: () => {
      const last = undone.value.at(-1);
      if (!seat.value || !last) return;
      undone.value = undone.value.slice(0, -1);
      if (last.pending !== table.pending.value) keep(last.pending);
      put(last.ghost);
    },
    leave: () => {
      hand.leave();
      stopForgetting();
      stopKeeping?.();
    },
  };
}
