import { readFileSync } from 'node:fs';
import { LANGUAGES, REFUSALS } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { parseRules } from '../../../../tools/ledger.mjs';
import { everyLanguage } from '../../test/messages.ts';
import { BUILT_IN_CARD_IDS } from '../builtInCards.ts';
import {
  cardOfRule,
  CHAPTERS,
  isRuleId,
  type LawWords,
  loadLawWords,
  markOf,
  RULE_IDS,
  ruleOfCard,
  rulesOf,
} from './law.ts';

const document = readFileSync(new URL('../../../../RULES.md', import.meta.url), 'utf8');
const laws = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, law: await loadLawWords(language) })),
);
const english = await loadLawWords('en');

/** Arguments for any message: every text is 2. */
const ANYTHING = { rules: 2, query: '2', address: '2', rule: '2', title: '2', name: '2' };

/** Every text of a catalog with its path; messages with arguments get sample values. */
function textsOf(value: unknown, path: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf((value as (given: unknown) => unknown)(ANYTHING), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** The numbers of rules that stand in a text. */
const rulesIn = (text: string): readonly string[] => text.match(/\b[SDPTGBCW]\d+\b/g) ?? [];

describe('the numbers of the law', () => {
  test('are those of the rule document, in its order', () => {
    const numbered = parseRules({ path: 'RULES.md', text: document }).map(({ number }) => number);
    expect(RULE_IDS).toEqual(numbered);
    expect(CHAPTERS.flatMap(rulesOf)).toEqual(numbered);
  });

  test('have the marks of the rule document', () => {
    for (const id of RULE_IDS) {
      const [, rule = ''] = document.split(`- **${id}**`);
      const [paragraph = ''] = rule.split(/\n\n|\n- /);
      const mark = markOf(id);
      expect(/\*\*Our\s+reading/.test(paragraph), id).toBe(mark === 'reading');
      expect(/\*\*Our\s+ruling/.test(paragraph), id).toBe(mark === 'ruling');
    }
  });

  test('pair each scoring card with the rule of its details', () => {
    for (const card of BUILT_IN_CARD_IDS) {
      const rule = ruleOfCard(card);
      expect(document).toContain(`- **${rule}** *`);
      expect(document.split(`- **${rule}**`)[1]?.slice(0, 60)).toContain(`(\`${card}\`)`);
      expect(rule && cardOfRule(rule)).toBe(card);
    }
    expect(cardOfRule('B0')).toBeUndefined();
    expect(cardOfRule('S1')).toBeUndefined();
  });

  test('cover every rule that a refusal names', () => {
    for (const rule of Object.values(REFUSALS)) expect(rule === undefined || isRuleId(rule)).toBe(true);
  });
});

describe.each(laws)('the law in $language', ({ language, law }) => {
  test('says its rules, notes and captions in sentences', () => {
    const sentences = textsOf([law.rules, law.pictures.captions, law.cards.examples], language);
    for (const [path, text] of sentences) expect(text, path).toMatch(/^[\p{Lu}„“«].*[.)]$/u);
  });

  test('refers to the same rules as in English', () => {
    const referring = (one: LawWords) =>
      textsOf({ rules: one.rules, pictures: one.pictures, page: one.page }, '')
        .map(([path, text]) => [path, rulesIn(text)] as const)
        .filter(([, rules]) => rules.length > 0);
    expect(referring(law)).toEqual(referring(english));
    for (const [, rules] of referring(law)) for (const rule of rules) expect(isRuleId(rule)).toBe(true);
  });
});

test.each(laws.filter(({ language }) => language !== 'en' && everyLanguage.includes(language)))(
  'the law in $language is not in English',
  ({ law }) => {
    const inEnglish = new Map(textsOf(english, ''));
    for (const [path, text] of textsOf(law, '')) {
      if (text.includes(' ')) expect(text, path).not.toBe(inEnglish.get(path));
      expect(text.replaceAll(/Circle the Wagons|print.and.play/gi, ''), path).not.toMatch(
        /\b(the|and|are|with|which|card|cards|your|town|may)\b/i,
      );
    }
  },
);
