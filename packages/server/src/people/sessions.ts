// Who is asking: a signed cookie for browsers, the same signed text as a bearer token for programs.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Site } from '../config.ts';
import type { Player, Store } from '../store/port.ts';
import type { PlayerId } from '../table/table.ts';

const COOKIE = 'wagons';
/** As long as browsers keep any. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** What is signed: a player, and the epoch since which no device of his was signed out. */
const SIGNED = /^([A-Za-z0-9_-]{16})\.(\d{1,9})$/;

/** What a request claims with a good signature; whether it still holds only the store knows. */
export type Claim = { readonly player: PlayerId; readonly epoch: number; readonly by: 'cookie' | 'bearer' };

export type Sessions = {
  readonly claim: (headers: IncomingHttpHeaders) => Claim | undefined;
  /** Who it is: a guest who has become part of an account is that account, who has gone is nobody. */
  readonly identify: (claim: Claim | undefined) => Promise<Player | undefined>;
  readonly token: (player: Pick<Player, 'id' | 'epoch'>) => string;
  /** The headers that keep somebody in a browser, or forget him. */
  readonly keep: (player: Pick<Player, 'id' | 'epoch'>) => string;
  readonly drop: () => string;
};

export type Signer = {
  readonly sign: (text: string) => string;
  /** What was signed, or undefined when it was not signed here. */
  readonly unsign: (signed: string) => string | undefined;
};

/** The first secret signs; what the others signed is still believed, so that secrets can be replaced. */
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

/** Takes the same time wherever two texts differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function makeSessions(signer: Signer, store: Pick<Store, 'players'>, site: () => Site): Sessions {
  const token: Sessions['token'] = ({ id, epoch }) => signer.sign(`${id}.${epoch}`);
  const find = async (id: PlayerId): Promise<Player | undefined> => (await store.players([id])).get(id);
  return {
    token,
    claim: (headers) => {
      const bearer = bearerOf(headers);
      const signed = bearer ?? cookieOf(headers, COOKIE);
      const [, player, epoch] = SIGNED.exec((signed && signer.unsign(signed)) ?? '') ?? [];
      if (player === undefined) return undefined;
      return { player, epoch: Number(epoch), by: bearer === undefined ? 'cookie' : 'bearer' };
    },
    identify: async (claim) => {
      if (!claim) return undefined;
      const claimed = await find(claim.player);
      if (claimed?.epoch !== claim.epoch) return undefined;
      const player = claimed.mergedInto === undefined ? claimed : await find(claimed.mergedInto);
      return player && player.deletedAt === undefined ? player : undefined;
    },
    keep: (player) => cookie(COOKIE, token(player), { site: site(), maxAge: COOKIE_SECONDS }),
    drop: () => cookie(COOKIE, '', { site: site(), maxAge: 0 }),
  };
}

/** A header that sets a cookie which no script can read and no other site can use. */
export const cookie = (
  name: string,
  value: string,
  { site, maxAge }: { readonly site: Site; readonly maxAge: number },
): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${site.secure ? '; Secure' : ''}`;

export function cookieOf({ cookie: header = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const found = header.split(';').find((pair) => pair.trim().startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1).trim();
}

export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
