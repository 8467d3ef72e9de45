// What all components of one table share: the table, the player's unconfirmed moves at it, and what is pointed at.

import type { Signal } from '@preact/signals';
import type { Drag } from '@wagons/board';
import { type CardId, invariant, type Seat } from '@wagons/rules';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { HintLevel } from '../../kit/storage/settings.ts';
import type { Sitting } from '../table/sitting.ts';
import type { Table } from '../table/table.ts';
import type { Chairs } from '../text/chairs.ts';
import type { LineIndex } from '../text/lines.ts';
import type { Hints } from './hints.ts';

export type MenuState = 'closed' | 'open' | 'typing' | 'keys' | 'share';

export type TableScope = {
  readonly table: Table;
  readonly sitting: Sitting;
  readonly chairs: Chairs;
  /** Whose side of the table this is. */
  readonly own: Seat;
  /** Whose town is the large one. */
  readonly large: Seat;
  /** The tally line that is pointed at. */
  readonly lit: Signal<LineIndex | undefined>;
  /** The circle card that a pointer hovers over: what taking it gives away is previewed. */
  readonly pointed: Signal<CardId | undefined>;
  /** The circle card that is selected, to be taken. */
  readonly selected: Signal<CardId | undefined>;
  readonly menu: Signal<MenuState>;
  readonly drag: Drag;
  readonly hints: Hints;
  /** How much help there is while placing. */
  readonly help: HintLevel;
  readonly swap: () => void;
  /** What is said about the last turn, beside the news. */
  readonly note?: ComponentChildren;
  /** The label of the takeback request, where the opponent has to agree; empty where takebacks are off. */
  readonly askBack?: string | undefined;
};

const TableContext = createContext<TableScope | undefined>(undefined);

export const TableProvider = TableContext.Provider;

export function useTable(): TableScope {
  const scope = useContext(TableContext);
  invariant(scope, 'a component of a table is rendered inside its provider');
  return scope;
}
