// The zoom buttons of a town, or arrow buttons for a chosen card on small screens.

import type { ViewHandle } from '@wagons/board';
import { layout } from '../../kit/browser/appearance.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import type { Hand } from '../table/hand.ts';
import { Nudges } from './nudges.tsx';
import './viewButtons.css';

export type ViewButtonsProps = {
  readonly view: { readonly current: ViewHandle | undefined };
  readonly hand: Pick<Hand, 'isChosen' | 'nudge'>;
  /** Whether there is room for zoom and arrow buttons side by side. */
  readonly isRoomy?: boolean;
};

export function ViewButtons({ view, hand, isRoomy = false }: ViewButtonsProps) {
  const say = laterWords.useWhen({ isNeeded: true })?.menu.view;
  const nudges = hand.isChosen.value && layout.value !== 'wide' && <Nudges hand={hand} />;
  if (nudges && !isRoomy) return nudges;
  if (!say) return null;
  const zooms = [
    ['+', say.zoomIn, () => view.current?.zoomIn()],
    ['−', say.zoomOut, () => view.current?.zoomOut()],
    ['⤢', say.fit, () => view.current?.fit()],
  ] as const;
  return (
    <>
      {nudges}
      {zooms.map(([sign, label, act]) => (
        <button key={sign} type="button" class="plain" aria-label={label} title={label} onClick={act}>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </>
  );
}
