// Tests of what runs in the next task.

import { expect, test } from 'vitest';
import { until } from '../../../test/speaking.ts';
import { nextTask } from './nextTask.ts';

test('calls come after this task, in order, unless they are canceled', async () => {
  const called: number[] = [];
  nextTask(() => called.push(1));
  const cancel = nextTask(() => called.push(2));
  nextTask(() => called.push(3));
  cancel();
  await Promise.resolve();
  expect(called).toEqual([]);
  await until(() => called.includes(3));
  expect(called).toEqual([1, 3]);
});
