// What holds for every message of every language.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { filesUnder, ROOT } from '../../../tools/files.mjs';
import { MESSAGES, readCatalogs } from '../../../tools/words/catalogs.mjs';
import { readRecords, reportOn } from '../../../tools/words/report.mjs';
import { deckFile } from '../../rules/test/table.ts';
import { AREAS, everyLanguage, render } from './messages.ts';

const catalogs = readCatalogs();
const [english] = catalogs;
if (!english) throw new Error('English is missing.');

/** Those that differ from the English ones. */
const QUOTES: Readonly<Record<string, string>> = { de: '„“', fr: '«»', it: '«»' };

/** What is typed at a keyboard has no spaces of its own. */
const withoutQuoted = (text: string): string =>
  text.replaceAll(/«\u202F[^«»]*\u202F»|"[^"]*"|\(\?,? /g, '').replaceAll('«\u202F»', '');

/** Signs and names that are not sentences: keys of a keyboard, a score, a colon. */
const isSign = (key: string): boolean => /keys\.lines\.\d\.0$|^colon$|^match$|table\.match$/.test(key);

test('every language of the catalogs can be chosen, and no other', () => {
  expect(catalogs.map(({ code }) => code).toSorted()).toEqual([...LANGUAGES].toSorted());
});

test.each(catalogs.slice(1))('$name is up to date and usable, and complete if it is marked so', (catalog) => {
  const report = reportOn(catalog, english, readRecords(catalog.code));
  const { unknown, unusable } = report;
  const remedy =
    `\`npm run words -- ${catalog.code}\` lists these messages and records those that changed in both languages. ` +
    'Change an outdated one, or accept it: `--accept KEY…`.';
  const nothing = { missing: [], unknown: [], outdated: [], unrecorded: [], unusable: [] };
  expect(catalog.complete ? report : { ...nothing, unknown, unusable }, remedy).toEqual(nothing);
});

test.each(catalogs)('$name has each message once', ({ code, areas }) => {
  const keysIn = (area: string): readonly string[] =>
    readFileSync(join(ROOT, MESSAGES, code, `${area}.json`), 'utf8').match(/(?<=^ {2}")[^"]+(?=":)/gm) ?? [];
  const twice = Object.keys(areas).flatMap((area) =>
    keysIn(area).filter((key, i, keys) => keys.indexOf(key) !== i),
  );
  expect(twice).toEqual([]);
});

test.each(['en', 'de', 'nl', 'fr', 'it'] as const)('%s has the titles of the deck files', (language) => {
  const decks = ['base', 'frontier'].map((name) => ({ key: `decks.${name}`, deck: deckFile(name) }));
  const titles = [
    ...decks.map(({ key, deck }) => [key, deck.name[language]]),
    ...decks.flatMap(({ deck }) => deck.cards.map(({ id, title }) => [id, title[language]])),
  ];
  const own = catalogs.find(({ code }) => code === language)?.areas['titles'] ?? {};
  expect(Object.entries(own).map(([key, { message }]) => [key, message])).toEqual(titles);
});

/** The messages of an area that a test finds fault with. */
async function faulty(
  {
    area,
    language,
    n,
  }: { readonly area: (typeof AREAS)[number]; readonly language: Language; readonly n: number },
  isFaulty: (text: string, key: string) => boolean,
): Promise<string[]> {
  const all = await render(area, language, n);
  return all.flatMap(({ key, texts }) =>
    texts.filter((text) => isFaulty(text, key)).map((text) => `${key}: ${text}`),
  );
}

const isHalfSaid = (text: string, key: string): boolean =>
  text === '' ||
  (!isSign(key) && text.trim() !== text) ||
  /undefined|NaN|\[object|\s\s|\bTODO\b|\.\.\./.test(text);

const isSpacedLikeFrench = (text: string): boolean =>
  !/(?<!\u202F)[;:?!»]|«(?!\u202F)/.test(withoutQuoted(text));

describe.each(everyLanguage)('messages in %s', (language) => {
  test.each(AREAS)('%s: nothing is empty or half said', async (area) => {
    for (const n of [0, 1, 2]) expect(await faulty({ area, language, n }, isHalfSaid)).toEqual([]);
  });

  test.each(AREAS)('%s: quotation marks and apostrophes are those of the language', async (area) => {
    const isForeign = (text: string): boolean =>
      // Help texts quote what is typed at a keyboard.
      (area !== 'terminal' && /['"]/.test(text)) ||
      (text.match(/[„“”«»]/g) ?? []).some((mark) => !(QUOTES[language] ?? '“”').includes(mark));
    expect(await faulty({ area, language, n: 2 }, isForeign)).toEqual([]);
  });

  test.each(AREAS)('%s: punctuation is spaced as in the language', async (area) => {
    const isWrong = (text: string, key: string): boolean =>
      !isSign(key) &&
      // An ellipsis never starts a line.
      (text.includes(' …') ||
        (language === 'fr' ? !isSpacedLikeFrench(text) : /\s[;:!]|\s\?(?!,)/.test(text)));
    expect(await faulty({ area, language, n: 2 }, isWrong)).toEqual([]);
  });

  test.each(AREAS)('%s: numbers are formatted', async (area) => {
    expect(await faulty({ area, language, n: 12_345 }, (text) => text.includes('12345'))).toEqual([]);
  });
});

/** Words that would change before a vowel, where the name of a person or a card may begin with one. */
const CHANGING = {
  fr: /(?<!\p{L})(?:de|que|jusque|lorsque|puisque|ne|se) X(?:name|who|host|bot|line|card|title)\b/u,
  it: /(?<!\p{L})[ae] X(?:name|who|host|bot|line)\b/u,
} as const;

test.each(['fr', 'it'] as const)(
  '%s: no name follows a word that changes before a vowel',
  async (language) => {
    const found = AREAS.map((area) =>
      faulty({ area, language, n: 2 }, (text) => CHANGING[language].test(text)),
    );
    expect((await Promise.all(found)).flat()).toEqual([]);
  },
);

/** Sentences that are alike because they hold only names. */
const ALIKE =
  /^names\.|shareText$|trayCard$|guestNames|keys\.lines|^newTable\.measure$|time\.|version$|contest$|table\.seed$/;

test.each(everyLanguage.filter((language) => language !== 'en'))(
  '%s is not left in English',
  async (language) => {
    const isSentence = (text: string): boolean => /\p{L}{3,} \p{L}{3,}/u.test(text);
    const left = AREAS.map(async (area) => {
      const theirs = new Map((await render(area, 'en', 2)).map(({ key, texts }) => [key, texts]));
      return faulty(
        { area, language, n: 2 },
        (text, key) =>
          isSentence(text) &&
          !ALIKE.test(key) &&
          text !== 'Circle the Wagons' &&
          theirs.get(key)?.includes(text) === true,
      );
    });
    expect((await Promise.all(left)).flat()).toEqual([]);
  },
);

test('every message is used', () => {
  const sources = ['web', 'cli', 'server', 'words']
    .flatMap((name) => filesUnder(`packages/${name}/src`))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const names = new Set(
    sources.flatMap((path) => readFileSync(join(ROOT, path), 'utf8').match(/[A-Za-z_]\w*/g) ?? []),
  );
  // Members of a record are looked up by a key that the code computes; their parent is named.
  const isUsed = (key: string): boolean => {
    const path = key.split('.');
    return names.has(path.at(-1) ?? '') || names.has(path.at(-2) ?? '') || names.has(path.at(-3) ?? '');
  };
  const keys = Object.entries(english.areas).flatMap(([area, entries]) =>
    ['cards', 'server', 'titles'].includes(area) ? [] : Object.keys(entries),
  );
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
