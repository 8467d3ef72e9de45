// Gives each part of the built app what it needs of the built-in decks: a game the cards, a language their titles in it.

import { textOf } from './files.mjs';

const PART = /\/(decks\/(?:base|frontier)\.json)\?(\w+)$/;

/** @typedef {{ id: string, title: Readonly<Record<string, string>>, provenance: object }} Card */

/**
 * The part for a module that imports a deck, if it is not the whole deck. Where nothing is built every module has the
 * whole deck: a part may lack only what is not asked for.
 * @param {string} importer
 * @returns {string | undefined} `game`, `rest`, or a language for the titles in it
 */
function partFor(importer) {
  if (importer.endsWith('/web/src/play/local/desk.ts')) return 'game';
  if (importer.endsWith('/web/src/play/local/restOfDeck.ts')) return 'rest';
  return /\/words\/src\/web\/(..)\/index\.ts$/.exec(importer)?.[1];
}

/**
 * @param {Card} card
 * @param {string} part
 */
function cut({ id, title, provenance, ...played }, part) {
  switch (part) {
    case 'game':
      return { id, title: {}, ...played };
    case 'rest':
      return { id, title, provenance };
    default:
      return { title: { [part]: title[part] } };
  }
}

/** @returns {import('vite').Plugin} */
export const deckParts = () => ({
  name: 'wagons-deck-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/decks\/(?:base|frontier)\.json$/ },
    async handler(source, importer = '') {
      const whole = await this.resolve(source, importer);
      const part = partFor(importer.replaceAll('\\', '/'));
      return whole && part !== undefined ? `${whole.id}?${part}` : whole;
    },
  },
  load: {
    filter: { id: PART },
    handler(id) {
      const [, file = '', part = ''] = PART.exec(id) ?? [];
      const { name, cards } = JSON.parse(textOf(file) ?? '{}');
      const kept = { name, cards: cards.map((/** @type {Card} */ card) => cut(card, part)) };
      return { code: JSON.stringify(kept), moduleType: 'json' };
    },
  },
});
