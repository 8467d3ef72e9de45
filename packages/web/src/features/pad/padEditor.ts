// Filling in a score pad: signals and actions over its state, and the card in hand.

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BySeat, CardId, Cell, Deck, Seat, Tally } from '@wagons/rules';
import { checkSpot, placements, visible } from '@wagons/rules/town';
import { type Hand, takeInHand } from '../../play/table/hand.ts';
import { blankPad, freeCards, type Pad, type Scorer, tallyPad, withScorer } from './pad.ts';
import {
  opened,
  type PadState,
  placed,
  redoable,
  redone,
  swapped,
  taken,
  takenUp,
  townOf,
  withPlacement,
} from './padState.ts';

export type PadEditor = {
  readonly deck: ReadonlySignal<Deck>;
  readonly pad: ReadonlySignal<Pad>;
  /** The pad with the card whose spot is chosen but not confirmed. */
  readonly whole: ReadonlySignal<Pad>;
  /** The town that is being filled in. */
  readonly seat: ReadonlySignal<Seat>;
  /** The card in hand. */
  readonly card: ReadonlySignal<CardId | undefined>;
  readonly hand: Hand;
  readonly spots: ReadonlySignal<readonly Cell[]>;
  /** The cards in no town, including the one in hand. */
  readonly free: ReadonlySignal<readonly CardId[]>;
  readonly tallies: ReadonlySignal<BySeat<Tally>>;
  /** The tallies with the card at its ghost. */
  readonly preview: ReadonlySignal<BySeat<Tally> | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Takes a card in hand, after placing one whose spot is chosen. Taking the same card puts it back. */
  readonly take: (card: CardId) => void;
  readonly putBack: () => void;
  /** Places the card at its ghost. */
  readonly place: () => void;
  /** Drops the ghost, or takes up the card placed last. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Switches to the other town. */
  readonly swap: () => void;
  readonly score: (slot: number, scorer: Scorer | undefined) => void;
  readonly open: (pad: Pad) => void;
  /** Clears the pad, for the same deck or another one. */
  readonly reset: (deck?: Deck) => void;
  readonly leave: () => void;
};

export function openPad(pad: Pad): PadEditor {
  const state = signal(opened(pad));
  const signals = signalsOf(state);
  return { ...signals.shown, ...actionsOf(state, signals) };
}

function signalsOf(state: ReadonlySignal<PadState>) {
  const pad = computed(() => state.value.pad);
  const deck = computed(() => pad.value.deck);
  const seat = computed(() => state.value.seat);
  const card = computed(() => state.value.card);
  const view = computed(() => visible(deck.value, townOf(state.value)));
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
    town: () => townOf(state.value),
    forbidden: (_, { cell }) => {
      const allowed = checkSpot(view.value, cell);
      return allowed.ok ? undefined : allowed.error;
    },
  });
  /** Where the card in hand would be placed. */
  const placement = computed(() =>
    card.value !== undefined && hand.ghost.value ? { card: card.value, ...hand.ghost.value } : undefined,
  );
  const aimed = computed(() => placement.value && withPlacement(state.value, placement.value));
  const shown = {
    deck,
    pad,
    seat,
    card,
    hand,
    spots,
    whole: computed(() => (hand.isChosen.value ? aimed.value : undefined) ?? pad.value),
    free: computed(() => freeCards(pad.value)),
    tallies: computed(() => tallyPad(pad.value)),
    preview: computed(() => aimed.value && tallyPad(aimed.value)),
    canUndo: computed(() => card.value !== undefined || townOf(state.value).length > 0),
    canRedo: computed(() => redoable(state.value) !== undefined),
  };
  return { shown, placement };
}

type Actions = Pick<
  PadEditor,
  'take' | 'putBack' | 'place' | 'undo' | 'redo' | 'swap' | 'score' | 'open' | 'reset' | 'leave'
>;

function actionsOf(
  state: Signal<PadState>,
  { shown: { hand, spots, deck }, placement }: ReturnType<typeof signalsOf>,
): Actions {
  const place = (): void => {
    if (placement.value) state.value = placed(state.value, placement.value);
  };
  const settle = (): void => {
    if (hand.isChosen.value) place();
  };
  /** The first card of a town has only one spot, so it is chosen automatically. */
  const begin = (): void => {
    const [only] = spots.value;
    if (only && townOf(state.value).length === 0) hand.choose(only);
  };
  const putBack = (): void => {
    state.value = { ...state.value, card: undefined };
  };
  const open = (pad: Pad): void => {
    state.value = opened(pad, state.value.seat);
  };
  return {
    take: (card) => {
      if (card === state.value.card) return putBack();
      settle();
      state.value = taken(state.value, card);
      return begin();
    },
    putBack,
    place,
    undo: () => {
      const town = townOf(state.value);
      if (hand.isChosen.value && town.length > 0) return hand.put(undefined);
      state.value = takenUp(state.value);
      return town.length > 0 ? begin() : undefined;
    },
    redo: () => {
      state.value = redone(state.value);
    },
    swap: () => {
      settle();
      batch(() => {
        state.value = swapped(state.value);
        hand.put(undefined);
      });
      begin();
    },
    score: (slot, scorer) => {
      state.value = { ...state.value, pad: withScorer(state.value.pad, slot, scorer) };
    },
    open,
    reset: (other = deck.value) => open(blankPad(other)),
    leave: hand.leave,
  };
}
