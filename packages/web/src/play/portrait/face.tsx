// The drawing of an opponent in a round frame. Loaded when the first portrait is shown.

import type { Level } from '@wagons/ai';
import { FACES, type Mood, moodShapes } from './faces.ts';
import * as css from './face.module.css';

/** The hatching of the background, at the upper left and the lower right. */
const HATCHING = 'M0 30 30 0M0 38 38 0M0 46 46 0M0 54 24 30M96 66 66 96M96 58 58 96M96 50 72 74';

export function Face({ level, mood }: { readonly level: Level; readonly mood?: Mood | undefined }) {
  const shapes = mood
    ? [...FACES[level].filter(([, , part]) => part !== 'mouth'), ...moodShapes(level, mood)]
    : FACES[level];
  return (
    <svg class={css.faceDrawing} data-level={level} viewBox="0 0 96 96">
      <circle class={css.ground} cx="48" cy="48" r="46" />
      <g class={css.bust}>
        <path class={css.hatching} d={HATCHING} />
        {shapes.map(([ink, path], n) => (
          <path key={n} data-ink={ink} d={path} />
        ))}
      </g>
      <circle class={css.rim} cx="48" cy="48" r="46.2" />
      <circle class={css.rimLine} cx="48" cy="48" r="44.4" />
    </svg>
  );
}
