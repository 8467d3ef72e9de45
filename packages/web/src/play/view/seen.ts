// What the parts of the table screen share: the table, the reader's doing at it, and what is pointed at.

import type { Signal } from '@preact/signals';
import type { Drag } from '@wagons/board';
import type { CardId, Game, Seat } from '@wagons/rules';
import type { HintLevel } from '../../kit/storage/settings.ts';
import type { Sitting } from '../table/sitting.ts';
import type { Table } from '../table/table.ts';
import type { Chairs } from '../text/chairs.ts';
import type { Hints } from './hints.ts';
import type { LineIndex } from '../text/lines.ts';

export type Seen = {
  readonly table: Table;
  readonly sitting: Sitting;
  readonly chairs: Chairs;
  /** Whose side of the table this is. */
  readonly own: Seat;
  /** Whose town is the large one. */
  readonly large: Seat;
  /** The line of the tally that is pointed at. */
  readonly lit: Signal<LineIndex | undefined>;
  /** The card of the circle that is pointed at. */
  readonly pointed: Signal<CardId | undefined>;
  /** Whether the menu is open, and what in it is wanted. */
  readonly menu: Signal<'closed' | 'open' | 'typing' | 'keys' | 'share'>;
  readonly drag: Drag;
  readonly hints: Hints;
  /** How much help there is while placing. */
  readonly help: HintLevel;
  readonly swap: () => void;
  /** What asking to take back is called, where the other one has to agree; empty where nothing is taken back. */
  readonly askBack?: string | undefined;
};

/** The same at a moment of play. */
export type SeenNow = Seen & { readonly game: Game };
