// Counts tests and stories in small reports.

import { expect, it } from 'vitest';
import { countStories, countTests } from './count.mjs';

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

it('counts passed, failed and skipped tests', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'skipped'),
    file('failed', 'failed', 'passed', 'todo'),
  ];
  expect(countTests({ testResults })).toEqual({ passed: 3, broken: 1, skipped: 2 });
});

it('counts a file that cannot be loaded as one failed test', () => {
  expect(countTests({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({
    passed: 1,
    broken: 1,
    skipped: 0,
  });
});

it('counts stories, and an error outside of them as one failed story', () => {
  const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 };
  expect(countStories({ stats, errors: [] })).toEqual({ passed: 5, broken: 3, skipped: 3 });
  expect(countStories({ stats, errors: ['no such file'] })).toEqual({ passed: 5, broken: 4, skipped: 3 });
});
