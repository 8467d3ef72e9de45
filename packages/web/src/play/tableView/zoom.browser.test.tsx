// Tests of the buttons that move a chosen card, where fingers are too large for the territories.

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { leave, show, speak } from '../../../test/speaking.ts';
import { type TableModel, TableProvider } from './model.ts';
import { Zoom } from './zoom.tsx';

const isChosen = signal(false);
let nudged: string[] = [];
let fitted = 0;

beforeEach(async () => {
  await speak('en');
  isChosen.value = false;
  nudged = [];
  fitted = 0;
});
afterEach(leave);

/** What the buttons read of a table. */
const model = {
  hand: { isChosen, nudge: (direction: string) => void nudged.push(direction) },
} as unknown as TableModel;

const zoom = (
  <TableProvider value={model}>
    <Zoom
      view={{ current: { zoomIn: () => {}, zoomOut: () => {}, fit: () => void fitted++ } }}
      place={{ current: null }}
    />
  </TableProvider>
);

test('on a phone they come once a spot is chosen, and each moves the card its way', async () => {
  await page.viewport(360, 640);
  await show(zoom, '[data-part=zoom] button');
  await userEvent.click(page.getByRole('button', { name: 'Whole town' }));
  expect(fitted).toBe(1);
  const room = () => document.querySelector('[data-part=zoom]')?.getBoundingClientRect();
  const before = room();
  isChosen.value = true;
  for (const name of [/left/i, /up/i, /down/i, /right/i]) {
    const button = page.getByRole('button', { name });
    await userEvent.click(button);
    expect(button.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
  expect(nudged).toEqual(['left', 'up', 'down', 'right']);
  expect(room(), 'the town keeps its place').toEqual(before);
});

test('where there is room the view keeps its buttons', async () => {
  await page.viewport(1280, 800);
  isChosen.value = true;
  await show(zoom, '[data-part=zoom]');
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});
