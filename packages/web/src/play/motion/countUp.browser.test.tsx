// Tests of counting numbers in a browser: the text is right at once, and any input ends the show.

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, show, until } from '../../../test/speaking.ts';
import { useCountUp } from './countUp.ts';

const points = signal(0);

function Points() {
  return (
    <b ref={useCountUp(points.value, String)} class="counts">
      {points.value}
    </b>
  );
}

const shown = (): HTMLElement | null => document.querySelector('b');

beforeEach(async () => {
  points.value = 0;
  delete document.documentElement.dataset['motion'];
  await show(<Points />, 'b');
});
afterEach(leave);

test('the text is final at once, while the picture of it counts', async () => {
  points.value = 40;
  await until(() => shown()?.textContent === '40');
  expect(Number(shown()?.dataset['counting'])).toBeLessThan(40);
  await until(() => shown()?.dataset['counting'] === undefined);
});

test('any key ends it', async () => {
  points.value = 40;
  await until(() => shown()?.dataset['counting'] !== undefined);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(shown()?.dataset['counting']).toBeUndefined();
});

test('without motion nothing counts', async () => {
  document.documentElement.dataset['motion'] = 'off';
  points.value = 40;
  await until(() => shown()?.textContent === '40');
  expect(shown()?.dataset['counting']).toBeUndefined();
});
