// Sends alerts to a web address of the player's: a Discord channel, or a program that reads JSON.

import { lookup } from 'node:dns/promises';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { AlertText, Delivery } from '../ports/alerts.ts';
import { deliveryOf } from './delivery.ts';
import { isPublicAddress } from './publicAddress.ts';

const TIMEOUT = 5_000;
const LONGEST = 500;
const DISCORD = /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/;

type Address = { readonly address: string; readonly family: number };

/** What tests replace. */
export type WebhookPorts = {
  readonly resolve: (host: string) => Promise<readonly Address[]>;
  readonly request: (options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest;
};

const REAL: WebhookPorts = {
  resolve: async (host) => lookup(host, { all: true, verbatim: true }),
  request: httpsRequest,
};

/** Only https on its own port, and a name: addresses and other ports are those of internal services. */
export function readWebhook(text: string): URL | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, port, username, password, hash, hostname } = url;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '' && hash === '';
  const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return isPlain && isName ? url : undefined;
}

export type Webhook = { readonly send: (address: string, text: AlertText) => Promise<Delivery> };

export const makeWebhook = (ports: WebhookPorts = REAL): Webhook => ({
  send: async (address, text) => {
    const url = readWebhook(address);
    if (!url) return { is: 'refused' };
    const stop = AbortSignal.timeout(TIMEOUT);
    try {
      const found = await Promise.race([ports.resolve(url.hostname), aborted(stop)]);
      const [first] = found;
      // All of them: a name that also leads inside isn't what it seems.
      if (!first || !found.every((one) => isPublicAddress(one.address))) return { is: 'refused' };
      return await post(ports, { url, to: first, body: bodyFor(url, text), stop });
    } catch {
      return { is: 'later' };
    }
  },
});

const aborted = async (stop: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    stop.addEventListener('abort', () => reject(new Error('timed out')));
  });

// oxlint-disable-next-line unicorn/no-null -- Node's callbacks expect it.
const NO_ERROR = null;

type Post = {
  readonly url: URL;
  readonly to: Address;
  readonly body: string;
  readonly stop: AbortSignal;
};

/** The name was resolved once, and is connected to at that address. Redirects aren't followed, nothing is read. */
const post = async ({ request }: WebhookPorts, { url, to, body, stop }: Post): Promise<Delivery> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        method: 'POST',
        hostname: url.hostname,
        servername: url.hostname,
        port: 443,
        path: `${url.pathname}${url.search}`,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'CircleTheWagons',
        },
        lookup: (_host, { all }, found) =>
          all ? found(NO_ERROR, [{ ...to }]) : found(NO_ERROR, to.address, to.family),
        agent: false,
        signal: stop,
      },
      (response) => {
        resolve(deliveryOf(response.statusCode ?? 0, response.headers['retry-after']));
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

function bodyFor({ hostname, pathname }: URL, text: AlertText): string {
  if (DISCORD.test(hostname) && pathname.startsWith('/api/webhooks/')) return discordBody(text);
  const { id, title, body, url, table } = text;
  return JSON.stringify({ id, title, body, url, ...(table !== undefined && { table }) });
}

/** No one is mentioned by it, and names don't become formatting. The link shows no preview. */
const discordBody = ({ title, body, url }: AlertText): string =>
  JSON.stringify({
    content: `**${escaped(title)}**\n${escaped(body)}\n<${url}>`,
    allowed_mentions: { parse: [] },
  });

const escaped = (text: string): string => text.replaceAll(/[\\`*_~|>#\-[\]()<@]/g, String.raw`\$&`);
