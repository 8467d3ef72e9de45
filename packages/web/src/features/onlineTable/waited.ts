// How long the host of an open table has waited since it was first shown, also while looking at other screens.

import { useEffect, useState } from 'preact/hooks';

const SECOND = 1000;

/** When each table was first shown on this page. */
const since = new Map<string, number>();

/** Minutes and seconds. */
const waitedText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export function useWaited(id: string): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const from = since.get(id) ?? now;
  since.set(id, from);
  return waitedText(now - from);
}
