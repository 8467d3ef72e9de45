// The clocks of a table: what they show now, and when that changes next.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Clocks } from '@wagons/protocol';
import type { BySeat } from '@wagons/rules';
import type { WallClock } from '../play/table/ports.ts';
import type { ServerTime } from './serverTime.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Below this, tenths of a second are shown. */
export const TENTHS = 10 * SECOND;

/** The time left for each seat at a moment of server time, in milliseconds. */
export function clocksAt({ left, running, since }: Clocks, now: number): BySeat<number> {
  if (!running) return left;
  return { ...left, [running]: Math.max(0, left[running] - Math.max(0, now - since)) };
}

/** Milliseconds until the display of a running clock changes; undefined when it has run out. */
export function showsSameFor(left: number): number | undefined {
  if (left <= 0) return undefined;
  const step = left > HOUR ? MINUTE : left > TENTHS ? SECOND : SECOND / 10;
  return left % step || step;
}

/**
 * The time left for each seat, updated only when the display changes. The clocks stop while `isKnown` is false: the
 * server decides whether an outage costs a player time.
 */
export function tickingClocks(
  clocks: ReadonlySignal<Clocks | undefined>,
  isKnown: ReadonlySignal<boolean>,
  time: ServerTime,
  clock: WallClock,
): { readonly shown: ReadonlySignal<BySeat<number> | undefined>; readonly stop: () => void } {
  const shown = signal<BySeat<number> | undefined>(undefined);
  let cancel: (() => void) | undefined;
  const stop = effect(() => {
    const { value } = clocks;
    void time.ahead.value;
    if (!isKnown.value && shown.peek()) {
      cancel?.();
      return;
    }
    const tick = (): void => {
      cancel?.();
      cancel = undefined;
      const now = value && clocksAt(value, time.now());
      shown.value = now;
      const wait = value?.running && now && showsSameFor(now[value.running]);
      if (wait !== undefined) cancel = clock.after(wait, tick);
    };
    tick();
  });
  return {
    shown,
    stop: () => {
      stop();
      cancel?.();
    },
  };
}
