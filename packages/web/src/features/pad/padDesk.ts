// Filling in a score pad: a card in hand, laid into one of the towns, taken up again; everything else as it comes.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type BySeat,
  type CardId,
  type Cell,
  type Deck,
  mayLie,
  opponent,
  type Placement,
  placements,
  type Seat,
  type Tally,
  visible,
} from '@wagons/rules';
import { type Hand, takeInHand } from '../../play/table/hand.ts';
import { blankPad, freeCards, type Pad, type Scorer, tallyPad, withScorer, withTown } from './pad.ts';

export type PadDesk = {
  readonly deck: ReadonlySignal<Deck>;
  /** What is laid and chosen; and the same with the card whose place is chosen but not confirmed. */
  readonly pad: ReadonlySignal<Pad>;
  readonly whole: ReadonlySignal<Pad>;
  /** The town that is being filled in. */
  readonly seat: ReadonlySignal<Seat>;
  /** The card in hand. */
  readonly card: ReadonlySignal<CardId | undefined>;
  readonly hand: Hand;
  readonly spots: ReadonlySignal<readonly Cell[]>;
  /** The cards that lie in no town; the one in hand is among them. */
  readonly free: ReadonlySignal<readonly CardId[]>;
  readonly tallies: ReadonlySignal<BySeat<Tally>>;
  /** The tallies with the card where it is aimed. */
  readonly preview: ReadonlySignal<BySeat<Tally> | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Takes a card in hand; a card whose place is chosen is laid before. The same card again is put back. */
  readonly take: (card: CardId) => void;
  readonly putBack: () => void;
  /** Lays the card where its ghost is. */
  readonly place: () => void;
  /** Drops the ghost, or takes up the card laid last. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Goes to the other town. */
  readonly swap: () => void;
  readonly score: (place: number, scorer: Scorer | undefined) => void;
  readonly open: (pad: Pad) => void;
  /** Clears the pad, for cards of the same deck or of another one. */
  readonly reset: (deck?: Deck) => void;
  readonly leave: () => void;
};

type Undone = BySeat<readonly Placement[]>;
const NONE: Undone = { first: [], second: [] };

export function openPad(opened: Pad): PadDesk {
  const pad = signal(opened);
  const deck = computed(() => pad.value.deck);
  const seat = signal<Seat>('first');
  const card = signal<CardId | undefined>(undefined);
  const undone = signal(NONE);

  const view = computed(() => visible(deck.value, pad.value.towns[seat.value]));
  const spots = computed<readonly Cell[]>(() =>
    card.value === undefined
      ? []
      : placements(view.value, card.value)
          .filter(({ rotation }) => rotation === 'upright')
          .map(({ cell }) => cell),
  );
  const hand = takeInHand({
    card,
    spots,
    town: () => pad.value.towns[seat.value],
    forbidden: (_, { cell }) => {
      const laid = mayLie(view.value, cell);
      return laid.ok ? undefined : laid.error;
    },
  });
  const { ghost, isChosen, put } = hand;
  const aimed = computed(() =>
    card.value !== undefined && ghost.value ? laid({ card: card.value, ...ghost.value }) : undefined,
  );
  const free = computed(() => freeCards(pad.value));
  const redoable = computed(() => {
    const last = undone.value[seat.value].at(-1);
    // Meanwhile it may lie in the other town.
    return last && free.value.includes(last.card) ? last : undefined;
  });

  const laid = (placement: Placement): Pad =>
    withTown(pad.value, seat.value, [...pad.value.towns[seat.value], placement]);
  const setUndone = (list: readonly Placement[]): void => {
    undone.value = { ...undone.value, [seat.value]: list };
  };
  const place = (): void => {
    batch(() => {
      if (!aimed.value) return;
      pad.value = aimed.value;
      card.value = undefined;
      setUndone([]);
    });
  };
  const settle = (): void => {
    if (isChosen.value) place();
  };
  const take = (wish: CardId): void => {
    if (wish === card.value) {
      card.value = undefined;
      return;
    }
    settle();
    setUndone([]);
    card.value = wish;
    begin();
  };
  /** The first card has only one place, so that is chosen for it. */
  const begin = (): void => {
    const [only] = spots.value;
    if (only && pad.value.towns[seat.value].length === 0) hand.choose(only);
  };
  const open = (next: Pad): void => {
    batch(() => {
      pad.value = next;
      card.value = undefined;
      undone.value = NONE;
    });
  };

  return {
    deck,
    pad,
    whole: computed(() => (isChosen.value ? aimed.value : undefined) ?? pad.value),
    seat,
    card,
    hand,
    spots,
    free,
    tallies: computed(() => tallyPad(pad.value)),
    preview: computed(() => aimed.value && tallyPad(aimed.value)),
    canUndo: computed(() => card.value !== undefined || pad.value.towns[seat.value].length > 0),
    canRedo: computed(() => redoable.value !== undefined),
    take,
    putBack: () => {
      card.value = undefined;
    },
    place,
    undo: () => {
      const town = pad.value.towns[seat.value];
      const last = town.at(-1);
      if (isChosen.value && town.length > 0) put(undefined);
      else if (!last) card.value = undefined;
      else {
        batch(() => {
          pad.value = withTown(pad.value, seat.value, town.slice(0, -1));
          setUndone([...undone.value[seat.value], last]);
          card.value = last.card;
        });
        begin();
      }
    },
    redo: () => {
      const last = redoable.value;
      if (!last) return;
      batch(() => {
        pad.value = laid(last);
        setUndone(undone.value[seat.value].slice(0, -1));
        card.value = undefined;
      });
    },
    swap: () => {
      settle();
      batch(() => {
        seat.value = opponent(seat.value);
        put(undefined);
      });
      begin();
    },
    score: (at, scorer) => {
      pad.value = withScorer(pad.value, at, scorer);
    },
    open,
    reset: (other = deck.value) => open(blankPad(other)),
    leave: hand.leave,
  };
}
