// How every table lies on a screen: both towns, the circle, the cards, the tally.

import { useSignal } from '@preact/signals';
import { createDrag } from '@wagons/board';
import { opponent, seatToMove } from '@wagons/rules';
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
import type { Seen } from './seen.ts';
import { Stage } from './stage.tsx';
import './table.css';

/** What somebody sees and points at, whichever table it is. Without `mayHint` there is no hint, by no button and no key. */
export function useSeen({
  mayHint = true,
  ...at
}: Pick<Seen, 'table' | 'sitting' | 'chairs' | 'help' | 'askBack'> & { readonly mayHint?: boolean }): Seen {
  const { sitting, chairs } = at;
  const game = sitting.now.value;
  const isSwapped = useSignal(false);
  const lit = useSignal<LineIndex | undefined>(undefined);
  const pointed = useSignal<string | undefined>(undefined);
  const menu = useSignal<Seen['menu']['value']>('closed');
  const drag = useMemo(createDrag, []);
  const hints = useMemo(() => makeHints(sitting, { isForbidden: !mayHint }), [sitting]);
  const own = ownSeat(chairs, seatToMove(game));
  // Whoever has a card in hand needs the own town.
  const isHolding = sitting.card.value !== undefined;
  useEffect(() => {
    if (isHolding) isSwapped.value = false;
  }, [isHolding]);
  // What is pointed at stays so until the moment has passed.
  useEffect(() => {
    pointed.value = undefined;
  }, [game]);
  // A hint that nobody waits for any more would hold up the computer's own thinking.
  useLayoutEffect(() => hints.close, [hints, game]);
  const seen: Seen = {
    ...at,
    own,
    large: isSwapped.value ? opponent(own) : own,
    lit,
    pointed,
    menu,
    drag,
    hints,
    swap: () => {
      isSwapped.value = !isSwapped.value;
    },
  };
  useKeys({ ...seen, moment: game });
  return seen;
}

/** A table as it lies on the screen; its bar and its notices come from whoever shows it. */
export function LaidTable({ children, ...seen }: Seen & { readonly children: ComponentChildren }) {
  const { sitting, chairs, own, large, help } = seen;
  const game = sitting.now.value;
  const isWide = layout.value === 'wide';
  const isStart = game.phase === 'pickStart';
  const shape = isWide || isStart ? 'ring' : 'queue';
  const by = [sitting, chairs, own, large, help, isWide, shape];
  // What a move does not touch is not drawn again: numbers change with the towns.
  const { towns } = game;
  const scoring = <Part of={towns} by={by} draw={() => <ScoringCards {...seen} game={game} />} />;
  return (
    <main id="content" class="table" data-layout={layout.value} data-phase={game.phase}>
      <Heading text={useSpeech().web.table.heading} class="unseen" />
      {children}
      {!isWide && scoring}
      {(isWide || !isStart) && <Part of={towns} by={by} draw={() => <Stage {...seen} game={game} />} />}
      {(shape === 'ring' || game.circle.length > 0) && (
        <Part
          of={game}
          by={by}
          draw={() => (
            <CircleView {...seen} game={game} shape={shape}>
              {isWide && scoring}
            </CircleView>
          )}
        />
      )}
      <Saying {...seen} game={game} />
      {!chairs.isWatched && <ActionBar {...seen} game={game} />}
      <Part of={towns} by={by} draw={() => <RunningTally {...seen} game={game} />} />
    </main>
  );
}
