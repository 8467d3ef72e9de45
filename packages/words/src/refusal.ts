// Why a move is refused, in one sentence.

import type { Illegal, Refusal } from '@wagons/rules';
import type { PlayWords } from './words.ts';

/** With the rule that forbids it: "… (rule P3)." The words of play only have the refusals that aiming can meet. */
export function refusalText({ refusals }: Pick<PlayWords, 'refusals'>, { why, rule }: Illegal): string {
  const sentences: { readonly [why in Refusal]?: string } = refusals.why;
  const sentence = sentences[why] ?? '';
  return rule === undefined ? sentence : `${sentence.replace(/\.$/, '')} (${refusals.rule({ rule })}).`;
}
