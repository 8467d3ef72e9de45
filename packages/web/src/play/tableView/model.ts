// A table as data: what it shows, what is marked on it, and what its reader may do. A mode makes it, the view draws it.

import type { Signal } from '@preact/signals';
import type { Drag, LitCell, Spot, TownBoardProps } from '@wagons/board';
import {
  type BySeat,
  type CardId,
  type Circle,
  type Deck,
  type Game,
  invariant,
  type Seat,
  type Tally,
  type Town,
} from '@wagons/rules';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PlacementHelp } from '../../kit/storage/settings.ts';
import type { Follow } from '../table/followed.ts';
import type { TurnDraft } from '../table/turnDraft.ts';
import type { Table } from '../table/table.ts';
import type { LineIndex } from '../text/lines.ts';
import type { Viewpoint } from '../text/viewpoint.ts';
import type { Hints } from './hints.ts';

export type TableModel = {
  // ---- What it shows ----
  readonly deck: Deck;
  readonly towns: BySeat<Town>;
  readonly tallies: BySeat<Tally>;
  /** Undefined without a circle; an empty one has no cards left. */
  readonly circle: CircleModel | undefined;
  /** The scoring cards that lie in the circle before the first card is placed. */
  readonly center: readonly CardId[];
  /** Undefined where no game is played, as on the score pad. */
  readonly phase: Game['phase'] | undefined;
  readonly viewpoint: Viewpoint;
  /** Whose side of the table this is. */
  readonly own: Seat;
  /** Whose town is the large one. */
  readonly large: Seat;
  /** Makes the other town the large one. */
  readonly swap: () => void;

  // ---- What is marked ----
  /** The tally line that is pointed at: its cells are outlined in both towns. */
  readonly lit: Signal<LineIndex | undefined>;
  /** Whose line it is; both players' by default. */
  readonly litSeat?: Seat | undefined;
  readonly marks: BySeat<TownMarks>;
  /** The circle card that a pointer hovers over: what taking it gives away is previewed. */
  readonly pointed: Signal<CardId | undefined>;
  /** The circle card that is selected, to be taken. */
  readonly selected: Signal<CardId | undefined>;

  // ---- What the reader may do ----
  /** The cards to place; without it the table is read-only. */
  readonly hand: HandModel | undefined;
  readonly drag: Drag;
  /** What only a table with two players has: confirmation by an opponent, hints by the engine, a menu. */
  readonly play?: PlayModel | undefined;
};

export type CircleModel = {
  /** The cards that are left, clockwise from the next one. */
  readonly cards: Circle;
  /** All cards that have a place in a row: the ones that are left keep theirs. Without it they close the gaps. */
  readonly dealt?: readonly CardId[] | undefined;
  readonly next?: CardId | undefined;
  /** The cards that taking one would give away; they get a ribbon. */
  readonly given: (card: CardId) => readonly CardId[];
  /** The card that was taken, where a position of the past is shown. */
  readonly taken?: CardId | undefined;
  /** Whether the starting card is chosen from it. */
  readonly isStart?: boolean;
  /** Whether a card can be dragged into a town. */
  readonly isLiftable?: boolean;
  /** Without it the circle is a picture. */
  readonly take?: ((card: CardId, how?: { readonly isCarried: boolean }) => void) | undefined;
  /** Whether a click takes a card that has not been selected. Enter always does. */
  readonly takesAtOnce?: boolean;
  /** Whether it is a row at every size, because its cards have no order. */
  readonly shape?: 'row';
  /** What it is called, where it isn't the circle of a game. */
  readonly labels?: { readonly all: string; readonly card: (card: CardId) => string };
};

/** The card in hand and what can be done with it. */
export type HandModel = Pick<
  TurnDraft,
  | 'seat'
  | 'card'
  | 'spots'
  | 'rotation'
  | 'ghost'
  | 'isChosen'
  | 'refusal'
  | 'preview'
  | 'aim'
  | 'choose'
  | 'lift'
  | 'turnCard'
  | 'nudge'
  | 'place'
> &
  /** Without these there is nothing to undo. */
  { readonly [Step in 'undo' | 'redo' | 'canUndo' | 'canRedo']?: TurnDraft[Step] | undefined } & {
  /** The cards to place after this one. */
  readonly following: readonly CardId[];
  /** How much the table says about a spot before the card is placed. */
  readonly placementHelp: PlacementHelp;
  /** Whether cards can be turned; lessons begin without it. */
  readonly canTurn?: boolean;
  /** What placing the card is called, if it is more than that. */
  readonly placeLabel?: string | undefined;
};

/** What is marked in a town. */
export type TownMarks = Pick<TownBoardProps, 'last' | 'ghost' | 'frame' | 'meant'> & {
  /** Cells that are outlined while no line is pointed at, instead of what the card in hand would change. */
  readonly lit?: readonly LitCell[] | undefined;
  /** Spots beside the legal ones, to be explained. */
  readonly spots?: readonly Spot[] | undefined;
};

export type MenuState = 'closed' | 'open' | 'typing' | 'keys' | 'share';

export type PlayModel = {
  /** The game with the moves that are not confirmed yet. */
  readonly game: Game;
  readonly table: Table;
  readonly turnDraft: TurnDraft;
  readonly hints: Hints;
  readonly menu: Signal<MenuState>;
  /** What others do, step by step; without it everything is shown at once. */
  readonly follow?: Follow | undefined;
  /** What is said about the last turn, beside the news. */
  readonly note?: ComponentChildren;
  /** The label of the takeback request, where the opponent has to agree; empty where takebacks are off. */
  readonly askBack?: string | undefined;
};

/** The table of a game between two players. */
export type GameTableModel = TableModel & { readonly play: PlayModel };

/** Whether there is a card to place. */
export const isPlacing = ({ hand }: Pick<TableModel, 'hand'>): boolean => hand?.card.value !== undefined;

export const showsChange = (help: PlacementHelp | undefined): boolean => help === 'change' || help === 'heat';

/** What the reader looks at: the closed circle around the scoring cards, or the town, with a card to take or to place. */
export type TableMode = 'open' | 'draft' | 'place';

export function modeOf(model: TableModel): TableMode {
  const { hand, towns, own, phase, circle } = model;
  if (isPlacing(model)) return 'place';
  const shown = hand ? towns[own] : [...towns.first, ...towns.second];
  if (shown.length === 0 && phase !== 'over') return 'open';
  return hand && circle?.next !== undefined ? 'draft' : 'place';
}

const TableContext = createContext<TableModel | undefined>(undefined);

export const TableProvider = TableContext.Provider;

export function useTable(): TableModel {
  const model = useContext(TableContext);
  invariant(model, 'a component of a table is rendered inside its provider');
  return model;
}

/** The table of a game that is being played. */
export function usePlay(): TableModel & PlayModel & { readonly hand: HandModel } {
  const model = useTable();
  const { play, hand } = model;
  invariant(play && hand, 'only a game that is played has these parts');
  return { ...model, ...play, hand };
}
