// The eight levels: one way to play, seen from less far, with fewer spots in mind, and judged a little wrong.
//
// No level blunders at random: a weak one does not see every spot, but takes one that looks good among those it sees, and
// a value it misjudges is off by a few points at most. Level 8 is the whole engine. The figures were set with the help of
// `npm run bench:levels`.

import type { Reach } from './search/candidates.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** How a level plays. */
export type Skill = Reach & {
  /** It may value a move too high or too low by up to so many points. */
  readonly misjudge: number;
  /** So many of a hundred spots it does not see. */
  readonly overlooks: number;
};

/** The skill of each level below the last, which looks as far as its budget goes and misjudges nothing. */
export const SKILLS: Readonly<Record<`L${Exclude<Level, 8>}`, Skill>> = {
  L1: { horizon: 1, width: 1, placements: 5, misjudge: 3, overlooks: 72 },
  L2: { horizon: 2, width: 1, placements: 6, misjudge: 3, overlooks: 28 },
  L3: { horizon: 3, width: 1, placements: 6, misjudge: 3, overlooks: 25 },
  L4: { horizon: 4, width: 1, placements: 8, misjudge: 2.5, overlooks: 0 },
  L5: { horizon: 5, width: 1, placements: 8, misjudge: 2, overlooks: 0 },
  L6: { horizon: 6, width: 2, placements: 8, misjudge: 1, overlooks: 0 },
  L7: { horizon: 8, width: 2, placements: 8, misjudge: 0, overlooks: 0 },
};
