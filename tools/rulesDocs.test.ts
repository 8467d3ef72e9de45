// Checks that RULES.md words its rules as the app does.

import { readFileSync } from 'node:fs';
import { RULE_IDS } from '@wagons/words/areas';
import { expect, it } from 'vitest';
import { loadRuleSources, withRules } from './rulesDocs.ts';

const document = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const sources = await loadRuleSources();

it('the rules of RULES.md are up to date (npm run docs makes them so)', () => {
  expect(document).toBe(withRules(document, sources));
});

it.each(RULE_IDS)('a changed sentence of %s is noticed', (id) => {
  const changed = { ...sources.law.rules, [id]: { ...sources.law.rules[id], text: 'Something else.' } };
  expect(withRules(document, { ...sources, law: { ...sources.law, rules: changed } })).not.toBe(document);
});

it('a changed sentence of a card is noticed', () => {
  const sentences = { ...sources.sentences, badlands: '5 points per gun.' };
  expect(withRules(document, { ...sources, sentences })).toContain('— **5 points** per gun. The gun');
});
