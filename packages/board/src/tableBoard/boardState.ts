// What a user is about to do on a `TableBoard`, and how input changes it. Pure, without DOM.

import type { CardId, Cell, Placement, Rotation } from '@wagons/rules';
import { sameCell } from '@wagons/rules/town';
import type { Aim } from '../geometry/cells.ts';
import type { TownGhost } from '../town/ghost.tsx';
import type { BoardConfig } from './config.ts';

export type BoardState = {
  /** The card of the circle that is pointed at, and the one that is selected. */
  readonly pointed?: CardId | undefined;
  readonly selected?: CardId | undefined;
  /** How the card in hand lies, and where. */
  readonly rotation: Rotation;
  readonly ghost?: { readonly cell: Cell; readonly state: TownGhost['state'] } | undefined;
};

export const AT_REST: BoardState = { rotation: 'upright' };

export const point = (state: BoardState, pointed: CardId | undefined): BoardState => ({ ...state, pointed });

/** Selects a card of the circle; undefined drops the selection. */
export const select = (state: BoardState, selected: CardId | undefined): BoardState => ({
  ...state,
  selected,
});

export const turn = (state: BoardState): BoardState => ({
  ...state,
  rotation: state.rotation === 'upright' ? 'upsideDown' : 'upright',
});

/** The card follows a pointer: to the nearest legal spot, or to the raw cell out of reach. */
export const aim = (state: BoardState, to: Aim | undefined): BoardState => ({
  ...state,
  ghost: to && { cell: to.nearest ?? to.cell, state: 'aimed' },
});

export const choose = (state: BoardState, cell: Cell): BoardState => ({
  ...state,
  ghost: { cell, state: 'chosen' },
});

export const nudge = ({ ghost, ...state }: BoardState, dx: number, dy: number): BoardState => ({
  ...state,
  ghost: ghost && { ...ghost, cell: { x: ghost.cell.x + dx, y: ghost.cell.y + dy } },
});

/** Drops the selection and the place of the card. */
export const cancel = ({ rotation }: BoardState): BoardState => ({ rotation });

/** The same state for another config: what refers to a card that is gone is dropped. */
export function reconcile(state: BoardState, before: BoardConfig, after: BoardConfig): BoardState {
  const isThere = (card: CardId | undefined) => card !== undefined && after.circle?.includes(card) === true;
  const isSameCard = before.hand?.[0] === after.hand?.[0];
  return {
    pointed: isThere(state.pointed) ? state.pointed : undefined,
    selected: isThere(state.selected) ? state.selected : undefined,
    rotation: isSameCard ? state.rotation : 'upright',
    ghost: isSameCard ? state.ghost : undefined,
  };
}

/** The legal cells for the card in hand as it lies now. */
export const spotsOf = ({ placements = [] }: BoardConfig, { rotation }: BoardState): readonly Cell[] =>
  placements.filter((placement) => placement.rotation === rotation).map(({ cell }) => cell);

/** The card in hand where it is now. */
export function ghostOf(config: BoardConfig, state: BoardState): TownGhost | undefined {
  const card = config.hand?.[0];
  if (card === undefined || !state.ghost) return undefined;
  const { cell, state: stage } = state.ghost;
  const legal = spotsOf(config, state).some((spot) => sameCell(spot, cell));
  return { placement: { card, cell, rotation: state.rotation }, legal, state: stage };
}

/** Where the card in hand would be placed, if it is on a legal spot. */
export function legalPlacement(config: BoardConfig, state: BoardState): Placement | undefined {
  const ghost = ghostOf(config, state);
  return ghost?.legal ? ghost.placement : undefined;
}
