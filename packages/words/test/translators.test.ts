// What translators rely on: comments, limits, one word for one thing, and plurals.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../tools/files.mjs';
import { type Catalog, type Entry, readCatalogs } from '../../../tools/words/catalogs.mjs';
import { argumentsOf, depthOf, parseMessage } from '../../../tools/words/icu.mjs';
import { AREAS, everyLanguage, render } from './messages.ts';

const catalogs = readCatalogs();
const [english] = catalogs;
if (!english) throw new Error('English is missing.');

const translated = everyLanguage.filter((language) => language !== 'en');

type Named = Entry & { readonly name: string };

const entriesOf = ({ areas }: Catalog): readonly Named[] =>
  Object.entries(areas).flatMap(([area, entries]) =>
    Object.entries(entries).map(([key, entry]) => ({ ...entry, name: `${area}:${key}` })),
  );

/** All texts of each message in a language, for a number. */
async function textsIn(language: Language, n: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const areas = AREAS.map(async (area) =>
    (await render(area, language, n)).map(({ key, texts }) => [`${area}:${key}`, texts] as const),
  );
  return new Map((await Promise.all(areas)).flat());
}

const names = (entries: readonly Named[]): readonly string[] => entries.map(({ name }) => name);

describe('for translators', () => {
  test('every message with an argument has a comment, and so has every one of the server and the cards', () => {
    const needsComment = ({ name, message }: Named): boolean =>
      /^(?:server|cards):/.test(name) || argumentsOf(parseMessage(message)).size > 0;
    const without = entriesOf(english).filter((entry) => needsComment(entry) && !entry.description);
    expect(names(without), 'Add a "description" to the English message.').toEqual([]);
  });

  test('no message is long or nested deeply', () => {
    const isTooLong = ({ message }: Named): boolean =>
      message.length > 300 || depthOf(parseMessage(message)) > 2;
    const long = catalogs.flatMap((catalog) =>
      entriesOf(catalog)
        .filter(isTooLong)
        .map(({ name }) => `${catalog.code}/${name}`),
    );
    expect(long, 'Split it into several messages.').toEqual([]);
  });
});

test.each(everyLanguage)('%s keeps the limits that the comments name', async (language) => {
  // Numbers and names of realistic length.
  const texts = await textsIn(language, 10);
  const beyond = entriesOf(english).flatMap(({ name, description = '' }) => {
    const limit = Number(/At most (\d+) characters/.exec(description)?.[1] ?? Number.POSITIVE_INFINITY);
    return (texts.get(name) ?? []).filter((text) => text.length > limit).map((text) => `${name}: ${text}`);
  });
  expect(beyond).toEqual([]);
});

/** Where a translation says it without the word, or means something else by it. */
const OTHERWISE = new Set([
  'cards:prairie-life',
  'rules:chapters.G',
  'rules:rules.B4.text',
  'rules:rules.B4.note',
  'rules:rules.B11.text',
  'rules:rules.C9.text',
  'rules:pictures.captions.twoOfEach',
  'rules:pictures.draft.intro',
  'cards:claim-jumpers',
  'lessons:lessons.turn.wrong.line',
  'table:opponents.4.line',
  'terminal:help.commands.solve.about.1',
  'terminal:hints.draft',
  'terminal:study.bounds',
]);

/** Typed words and the name of the game. */
const FIXED = /--\w+|Circle the Wagons/g;

describe('the glossary', () => {
  const [compared = ''] = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split('## Verbs');
  const rows = [...compared.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) =>
    row.split(' | ').map((cell) => cell.split(', ')),
  );
  const [header = [], ...terms] = rows.filter((row, i) => i === 0 || row[0]?.[0] !== 'English');

  test.each(catalogs.slice(1).filter(({ complete }) => complete))(
    'is kept in $name',
    async ({ code, name }) => {
      const language = translated.find((one) => one === code);
      const column = header.findIndex(([heading]) => heading === name);
      if (!language || column < 0) throw new Error(`docs/glossary.md has no column ${name}.`);
      const [source, own] = await Promise.all([textsIn('en', 2), textsIn(language, 2)]);
      const astray = terms.flatMap((row) => {
        const [words = [], others = []] = [row[0], row[column]];
        const word = new RegExp(`(?<!\\p{L})(?:${words.join('|')})s?(?!\\p{L})`, 'iu');
        return [...source]
          .filter(([key, texts]) => !OTHERWISE.has(key) && word.test(texts.join(' ').replaceAll(FIXED, '')))
          .map(([key]) => ({ key, said: (own.get(key) ?? []).join(' ') }))
          .filter(({ said }) => !others.some((other) => said.toLowerCase().includes(other.toLowerCase())))
          .map(({ key }) => `${key} says “${words[0]}” without ${others.join(', ')}`);
      });
      expect(astray, 'Use the word of docs/glossary.md.').toEqual([]);
    },
  );
});

/** Words that are the same for one and for many, or don't count what the number says. */
const SAME_FOR_ALL = new Set([
  'de/online:table.chat.room',
  'de/table:table.now.place',
  'de/terminal:show.deckFaults',
  'de/terminal:study.nodes',
  'nl/table:table.now.place',
  'it/online:account.passkey.count',
]);

test.each(translated)('%s counts one differently from two wherever English does', async (language) => {
  const [one, two, ownOne, ownTwo] = await Promise.all([
    textsIn('en', 1),
    textsIn('en', 2),
    textsIn(language, 1),
    textsIn(language, 2),
  ]);
  const asTwo = (texts: readonly string[] = []): string => texts.join('\n').replaceAll('1', '2');
  const same = [...one.keys()].filter(
    (key) =>
      !SAME_FOR_ALL.has(`${language}/${key}`) &&
      asTwo(one.get(key)) !== asTwo(two.get(key)) &&
      asTwo(ownOne.get(key)) === asTwo(ownTwo.get(key)),
  );
  expect(same).toEqual([]);
});
