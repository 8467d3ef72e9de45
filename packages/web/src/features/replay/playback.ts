// Playback of a game: the current step, autoplay, and the address.

import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { goInstead } from '../../kit/browser/navigation.ts';
import { heldWithin } from './steps.ts';

/** Playback speeds. */
export const PACES = [0.5, 1, 2, 4] as const;
export type PlaybackSpeed = (typeof PACES)[number];

export type Playback = {
  readonly at: ReadonlySignal<number>;
  readonly last: number;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly pace: ReadonlySignal<PlaybackSpeed>;
  readonly goTo: (at: number) => void;
  /** Starts autoplay, from the beginning if at the end; or pauses. */
  readonly toggle: () => void;
  readonly setPace: (pace: PlaybackSpeed) => void;
};

/** Milliseconds per step. */
const BEAT = 1600;
/** Debounces address changes, which browsers throttle; in milliseconds. */
const STILL = 250;

export function usePlayback(code: string, last: number, wanted: number): Playback {
  const at = useSignal(heldWithin(wanted, last));
  const isWanted = useSignal(false);
  const pace = useSignal<PlaybackSpeed>(1);
  const isPlaying = useComputed(() => isWanted.value && at.value < last);

  // The address may change by hand or by going back.
  const written = useRef(wanted);
  useEffect(() => {
    if (wanted !== written.current) at.value = heldWithin(wanted, last);
    written.current = wanted;
  }, [wanted, at, last]);
  const now = at.value;
  // In a layout effect, so that it is canceled before another screen shows.
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
