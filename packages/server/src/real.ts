// The real clock and randomness of the host.

import { randomBytes } from 'node:crypto';
import type { Clock, Random } from './ports/environment.ts';
import { steadyTime } from './steadyTime.ts';

/** `last` is the last heartbeat of a server; time continues from there. */
export const realClock = (last?: number, wall: () => number = Date.now): Clock => ({
  now: steadyTime({ wall, monotonic: () => performance.now() }, last),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
});

export const realRandom: Random = {
  letters: (bytes) => randomBytes(bytes).toString('base64url'),
  coin: () => randomBytes(1).readUInt8() < 128,
};
