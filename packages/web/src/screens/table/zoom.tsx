// The buttons for the view of a town: closer, further away, the whole town.

import type { ViewHandle } from '@wagons/board';
import type { RefObject } from 'preact';
import { useSpeech } from '../../app/speech.ts';

type ZoomProps = {
  readonly view: { readonly current: ViewHandle | undefined };
  /** Receives the element, for a town that keeps clear of it. */
  readonly place?: RefObject<HTMLDivElement | null>;
};

export function Zoom({ view, place }: ZoomProps) {
  const { actions } = useSpeech().web.table;
  const zooms = [
    ['+', actions.zoomIn, () => view.current?.zoomIn()],
    ['−', actions.zoomOut, () => view.current?.zoomOut()],
    ['⤢', actions.fit, () => view.current?.fit()],
  ] as const;
  return (
    <div {...(place && { ref: place })} class="zoom">
      {zooms.map(([sign, label, act]) => (
        <button key={sign} type="button" class="plain" aria-label={label} title={label} onClick={act}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
