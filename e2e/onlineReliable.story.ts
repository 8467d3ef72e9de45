// Failures: the server is killed, or a client loses its connection; nothing is lost, without a reload.

import { serve } from '../tools/serve.mjs';
import {
  delivery,
  expectBothAt,
  lines,
  message,
  openChat,
  presence,
  sayLine,
  sitTogether,
  typeTurns,
} from './online.ts';
import { laidCards, nameStart, placeSomewhere, takeCard, whatNow } from './player.ts';
import { expect, test } from './story.ts';

test('both players continue without a reload after the server was killed', async ({
  page: ann,
  newDevice,
  complaints,
}) => {
  let server = await serve();
  complaints.visit(server.url);
  const bob = await newDevice();
  try {
    await sitTogether(ann, bob, { at: server.url });
    await nameStart(bob, 2);
    const before = await typeTurns(ann, bob, 2);
    await expectBothAt([ann, bob], before);
    for (const one of [ann, bob]) await one.evaluate(() => (document.body.dataset['mark'] = 'not reloaded'));

    await test.step('a turn confirmed while the server is down waits', async () => {
      await server.kill();
      expect(await whatNow(ann)).toBe('draft');
      await takeCard(ann, 0);
      await placeSomewhere(ann);
      await expect(delivery(ann)).toHaveText('Sending…');
      await expect(message(ann)).toHaveText(/^Offline since /);
      await expect(laidCards(bob)).toHaveCount(2);
      server = await server.again();
    });

    await test.step('it is saved once the server is back', async () => {
      await expect(delivery(ann)).toHaveText('Saved', { timeout: 40_000 });
      await expect(laidCards(bob)).toHaveCount(3, { timeout: 40_000 });
      await expect(message(ann)).toBeHidden();
      const after = await typeTurns(ann, bob, 3);
      expect(after.moves.slice(0, before.moves.length)).toEqual(before.moves);
      await expectBothAt([ann, bob], after);
      for (const one of [ann, bob]) {
        await expect(presence(one)).toHaveAttribute('data-here', 'true');
        await expect(one.locator('body')).toHaveAttribute('data-mark', 'not reloaded');
      }
    });
    complaints.expected(/WebSocket connection to .+ failed/);
  } finally {
    await server.stop();
  }
});

test('a player who was offline catches up in order', async ({
  page: ann,
  context,
  newDevice,
  complaints,
}) => {
  // Offline Chromium keeps its open sockets, so the test closes them.
  let cut = async (): Promise<void> => undefined;
  await context.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    cut = async () => void (await Promise.all([server.close(), socket.close()]));
  });
  const [bob, carl] = await Promise.all([newDevice(), newDevice()]);
  const table = await sitTogether(ann, bob);
  const before = await typeTurns(ann, bob, 2);
  await expectBothAt([ann, bob], before);
  await openChat(ann);
  await openChat(bob);
  await sayLine(ann, 'One moment, a tunnel');
  for (const one of [ann, bob]) await expect(lines(one)).toHaveText(['One moment, a tunnel']);

  await context.setOffline(true);
  await cut();
  await expect(message(ann)).toHaveText(/^Offline since /);
  await expect(presence(bob)).toHaveAttribute('data-here', 'false');

  const said = Array.from({ length: 5 }, (_, n) => `Line ${n + 1} of five`);
  await test.step('the opponent plays and chats, and a spectator joins', async () => {
    await takeCard(bob, 0);
    await placeSomewhere(bob);
    await expect(delivery(bob)).toHaveText('Saved');
    for (const line of said) await sayLine(bob, line);
    await expect(lines(bob)).toHaveCount(6);
    await carl.goto(table);
    await expect(bob.getByText('1 watching')).toBeVisible();
  });

  await sayLine(ann, 'Still in the tunnel');
  await expect(lines(ann)).toHaveCount(1);
  await expect(presence(ann)).toBeVisible();

  await context.setOffline(false);
  const all = ['One moment, a tunnel', ...said, 'Still in the tunnel'];
  for (const one of [ann, bob]) await expect(lines(one)).toHaveText(all);
  await expect(laidCards(ann)).toHaveCount(await laidCards(bob).count());
  await expect(ann.getByText('1 watching')).toBeVisible();
  await expect(message(ann)).toBeHidden();
  await expect(presence(bob)).toHaveAttribute('data-here', 'true');
  await expectBothAt([ann, bob], await typeTurns(ann, bob, 2));
  complaints.expected(/WebSocket connection to .+ failed/);
});
