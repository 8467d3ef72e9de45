// Tests of the sheet of plain numbers in a browser.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { store } from '../../kit/storage/storage.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { SumsScreen } from './sumsScreen.tsx';

beforeEach(async () => {
  await page.viewport(360, 640);
  clearStorage();
  await speak('en');
});
afterEach(() => {
  leave();
  clearStorage();
});

const totals = (): readonly string[] =>
  [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);
const verdict = (): string => document.querySelector('[data-over]')?.textContent ?? '';
const fields = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('tbody input'),
];

test('adds up what is entered, and says who leads and who wins', async () => {
  await show(<SumsScreen />, 'main table');
  expect(totals()).toEqual(['0', '0']);
  expect(verdict()).toBe('Tied so far.');
  await userEvent.fill(page.getByLabelText('desert, First player'), '7');
  await userEvent.fill(page.getByLabelText('Scoring card 1, Second player'), '-2');
  expect(totals()).toEqual(['7', '−2']);
  expect(verdict()).toBe('First player leads by 9 points.');
  await userEvent.fill(page.getByLabelText('Name of the second player'), 'Ben');
  await expect.element(page.getByLabelText('Scoring card 1, Ben')).toHaveValue('-2');
  for (const field of fields()) if (field.value === '') await userEvent.fill(field, '1');
  await userEvent.fill(page.getByLabelText('snow, Ben'), '30');
  expect(verdict()).toBe('Ben wins by 20 points!');
});

test('marks what isn’t a number, and leaves it out', async () => {
  await show(<SumsScreen />, 'main table');
  const field = page.getByLabelText('water, First player');
  await userEvent.fill(field, 'many');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(totals()).toEqual(['0', '0']);
  await userEvent.fill(field, '5');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  expect(totals()).toEqual(['5', '0']);
});

test('is still there after a reload, and is cleared only after asking', async () => {
  await show(<SumsScreen />, 'main table');
  await userEvent.fill(page.getByLabelText('forest, First player'), '4');
  leave();
  await show(<SumsScreen />, 'main table');
  await expect.element(page.getByLabelText('forest, First player')).toHaveValue('4');
  await userEvent.click(page.getByRole('button', { name: 'Clear the sheet' }));
  expect(totals()).toEqual(['4', '0']);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Clear the sheet' }));
  await until(() => totals()[0] === '0');
  await expect.element(page.getByLabelText('forest, First player')).toHaveValue('');
  expect(store.read('sums')).toBeUndefined();
});

test('sets an unreadable sheet aside', async () => {
  store.write('sums', 'torn');
  await show(<SumsScreen />, 'main table');
  expect(totals()).toEqual(['0', '0']);
  expect(store.read('sums')).toBeUndefined();
});
