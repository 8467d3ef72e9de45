// The icon beside the text of a lesson: the result of the last try, or a wagon.

import { IconGlyph } from '@wagons/board';
import type { Verdict } from './pupil.ts';

const PATHS = {
  right: 'M5 12.5l5 5L19 7',
  slip: 'M12 4.5v9.5M12 18.6v.4',
  refused: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  shown: 'M9.5 20h5M10 17c0-3-4-4.5-4-8.5a6 6 0 0 1 12 0c0 4-4 5.5-4 8.5z',
} as const;

/** Keyed by the verdict, so that it animates. */
export function Medal({ is }: { readonly is: Verdict['is'] | undefined }) {
  return (
    <span key={is} class="medal" aria-hidden="true">
      {is ? (
        <svg class="sign" viewBox="0 0 24 24">
          <path d={PATHS[is]} />
        </svg>
      ) : (
        <IconGlyph icon="wagon" />
      )}
    </span>
  );
}
