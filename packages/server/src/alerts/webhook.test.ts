// Tests of webhooks: with a receiver of our own, which stands for a public address.

import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';
import { makeWebhook, readWebhook, type WebhookPorts } from './webhook.ts';

const TEXT = {
  id: 'one',
  title: 'Ada: your turn',
  body: 'Ada took *Badlands*.',
  url: 'https://w.example/#/x',
};
const PUBLIC = { address: '93.184.216.34', family: 4 };

type Got = { readonly url: string; readonly body: string };
let servers: Server[] = [];
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

async function receiver(answer: RequestListener): Promise<{ port: number; got: Got[] }> {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ url: request.url ?? '', body });
      answer(request, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, got };
}

/** What would be sent to the public address goes to the receiver, without TLS; the rest is as in production. */
function portsTo(port: number, options: RequestOptions[] = [], found = [PUBLIC]): WebhookPorts {
  return {
    resolve: async () => found,
    request: (asked, answered) => {
      options.push(asked);
      const { servername: _, lookup: __, ...same } = asked;
      return httpRequest({ ...same, hostname: '127.0.0.1', port }, answered);
    },
  };
}

it('sends JSON to the address that was resolved, on port 443', async () => {
  const { port, got } = await receiver((_, response) => void response.writeHead(204).end());
  const options: RequestOptions[] = [];
  const sent = await makeWebhook(portsTo(port, options)).send('https://hooks.example/a?b=c', TEXT);
  expect(sent).toEqual({ is: 'delivered' });
  expect(got[0]?.url).toBe('/a?b=c');
  expect(JSON.parse(got[0]?.body ?? '')).toEqual(TEXT);
  expect(options[0]).toMatchObject({ hostname: 'hooks.example', servername: 'hooks.example', port: 443 });
  const pinned: unknown[] = [];
  options[0]?.lookup?.('other.example', { all: true }, (...answer) => void pinned.push(answer));
  expect(pinned).toEqual([[null, [PUBLIC]]]);
});

it('says it to a Discord channel without mentions or formatting of its own', async () => {
  const { port, got } = await receiver((_, response) => void response.writeHead(204).end());
  await makeWebhook(portsTo(port)).send('https://discord.com/api/webhooks/1/x', {
    ...TEXT,
    title: '@everyone: your turn',
  });
  expect(JSON.parse(got[0]?.body ?? '')).toEqual({
    content: '**\\@everyone: your turn**\nAda took \\*Badlands\\*.\n<https://w.example/#/x>',
    allowed_mentions: { parse: [] },
  });
});

it('follows no redirect: what it leads to gets nothing', async () => {
  const inside = await receiver((_, response) => void response.end('secrets'));
  const outside = await receiver(
    (_, response) => void response.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end(),
  );
  expect(await makeWebhook(portsTo(outside.port)).send('https://hooks.example/', TEXT)).toEqual({
    is: 'refused',
  });
  expect(outside.got).toHaveLength(1);
  expect(inside.got).toEqual([]);
});

it.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['169.254.169.254'],
  ['::1'],
  ['fd00::1'],
  ['::ffff:10.0.0.1'],
  ['93.184.216.34', '192.168.1.1'],
])('sends nothing to a name that leads to %s %s', async (...addresses) => {
  const { port, got } = await receiver((_, response) => void response.end());
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const sent = await makeWebhook(portsTo(port, [], found)).send('https://hooks.example/', TEXT);
  expect(sent).toEqual({ is: 'refused' });
  expect(got).toEqual([]);
});

it('reads nothing of an endless answer', async () => {
  const { port } = await receiver((_, response) => {
    response.writeHead(200);
    const more = (): void => void (response.destroyed || response.write('x'.repeat(65_536), more));
    more();
  });
  expect(await makeWebhook(portsTo(port)).send('https://hooks.example/', TEXT)).toEqual({ is: 'delivered' });
});

it('tries again later when nothing answers', async () => {
  const broken = makeWebhook({ ...portsTo(1), resolve: async () => Promise.reject(new Error('no name')) });
  expect(await broken.send('https://hooks.example/', TEXT)).toEqual({ is: 'later' });
});

describe('readWebhook', () => {
  it.each([
    'http://hooks.example/',
    'https://hooks.example:8443/',
    'https://93.184.216.34/',
    'https://[2606:2800::1]/',
    'https://localhost/',
    'https://me:secret@hooks.example/',
    'https://hooks.example/#part',
    'hooks.example',
    `https://hooks.example/${'x'.repeat(500)}`,
  ])('refuses %s', (text) => expect(readWebhook(text)).toBeUndefined());

  it('accepts https on a name', () =>
    expect(readWebhook('https://hooks.example/a')?.href).toBe('https://hooks.example/a'));
});

it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  '0.0.0.0',
  '100.64.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  'hooks.example',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
