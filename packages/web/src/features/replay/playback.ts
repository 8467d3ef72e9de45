// Going through a game: which step is shown, by hand or by itself, and the address that keeps it.

import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { goInstead } from '../../kit/browser/navigation.ts';
import { heldWithin } from './steps.ts';

/** How many times faster than the slowest that is comfortable. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

export type Playback = {
  readonly at: ReadonlySignal<number>;
  readonly last: number;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly pace: ReadonlySignal<Pace>;
  readonly goTo: (at: number) => void;
  /** Plays by itself, from the start if it is at the end; or stops. */
  readonly toggle: () => void;
  readonly setPace: (pace: Pace) => void;
};

/** How long a step is looked at, in milliseconds. */
const BEAT = 1600;
/** The address is written when it has been still for a moment: browsers allow only so many changes. */
const STILL = 250;

export function usePlayback(code: string, last: number, wanted: number): Playback {
  const at = useSignal(heldWithin(wanted, last));
  const isWanted = useSignal(false);
  const pace = useSignal<Pace>(1);
  const isPlaying = useComputed(() => isWanted.value && at.value < last);

  // The address may be changed by hand, or by the browser's way back.
  const written = useRef(wanted);
  useEffect(() => {
    if (wanted !== written.current) at.value = heldWithin(wanted, last);
    written.current = wanted;
  }, [wanted, at, last]);
  const now = at.value;
  // Called off at once when one leaves, or it would lead back here.
  useLayoutEffect(() => {
    if (now === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = now;
      goInstead({ screen: 'replay', code, at: now });
    }, STILL);
    return () => clearTimeout(timer);
  }, [now, code]);

  useEffect(() => {
    if (!isPlaying.value) return undefined;
    const timer = setTimeout(() => {
      at.value++;
      if (at.value === last) isWanted.value = false;
    }, BEAT / pace.value);
    return () => clearTimeout(timer);
  }, [isPlaying.value, now, pace.value, at, isWanted, last]);

  return {
    at,
    last,
    isPlaying,
    pace,
    goTo: (to) => {
      isWanted.value = false;
      at.value = heldWithin(to, last);
    },
    toggle: () => {
      if (!isPlaying.value && at.value === last) at.value = 0;
      isWanted.value = !isWanted.value;
    },
    setPace: (to) => {
      pace.value = to;
    },
  };
}
