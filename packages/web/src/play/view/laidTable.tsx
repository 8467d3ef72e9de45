// The layout of every table, local or online: towns, circle, scoring cards, prompt, tally.

import { useSignal } from '@preact/signals';
import { createDrag } from '@wagons/board';
import { type CardId, type Game, opponent, seatToMove } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { ownSeat } from '../text/chairs.ts';
import type { LineIndex } from '../text/lines.ts';
import { ActionBar } from './actionBar.tsx';
import { CircleView } from './circleView.tsx';
import { makeHints } from './hints.ts';
import { useKeys } from './keys.ts';
import { RunningTally } from './runningTally.tsx';
import { Prompt } from './prompt.tsx';
import { ScoringCards } from './scoringCards.tsx';
import { Stage } from './stage.tsx';
import { type MenuState, type TableScope, useTable } from './tableContext.ts';
import './table.css';

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
  }, [game, pointed]);
  // A hint for an earlier position would delay the bot's own search.
  useLayoutEffect(() => hints.close, [hints, game]);
  const scope = useMemo(
    () => ({
      ...{ table, sitting, chairs, help, askBack, own, large, lit, pointed, menu, drag, hints },
      swap: () => {
        isSwapped.value = !isSwapped.value;
      },
    }),
    [table, sitting, chairs, help, askBack, own, large, lit, pointed, menu, drag, hints, isSwapped],
  );
  useKeys({ ...scope, moment: game });
  return scope;
}

/** A table on the screen; its bar and its notices are the children. */
export function LaidTable({ children }: { readonly children: ComponentChildren }) {
  const { sitting, chairs, lit, drag, pointed } = useTable();
  const game = sitting.now.value;
  const placed = useLastPlaced(game);
  const isWide = layout.value === 'wide';
  const isStart = game.phase === 'pickStart';
  const shape = isWide || isStart ? 'ring' : 'queue';
  const scoring = useMemo(
    () => <ScoringCards game={placed} lit={lit} chairs={chairs} />,
    [placed, lit, chairs],
  );
  const stage = useMemo(() => <Stage game={placed} />, [placed]);
  const tally = useMemo(() => <RunningTally game={placed} />, [placed]);
  return (
    <main id="content" class="table" data-layout={layout.value} data-phase={game.phase}>
      <Heading text={useSpeech().web.table.heading} class="unseen" />
      {children}
      {!isWide && scoring}
      {(isWide || !isStart) && stage}
      {(shape === 'ring' || game.circle.length > 0) && (
        <CircleView sitting={sitting} game={game} drag={drag} pointed={pointed} shape={shape}>
          {isWide && scoring}
        </CircleView>
      )}
      <Prompt game={game} />
      {!chairs.isWatched && <ActionBar game={game} />}
      {tally}
    </main>
  );
}

/** The game when a town last changed: towns and tallies do not render again for other moves. */
function useLastPlaced(game: Game): Game {
  const placed = useRef(game);
  if (placed.current.towns !== game.towns) placed.current = game;
  return placed.current;
}
