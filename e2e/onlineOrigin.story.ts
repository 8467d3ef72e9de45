// Cross-site requests: a foreign page opened by a player can't act as that player.

import type { Page } from '@playwright/test';
import { becomeGuest } from './online.ts';
import { expect, test } from './story.ts';

/** One is same-site, so that cookies are sent; the other is cross-site. */
const OTHERS = ['http://localhost:4321', 'http://wagons.test:4321'];

/** Tries to open a socket from the page, and to send requests with and without CORS. */
const attempt = async (page: Page, server: string) =>
  page.evaluate(async (url) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    const came = await new Promise<string>((resolve) => {
      socket.addEventListener('open', () => resolve('open'));
      socket.addEventListener('error', () => resolve('refused'));
    });
    socket.close();
    const ask = async (mode: RequestMode): Promise<string> =>
      fetch(`${url}/api/me/sign-out`, {
        method: 'POST',
        mode,
        credentials: 'include',
        headers: { 'content-type': 'text/plain' },
        body: '{"everywhere":true}',
      }).then(
        ({ status, type }) => `${type} ${status}`,
        () => 'refused',
      );
    return { socket: came, read: await ask('cors'), blind: await ask('no-cors') };
  }, server);

test('a page of another origin gets no socket and changes nothing, with or without cookies', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await becomeGuest(page, 'Ann');
  const foreign = await context.newPage();
  for (const other of OTHERS) {
    complaints.visit(other);
    await context.route(`${other}/`, async (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Free gold</title>' }),
    );
    await foreign.goto(`${other}/`);
    await expect(foreign).toHaveTitle('Free gold');
    expect(await attempt(foreign, site.url), other).toMatchObject({ socket: 'refused', read: 'refused' });
  }
  complaints.expected(/WebSocket connection to .+ failed/);
  complaints.expected(/blocked by CORS policy|Failed to load resource/);

  await page.goto('./#/online');
  await page.reload();
  await expect(page.getByText('Playing as Ann')).toBeVisible();
  expect((await attempt(page, site.url)).socket).toBe('open');
  complaints.expected(/Failed to load resource: .+ 4\d\d /);
});
