// Keyboard input on a town: walk through its cells, or move, turn and place the card in hand.

import type { Cell } from '@wagons/rules';
import type { Extent } from './extent.ts';
import type { TownGhost } from './ghost.tsx';
import type { ViewHandle } from './lens.ts';

type Keyboard = {
  readonly ghost?: TownGhost | undefined;
  readonly focus: Cell;
  readonly extent: Extent;
  readonly walk: (to: Cell) => void;
  readonly view: ViewHandle;
  readonly onChoose?: ((cell: Cell) => void) | undefined;
  readonly onTurn?: (() => void) | undefined;
  readonly onNudge?: ((dx: number, dy: number) => void) | undefined;
  readonly onConfirm?: (() => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
};

const ARROWS: ReadonlyMap<string, Cell> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** Handles a key; returns whether it has a meaning here. */
export function keyGesture(key: string, board: Keyboard): boolean {
  const { ghost, focus, extent, walk, view } = board;
  const arrow = ARROWS.get(key);
  if (arrow) {
    if (ghost && board.onNudge) board.onNudge(arrow.x, arrow.y);
    else walk({ x: focus.x + arrow.x, y: focus.y + arrow.y });
    return true;
  }
  switch (key) {
    case 'Home':
      walk({ ...focus, x: extent.left });
      return true;
    case 'End':
      walk({ ...focus, x: extent.right });
      return true;
    case 'Enter':
    case ' ':
      if (ghost?.state === 'chosen') board.onConfirm?.();
      else board.onChoose?.(ghost?.placement.cell ?? focus);
      return true;
    case 'r':
    case 'R':
      board.onTurn?.();
      return board.onTurn !== undefined;
    case 'Escape':
      board.onCancel?.();
      return board.onCancel !== undefined;
    case '+':
      view.zoomIn();
      return true;
    case '-':
      view.zoomOut();
      return true;
    case '0':
      view.fit();
      return true;
    default:
      return false;
  }
}
