// Arrow buttons that move the chosen card, where territories are too small for fingers.

import { laterWords } from '../../kit/lazy/laterWords.ts';
import type { Hand } from '../table/hand.ts';

type NudgesProps = {
  readonly hand: Pick<Hand, 'nudge'>;
};

const ARROWS = [
  ['left', 180],
  ['up', -90],
  ['down', 90],
  ['right', 0],
] as const;

export const Nudges = laterWords.wait(function Arrows({ hand }: NudgesProps) {
  const { nudge } = laterWords.use().menu;
  return (
    <>
      {ARROWS.map(([direction, angle]) => (
        <button
          key={direction}
          type="button"
          class="plain"
          aria-label={nudge[direction]}
          title={nudge[direction]}
          onClick={() => hand.nudge(direction)}
        >
          {/* One rotated glyph: vertical arrows are smaller in many fonts. */}
          <span aria-hidden="true" style={{ rotate: `${angle}deg` }}>
            →
          </span>
        </button>
      ))}
    </>
  );
});
