// The portrait of a computer opponent with its level on a brass tag. Decorative: the name always stands beside it.

import type { Level } from '@wagons/ai';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { Mood } from './faces.ts';
import * as css from './portrait.module.css';

type PortraitProps = {
  readonly level: Level;
  /** In CSS pixels at the default text size; a style sheet overrides it with `--portrait-size`. */
  readonly size: number;
  readonly mood?: Mood | undefined;
};

// The drawings are loaded with the first opponent that is shown. Without them the tag remains.
const Face = lazy(
  () => import('./face.tsx').catch(() => ({ Face: () => null })),
  (found) => found.Face,
  () => null,
);

export function Portrait({ level, size, mood }: PortraitProps) {
  const { amounts } = useSpeech().words;
  return (
    <span
      class="portrait"
      data-detail={size >= DETAILED ? 'full' : 'low'}
      style={{ '--size': `${size / REM}rem` }}
      aria-hidden="true"
    >
      <Face level={level} mood={mood} />
      <span class={css.level}>{amounts.number(level)}</span>
    </span>
  );
}

/** Smaller portraits leave out the finest lines. */
const DETAILED = 56;
const REM = 16;
