// The entry for pages without Preact: mounts the circle, a town and the hand into an element.

import type { CardId } from '@wagons/rules';
import { sameCell } from '@wagons/rules/town';
import { render } from 'preact';
import { createDrag } from '../motion/drag.ts';
import { flyToHand } from '../motion/flyToHand.ts';
import type { ViewHandle } from '../town/lens.ts';
import type { BoardConfig } from './config.ts';
import {
  aim,
  AT_REST,
  cancel,
  choose,
  legalPlacement,
  nudge,
  point,
  reconcile,
  select,
  type BoardState,
  turn,
} from './boardState.ts';
import { type TableActions, TableView } from './tableView.tsx';

export type BoardApi = ViewHandle & {
  /** Merges changes into the config and redraws. A member set to undefined returns to its default. */
  readonly set: (changes: Partial<BoardConfig>) => void;
  /** Turns the card in hand. */
  readonly turn: () => void;
  /** Takes the selected card, or places the card in hand if it is on a legal spot. */
  readonly confirm: () => void;
  /** Drops the selection in the circle and returns the card from the town to the hand. */
  readonly cancel: () => void;
  /** Unmounts the board and removes its listeners. */
  readonly destroy: () => void;
};

/** Mounts a board, which fills `element`. The page needs `@wagons/board/board.css`. */
export function TableBoard(element: HTMLElement, config: BoardConfig): BoardApi {
  const board: Mounted = {
    element,
    drag: createDrag(),
    view: { current: undefined },
    actions: actionsOf(() => board),
    config,
    state: AT_REST,
    isDrawing: false,
    isStale: false,
    isDestroyed: false,
  };
  draw(board);
  return {
    set: (changes) => configure(board, { ...board.config, ...changes }),
    turn: () => update(board, turn(board.state)),
    confirm: () => confirm(board),
    cancel: () => update(board, cancel(board.state)),
    zoomIn: () => board.view.current?.zoomIn(),
    zoomOut: () => board.view.current?.zoomOut(),
    fit: () => board.view.current?.fit(),
    destroy() {
      // Set first: removing a focused card fires events that would draw the board again.
      board.isDestroyed = true;
      render(null, element);
    },
  };
}

type Mounted = {
  readonly element: HTMLElement;
  readonly drag: ReturnType<typeof createDrag>;
  readonly view: { current: ViewHandle | undefined };
  readonly actions: TableActions;
  config: BoardConfig;
  state: BoardState;
  isDrawing: boolean;
  /** Whether something has changed since the last redraw began. */
  isStale: boolean;
  isDestroyed: boolean;
};

/** Rendering may remove the focused card, whose blur event asks for another redraw: that one follows. */
function draw(board: Mounted): void {
  board.isStale = true;
  if (board.isDrawing || board.isDestroyed) return;
  board.isDrawing = true;
  try {
    while (board.isStale) {
      board.isStale = false;
      const { element, config, state, actions, drag, view } = board;
      render(<TableView config={config} state={state} actions={actions} drag={drag} view={view} />, element);
    }
  } finally {
    board.isDrawing = false;
  }
}

function configure(board: Mounted, config: BoardConfig): void {
  board.state = reconcile(board.state, board.config, config);
  board.config = config;
  draw(board);
}

/** Redraws with another state and reports where the card in hand is, if that has changed. */
function update(board: Mounted, state: BoardState): void {
  const before = legalPlacement(board.config, board.state);
  board.state = state;
  draw(board);
  const after = legalPlacement(board.config, state);
  const isSame = sameCell(before?.cell, after?.cell) && before?.rotation === after?.rotation;
  if (!isSame) board.config.events?.preview?.(after);
}

function confirm(board: Mounted): void {
  const { selected } = board.state;
  const placement = legalPlacement(board.config, board.state);
  if (placement) board.config.events?.place?.(placement);
  else if (selected !== undefined) flyToHand(selected, () => take(board, selected), board.element);
}

/** Reports a card as taken. The selection ends first, because the card may stay in the circle as the starting card. */
function take(board: Mounted, card: CardId): void {
  update(board, cancel(board.state));
  board.config.events?.take?.(card);
}

function actionsOf(mounted: () => Mounted): TableActions {
  const change = (state: (before: BoardState) => BoardState) => update(mounted(), state(mounted().state));
  return {
    onPoint: (card) => change((state) => point(state, card)),
    onSelect: (card) => {
      if (mounted().state.selected === card) confirm(mounted());
      else change((state) => select(state, card));
    },
    onLift: (card) => take(mounted(), card),
    onAim: (to) => change((state) => aim(state, to)),
    onChoose: (cell) => change((state) => choose(state, cell)),
    onTurn: () => change(turn),
    onNudge: (dx, dy) => change((state) => nudge(state, dx, dy)),
    onConfirm: () => confirm(mounted()),
    onCancel: () => change(cancel),
  };
}
