// The cards of both decks as pages, one for each language: both sides of each, drawn as in the app.

import { readFileSync } from 'node:fs';
import { ArtDefs, CardPicture, loadPictograms, ScoringCard } from '@wagons/board';
import { invariant, LANGUAGES } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { bonusText, languageName, loadWords, titleOf } from '@wagons/words';
import { loadArea } from '@wagons/words/areas';
import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { escaped, framed, languageLinks } from './frame.mjs';

/** @typedef {import('@wagons/rules').Card} Card */
/** @typedef {import('@wagons/rules').Language} Language */

const DECKS = ['base', 'frontier'].map((name) => {
  const deck = parseDeck(
    readFileSync(new URL(`../../packages/rules/decks/${name}.json`, import.meta.url), 'utf8'),
  );
  invariant(deck.ok, 'a built-in deck can be read');
  return deck.value;
});

/** All their conditions are worded by hand. */
const BUILT_IN = DECKS.flatMap(({ cards }) => cards);

/** @returns {Promise<Array<[string, string]>>} the pages by path */
export async function cardsPages() {
  await loadPictograms();
  const names = new Map(LANGUAGES.map((language) => [language, languageName(language)]));
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const words = await loadWords(language);
      const { shell } = await loadArea('web', language);
      const path = `cards/${language}.html`;
      const decks = DECKS.map(
        ({ name, cards }) =>
          `<h2>${escaped(name[language] ?? name.en ?? '')}</h2>\n<div class="cards">\n${cards
            .map((card) => cardText(card, words, language))
            .join('\n')}\n</div>`,
      );
      const body = `${languageLinks('cards', language, names)}
<h1>${shell.places.cards}</h1>
${renderToStaticMarkup(h(ArtDefs, {}))}
${decks.join('\n')}`;
      const head = '<link rel="stylesheet" href="drawings.css">\n';
      return [path, framed({ path, title: shell.places.cards, body, language, head })];
    }),
  );
}

/**
 * @param {Card} card
 * @param {Awaited<ReturnType<typeof loadWords>>} words
 * @param {Language} language
 */
function cardText(card, words, language) {
  const title = titleOf(card, language);
  const front = h(CardPicture, { card, label: title });
  const back = h(ScoringCard, {
    title,
    sentence: bonusText(words, card, BUILT_IN, undefined),
    bonus: card.bonus,
  });
  return `<article id="${card.id}">${renderToStaticMarkup(front)}${renderToStaticMarkup(back)}</article>`;
}
