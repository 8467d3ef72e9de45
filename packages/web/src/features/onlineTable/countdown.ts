// Counts seconds: minutes and seconds as text, the server's time, which ticks, and how long a host has waited.

import { useEffect, useState } from 'preact/hooks';
import type { ServerConnection } from '../../online/connection.ts';

const SECOND = 1000;

/** Minutes and seconds: "4:05". */
const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time left until a moment. Rounded up, so that 0:00 means that it is over. */
export const timeLeftText = (milliseconds: number): string =>
  minutesText(Math.max(0, Math.ceil(milliseconds / SECOND)));

/** Renders every second. */
function useTick(isOn = true): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** The server's time now. Renders every second while it is needed. */
export function useServerTime({ time }: ServerConnection, isNeeded = true): number {
  useTick(isNeeded);
  return time.now();
}

/** When each table was first shown on this page. */
const since = new Map<string, number>();

/** How long the host of an open table has waited since it was first shown, also while looking at other screens. */
export function useWaited(id: string): string {
  useTick();
  const now = Date.now();
  const from = since.get(id) ?? now;
  since.set(id, from);
  return minutesText(Math.max(0, Math.floor((now - from) / SECOND)));
}
