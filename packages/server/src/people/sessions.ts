// Sessions: a signed cookie for browsers, the same signed text as a bearer token for programs.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../config/config.ts';
import type { Clock, Random } from '../ports/environment.ts';
import type { Player, Store } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';

const COOKIE = 'wagons';
/** The longest lifetime browsers allow for cookies. Each visit extends it. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
const ID_BYTES = 12;

/** The signed text: player, epoch, session id and expiry. Early sessions had only the first two. */
const SIGNED = /^([A-Za-z0-9_-]{16})\.(\d{1,9})(?:\.([A-Za-z0-9_-]{16})\.(\d{1,15}))?$/;

/** One device or program of a player. */
export type Session = { readonly player: PlayerId; readonly epoch: number; readonly id: string };

/** What a request claims with a valid signature. Only the store knows whether the session is still valid. */
export type Claim = Omit<Session, 'id'> & {
  readonly session: string | undefined;
  readonly by: 'cookie' | 'bearer';
};

export type Sessions = {
  readonly claim: (headers: IncomingHttpHeaders) => Claim | undefined;
  /**
   * The player of a session; undefined once it was ended, the player was deleted, or the guest was merged into an
   * account.
   */
  readonly identify: (claim: Claim | undefined) => Promise<Player | undefined>;
  readonly begin: (player: Pick<Player, 'id' | 'epoch'>) => Session;
  /** Ends a session and all its copies. One without an id can only be ended along with all others. */
  readonly end: (claim: Claim) => Promise<void>;
  /** The session as a bearer token, valid for 400 days from now. */
  readonly token: (session: Session) => string;
  /** The headers that make a browser keep the session, or drop it. */
  readonly keep: (session: Session) => string;
  readonly drop: () => string;
};

export type SessionPorts = {
  readonly signer: Signer;
  readonly store: Pick<Store, 'holder' | 'spend' | 'signOutEverywhere'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: Pick<Random, 'letters'>;
  readonly site: () => Site;
};

export type Signer = {
  readonly sign: (text: string) => string;
  /** The signed text, or undefined if the signature is invalid. */
  readonly unsign: (signed: string) => string | undefined;
};

/** The first secret signs; the others still verify, so that secrets can be rotated. */
export function makeSigner(secrets: readonly string[]): Signer {
  const mac = (text: string, secret: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign: (text) => `${text}.${mac(text, secrets[0] ?? '')}`,
    unsign: (signed) => {
      const end = signed.lastIndexOf('.');
      const text = signed.slice(0, Math.max(0, end));
      const signature = signed.slice(end + 1);
      return secrets.some((secret) => isSame(signature, mac(text, secret))) ? text : undefined;
    },
  };
}

/** Constant-time comparison. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function makeSessions({ signer, store, clock, random, site }: SessionPorts): Sessions {
  const expiry = (): number => clock.now() + LIFETIME_SECONDS * 1000;
  const token: Sessions['token'] = ({ player, epoch, id }) =>
    signer.sign([player, epoch, id, expiry()].join('.'));
  return {
    token,
    claim: (headers) => {
      const bearer = bearerOf(headers);
      const signed = bearer ?? cookieOf(headers, cookieName(COOKIE, site()));
      const [, player, epoch, session, until] = SIGNED.exec((signed && signer.unsign(signed)) ?? '') ?? [];
      if (player === undefined || Number(until ?? Infinity) <= clock.now()) return undefined;
      return { player, epoch: Number(epoch), session, by: bearer === undefined ? 'cookie' : 'bearer' };
    },
    identify: async (claim) => {
      const player = claim && (await store.holder(claim.player, claim.session));
      return player?.epoch === claim?.epoch ? player : undefined;
    },
    begin: ({ id, epoch }) => ({ player: id, epoch, id: random.letters(ID_BYTES) }),
    end: async ({ player, session }) => {
      if (session === undefined) await store.signOutEverywhere(player);
      else await store.spend(session, { now: clock.now(), until: expiry() });
    },
    keep: (session) => cookie(COOKIE, token(session), { site: site(), maxAge: LIFETIME_SECONDS }),
    drop: () => cookie(COOKIE, '', { site: site(), maxAge: 0 }),
  };
}

/**
 * The name of a cookie. Browsers accept the prefix `__Host-` only from this host over https, so neither a sibling
 * domain nor an attacker on the network can set it. Plain http can't use it.
 */
export const cookieName = (name: string, { secure }: Site): string => (secure ? `__Host-${name}` : name);

/** A set-cookie header for a cookie that scripts can't read and other sites can't send. */
export const cookie = (
  name: string,
  value: string,
  { site, maxAge }: { readonly site: Site; readonly maxAge: number },
): string =>
  `${cookieName(name, site)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${site.secure ? '; Secure' : ''}`;

export function cookieOf({ cookie: header = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const found = header.split(';').find((pair) => pair.trim().startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1).trim();
}

export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
