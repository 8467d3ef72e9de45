// The numbered rules as pages, one for each language, in the words of the app.

import { cardOfRule, CHAPTERS, loadArea, markOf, rulesOf } from '@wagons/words/areas';
import { languageName, loadWords } from '@wagons/words';
import { LANGUAGES } from '@wagons/rules';
import { escaped, framed, languageLinks } from './frame.mjs';

/** @typedef {import('@wagons/rules').Language} Language */
/** @typedef {import('@wagons/words/areas').LawWords} LawWords */
/** @typedef {import('@wagons/words/areas').RuleId} RuleId */
/** @typedef {import('@wagons/words').CardWords} CardWords */

const RULE = /\b([SDPTGBCW]\d{1,2})\b/g;

/** @returns {Promise<Array<[string, string]>>} the pages by path */
export async function rulesPages() {
  const names = new Map(LANGUAGES.map((language) => [language, languageName(language)]));
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const law = await loadArea('rules', language);
      const { shell } = await loadArea('web', language);
      const { cards } = await loadWords(language);
      const path = `rules/${language}.html`;
      const body = `${languageLinks('rules', language, names)}
<h1>${shell.places.rules}</h1>
${CHAPTERS.map((chapter) => chapterText(law, cards, chapter)).join('\n')}`;
      return [path, framed({ path, title: shell.places.rules, body, language })];
    }),
  );
}

/**
 * @param {LawWords} law
 * @param {CardWords} cards
 * @param {(typeof CHAPTERS)[number]} chapter
 */
function chapterText(law, cards, chapter) {
  const items = rulesOf(chapter).map((id) => ruleText(law, cards, id));
  return `<h2 id="${chapter}">${escaped(law.chapters[chapter])}</h2>\n<dl class="rules">\n${items.join('\n')}\n</dl>`;
}

/**
 * @param {LawWords} law
 * @param {CardWords} cards
 * @param {RuleId} id
 */
function ruleText(law, cards, id) {
  const { text, note } = law.rules[id];
  const card = cardOfRule(id);
  const mark = markOf(id);
  const parts = [
    ...(card === undefined ? [] : [`<strong>${escaped(cards[card])}</strong>`]),
    linked(text),
    ...(mark && note !== undefined ? [`<em>${escaped(law.marks[mark].name)}:</em> ${linked(note)}`] : []),
  ];
  return `<dt id="${id}"><a href="#${id}">${id}</a></dt>\n<dd>${parts.map((part) => `<p>${part}</p>`).join('')}</dd>`;
}

/** @param {string} text */
const linked = (text) => escaped(text).replaceAll(RULE, '<a href="#$1">$1</a>');
