// Tests of what follows a change one frame later.

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leave, show, until } from '../../../test/speaking.ts';
import { useDeferred } from './deferred.ts';

const latest = signal('first');
const seen: string[] = [];

function Both() {
  const painted = useDeferred(latest.value);
  seen.push(`${latest.value}, ${painted}`);
  return <p>{painted}</p>;
}

const shown = (): string => document.querySelector('p')?.textContent ?? '';

beforeEach(async () => {
  latest.value = 'first';
  seen.length = 0;
  await show(<Both />, 'p');
});
afterEach(leave);

test('the first value is there at once, the next one after a frame', async () => {
  expect(shown()).toBe('first');
  latest.value = 'second';
  await until(() => shown() === 'second');
  expect(seen).toEqual(['first, first', 'second, first', 'second, second']);
});

test('of changes in quick succession only the last one is rendered', async () => {
  latest.value = 'second';
  await Promise.resolve();
  latest.value = 'third';
  await until(() => shown() === 'third');
  expect(seen).not.toContain('third, second');
});
