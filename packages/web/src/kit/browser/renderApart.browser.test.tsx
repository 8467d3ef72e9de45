// Tests that handling a press and rendering it are two tasks, and that nothing else is delayed.

import { signal } from '@preact/signals';
import { options } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, show, until } from '../../../test/speaking.ts';
import { renderApart } from './renderApart.ts';

const count = signal(0);

function Counter() {
  const add = (): void => {
    count.value++;
  };
  return (
    <button type="button" onClick={add} onPointerMove={add} onKeyDown={add}>
      {`counted ${count.value}`}
    </button>
  );
}

const button = (): HTMLButtonElement | null => document.querySelector('button');

beforeEach(async () => {
  count.value = 0;
  renderApart();
  await show(<Counter />, 'button');
});
afterEach(() => {
  leave();
  delete options.debounceRendering;
});

test('a click is rendered after the task that handles it', async () => {
  button()?.click();
  await Promise.resolve();
  expect(button()?.textContent, 'still in the same task').toBe('counted 0');
  await until(() => button()?.textContent === 'counted 1');
});

test.each([
  new PointerEvent('pointermove', { bubbles: true }),
  new KeyboardEvent('keydown', { bubbles: true }),
])('a $type is rendered before the next task', async (event) => {
  button()?.dispatchEvent(event);
  await Promise.resolve();
  expect(button()?.textContent).toBe('counted 1');
});

test('what a pointer changes while a click waits is rendered with it', async () => {
  button()?.click();
  button()?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await Promise.resolve();
  expect(button()?.textContent).toBe('counted 0');
  await until(() => button()?.textContent === 'counted 2');
});
