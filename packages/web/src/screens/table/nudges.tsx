// Buttons that move the chosen card from spot to spot, where fingers are too large for the territories.

import { laterWords } from '../../app/laterWords.ts';
import type { Hand } from '../../table/hand.ts';

type NudgesProps = {
  readonly hand: Pick<Hand, 'nudge'>;
};

const ARROWS = [
  ['left', '←'],
  ['up', '↑'],
  ['down', '↓'],
  ['right', '→'],
] as const;

export const Nudges = laterWords.wait(function Arrows({ hand }: NudgesProps) {
  const { nudge } = laterWords.use().menu;
  return (
    <>
      {ARROWS.map(([direction, sign]) => (
        <button
          key={direction}
          type="button"
          class="plain"
          aria-label={nudge[direction]}
          title={nudge[direction]}
          onClick={() => hand.nudge(direction)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </>
  );
});
