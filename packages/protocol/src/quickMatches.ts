// The time controls of quick match, without schemas, for clients.

import type { ClockSetting } from './settings.ts';

/** Quick match pairs two players who want the same time control. */
export const QUICK_MATCHES = {
  blitz: { kind: 'live', seconds: 300, increment: 5 },
  calm: { kind: 'live', seconds: 900, increment: 15 },
  daily: { kind: 'days', days: 1 },
  slow: { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, ClockSetting>>;
