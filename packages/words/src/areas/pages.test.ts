// Tests of what restoring a backup says.

import { expect, test } from 'vitest';
import { loadPagesWords } from './pages.ts';

const { importedText } = await loadPagesWords('en');

test('only the kinds of games that occur are counted', () => {
  expect(importedText({ added: 0, same: 0, beside: 0 })).not.toMatch(/\d/);
  expect(importedText({ added: 2, same: 0, beside: 0 })).toMatch(/^2 games [^\d]*\.$/);
  expect(importedText({ added: 2, same: 3, beside: 1 })).toMatch(/^2 games .* 1 game .* 3 games .*\.$/);
});
