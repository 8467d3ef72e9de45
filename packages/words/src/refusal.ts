// Why a move is refused, in one sentence.

import type { Illegal } from '@wagons/rules';
import type { PlayWords } from './contract.ts';

/** With the rule that forbids it: "… (rule P3)." */
export function refusalText({ refusals }: Pick<PlayWords, 'refusals'>, { why, rule }: Illegal): string {
  const sentence = refusals.why[why];
  return rule === undefined ? sentence : `${sentence.replace(/\.$/, '')} (${refusals.rule(rule)}).`;
}
