// Tests of the score pad in a browser: by pointer, by keyboard, by link, and after a reload.

import { loadArea } from '@wagons/words/areas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { store } from '../../kit/storage/storage.ts';
import '@wagons/board/board.css';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { PadScreen } from './padScreen.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  // A moving spot is hard to hit.
  document.documentElement.dataset['motion'] = 'off';
  store.remove('pad');
  location.hash = '#/pad';
  await show(<PadScreen />, '[data-shape=tray] [data-card]');
});
afterEach(leave);

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const text = (selector: string): string => element(selector).textContent;
const take = async (card: string): Promise<void> => {
  await userEvent.click(element(`[data-shape=tray] [data-card="${card}"]`));
  await until(() => element(`[data-shape=tray] [data-card="${card}"]`).ariaPressed === 'true');
};
/** Even where nothing moves, what is drawn is in its place only with the next frame. */
const frames = async (): Promise<void> => {
  for (let n = 0; n < 3; n++) {
    await new Promise((drawn) => {
      requestAnimationFrame(drawn);
    });
  }
};
/** Taps a spot of the town in front, once the card before lies there. */
async function tap(x: number, y: number): Promise<void> {
  const spot = `[data-part=stage] [data-spot="${x},${y}"]`;
  await until(
    () =>
      document.querySelector(spot) !== null &&
      document.querySelector('[data-part=stage] .ctw-ghost') === null,
  );
  await frames();
  const mark = element(spot).getBoundingClientRect();
  const stage = element('[data-part=stage] [role=grid]');
  const { left, top } = stage.getBoundingClientRect();
  const position = { x: mark.x + mark.width / 2 - left, y: mark.y + mark.height / 2 - top };
  await userEvent.click(stage, { position });
  await until(() => document.querySelector('[data-part=stage] .ctw-ghost.ctw-chosen') !== null);
}
const totals = (): readonly string[] =>
  [...document.querySelectorAll('[data-kind=sum] [role=cell]')].map((cell) => cell.textContent);

/** The worked example of the rulebooks, its first card at 0,0. */
const EXAMPLE = [
  ['undiscovered'],
  ['smalltown-charm', -1, 0],
  ['fortified', 2, 0],
  ['badlands', 3, -1],
  ['the-clearing', -1, 2],
  ['happy-cows', 1, 2],
] as const;

/** The same as it is kept. */
const KEPT = '11zzz.q11m01g31a40o03i23..vRZK';

/** Shows a pad that was kept. */
async function open(): Promise<void> {
  leave();
  store.write('pad', KEPT);
  await show(<PadScreen />, '[data-shape=tray] [data-card]');
  await until(() => totals()[0] === '20');
}

async function fillIn(): Promise<void> {
  for (const [card, x, y] of EXAMPLE) {
    await take(card);
    if (x !== undefined) await tap(x, y);
  }
  await userEvent.click(page.getByRole('button', { name: 'Place' }));
  await until(() => document.querySelector('[data-part=stage] .ctw-ghost') === null);
}

test("reproduces the rulebook's 20 points, two taps per card", async () => {
  await fillIn();
  await expect.poll(totals).toEqual(['20', '0']);
  expect(store.read('pad')).toBe(KEPT);
  await userEvent.click(page.getByRole('button', { name: 'Score' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('First player: 20 points');
  await expect.element(page.getByText('Mountains: largest group, 6 territories')).toBeInTheDocument();
  // The keys of the pad do nothing behind its result.
  await userEvent.keyboard('u');
  expect(store.read('pad')).toBe(KEPT);
});

test('survives a reload with the card whose spot is chosen', async () => {
  await open();
  await take('the-herd');
  await tap(3, 1);
  leave();
  await show(<PadScreen />, '[data-shape=tray] [data-card]');
  await until(() => document.querySelectorAll('[data-part=stage] .ctw-laid').length === EXAMPLE.length + 1);
  expect(document.querySelector('[data-shape=tray] [data-card="the-herd"]')).toBeNull();
  expect(totals()).toHaveLength(2);
  expect(totals()).not.toEqual(['20', '0']);
});

test('opens from a link, and keeps the stored pad until it is replaced', async () => {
  await open();
  leave();
  store.remove('pad');
  await show(<PadScreen filled={KEPT} />, '[data-shape=tray] [data-card]');
  await until(() => totals()[0] === '20' && store.read('pad') === KEPT);
  leave();

  const other = '11pxz.q10M00.r00.R29sZHJhdXNjaA.7.-2.r4xF';
  await show(<PadScreen filled={other} />, '[data-part=messages] > *');
  expect(totals()).toHaveLength(2);
  expect(totals()).not.toContain('20');
  expect(store.read('pad')).toBe(KEPT);
  await userEvent.click(page.getByRole('button', { name: 'Replace my pad' }));
  await until(() => store.read('pad') === other);
});

test('reports a damaged link and shows the stored pad', async () => {
  await open();
  leave();
  await show(<PadScreen filled="11pxz.q10M00" />, '[data-part=messages] > *');
  expect(text('[data-part=messages]')).toContain('broken');
  expect(totals()).toEqual(['20', '0']);
  expect(store.read('pad')).toBe(KEPT);
});

test('can be filled in by keyboard alone', async () => {
  await userEvent.click(element('[data-part=saying]'));
  element('[data-shape=tray] [tabindex="0"]').focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await until(() => document.activeElement?.closest('[data-part=stage]') !== null);
  await userEvent.keyboard('r{Enter}');
  await until(() => document.activeElement?.closest('[data-shape=tray]') !== null);
  await userEvent.keyboard('{Enter}');
  await until(() => document.activeElement?.closest('[data-part=stage]') !== null);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await until(() => document.activeElement?.closest('[data-shape=tray]') !== null);
  expect(document.querySelectorAll('[data-shape=tray] [data-card]')).toHaveLength(16);
  await userEvent.keyboard('u');
  await until(() => document.querySelectorAll('[data-shape=tray] [data-card]').length === 17);
  await userEvent.keyboard('{Shift>}u{/Shift}');
  await until(() => document.querySelectorAll('[data-shape=tray] [data-card]').length === 16);
});

test('scores by cards of the deck, and by another card with points entered by hand', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Scoring card 1' }));
  await userEvent.click(page.getByRole('button', { name: /^Badlands/ }));
  await until(() => totals()[0] !== '20');
  const [withBadlands = ''] = totals();
  await userEvent.click(page.getByRole('button', { name: 'Scoring card 3' }));
  await userEvent.click(page.getByText('Other card'));
  await userEvent.fill(page.getByLabelText('Title'), 'Gold Rush');
  await userEvent.fill(page.getByLabelText('Points: First player'), '-4');
  await userEvent.click(page.getByRole('button', { name: 'Use this card' }));
  await until(() => totals()[0] === String(Number(withBadlands) - 4));
  await expect.element(page.getByRole('button', { name: /^Gold Rush/ }).first()).toBeInTheDocument();
});

test('says what it is for while it is blank, and shows every card in place of an empty town', async () => {
  expect(text('[data-part=about]')).toContain('printed cards');
  expect(element('[data-part=stage]').checkVisibility()).toBe(false);
  expect(element('[data-shape=tray]').getBoundingClientRect().width).toBeGreaterThan(600);
  await take('undiscovered');
  await until(() => element('[data-part=stage]').checkVisibility());
  expect(document.querySelector('[data-part=about]')).toBeNull();
});

test('is cleared only after confirmation', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  await userEvent.click(page.getByRole('button', { name: 'Clear pad' }));
  const asked = page.getByRole('dialog', { name: 'Clear pad' });
  await expect.element(asked).toBeInTheDocument();
  expect(totals()).toEqual(['20', '0']);
  await userEvent.click(asked.getByRole('button', { name: 'Clear pad' }));
  await until(() => totals()[0] === '0');
  expect(store.read('pad')).toBeUndefined();
});

const deckOf = (): string => (store.read('pad') ?? '11').slice(1, 2);
const chooseDeck = async (name: string): Promise<void> => {
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  await userEvent.click(page.getByText(name, { exact: true }));
};

test('stores another deck, and puts it in the link', async () => {
  await chooseDeck('Frontier');
  await until(() => document.querySelector('[data-shape=tray] [data-card="standoff"]') !== null);
  expect(document.querySelector('[data-shape=tray] [data-card="undiscovered"]')).toBeNull();
  expect(deckOf()).toBe('2');
  await userEvent.keyboard('{Escape}');
  await take('standoff');
  await userEvent.click(page.getByRole('button', { name: 'Place' }));
  await until(() => document.querySelectorAll('[data-shape=tray] [data-card]').length === 17);
  leave();
  const kept = store.read('pad') ?? '';
  await show(<PadScreen />, '[data-shape=tray] [data-card]');
  expect(document.querySelectorAll('[data-shape=tray] [data-card]')).toHaveLength(17);
  expect(document.querySelector('[data-shape=tray] [data-card="standoff"]')).toBeNull();
  leave();
  store.remove('pad');
  await show(<PadScreen filled={kept} />, '[data-shape=tray] [data-card]');
  await until(() => store.read('pad') === kept);
});

test('clears the towns for another deck only after confirmation', async () => {
  await open();
  await chooseDeck('Frontier');
  const asked = page.getByRole('dialog', { name: 'Frontier' });
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByRole('radio', { name: 'Printed deck' })).toBeChecked();
  expect(store.read('pad')).toBe(KEPT);
  await userEvent.click(page.getByText('Frontier', { exact: true }));
  await userEvent.click(asked.getByRole('button', { name: 'Clear pad' }));
  await until(() => document.querySelector('[data-shape=tray] [data-card="standoff"]') !== null);
  expect(totals()).toEqual(['0', '0']);
  expect(deckOf()).toBe('2');
});

test('shows the condition and ruling of a chosen scoring card', async () => {
  const dialog = page.getByRole('dialog', { name: 'Choose a scoring card' });
  const card = { name: /^Boom or Bust/ };
  await userEvent.click(page.getByRole('button', { name: 'Scoring card 1' }));
  await userEvent.click(dialog.getByRole('button', card));
  await userEvent.click(page.getByRole('table', { name: 'Tally' }).getByRole('button', card));
  await expect.element(dialog.getByText('Our ruling')).toBeInTheDocument();
  await expect.element(dialog.getByRole('link', { name: 'Rules: B2' })).toBeInTheDocument();
});

test.each(['de', 'fr'] as const)('fits on a phone without scrolling, in %s', async (language) => {
  await page.viewport(360, 640);
  await speak(language);
  const { tray } = (await loadArea('pages', language)).pad;
  await until(() => element('[data-shape=tray] [role=toolbar]').ariaLabel === tray({ left: 18 }));
  await until(() => document.querySelector('main')?.getAttribute('data-layout') === 'narrow');
  element('[data-shape=tray] [data-card="undiscovered"]').click();
  await frames();
  const main = element('main');
  expect(main.scrollWidth).toBeLessThanOrEqual(360);
  expect(main.scrollHeight).toBeLessThanOrEqual(640);
  expect(element('[data-part=actions]').getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
});
