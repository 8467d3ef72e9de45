// How long the host of an open table has waited since it was first shown, also while looking at other screens.

import { minutesText, useTick } from './countdown.ts';

const SECOND = 1000;

/** When each table was first shown on this page. */
const since = new Map<string, number>();

export function useWaited(id: string): string {
  useTick();
  const now = Date.now();
  const from = since.get(id) ?? now;
  since.set(id, from);
  return minutesText(Math.max(0, Math.floor((now - from) / SECOND)));
}
