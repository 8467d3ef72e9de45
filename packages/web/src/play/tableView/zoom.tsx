// The zoom buttons of the large town, and arrow buttons for a chosen card where territories are too small for fingers.

import type { ViewHandle } from '@wagons/board';
import type { RefObject } from 'preact';
import { layout } from '../../kit/browser/appearance.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { useTable } from './model.ts';
import * as css from './zoom.module.css';

type ZoomProps = {
  readonly view: { readonly current: ViewHandle | undefined };
  /** Receives the element, where it lies on the town, which then avoids it. */
  readonly place?: RefObject<HTMLDivElement | null>;
  /** Whether there is room for zoom and arrow buttons side by side. */
  readonly isRoomy?: boolean;
};

export function Zoom({ view, place, isRoomy = false }: ZoomProps) {
  const { hand } = useTable();
  const say = useSpeech().app.menu;
  const isChosen = hand?.isChosen.value === true;
  const hasArrows = isChosen && layout.value !== 'wide';
  const zooms = [
    { sign: '+', label: say.view.zoomIn, act: () => view.current?.zoomIn() },
    { sign: '−', label: say.view.zoomOut, act: () => view.current?.zoomOut() },
    { sign: '⤢', label: say.view.fit, act: () => view.current?.fit() },
  ];
  return (
    <div {...(place && { ref: place })} class={css.zoom} data-part="zoom" data-chosen={isChosen}>
      {hasArrows &&
        ARROWS.map(({ direction, angle }) => (
          <ViewButton key={direction} label={say.nudge[direction]} act={() => hand.nudge(direction)}>
            {/* One rotated glyph: vertical arrows are smaller in many fonts. */}
            <span aria-hidden="true" style={{ rotate: `${angle}deg` }}>
              →
            </span>
          </ViewButton>
        ))}
      {(isRoomy || !hasArrows) &&
        zooms.map(({ sign, label, act }) => (
          <ViewButton key={sign} label={label} act={act}>
            <span aria-hidden="true">{sign}</span>
          </ViewButton>
        ))}
    </div>
  );
}

const ARROWS = [
  { direction: 'left', angle: 180 },
  { direction: 'up', angle: -90 },
  { direction: 'down', angle: 90 },
  { direction: 'right', angle: 0 },
] as const;

type ViewButtonProps = {
  readonly label: string;
  readonly act: () => void;
  readonly children: preact.ComponentChildren;
};

const ViewButton = ({ label, act, children }: ViewButtonProps) => (
  <button type="button" class="plain" aria-label={label} title={label} onClick={act}>
    {children}
  </button>
);
