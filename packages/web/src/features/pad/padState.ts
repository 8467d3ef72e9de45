// The state of the score pad while it is filled in: pure transitions.

import { type BySeat, type CardId, opponent, type Placement, type Seat, withSeat } from '@wagons/rules';
import { freeCards, type Pad, withTown } from './pad.ts';

export type PadState = {
  readonly pad: Pad;
  /** The town that is being filled in. */
  readonly seat: Seat;
  /** The card in hand. */
  readonly card?: CardId | undefined;
  /** What redo would place again, by town. */
  readonly undone: BySeat<readonly Placement[]>;
};

const NOTHING_UNDONE: PadState['undone'] = { first: [], second: [] };

export const opened = (pad: Pad, seat: Seat = 'first'): PadState => ({ pad, seat, undone: NOTHING_UNDONE });

export const townOf = ({ pad, seat }: PadState): Pad['towns'][Seat] => pad.towns[seat];

const withUndone = (state: PadState, list: readonly Placement[]): PadState => ({
  ...state,
  undone: withSeat(state.undone, state.seat, list),
});

/** The pad with one more card in the town. */
export const withPlacement = (state: PadState, placement: Placement): Pad =>
  withTown(state.pad, state.seat, [...townOf(state), placement]);

/** Places the card in hand. */
export const placed = (state: PadState, placement: Placement): PadState => ({
  ...withUndone(state, []),
  pad: withPlacement(state, placement),
  card: undefined,
});

export const taken = (state: PadState, card: CardId): PadState => ({ ...withUndone(state, []), card });

/** Takes the card placed last back into the hand. */
export function takenUp(state: PadState): PadState {
  const town = townOf(state);
  const last = town.at(-1);
  if (!last) return { ...state, card: undefined };
  return {
    ...withUndone(state, [...state.undone[state.seat], last]),
    pad: withTown(state.pad, state.seat, town.slice(0, -1)),
    card: last.card,
  };
}

/** The placement that redo would make; undefined if its card is in the other town by now. */
export function redoable(state: PadState): Placement | undefined {
  const last = state.undone[state.seat].at(-1);
  return last && freeCards(state.pad).includes(last.card) ? last : undefined;
}

export function redone(state: PadState): PadState {
  const last = redoable(state);
  if (!last) return state;
  return {
    ...withUndone(state, state.undone[state.seat].slice(0, -1)),
    pad: withPlacement(state, last),
    card: undefined,
  };
}

export const swapped = (state: PadState): PadState => ({ ...state, seat: opponent(state.seat) });
