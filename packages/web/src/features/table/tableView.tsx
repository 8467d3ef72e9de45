// The table on this device, and how every table lies on a screen: both towns, the circle, the cards, the tally.

import { useSignal } from '@preact/signals';
import { createDrag } from '@wagons/board';
import { opponent, seatToMove } from '@wagons/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { settings } from '../../play/local/desk.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { Heading } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import type { Sitting } from '../../play/table/sitting.ts';
import { ActionBar } from '../../play/view/actionBar.tsx';
import { chairsOf, ownSeat } from '../../play/text/chairs.ts';
import { CircleView } from '../../play/view/circleView.tsx';
import { makeHints } from '../../play/view/hints.ts';
import { useKeys } from '../../play/view/keys.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { Part } from '../../play/view/part.tsx';
import { RunningTally } from '../../play/view/runningTally.tsx';
import { Saying } from '../../play/view/saying.tsx';
import { ScoringCards } from '../../play/view/scoringCards.tsx';
import type { Seen } from '../../play/view/seen.ts';
import { Stage } from '../../play/view/stage.tsx';
import { TableBar } from './tableBar.tsx';
import '../../play/view/table.css';

const EndView = lazy(
  () => import('./endView.tsx'),
  (found) => found.EndView,
);

const Pacer = lazy(
  () => import('./pacer.tsx'),
  (found) => found.Pacer,
);

const TableNotices = lazy(
  () => import('./tableNotices.tsx'),
  (found) => found.TableNotices,
  () => null,
);

type TableViewProps = { readonly table: LocalTable; readonly sitting: Sitting };

export function TableView({ table, sitting }: TableViewProps) {
  const { web } = useSpeech();
  const chairs = useMemo(() => chairsOf(table.sitters, web), [table, web]);
  const seen = { ...useSeen({ table, sitting, chairs, help: settings.hints.value }), table };
  const game = sitting.now.value;
  if (table.game.value.phase === 'over') return <EndView table={table} chairs={chairs} />;
  return (
    <LaidTable {...seen}>
      <Part of={game} by={[chairs, seen.own]} draw={() => <TableBar {...seen} game={game} />} />
      <div class="table-notices" aria-live="polite">
        {(table.keeping.value === 'elsewhere' || table.bots.trouble.value) && <TableNotices table={table} />}
      </div>
      {chairs.isWatched && <Pacer table={table} />}
    </LaidTable>
  );
}

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
