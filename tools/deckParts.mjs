// Gives each part of the built app what it needs of our deck: the table the cards, a language their titles in it.

import { textOf } from './files.mjs';

const FILE = 'decks/base.json';
const PART = /\/decks\/base\.json\?(\w+)$/;

/** @typedef {{ title: Readonly<Record<string, string>> }} Card */

/**
 * The part for whoever imports the deck, if it is not the whole deck. Where nothing is built everybody has the whole
 * deck: a part may lack only what is not asked for.
 * @param {string} importer
 * @returns {string | undefined} `untitled`, `titles`, or a language for the titles in it
 */
function partFor(importer) {
  if (importer.endsWith('/web/src/app/desk.ts')) return 'untitled';
  if (importer.endsWith('/web/src/app/everyTitle.ts')) return 'titles';
  return /\/words\/src\/web\/(..)\/index\.ts$/.exec(importer)?.[1];
}

/**
 * @param {Card} card
 * @param {string} part
 */
function cut({ title, ...card }, part) {
  if (part === 'untitled') return { ...card, title: {} };
  return { title: part === 'titles' ? title : { [part]: title[part] } };
}

/** @returns {import('vite').Plugin} */
export const deckParts = () => ({
  name: 'wagons-deck-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/decks\/base\.json$/ },
    async handler(source, importer = '') {
      const whole = await this.resolve(source, importer);
      const part = partFor(importer.replaceAll('\\', '/'));
      return whole && part !== undefined ? `${whole.id}?${part}` : whole;
    },
  },
  load: {
    filter: { id: PART },
    handler(id) {
      const part = PART.exec(id)?.[1] ?? '';
      const { cards, ...deck } = JSON.parse(textOf(FILE) ?? '{}');
      const kept = { ...deck, cards: cards.map((/** @type {Card} */ card) => cut(card, part)) };
      return { code: JSON.stringify(kept), moduleType: 'json' };
    },
  },
});
