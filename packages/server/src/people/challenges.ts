// Challenges of passkeys: the browser keeps them, signed and for five minutes, so that any server can check the answer.

import type { Site } from '../config.ts';
import type { Clock } from '../ports.ts';
import type { PlayerId } from '../table/table.ts';
import { cookie, type Signer } from './sessions.ts';

export const CHALLENGE_COOKIE = 'wagons-challenge';
const MINUTES = 5;

/** Made for one thing, and for one person if one is known. */
type Purpose = 'make' | 'signIn';

export type Challenges = {
  /** The header that lets a browser keep a challenge. */
  readonly keep: (purpose: Purpose, challenge: string, player?: PlayerId) => string;
  /** The challenge in a cookie, if it was made here for the same and not too long ago. */
  readonly read: (purpose: Purpose, kept: string | undefined, player?: PlayerId) => string | undefined;
  readonly drop: () => string;
};

export function makeChallenges(signer: Signer, clock: Pick<Clock, 'now'>, site: () => Site): Challenges {
  const keep = (value: string, maxAge: number): string =>
    cookie(CHALLENGE_COOKIE, value, { site: site(), maxAge });
  return {
    keep: (purpose, challenge, player = '') => {
      const until = clock.now() + MINUTES * 60_000;
      // No session looks like this, and this looks like no session.
      return keep(signer.sign(['challenge', purpose, challenge, until, player].join('|')), MINUTES * 60);
    },
    read: (purpose, kept, player = '') => {
      const [what, was, challenge, until, whose] = (signer.unsign(kept ?? '') ?? '').split('|');
      const isOurs = what === 'challenge' && was === purpose && whose === player;
      return isOurs && Number(until) > clock.now() ? challenge : undefined;
    },
    drop: () => keep('', 0),
  };
}
