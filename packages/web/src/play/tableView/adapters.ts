// What the modes build their tables from: a turn that is played, or a position that is looked at.

import { type Signal, useSignal } from '@preact/signals';
import { createDrag } from '@wagons/board';
import { type BySeat, type CardId, type Game, opponent, type Seat, seatToMove, skipped } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { PlacementHelp } from '../../kit/storage/settings.ts';
import { layout } from '../../kit/browser/appearance.ts';
import type { Follow, ShownStep } from '../table/followed.ts';
import { standingOf } from '../table/preview.ts';
import { changedLights } from './lights.ts';
import type { Table } from '../table/table.ts';
import type { TurnDraft } from '../table/turnDraft.ts';
import { firstNewCard } from '../table/turns.ts';
import type { LineIndex } from '../text/lines.ts';
import { ownSeat, type Viewpoint } from '../text/viewpoint.ts';
import { makeHints } from './hints.ts';
import type { CircleModel, GameTableModel, HandModel, MenuState, TableModel, TownMarks } from './model.ts';

/** What every table keeps while it is on the screen. */
function useTableState(own: Seat): Pick<
  TableModel,
  'own' | 'large' | 'swap' | 'lit' | 'pointed' | 'selected' | 'drag'
> & {
  readonly isSwapped: Signal<boolean>;
} {
  const isSwapped = useSignal(false);
  const lit = useSignal<LineIndex | undefined>(undefined);
  const pointed = useSignal<CardId | undefined>(undefined);
  const selected = useSignal<CardId | undefined>(undefined);
  const drag = useMemo(createDrag, []);
  const large = isSwapped.value ? opponent(own) : own;
  return useMemo(
    () => ({
      own,
      large,
      isSwapped,
      lit,
      pointed,
      selected,
      drag,
      swap: () => {
        isSwapped.value = !isSwapped.value;
      },
    }),
    [own, large, isSwapped, lit, pointed, selected, drag],
  );
}

const positionOf = (game: Game): Pick<TableModel, 'deck' | 'towns' | 'tallies' | 'center' | 'phase'> => ({
  deck: game.deck,
  towns: game.towns,
  tallies: standingOf(game).tallies,
  center: game.deal.center,
  phase: game.phase,
});

/** The circle of a game as a picture; `taken` is the card that was taken from it. */
const circleOf = ({ circle, phase }: Game, taken?: CardId): CircleModel => ({
  cards: circle,
  next: phase === 'pickStart' ? undefined : circle[0],
  given: (card) => (phase === 'draft' ? skipped(circle, card) : []),
  isStart: phase === 'pickStart',
  taken,
});

const marksOf = (latest: (seat: Seat) => number | undefined): BySeat<TownMarks> => ({
  first: { last: latest('first') },
  second: { last: latest('second') },
});

type TurnTableParts = {
  readonly turnDraft: TurnDraft;
  readonly viewpoint: Viewpoint;
  readonly placementHelp: PlacementHelp;
  /** The selected card of the circle, if the mode selects cards itself. */
  readonly selected?: Signal<CardId | undefined>;
};

/** A table at which turns are played, with an opponent or without. */
export function useTurnTable({
  turnDraft,
  viewpoint,
  placementHelp,
  selected: given,
}: TurnTableParts): TableModel {
  const game = turnDraft.now.value;
  const state = useTableState(ownSeat(viewpoint, seatToMove(game)));
  const { isSwapped, pointed } = state;
  const selected = given ?? state.selected;
  // With a card in hand, the large town is the one to place it in.
  const isHolding = turnDraft.card.value !== undefined;
  useEffect(() => {
    if (isHolding) isSwapped.value = false;
  }, [isHolding, isSwapped]);
  // In a layout effect, so that it never undoes a choice that follows the first paint.
  useLayoutEffect(() => {
    pointed.value = undefined;
    selected.value = undefined;
  }, [game, pointed, selected]);
  const isMine = turnDraft.seat.value !== undefined;
  return useMemo(
    () => ({
      ...state,
      ...positionOf(game),
      selected,
      viewpoint,
      circle: { ...circleOf(game), ...(isMine && takingOf(game, turnDraft)) },
      hand: handOf(game, turnDraft, placementHelp),
      marks: marksOf((seat) => firstNewCard(game, seat)),
    }),
    [state, game, selected, viewpoint, turnDraft, placementHelp, isMine],
  );
}

function takingOf({ phase }: Game, { pick }: TurnDraft): Pick<CircleModel, 'take' | 'isLiftable'> {
  if (phase !== 'draft' && phase !== 'pickStart') return {};
  return { take: pick, isLiftable: phase === 'draft' };
}

function handOf(game: Game, turnDraft: TurnDraft, placementHelp: PlacementHelp): HandModel {
  const [first, ...rest] = game.phase === 'place' ? game.held : [];
  const following = rest.filter(({ seat }) => seat === first?.seat).map(({ card }) => card);
  return { ...turnDraft, following, placementHelp };
}

type GameTableParts = TurnTableParts & {
  readonly table: Table;
  /** Without it there are no hints, neither by button nor by key. */
  readonly mayHint?: boolean;
  /** What others do, step by step, where it is shown so. */
  readonly follow?: Follow | undefined;
  readonly note?: ComponentChildren;
  readonly askBack?: string | undefined;
};

/** The table of a game with two players, local or online. */
export function useGameTable({
  table,
  mayHint = true,
  follow,
  note,
  askBack,
  ...parts
}: GameTableParts): GameTableModel {
  const { turnDraft } = parts;
  const base = useTurnTable(parts);
  const menu = useSignal<MenuState>('closed');
  const hints = useMemo(() => makeHints(turnDraft, { isForbidden: !mayHint }), [turnDraft, mayHint]);
  const game = turnDraft.now.value;
  // A hint for an earlier position would delay the bot's own search.
  useLayoutEffect(() => hints.close, [hints, game]);
  const seat = turnDraft.seat.value;
  const meant = hints.spot.value;
  const step = follow?.step.value;
  return useMemo(
    () => ({
      ...base,
      marks: seat && meant ? { ...base.marks, [seat]: { ...base.marks[seat], meant } } : base.marks,
      ...(step && shownIn(base, game, step)),
      play: { game, table, turnDraft, hints, menu, follow, note, askBack },
    }),
    [base, game, table, turnDraft, hints, menu, follow, step, note, askBack, seat, meant],
  );
}

/** What is marked while a step of others is shown: the card that is taken with its gifts; the one placed, and its points. */
function shownIn(base: TableModel, game: Game, { by, move, before, at }: ShownStep): Partial<TableModel> {
  if (at === 'taking')
    return { circle: { ...circleOf(game, move.card), given: () => skipped(game.circle, move.card) } };
  if (move.type !== 'place') return {};
  const marks = at === 'scored' ? pointsChanged(before, game) : base.marks;
  return {
    marks: { ...marks, [by]: { ...marks[by], last: game.towns[by].length - 1 } },
    // Where only one town can be read, it is the one that something happens in.
    ...(layout.value !== 'wide' && base.viewpoint.reader && { large: by }),
  };
}

/** The cells that count more or less than before. */
function pointsChanged(before: Game, after: Game): BySeat<TownMarks> {
  const change = { before: standingOf(before).tallies, after: standingOf(after).tallies };
  return { first: { lit: changedLights(change, 'first') }, second: { lit: changedLights(change, 'second') } };
}

type ShownTableParts = {
  readonly game: Game;
  readonly viewpoint: Viewpoint;
  /** Whose town is the large one at first. */
  readonly own?: Seat;
  /** What is marked in the towns; the cards placed last by default. */
  readonly marks?: BySeat<TownMarks> | undefined;
  /** The card that was taken from the circle. */
  readonly taken?: CardId | undefined;
};

/** A position that is only looked at. */
export function useShownTable({ game, viewpoint, own, marks, taken }: ShownTableParts): TableModel {
  const state = useTableState(own ?? ownSeat(viewpoint, undefined));
  return useMemo(
    () => ({
      ...state,
      ...positionOf(game),
      viewpoint,
      circle: circleOf(game, taken),
      hand: undefined,
      marks: marks ?? marksOf((seat) => firstNewCard(game, seat)),
    }),
    [state, game, viewpoint, marks, taken],
  );
}
