// The props of a town: what it shows, what the user does on it, and how it is connected to the page.

import type { Card, CardId, Cell, Territory, Town } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import type { Letters } from '../art/territories.tsx';
import type { Aim } from '../geometry/cells.ts';
import type { Drag } from '../motion/drag.ts';
import type { TownGhost } from './ghost.tsx';
import type { ViewHandle } from './lens.ts';
import type { LitCell } from './lit.tsx';
import type { Spot } from './spots.tsx';

/** Elements that overlap a town on the screen; they may come and go. */
export type Covers = ReadonlyArray<{ readonly current: Element | null }>;

/** What a town shows. Keep functions and arrays referentially stable: what hasn't changed isn't drawn again. */
export type TownPicture = {
  /** The cards in the order they were placed. */
  readonly town: Town;
  readonly cardOf: (id: CardId) => Card;
  /** Accessible name of the town. */
  readonly label: string;
  /** Accessible name of a cell; the territory is undefined where the cell is empty. */
  readonly cellLabel: (cell: Cell, territory: Territory | undefined) => string;
  /** Letters drawn on the terrains, for players who can't tell the colors apart. */
  readonly letters?: Letters | undefined;
  /** The legal cells for the card in hand. The board itself decides nothing about legality. */
  readonly spots?: readonly Spot[] | undefined;
  /** The card in hand where it would lie. */
  readonly ghost?: TownGhost | undefined;
  /** Cells to outline. */
  readonly lit?: readonly LitCell[] | undefined;
  /** Where a card is suggested: the view shows all of this place. */
  readonly meant?: Cell | undefined;
  /** The cards or corners that the view fits instead of the town, so that two towns can be compared at one scale. */
  readonly frame?: ReadonlyArray<{ readonly cell: Cell }> | undefined;
  /** Cells of air around the town while there are no spots, so that it is as large as it will be with them. */
  readonly air?: number | undefined;
  /** Index of the first card to mark as placed last. */
  readonly last?: number | undefined;
};

/** What the user does on a town. */
type TownEvents = {
  /**
   * A pointer aims at a cell, or (undefined) no longer. `nearest` is the closest legal spot within reach. While the
   * ghost is `chosen` this is called only when it is carried.
   */
  readonly onAim?: ((aim: Aim | undefined) => void) | undefined;
  /** A tap, a drop or Enter: the nearest legal spot, or the raw cell if no legal spot is within reach. */
  readonly onChoose?: ((cell: Cell) => void) | undefined;
  /** The key R. */
  readonly onTurn?: (() => void) | undefined;
  /** An arrow key while there is a ghost. */
  readonly onNudge?: ((dx: number, dy: number) => void) | undefined;
  /** Enter while the ghost is chosen. */
  readonly onConfirm?: (() => void) | undefined;
  /** Escape. */
  readonly onCancel?: (() => void) | undefined;
};

export type TownBoardProps = TownPicture &
  TownEvents & {
    /** Whether it handles pointers. If not, it is a picture whose cells can be walked through by keyboard. */
    readonly interactive?: boolean | undefined;
    /** Cards carried by the same `Drag` can be dropped here. */
    readonly drag?: Drag | undefined;
    /** Overlapping elements: the view keeps what matters clear of them. */
    readonly covers?: Covers | undefined;
    /** What belongs beside the chosen card, such as a button to place it. */
    readonly beside?: ComponentChildren;
    /** Receives the functions for zoom buttons. */
    readonly view?: { current: ViewHandle | undefined } | undefined;
  };
