// Attacks a signed-in player in a real browser from a page of another site.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../tools/chromium.mjs';
import { SETTINGS } from '../play.ts';
import { type Node, startNode } from './node.ts';

const TEN_MINUTES = { timeout: 600_000 };

let node: Node;
let browser: Browser;
let evil: Server;
beforeAll(async () => {
  const { executablePath, args } = await findChromium();
  [node, browser] = await Promise.all([
    startNode(),
    chromium.launch({ executablePath, args: [...args, '--no-sandbox'] }),
  ]);
  evil = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Win a wagon</title>
      <form method="post" enctype="text/plain" action="http://${node.host()}/api/me/sign-out">
        <input type="hidden" name='{"everywhere":true,"a":"' value='"}'>
        <button>Free wagons</button>
      </form>`);
  });
  evil.listen(0);
  await once(evil, 'listening');
});
afterAll(async () => {
  await (browser as Browser | undefined)?.close();
  evil.closeAllConnections();
  evil.close();
  await (node as Node | undefined)?.stop();
});

const port = () => (evil.address() as AddressInfo).port;

/** What a page can learn about a socket: whether it opened, and what it received. */
const trySocket = async (page: Page, host: string): Promise<string> =>
  page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://${address}/api/socket`);
        socket.addEventListener('open', () =>
          socket.send(JSON.stringify({ type: 'hello', proto: 1, rulesVersion: 1 })),
        );
        socket.addEventListener('message', ({ data }) => resolve(String(data)));
        socket.addEventListener('close', ({ code }) => resolve(`closed with ${code}`));
      }),
    host,
  );

describe.each([
  // For browsers another port is the same site: the cookie is sent along.
  ['another port of the same machine', () => `http://localhost:${port()}/`],
  ['another machine', () => `http://127.0.0.1:${port()}/`],
])('a page of %s', (_, address) => {
  it('gets no socket, changes nothing and learns nothing', TEN_MINUTES, async () => {
    const host = node.host();
    const context = await browser.newContext();
    const home = await context.newPage();
    await home.goto(`http://${host}/`);
    const me = await home.evaluate(async () => {
      const answer = await fetch('/api/me', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Victim' }),
      });
      return (await answer.json()) as { id: string; name: string; token?: string };
    });
    expect(me).toMatchObject({ name: 'Victim' });
    expect(me.token).toBeUndefined();
    // It works from our own page, so that a refusal elsewhere means something.
    expect(await trySocket(home, host)).toContain(me.id);

    const page = await context.newPage();
    await page.goto(address());
    expect(await trySocket(page, host)).toBe('closed with 1006');

    const tries = await page.evaluate(
      async ({ server, settings }) => {
        const attempt = async (path: string, init: RequestInit): Promise<string> => {
          try {
            const answer = await fetch(`http://${server}${path}`, { credentials: 'include', ...init });
            return answer.type === 'opaque' ? 'opaque' : `${answer.status} ${await answer.text()}`;
          } catch (error) {
            return String(error);
          }
        };
        const json = { 'content-type': 'application/json' };
        const body = JSON.stringify(settings);
        return [
          await attempt('/api/me', {}),
          await attempt('/api/tables', { method: 'POST', headers: json, body }),
          await attempt('/api/tables', { method: 'POST', mode: 'no-cors', body }),
          await attempt('/api/me/sign-out', { method: 'POST', mode: 'no-cors', body: '{"everywhere":true}' }),
          await attempt('/api/me', { method: 'DELETE' }),
          await attempt('/api/me', { method: 'PATCH', headers: json, body: '{"name":"Fool"}' }),
        ];
      },
      { server: host, settings: SETTINGS },
    );
    for (const answer of tries) expect(answer).toMatch(/^(?:opaque|TypeError)/);

    // The oldest attack: a form that navigates the whole page.
    const [answer] = await Promise.all([
      page.waitForResponse(`http://${host}/api/me/sign-out`),
      page.getByRole('button').click(),
    ]);
    expect(answer.status()).toBeGreaterThanOrEqual(400);

    const after = await home.evaluate(async () => {
      const [who, games] = await Promise.all([fetch('/api/me'), fetch('/api/me/games')]);
      const bodies: readonly unknown[] = [await who.json(), await games.json()];
      return bodies;
    });
    expect(after).toMatchObject([{ id: me.id, name: 'Victim' }, { games: [] }]);
    await context.close();
  });
});
