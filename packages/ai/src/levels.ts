// The eight levels: one way to play, seen from less far, with fewer spots in mind, and judged a little wrong.
//
// No level blunders at random: every candidate is a move that looks good at once, and a misjudged value is off by a
// few points at most. Level 8 is the whole engine. The figures are set by `npm run bench:levels`.

import type { Reach } from './search/candidates.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** How a level plays. */
export type Skill = Reach & {
  /** It may value a move too high or too low by up to so many points. */
  readonly misjudge: number;
};

/** The skill of each level below the last, which looks as far as its budget goes and misjudges nothing. */
export const SKILLS: Readonly<Record<`L${Exclude<Level, 8>}`, Skill>> = {
  L1: { horizon: 1, width: 1, placements: 4, misjudge: 8 },
  L2: { horizon: 1, width: 1, placements: 6, misjudge: 6 },
  L3: { horizon: 2, width: 1, placements: 6, misjudge: 5 },
  L4: { horizon: 3, width: 1, placements: 6, misjudge: 4 },
  L5: { horizon: 4, width: 1, placements: 8, misjudge: 3 },
  L6: { horizon: 4, width: 2, placements: 8, misjudge: 2 },
  L7: { horizon: 6, width: 2, placements: 8, misjudge: 1 },
};
