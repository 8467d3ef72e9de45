// Sends alerts by web push. A later alert about a table replaces the earlier one, also at the push service.

import { createHash } from 'node:crypto';
import type { AlertText, Delivery, PushKeys } from '../ports/alerts.ts';
import type { Clock } from '../ports/environment.ts';
import { encryptPush, vapidHeader, type VapidKeys } from './pushEncryption.ts';
import { readEndpoint } from '../config/pushHosts.ts';
import { deliveryOf } from './delivery.ts';

/** How long a push service keeps a message for a browser that is offline, in seconds. */
const KEPT_FOR = 12 * 60 * 60;
/** A signature holds at most a day; it is renewed an hour before, in seconds. */
const SIGNED_FOR = 12 * 60 * 60;
const RENEWED_BEFORE = 60 * 60;
const TIMEOUT = 10_000;
/** What a header `Topic` may hold. */
const TOPIC_LENGTH = 32;

export type WebPushPorts = {
  readonly keys: VapidKeys;
  /** How push services reach the operator: a URL or `mailto:`. */
  readonly subject: string;
  readonly hosts: readonly string[];
  readonly clock: Pick<Clock, 'now'>;
};

/** A browser, as the Push API describes it. */
type PushTarget = PushKeys & { readonly endpoint: string };

/** What the service worker reads. */
type Payload = Pick<AlertText, 'id' | 'title' | 'body' | 'url' | 'waiting'> & { readonly tag: string };

/** Says nothing about the table, whose id is a secret. */
const tagOf = ({ table, id }: Pick<AlertText, 'table' | 'id'>): string =>
  createHash('sha256')
    .update(table ?? id)
    .digest('base64url')
    .slice(0, TOPIC_LENGTH);

export type WebPush = {
  readonly publicKey: string;
  readonly isAllowed: (endpoint: string) => boolean;
  readonly send: (target: PushTarget, text: AlertText) => Promise<Delivery>;
};

export function makeWebPush({ keys, subject, hosts, clock }: WebPushPorts): WebPush {
  const signed = new Map<string, { readonly header: string; readonly until: number }>();
  const headerFor = (audience: string): string => {
    const now = Math.floor(clock.now() / 1000);
    const known = signed.get(audience);
    if (known && known.until - now > RENEWED_BEFORE) return known.header;
    const until = now + SIGNED_FOR;
    const header = vapidHeader(keys, { audience, subject, until });
    signed.set(audience, { header, until });
    return header;
  };
  return {
    publicKey: keys.publicKey,
    isAllowed: (endpoint) => readEndpoint(endpoint, hosts) !== undefined,
    send: async (target, text) => {
      const url = readEndpoint(target.endpoint, hosts);
      // A service that the operator doesn't allow any more.
      if (!url) return { is: 'gone' };
      const tag = tagOf(text);
      const { id, title, body, url: page, waiting } = text;
      const payload: Payload = { id, title, body, url: page, waiting, tag };
      return post(url, encryptPush(target, JSON.stringify(payload)), {
        authorization: headerFor(url.origin),
        ttl: String(KEPT_FOR),
        urgency: 'normal',
        topic: tag,
      });
    },
  };
}

async function post(url: URL, body: Buffer, headers: Readonly<Record<string, string>>): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream', ...headers },
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    return deliveryOf(response.status, response.headers.get('retry-after') ?? undefined);
  } catch {
    return { is: 'later' };
  }
}
