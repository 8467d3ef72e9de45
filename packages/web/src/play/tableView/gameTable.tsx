// The table of a game between two players, local or online, played or watched.

import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { useDealing } from '../motion/useDealing.ts';
import { useMoveEffects } from '../motion/useMoveEffects.ts';
import type { Follow } from '../table/followed.ts';
import { GameSheet } from '../view/scoreSheet.tsx';
import { type GameTableModel, modeOf, showsChange, usePlay } from './model.ts';
import { GamePrompt } from './prompt.tsx';
import { TableView, type TableViewProps } from './table.tsx';
import * as css from './table.module.css';

/** Only two people at one device hand it over. */
const HandOver = lazy(
  () => import('./handOver.tsx'),
  (found) => found.HandOver,
  () => null,
);

type GameTableProps = Pick<TableViewProps, 'bar'> & {
  readonly model: GameTableModel;
  readonly notices: ComponentChildren;
  /** What controls a game that is watched. */
  readonly controls?: ComponentChildren;
};

export function GameTable({ model, notices, controls, ...view }: GameTableProps) {
  const { viewpoint, play } = model;
  const { game, turnDraft } = play;
  const { isWatched, reader } = viewpoint;
  const isDealing = useDealing(game, { isLaid: true });
  useSkipping(play.follow);
  const isShared = reader === undefined && !isWatched;
  useMoveEffects({ now: turnDraft.now, reader, isShared });
  return (
    <TableView
      {...view}
      model={model}
      heading={useSpeech().web.table.heading}
      isDealing={isDealing}
      notices={
        <div class={css.notices} data-part="notices" aria-live="polite">
          {notices}
        </div>
      }
      side={modeOf(model) !== 'open' && <PlaySheet />}
      prompt={<GamePrompt />}
      isWatched={isWatched}
      boards={isWatched ? 'both' : 'one'}
      below={
        <>
          {isShared && <HandOver />}
          {controls}
        </>
      }
    />
  );
}

/** What has a use of its own: the table must not change under the press. */
const USED = 'button:not([aria-disabled=true]), a, dialog';

/** A key or a press on the table shows the rest at once. */
function useSkipping(follow: Follow | undefined): void {
  const isShowing = follow?.step.value !== undefined;
  useEffect(() => {
    if (!isShowing) return undefined;
    const press = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(USED))) follow.skip();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', follow.skip);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', follow.skip);
    };
  }, [isShowing, follow]);
}

/** The points, with the change that the card in hand would make, if the placement help shows it. */
function PlaySheet() {
  const { game, hand, viewpoint, lit } = usePlay();
  const isShown = showsChange(hand.placementHelp);
  const { preview: known, isChosen } = hand;
  const preview = useMemo(() => computed(() => (isShown ? known.value?.after : undefined)), [known, isShown]);
  return <GameSheet {...{ game, viewpoint, lit, preview }} isAnnounced={isChosen} />;
}
