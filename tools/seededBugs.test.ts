// Checks that every seeded bug can still be applied. `npm run seeded-bugs` checks that its test catches it.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUGS } from './seededBugs/bugs.mjs';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it.each(BUGS.map((bug) => [bug.name, bug] as const))('%s', (_, { changes, test, title }) => {
  for (const { file, from } of changes) expect(read(file).split(from), `${file}: ${from}`).toHaveLength(2);
  expect(read(test)).toContain(title);
});
