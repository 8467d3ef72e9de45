// WebAuthn challenges. The browser keeps them, signed and for five minutes, so that any node can verify the response;
// the store records those that were used.

import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../config/config.ts';
import type { Clock } from '../ports/environment.ts';
import type { Store } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { cookie, cookieName, cookieOf, type Signer } from './sessions.ts';

const COOKIE = 'wagons-challenge';
const MINUTES = 5;

/** What a challenge is valid for. */
type Purpose = 'make' | 'signIn';

export type Challenges = {
  /** The header that makes a browser keep a challenge. */
  readonly keep: (purpose: Purpose, challenge: string, player?: PlayerId) => string;
  /** The challenge that a browser has kept, if it is signed by us, for the same purpose and player, and not expired. */
  readonly read: (purpose: Purpose, headers: IncomingHttpHeaders, player?: PlayerId) => string | undefined;
  /** Whether a challenge is used for the first time, on any node. */
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
    // The format can't be confused with that of a session.
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
