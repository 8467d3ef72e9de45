// The layout of every table, local or online: the town in the circle, the points beside it, and what to do now.

import { computed, useSignal } from '@preact/signals';
import { createDrag, type ViewHandle } from '@wagons/board';
import { type CardId, type Game, opponent, seatToMove } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { nextTask } from '../../kit/browser/nextTask.ts';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { useDealing } from '../motion/useDealing.ts';
import { useStory } from '../motion/useStory.ts';
import { ownSeat } from '../text/chairs.ts';
import type { LineIndex } from '../text/lines.ts';
import { ActionBar } from './actionBar.tsx';
import { CircleView } from './circleView.tsx';
import { Take } from './commit.tsx';
import { makeHints } from './hints.ts';
import { useKeys } from './keys.ts';
import { MiddleCards } from './middleCards.tsx';
import { Prompt } from './prompt.tsx';
import { GameSheet } from './scoreSheet.tsx';
import { OtherTown, Stage } from './stage.tsx';
import { type MenuState, type TableScope, useTable } from './tableContext.ts';
import { Zoom } from './zoom.tsx';
import './table.css';
import './gameTable.css';

const Backdrop = lazy(
  () => import('./backdrop.tsx'),
  (found) => found.Backdrop,
  () => null,
);

type ScopeParts = Pick<TableScope, 'table' | 'sitting' | 'chairs' | 'help' | 'askBack'> & {
  /** Without it there are no hints, neither by button nor by key. */
  readonly mayHint?: boolean;
};

/** The context of any table, local or remote; also binds the keys. */
export function useTableScope({ mayHint = true, ...parts }: ScopeParts): TableScope {
  const { table, sitting, chairs, help, askBack } = parts;
  const game = sitting.now.value;
  const isSwapped = useSignal(false);
  const lit = useSignal<LineIndex | undefined>(undefined);
  const pointed = useSignal<CardId | undefined>(undefined);
  const selected = useSignal<CardId | undefined>(undefined);
  const menu = useSignal<MenuState>('closed');
  const drag = useMemo(createDrag, []);
  const hints = useMemo(() => makeHints(sitting, { isForbidden: !mayHint }), [sitting, mayHint]);
  const own = ownSeat(chairs, seatToMove(game));
  const large = isSwapped.value ? opponent(own) : own;
  // With a card in hand, the large town is the one to place it in.
  const isHolding = sitting.card.value !== undefined;
  useEffect(() => {
    if (isHolding) isSwapped.value = false;
  }, [isHolding, isSwapped]);
  useEffect(() => {
    pointed.value = undefined;
    selected.value = undefined;
  }, [game, pointed, selected]);
  // A hint for an earlier position would delay the bot's own search.
  useLayoutEffect(() => hints.close, [hints, game]);
  const scope = useMemo(
    () => ({
      ...{ table, sitting, chairs, help, askBack, own, large, lit, pointed, selected, menu, drag, hints },
      swap: () => {
        isSwapped.value = !isSwapped.value;
      },
    }),
    [table, sitting, chairs, help, askBack, own, large, lit, pointed, selected, menu, drag, hints, isSwapped],
  );
  useKeys({ ...scope, moment: game });
  return scope;
}

/** What the player looks at: the ring around the scoring cards, the ring around the town, or the town. */
type Mode = 'open' | 'draft' | 'place';

function useMode(game: Game): Mode {
  const { sitting, own } = useTable();
  if (sitting.card.value !== undefined) return 'place';
  return game.towns[own].length === 0 && game.phase !== 'over' ? 'open' : 'draft';
}

/**
 * What is drawn after the bar, each in a task of its own: the score sheet, what to do, the circle, the large town, the
 * other one. What decides how much room is left comes first.
 */
const PARTS = 5;

/** A table on the screen; its bar and its notices are the children. */
export function LaidTable({ children }: { readonly children: ComponentChildren }) {
  const { sitting, chairs, own } = useTable();
  const game = sitting.now.value;
  const placed = useLastPlaced(game);
  const mode = useMode(game);
  const drawn = useStaggered(PARTS, nextTask);
  const isDealing = useDealing(game, { isLaid: drawn > 2 });
  useStory({
    now: sitting.now,
    reader: chairs.reader,
    isShared: chairs.reader === undefined && !chairs.isWatched,
  });
  const isOpening = mode === 'open';
  const main = useRef<HTMLElement>(null);
  const view = useRef<ViewHandle>(undefined);
  const sheet = useMemo(() => <TableSheet game={placed} />, [placed]);
  const circle = useMemo(() => <TableCircle {...{ game, mode, main }} />, [game, mode]);
  const stage = useMemo(() => <Stage game={placed} view={view} />, [placed]);
  const other = useMemo(() => <OtherTown game={placed} />, [placed]);
  const prompt = useMemo(() => <Prompt game={game} />, [game]);
  const actions = useMemo(() => <ActionBar game={game} />, [game]);
  const hasOther = game.towns[opponent(own)].length > 0;
  return (
    <main
      ref={main}
      id="content"
      class="table game-table"
      data-layout={layout.value}
      data-phase={game.phase}
      data-mode={mode}
      data-dealing={isDealing}
      data-other={hasOther}
      data-circle={game.circle.length === 0 ? 'empty' : 'full'}
      data-reader={chairs.reader}
    >
      <Heading text={useSpeech().web.table.heading} class="unseen" />
      <Backdrop />
      {children}
      {drawn > 0 && !isOpening && sheet}
      {drawn > 2 && circle}
      {drawn > 3 && stage}
      {drawn > 4 && (hasOther || !isOpening) && other}
      {drawn > 1 && prompt}
      {drawn > 4 && !isOpening && layout.value !== 'wide' && <Zoom view={view} hand={sitting} isRoomy />}
      {drawn > 1 && !chairs.isWatched && actions}
    </main>
  );
}

/** The points, with the change that the card in hand would make if the help tells. */
function TableSheet({ game }: { readonly game: Game }) {
  const { sitting, chairs, lit, help } = useTable();
  const tells = help === 'change' || help === 'heat';
  const preview = useMemo(
    () => computed(() => (tells ? sitting.preview.value?.after : undefined)),
    [sitting, tells],
  );
  return <GameSheet {...{ game, chairs, lit, preview }} isTold={sitting.isChosen} />;
}

type TableCircleProps = {
  readonly game: Game;
  readonly mode: Mode;
  readonly main: { readonly current: HTMLElement | null };
};

/** The largest card of the ring by what the player looks at; the town gets the room that taken cards give up. */
function largestCard(mode: Mode, left: number, laid: number): number {
  if (mode === 'open') return 0.21;
  return mode === 'draft' ? 0.13 + 0.004 * left : 0.064 + 0.012 * Math.max(0, 5 - laid);
}

function TableCircle({ game, mode, main }: TableCircleProps) {
  const { sitting, drag, pointed, selected, own } = useTable();
  const isWide = layout.value === 'wide';
  const onMiddle = useCallback(
    ({ width, height }: { readonly width: number; readonly height: number }) => {
      main.current?.style.setProperty('--middle-width', `${width}px`);
      main.current?.style.setProperty('--middle-height', `${height}px`);
    },
    [main],
  );
  if (game.circle.length === 0) return null;
  return (
    <CircleView
      {...{ sitting, game, drag, pointed, selected, onMiddle }}
      shape={isWide || mode !== 'place' ? 'ring' : 'trail'}
      corners={isWide && mode !== 'open' ? 'square' : 'round'}
      most={isWide ? largestCard(mode, game.circle.length, game.towns[own].length) : undefined}
      beside={isWide && <Take game={game} />}
    >
      {mode === 'open' && <MiddleCards game={game} />}
    </CircleView>
  );
}

/** The game when a town last changed: towns and tallies do not render again for other moves. */
function useLastPlaced(game: Game): Game {
  const placed = useRef(game);
  if (placed.current.towns !== game.towns) placed.current = game;
  return placed.current;
}
