// What two players settle at a table: the start of the clock, takebacks, and the flag.

import {
  clocks,
  expectBothAt,
  message,
  openMenu,
  sitTogether,
  storedGame,
  title,
  typeTurns,
} from './online.ts';
import { laidCards } from './player.ts';
import { serveWithClock } from './serverClock.ts';
import { expect, test } from './story.ts';

test('a turn is taken back only if the opponent agrees', async ({ page: ann, newDevice }) => {
  const bob = await newDevice();
  await sitTogether(ann, bob);
  const game = await typeTurns(ann, bob, 2);
  await expectBothAt([ann, bob], game);
  const ask = async () => {
    await openMenu(ann);
    await ann.getByRole('dialog').getByRole('button', { name: 'Request a takeback' }).click();
    await expect(message(ann)).toContainText('You asked Bob for a takeback.');
    await expect(message(bob)).toContainText('Ann requests a takeback.');
  };

  await test.step('asked and refused', async () => {
    await ask();
    await bob.getByRole('button', { name: 'Decline' }).click();
    await expect(message(ann)).toHaveText(/^Bob declined the takeback\./);
    await expect(message(bob)).toBeHidden();
    await expectBothAt([ann, bob], game);
  });
  await test.step('asked and granted', async () => {
    await ask();
    await bob.getByRole('button', { name: 'Allow' }).click();
    for (const one of [ann, bob]) {
      await expect(laidCards(one)).toHaveCount(0);
      await expect(message(one)).toBeHidden();
    }
    expect((await storedGame(ann)).moves).toHaveLength(1);
  });
  await test.step('the game continues from there', async () => {
    await expectBothAt([ann, bob], await typeTurns(ann, bob, 2));
  });
});

test('a live clock waits until both are ready', async ({ page: ann, newDevice, complaints }) => {
  const server = await serveWithClock();
  complaints.visit(server.url);
  const bob = await newDevice();
  try {
    const clock = { kind: 'live', seconds: 30, increment: 0 } as const;
    await sitTogether(ann, bob, { at: server.url, clock });
    server.clock.forward(60_000);
    for (const one of [ann, bob]) {
      await expect(message(one)).toContainText('The clock starts when you’re both ready.');
      for (const side of [0, 1]) await expect(clocks(one).nth(side)).toHaveText('0:30');
    }
    await bob.getByRole('button', { name: 'I’m ready' }).click();
    await expect(message(bob)).toHaveText('Waiting for Ann to be ready. The clock isn’t running yet.');
    await ann.getByRole('button', { name: 'I’m ready' }).click();
    for (const one of [ann, bob]) {
      await expect(message(one)).toHaveCount(0);
      await expect(one.locator('[role=timer][data-running=true]')).toHaveCount(1);
    }
  } finally {
    await server.stop(ann, bob);
  }
});

test('a player who runs out of time loses', async ({ page: ann, newDevice, complaints }) => {
  const server = await serveWithClock();
  complaints.visit(server.url);
  const bob = await newDevice();
  try {
    const clock = { kind: 'live', seconds: 30, increment: 0 } as const;
    await sitTogether(ann, bob, { at: server.url, clock });
    const game = await typeTurns(ann, bob, 2);
    await expectBothAt([ann, bob], game);
    await expect
      .poll(
        async () => {
          server.clock.forward(250);
          return ann.locator('main[data-revealed]').isVisible();
        },
        { intervals: [20], timeout: 60_000 },
      )
      .toBe(true);
    await expect(title(ann)).toHaveText('Bob ran out of time. You win!');
    await expect(title(bob)).toHaveText('You ran out of time. Ann wins!');
    expect(await storedGame(ann)).toEqual(game);
  } finally {
    await server.stop(ann, bob);
  }
});
