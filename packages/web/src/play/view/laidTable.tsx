// How every table lies on a screen: both towns, the circle, the cards, the tally.

import { useSignal } from '@preact/signals';
import { createDrag } from '@wagons/board';
import { type CardId, opponent, seatToMove } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { ownSeat } from '../text/chairs.ts';
import type { LineIndex } from '../text/lines.ts';
import { ActionBar } from './actionBar.tsx';
import { CircleView } from './circleView.tsx';
import { makeHints } from './hints.ts';
import { useKeys } from './keys.ts';
import { Part } from './part.tsx';
import { RunningTally } from './runningTally.tsx';
import { Saying } from './saying.tsx';
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
  const { sitting, chairs, own, large, help, lit, drag, pointed } = useTable();
  const game = sitting.now.value;
  const isWide = layout.value === 'wide';
  const isStart = game.phase === 'pickStart';
  const shape = isWide || isStart ? 'ring' : 'queue';
  const by = [sitting, chairs, own, large, help, isWide, shape];
  // What a move does not touch is not drawn again: numbers change with the towns.
  const { towns } = game;
  const scoring = (
    <Part of={towns} by={by} draw={() => <ScoringCards game={game} lit={lit} chairs={chairs} />} />
  );
  return (
    <main id="content" class="table" data-layout={layout.value} data-phase={game.phase}>
      <Heading text={useSpeech().web.table.heading} class="unseen" />
      {children}
      {!isWide && scoring}
      {(isWide || !isStart) && <Part of={towns} by={by} draw={() => <Stage game={game} />} />}
      {(shape === 'ring' || game.circle.length > 0) && (
        <Part
          of={game}
          by={by}
          draw={() => (
            <CircleView sitting={sitting} game={game} drag={drag} pointed={pointed} shape={shape}>
              {isWide && scoring}
            </CircleView>
          )}
        />
      )}
      <Saying game={game} />
      {!chairs.isWatched && <ActionBar game={game} />}
      <Part of={towns} by={by} draw={() => <RunningTally game={game} />} />
    </main>
  );
}
