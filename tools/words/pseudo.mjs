// A pseudo-locale: English with accents and 40 % longer, to find texts that don't fit and texts that aren't messages.

import { TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { readCatalog, SOURCE } from './catalogs.mjs';
import { areaModule } from './generate.mjs';
import { parseMessage } from './icu.mjs';

/** @typedef {import('./icu.mjs').Element} Element */

const ACCENTS = new Map(
  Object.entries({ a: 'á', c: 'ç', d: 'ð', e: 'é', i: 'í', l: 'ł', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý' }),
);

/** Messages with a fixed form: keys of a keyboard, words that are typed, letters on a card. */
const FIXED = /keys\.lines\.\d\.0$|terrainLetters|typed\.help|guestNames/;

/**
 * A message in the pseudo-locale; its arguments and their options stay.
 * @param {string} message
 * @returns {string}
 */
export const pseudoMessage = (message) => printAST(stretched(parseMessage(message)));

/**
 * @param {Element[]} elements
 * @returns {Element[]}
 */
function stretched(elements) {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([key, { value }]) => [
      key,
      { value: stretched(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/**
 * Accents, and every word longer by two letters in five.
 * @param {string} text
 */
function pseudoText(text) {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const accented = [...word].map((letter) => ACCENTS.get(letter) ?? letter).join('');
    return accented + 'ë'.repeat(Math.round(word.length * 0.4));
  });
}

/**
 * Builds the app with the pseudo-locale in place of English.
 * @returns {import('vite').Plugin}
 */
export function pseudoLocale() {
  const english = readCatalog(SOURCE);
  const areas = Object.entries(english.areas).map(([area, entries]) => {
    const messages = Object.entries(entries).map(([key, { message }]) => {
      return [key, { message: FIXED.test(key) ? message : pseudoMessage(message) }];
    });
    return [area, Object.fromEntries(messages)];
  });
  const pseudo = { ...english, areas: Object.fromEntries(areas) };
  return {
    name: 'wagons-pseudo-locale',
    enforce: 'pre',
    load(id) {
      const area = /\/words\/src\/generated\/en\/(\w+)\.ts$/.exec(id.replaceAll('\\', '/'))?.[1];
      return area === undefined ? undefined : areaModule(pseudo, pseudo, area);
    },
  };
}
