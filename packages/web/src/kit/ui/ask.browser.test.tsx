// Tests of asking in a browser: nothing is done before the answer, nor by the second click of a double click.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, show, speak } from '../../../test/speaking.ts';
import { Ask } from './ask.tsx';

const done: string[] = [];

beforeEach(async () => {
  done.length = 0;
  await speak('en');
  await show(<Ask act="Give up" question="Really?" onSure={() => done.push('gave up')} />, 'button');
  await userEvent.click(page.getByRole('button', { name: 'Give up' }));
});
afterEach(leave);

const dialog = page.getByRole('dialog', { name: 'Give up' });
const sure = dialog.getByRole('button', { name: 'Give up' });

test('acts once it is confirmed', async () => {
  await expect.element(dialog).toHaveTextContent('Really?');
  expect(done).toEqual([]);
  await userEvent.click(sure);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(done).toEqual(['gave up']);
});

test.each(['Cancel', 'Close'])('does nothing after “%s”, and the focus is where it was', async (name) => {
  await userEvent.click(dialog.getByRole('button', { name }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(done).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Give up' })).toHaveFocus();
});

test('takes the second click of a double click for no answer', async () => {
  await expect.element(sure).toBeInTheDocument();
  sure.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(done).toEqual([]);
  await expect.element(dialog).toBeInTheDocument();
});
