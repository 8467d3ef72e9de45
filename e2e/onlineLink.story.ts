// A whole game by link between two guests, with a spectator.

import { type Outcome, outcome, score } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import {
  clocks,
  expectBothAt,
  expectSaved,
  getReady,
  presence,
  storedGame,
  title,
  typeTurns,
} from './online.ts';
import { circleCards, laidCards, nameStart, placeSomewhere, saying, takeCard, whatNow } from './player.ts';
import { expect, test } from './story.ts';

/** What the first player, the second player and a spectator read at the end. */
const VERDICTS: Readonly<Record<Outcome, readonly RegExp[]>> = {
  first: [/^You win!$/, /^Ann wins!$/, /^Ann wins!$/],
  second: [/^.+ \d\d wins!$/, /^You win!$/, /^.+ \d\d wins!$/],
  draw: [/^It’s a tie!$/, /^It’s a tie!$/, /^It’s a tie!$/],
};

test('two guests play a whole game by link with a spectator, and then a rematch', async ({
  page: ann,
  newDevice,
}) => {
  const [bob, carl] = await Promise.all([newDevice(), newDevice()]);
  /** Everything that the server sends to Carl. */
  let received = '';
  carl.on('websocket', (line) => line.on('framereceived', ({ payload }) => (received += String(payload))));

  const link = await test.step('Ann opens a table and gets a link', async () => {
    await ann.goto('./#/online');
    await ann.getByLabel('Your name').fill('Ann');
    await ann.getByRole('link', { name: 'Invite a friend' }).click();
    await expect(title(ann)).toHaveText('Waiting for your opponent');
    await expect(ann.getByText('Playing as Ann')).toBeVisible();
    const link = ann.getByRole('textbox', { name: 'Link' });
    const before = await link.inputValue();
    await ann.getByRole('button', { name: 'Change options' }).click();
    await expect(ann.getByRole('radio', { name: '10 min + 10 s' })).toBeChecked();
    await ann.getByText('Me', { exact: true }).click();
    await ann.getByRole('button', { name: 'Create new link' }).click();
    await expect(link).not.toHaveValue(before);
    return link.inputValue();
  });

  await test.step('Bob sees the table and joins with one tap', async () => {
    await bob.goto(link);
    await expect(title(bob)).toHaveText('Ann invites you to play');
    await expect(bob.locator('main')).toContainText('10 min + 10 s per turn');
    await expect(bob.getByLabel('Your name')).not.toHaveValue('');
    await bob.getByRole('button', { name: 'Join' }).click();
    await getReady(ann, bob);
    for (const one of [ann, bob]) {
      await expect(one.locator('main[data-part=table]')).toBeVisible();
      await expect(clocks(one)).toHaveCount(2);
      await expect(presence(one)).toHaveAttribute('data-here', 'true');
    }
  });

  await test.step('Carl watches, is counted, and can do nothing', async () => {
    await carl.goto(link);
    await expect(carl.getByText('You’re watching.')).toBeVisible();
    for (const one of [ann, bob]) await expect(one.getByText('1 watching')).toBeVisible();
    await expect(circleCards(carl)).toHaveCount(15);
    await expect(carl.getByRole('button', { name: 'Chat' })).toHaveCount(0);
    await expect(carl.locator('[role=toolbar] [aria-disabled=false]')).toHaveCount(0);
  });

  await test.step('some turns by mouse', async () => {
    await expect(saying(ann)).toHaveText(/ is thinking…$/);
    expect(await whatNow(bob)).toBe('pickStart');
    await nameStart(bob, 3);
    for (const [one, other] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      expect(await whatNow(one)).toBe('draft');
      const laid = await laidCards(one).count();
      await takeCard(one, 0);
      // Unconfirmed moves are private.
      await expect(circleCards(one)).toHaveCount(14 - laid);
      await expect(circleCards(other)).toHaveCount(15 - laid);
      await placeSomewhere(one);
      for (const page of [one, other, carl]) await expect(laidCards(page)).toHaveCount(laid + 1);
      await expectSaved(one);
    }
    expect((await storedGame(ann)).moves).toHaveLength(5);
  });

  await test.step('a chat line that only the two players receive', async () => {
    await ann.getByRole('button', { name: 'Chat' }).click();
    await ann.getByLabel('Message').fill('Howdy');
    await ann.keyboard.press('Enter');
    await bob.getByRole('button', { name: 'Chat, 1 new message' }).click();
    await expect(bob.getByRole('log')).toHaveText('Ann GuestHowdy');
    for (const one of [ann, bob])
      await one.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the rest by typing, to the end', async () => {
    const game = await typeTurns(ann, bob);
    expect(game.phase).toBe('over');
    await expectBothAt([ann, bob, carl], game);
    const verdicts = VERDICTS[outcome(score(game))];
    for (const [n, one] of [ann, bob, carl].entries()) await expect(title(one)).toHaveText(verdicts[n] ?? '');
    await expect(carl.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
    // The chat was sent before the last move, which Carl has received.
    expect(received).toContain(game.moves.map(makeMove).at(-1) ?? 'a last move');
    expect(received).not.toContain('Howdy');
  });

  await test.step('a rematch with seats swapped', async () => {
    await ann.getByRole('button', { name: 'Rematch' }).click();
    await expect(ann.getByText(/^You asked .+ for a rematch\.$/)).toBeVisible();
    await bob.getByRole('button', { name: 'Play', exact: true }).click();
    // Bob has just agreed and so counts as ready; Ann may have left since she asked.
    await getReady(ann);
    for (const one of [ann, bob]) await expect(one.locator('main[data-part=table]')).toBeVisible();
    expect(ann.url()).toBe(bob.url());
    expect(ann.url()).not.toBe(link);
    // The second player chooses the starting card: now that is Ann.
    expect(await whatNow(ann)).toBe('pickStart');
    await expect(carl.getByRole('link', { name: 'Go to next game' })).toBeVisible();
  });
});
