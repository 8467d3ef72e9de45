// The rules of the game and its cards in words, loaded on demand.

import type { Language } from '@wagons/rules';
import { load } from '../generated/load/rules.ts';
import type { RulesMessages } from '../generated/types.ts';
import type { RuleId } from './ruleIds.ts';

export {
  cardOfRule,
  type Chapter,
  CHAPTERS,
  isRuleId,
  markOf,
  MARKS,
  RULE_IDS,
  type RuleId,
  ruleOfCard,
  rulesOf,
} from './ruleIds.ts';

/** A rule; one that carries a mark has a note for it. */
type RuleText = { readonly text: string; readonly note?: string | undefined };

/** Numbers of other rules may be in any text, as in "(P4)". */
export type LawWords = Omit<RulesMessages, 'rules'> & { readonly rules: Readonly<Record<RuleId, RuleText>> };

type PictureWords = RulesMessages['pictures'];

/** The towns that illustrate a rule. */
export const PICTURES = [
  'upright',
  'upsideDown',
  'oneEdge',
  'twoEdges',
  'apart',
  'corner',
  'sideways',
  'offGrid',
  'coverOne',
  'coverTwo',
  'coverFour',
  'oneOfEach',
  'twoOfEach',
  'threeOfTwo',
  'gunAmidDeserts',
  'closestGun',
  'enclosed',
] as const satisfies readonly (keyof PictureWords['captions'])[];
export type Picture = (typeof PICTURES)[number];

export const loadLawWords = async (language: Language): Promise<LawWords> =>
  (await load[language]()).messages;
