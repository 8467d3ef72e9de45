// The icon beside the text of a lesson: the result of the last try, or a wagon.

import { IconGlyph } from '@wagons/board';
import { Drawn } from '../../play/view/sign.tsx';
import type { Verdict } from './pupil.ts';
import * as css from './learn.module.css';

const PATHS = {
  right: 'M5 12.5l5 5L19 7',
  // The letter i: something to know, not a mistake.
  slip: 'M12 10.5v9M12 5v.4',
  refused: 'M12 10.5v9M12 5v.4',
  shown: 'M9.5 20h5M10 17c0-3-4-4.5-4-8.5a6 6 0 0 1 12 0c0 4-4 5.5-4 8.5z',
} as const;

/** Keyed by the verdict, so that it animates. */
export function Medal({ is }: { readonly is: Verdict['is'] | undefined }) {
  return (
    <span key={is} class={css.medal} aria-hidden="true">
      {is ? <Drawn path={PATHS[is]} /> : <IconGlyph icon="wagon" />}
    </span>
  );
}
