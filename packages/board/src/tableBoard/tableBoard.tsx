// The entry for pages without Preact: mounts the circle, a town and the hand into an element.

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
  type TableState,
  turn,
} from './tableState.ts';
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
    config,
    state: AT_REST,
    drag: createDrag(),
    view: { current: undefined },
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
    destroy: () => render(null, element),
  };
}

type Mounted = {
  readonly element: HTMLElement;
  readonly drag: ReturnType<typeof createDrag>;
  readonly view: { current: ViewHandle | undefined };
  config: BoardConfig;
  state: TableState;
  /** Created once, so that the components see the same functions at every redraw. */
  actions?: TableActions;
};

function draw(board: Mounted): void {
  const { element, config, state, drag, view } = board;
  board.actions ??= actionsOf(board);
  render(
    <TableView config={config} state={state} actions={board.actions} drag={drag} view={view} />,
    element,
  );
}

function configure(board: Mounted, config: BoardConfig): void {
  board.state = reconcile(board.state, board.config, config);
  board.config = config;
  draw(board);
}

/** Redraws with another state and reports where the card in hand is, if that has changed. */
function update(board: Mounted, state: TableState): void {
  const before = legalPlacement(board.config, board.state);
  board.state = state;
  draw(board);
  const after = legalPlacement(board.config, state);
  if (textOf(before) !== textOf(after)) board.config.events?.preview?.(after);
}

const textOf = (placement: ReturnType<typeof legalPlacement>): string => JSON.stringify(placement) ?? '';

function confirm({ config, state }: Mounted): void {
  const { selected } = state;
  const placement = legalPlacement(config, state);
  if (placement) config.events?.place?.(placement);
  else if (selected !== undefined) flyToHand(selected, () => config.events?.take?.(selected));
}

function actionsOf(board: Mounted): TableActions {
  return {
    onPoint: (card) => update(board, point(board.state, card)),
    onSelect: (card) => {
      if (board.state.selected === card) confirm(board);
      else update(board, select(board.state, card));
    },
    onLift: (card) => board.config.events?.take?.(card),
    onAim: (to) => update(board, aim(board.state, to)),
    onChoose: (cell) => update(board, choose(board.state, cell)),
    onTurn: () => update(board, turn(board.state)),
    onNudge: (dx, dy) => update(board, nudge(board.state, dx, dy)),
    onConfirm: () => confirm(board),
    onCancel: () => update(board, cancel(board.state)),
  };
}
