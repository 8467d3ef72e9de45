// One table: its parts exist once, and modes make models and words, but no parts of tables. Words are there before them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(SRC, path), 'utf8') }));

const pathsOf = (pattern: RegExp): readonly string[] =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

/** Files that import one of these names from the board, by value. */
const using = (name: string): readonly string[] =>
  pathsOf(new RegExp(`import \\{[^}]*(?<!type )\\b${name}\\b[^}]*\\} from '@wagons/board'`));

test.each(['Town', 'Circle', 'Hand', 'Take', 'Place', 'Turn', 'TableBar'])('there is one %s', (name) => {
  expect(pathsOf(new RegExp(`(?:function|const) ${name}\\b`))).toHaveLength(1);
});

test('the parts of the board that make a table are used by the table view alone', () => {
  // The rules and the cards page show towns as illustrations.
  expect(using('TownBoard')).toEqual(['play/rulebook/townPicture.tsx', 'play/tableView/town.tsx']);
  expect(using('Ring')).toEqual(['play/tableView/circle.tsx']);
  expect(using('Queue')).toEqual(['play/tableView/circle.tsx']);
  expect(using('HandCard')).toEqual(['play/tableView/hand.tsx']);
});

test('a mode imports models and views of tables, not their parts', () => {
  const parts = /from '[^']*tableView\/(?:town|circle|hand|keys|zoom)\.tsx?'/;
  const outside = files.filter(({ path }) => !path.startsWith('play/tableView/'));
  expect(outside.filter(({ text }) => parts.test(text)).map(({ path }) => path)).toEqual([]);
});

test('below a route, nothing waits for words', () => {
  expect(pathsOf(/\.wait\(/)).toEqual([]);
  expect(pathsOf(/\b(?:loadArea|loadSpeech|loadedSpeech)\b/)).toEqual([
    'kit/speech/speech.ts',
    'shell/arrival.ts',
  ]);
});
