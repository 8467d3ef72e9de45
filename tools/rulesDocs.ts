// Writes the numbered rules of RULES.md in the words of the app.

import { readFileSync } from 'node:fs';
import type { Card } from '@wagons/rules';
import { parseDeck } from '@wagons/rules/deck';
import { type CardWords, loadWords } from '@wagons/words';
import { cardOfRule, isRuleId, type LawWords, loadArea, markOf, type RuleId } from '@wagons/words/areas';

/** The English words, and the cards that the rules are about. */
type RuleSources = {
  readonly law: LawWords;
  readonly sentences: CardWords;
  readonly cards: readonly Card[];
};

export async function loadRuleSources(): Promise<RuleSources> {
  const { cards: sentences } = await loadWords('en');
  const cards = ['base', 'frontier'].flatMap((name) => {
    const deck = parseDeck(
      readFileSync(new URL(`../packages/rules/decks/${name}.json`, import.meta.url), 'utf8'),
    );
    if (!deck.ok) throw new Error(`${name}.json isn't a valid deck`);
    return deck.value.cards;
  });
  return { law: await loadArea('rules', 'en'), sentences, cards };
}

const WIDTH = 112;

/** A numbered rule: a list item, with its indented lines. */
const RULE = /^- \*\*([A-Z]\d+)\*\* .*(?:\n {2}\S.*)*/gm;

/** The document with every numbered rule as the app words it. */
export const withRules = (document: string, sources: RuleSources): string =>
  document.replaceAll(RULE, (item, id: string) =>
    isRuleId(id) ? wrapped(`- **${id}** ${ruleText(id, sources)}`) : item,
  );

/** A rule: its card and condition if it has one, then the details, and what is our own choice. */
function ruleText(id: RuleId, { law, sentences, cards }: RuleSources): string {
  const { text, note } = law.rules[id];
  const mark = markOf(id);
  const about = cardOfRule(id);
  const card = cards.find((one) => one.id === about);
  const known = card?.provenance?.bonus;
  return [
    card && about ? `*${card.title.en}* (\`${card.id}\`) — ${withBoldPoints(sentences[about])}` : '',
    text,
    mark ? `**${law.marks[mark].name}:** ${note}` : '',
    known && known !== 'original' ? `Provenance: *${PROVENANCES[known]}*.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll('’', "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('\u00A0', ' ');
}

const PROVENANCES = { confirmed: 'confirmed', printAndPlay: 'print-and-play' } as const;

const withBoldPoints = (sentence: string): string => sentence.replaceAll(/−?\d+ points?/g, '**$&**');

/** A list item in lines; those after the first are indented. */
function wrapped(item: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of item.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= WIDTH || line.trim() === '') line = longer;
    else {
      lines.push(line);
      line = `  ${word}`;
    }
  }
  return [...lines, line].join('\n');
}
