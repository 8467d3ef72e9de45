// Tests of the way back from a screen that was opened in the middle of a game.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { route } from '../browser/navigation.ts';
import { parseRoute } from '../browser/route.ts';
import { Page } from './page.tsx';

beforeEach(() => speak('en'));
afterEach(async () => {
  leave();
  await visit('');
});

async function visit(hash: string): Promise<void> {
  location.hash = hash;
  const { screen } = parseRoute(hash);
  await until(() => route.value.screen === screen);
}

const back = (): Promise<void> => userEvent.click(page.getByRole('button'));

test.each(['#/table/one', '#/online/two'])('the rules opened from %s lead back to it', async (game) => {
  await visit(game);
  await visit('#/rules');
  await visit('#/cards');
  await show(<Page heading="Cards">text</Page>, '[data-page]');
  expect(page.getByRole('button').element().textContent).toBe('← Back to the game');
  await back();
  expect(location.hash).toBe(game);
});

test.each(['#/games', '#/online/new'])('the rules opened from %s lead to the home screen', async (other) => {
  await visit('#/table/one');
  await visit(other);
  await visit('#/rules');
  await show(<Page heading="Rules">text</Page>, '[data-page]');
  expect(page.getByRole('button').element().textContent).toBe('← Home');
  await back();
  await until(() => route.value.screen === 'home');
});
