// The buttons for the view of a town: closer, further away, the whole town; or, where it is small, for a chosen card.

import type { ViewHandle } from '@wagons/board';
import type { RefObject } from 'preact';
import { layout } from '../../app/appearance.ts';
import { lazy } from '../../app/lazy.tsx';
import { useSpeech } from '../../app/speech.ts';
import type { Hand } from '../../table/hand.ts';

type ZoomProps = {
  readonly view: { readonly current: ViewHandle | undefined };
  /** Receives the element, for a town that keeps clear of it. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly hand: Pick<Hand, 'isChosen' | 'nudge'>;
};

const Nudges = lazy(
  () => import('./nudges.tsx'),
  (found) => found.Nudges,
  () => null,
);

export function Zoom({ view, place, hand }: ZoomProps) {
  const { actions } = useSpeech().web.table;
  const isNudged = hand.isChosen.value && layout.value !== 'wide';
  const zooms = [
    ['+', actions.zoomIn, () => view.current?.zoomIn()],
    ['−', actions.zoomOut, () => view.current?.zoomOut()],
    ['⤢', actions.fit, () => view.current?.fit()],
  ] as const;
  return (
    <div ref={place} class="zoom">
      {isNudged && <Nudges hand={hand} />}
      {zooms.slice(isNudged ? 2 : 0).map(([sign, label, act]) => (
        <button key={sign} type="button" class="plain" aria-label={label} title={label} onClick={act}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
