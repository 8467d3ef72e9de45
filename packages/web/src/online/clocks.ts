// What the clocks of a table show now, and when that changes next.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Clocks } from '@wagons/protocol';
import type { BySeat } from '@wagons/rules';
import type { Clock } from '../play/table/ports.ts';
import type { ServerTime } from './serverTime.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Below this, tenths of a second are shown. */
export const TENTHS = 10 * SECOND;

/** What both sides have left at a moment of the server's time, in milliseconds. */
export function clocksAt({ left, running, since }: Clocks, now: number): BySeat<number> {
  if (!running) return left;
  return { ...left, [running]: Math.max(0, left[running] - Math.max(0, now - since)) };
}

/** How long a clock that runs shows the same, in milliseconds; undefined when it has run out. */
export function showsSameFor(left: number): number | undefined {
  if (left <= 0) return undefined;
  const step = left > HOUR ? MINUTE : left > TENTHS ? SECOND : SECOND / 10;
  return left % step || step;
}

/**
 * What both clocks show, as it changes; it ticks only as often as somebody can see it, and not at all while nobody
 * knows how the clocks go: whether an outage costs anybody time is for the server to say.
 */
export function tickingClocks(
  clocks: ReadonlySignal<Clocks | undefined>,
  isKnown: ReadonlySignal<boolean>,
  time: ServerTime,
  clock: Clock,
): { readonly shown: ReadonlySignal<BySeat<number> | undefined>; readonly stop: () => void } {
  const shown = signal<BySeat<number> | undefined>(undefined);
  let forget: (() => void) | undefined;
  const stop = effect(() => {
    const { value } = clocks;
    void time.ahead.value;
    if (!isKnown.value && shown.peek()) {
      forget?.();
      return;
    }
    const tick = (): void => {
      forget?.();
      forget = undefined;
      const now = value && clocksAt(value, time.now());
      shown.value = now;
      const wait = value?.running && now && showsSameFor(now[value.running]);
      if (wait !== undefined) forget = clock.after(wait, tick);
    };
    tick();
  });
  return {
    shown,
    stop: () => {
      stop();
      forget?.();
    },
  };
}
