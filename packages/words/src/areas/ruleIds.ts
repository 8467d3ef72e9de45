// The numbers of the law: its chapters, its rules, and which of them carry a mark of ours.

import { type BuiltInCardId, FRONTIER_CARD_IDS, PRINTED_CARD_IDS } from '../builtInCards.ts';

/** Setup, draft, placing, turns and end, groups, scoring cards (printed, Frontier), winner. */
export const CHAPTERS = ['S', 'D', 'P', 'T', 'G', 'B', 'C', 'W'] as const;
export type Chapter = (typeof CHAPTERS)[number];

// prettier-ignore
export const RULE_IDS = [
  'S1', 'S2', 'S3', 'S4', 'S5',
  'D1', 'D2', 'D3', 'D4',
  'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8',
  'T1', 'T2', 'T3',
  'G1', 'G2', 'G3',
  'B0', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9',
  'B10', 'B11', 'B12', 'B13', 'B14', 'B15', 'B16', 'B17', 'B18',
  'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9',
  'C10', 'C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18',
  'W1', 'W2',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const isRuleId = (text: string): text is RuleId => RULE_IDS.some((id) => id === text);

/** The rules of a chapter, in their order. */
export const rulesOf = (chapter: Chapter): readonly RuleId[] =>
  RULE_IDS.filter((id) => id.startsWith(chapter));

/** A reading is not printed but follows from what is; a ruling is a choice where the rulebooks leave one. */
export const MARKS = ['reading', 'ruling'] as const;
export type Mark = (typeof MARKS)[number];

/** The rules with a point that no rulebook prints. */
const MARKED = {
  S4: 'reading',
  D4: 'reading',
  P1: 'ruling',
  P2: 'reading',
  P5: 'reading',
  P8: 'reading',
  G3: 'ruling',
  B0: 'reading',
  B1: 'ruling',
  B2: 'ruling',
  B4: 'reading',
  B6: 'ruling',
  B10: 'ruling',
  B14: 'ruling',
  B16: 'reading',
  B18: 'reading',
  W2: 'ruling',
} as const satisfies { readonly [rule in RuleId]?: Mark };
export type MarkedRule = keyof typeof MARKED;

/** The mark of a rule, if it has one. */
export const markOf = (rule: RuleId): Mark | undefined =>
  Object.hasOwn(MARKED, rule) ? MARKED[rule as MarkedRule] : undefined;

/** The scoring card that a rule is about: B1 is the first of the printed deck, C1 the first of Frontier. */
export function cardOfRule(rule: RuleId): BuiltInCardId | undefined {
  const ids = { B: PRINTED_CARD_IDS, C: FRONTIER_CARD_IDS }[rule[0] ?? ''];
  return ids?.[Number(rule.slice(1)) - 1];
}

/** The rule that tells the details of a scoring card. */
export const ruleOfCard = (card: BuiltInCardId): RuleId | undefined =>
  RULE_IDS.find((rule) => cardOfRule(rule) === card);
