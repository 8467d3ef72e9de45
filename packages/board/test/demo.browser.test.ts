// The demo page: a game can be played on the board without the app.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startDemo } from '../demo/demo.tsx';
import { middleOf, mouse, settled } from './pointers.ts';

let stop = () => {};
beforeEach(async () => {
  document.documentElement.dataset['motion'] = 'off';
  const root = document.createElement('main');
  document.body.append(root);
  stop = startDemo(root, 'demo test');
  await settled();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  delete document.documentElement.dataset['motion'];
});

const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const count = (selector: string) => document.querySelectorAll(selector).length;
const status = () => find('.demo-status').textContent;
const total = () => [...document.querySelectorAll('.tally tfoot td')].map((cell) => cell.textContent);
const press = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name, exact: true }));
  await settled();
};

it('shows the circle, the scoring cards, an empty town and a tally of zeros', () => {
  expect(count('.ctw-circle-card')).toBe(15);
  expect(count('.ctw-scoring')).toBe(3);
  expect(count('.ctw-laid')).toBe(0);
  expect(total()).toHaveLength(2);
  expect(status()).toBe('Second player: choose the starting card.');
});

it('places the first card: choose the start, take the next card, place it', async () => {
  await mouse.click(middleOf(find('.ctw-circle-card')));
  await press('Take');
  expect(status()).toContain('First player: take a card');
  await mouse.click(middleOf(find('.ctw-next')));
  await press('Take');
  expect(count('.ctw-circle-card')).toBe(14);
  expect(status()).toBe('First player: place the card in hand.');
  await mouse.click(middleOf(find('.ctw-lot')));
  expect(total(), 'the score is previewed').not.toEqual(['0', '0']);
  await press('Place');
  expect(status()).toContain('Second player: take a card');
  await press('Show the other town');
  expect(count('.ctw-laid')).toBe(1);
});

it('takes a card by dragging it from the circle into the town', async () => {
  await mouse.click(middleOf(find('.ctw-circle-card')));
  await press('Take');
  await mouse.drag(middleOf(find('.ctw-next')), middleOf(find('.ctw-town')));
  expect(status()).toBe('First player: place the card in hand.');
  expect(count('.ctw-ghost.ctw-chosen')).toBe(1);
});

it('marks the cards that would go to the opponent', async () => {
  await mouse.click(middleOf(find('.ctw-circle-card')));
  await press('Take');
  await mouse.click(middleOf(find('[data-place="2"]')));
  expect(count('.ctw-ribbon')).toBe(2);
});

it('is playable by keyboard', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  await settled();
  expect(status()).toContain('First player: take a card');
});
