// Challenges of passkeys: the browser keeps them, signed and for five minutes, so that any server can check the answer;
// the store remembers those that were answered.

import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../config/config.ts';
import type { Clock } from '../ports/environment.ts';
import type { Store } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { cookie, cookieName, cookieOf, type Signer } from './sessions.ts';

const COOKIE = 'wagons-challenge';
const MINUTES = 5;

/** Made for one thing, and for one person if one is known. */
type Purpose = 'make' | 'signIn';

export type Challenges = {
  /** The header that lets a browser keep a challenge. */
  readonly keep: (purpose: Purpose, challenge: string, player?: PlayerId) => string;
  /** The challenge that a browser has kept, if it was made here for the same and not too long ago. */
  readonly read: (purpose: Purpose, headers: IncomingHttpHeaders, player?: PlayerId) => string | undefined;
  /** Whether a challenge that was answered correctly is answered for the first time, on any node. */
  readonly spend: (challenge: string) => Promise<boolean>;
  readonly drop: () => string;
};

export type ChallengePorts = {
  readonly signer: Signer;
  readonly store: Pick<Store, 'spend'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly site: () => Site;
};

export function makeChallenges({ signer, store, clock, site }: ChallengePorts): Challenges {
  const expiry = (): number => clock.now() + MINUTES * 60_000;
  const keep = (value: string, maxAge: number): string => cookie(COOKIE, value, { site: site(), maxAge });
  return {
    // No session looks like this, and this looks like no session.
    keep: (purpose, challenge, player = '') =>
      keep(signer.sign(['challenge', purpose, challenge, expiry(), player].join('|')), MINUTES * 60),
    read: (purpose, headers, player = '') => {
      const kept = cookieOf(headers, cookieName(COOKIE, site())) ?? '';
      const [what, was, challenge, until, whose] = (signer.unsign(kept) ?? '').split('|');
      const isOurs = what === 'challenge' && was === purpose && whose === player;
      return isOurs && Number(until) > clock.now() ? challenge : undefined;
    },
    spend: (challenge) => store.spend(challenge, { now: clock.now(), until: expiry() }),
    drop: () => keep('', 0),
  };
}
