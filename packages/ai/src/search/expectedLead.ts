// The lead that a town can expect from the comparing cards while the rival's town isn't finished.
//
// Compared with the rival's town of the moment, a town that wants more mines looks no better until it has the last one it
// needs, and a beam would drop it before that. The mean over the towns that the rival may end with rises step by step.

import type { Features } from '../kernel/conditions/featureLeads.ts';
import type { Evaluator, LeadOf } from './evaluator.ts';

/** How much of what the rival may still get is assumed. */
const PORTIONS = [0, 0.25, 0.5, 0.75, 1] as const;

/** What the rival's features may be at the end: from those of its town now to those with all that it may still get. */
export function featureRange(now: Features, gain: Features): readonly Features[] {
  const range = PORTIONS.map((portion) => now.map((feature, i) => Math.round(feature + portion * gain[i]!)));
  return range.filter((one, i) => i === 0 || one.join() !== range[i - 1]!.join());
}

/** Leads are cached for features below this; larger ones are rare. */
const CACHED = 64;

/** The mean lead over these features of the rival. */
export function expectedLead({ lead }: Evaluator, rivals: readonly Features[]): LeadOf {
  const known = new Map<number, number>();
  const mean = (own: Features): number => {
    let total = 0;
    for (const rival of rivals) total += lead(own, rival);
    return total / rivals.length;
  };
  return (own) => {
    let key = 0;
    for (let i = 0; i < own.length; i++) {
      const feature = own[i]!;
      if (!(feature >= 0 && feature < CACHED)) return mean(own);
      key = key * CACHED + feature;
    }
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const value = mean(own);
    known.set(key, value);
    return value;
  };
}
