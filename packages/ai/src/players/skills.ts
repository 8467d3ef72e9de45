// The eight levels: the same search with a shorter horizon, things it overlooks, and evaluation errors.
//
// No level blunders at random: a weak one overlooks spots, scoring cards and gifts, but plays the best of what it sees, and
// misjudges a value by a few points at most. Those that keep more than one town see the potential of a town. Level 1 is for
// children of eight. Level 8 is the whole engine. The parameters were tuned with `npm run bench levels`.

import type { SearchScope } from '../search/candidates.ts';
import type { Level } from '../service/bots.ts';

/** How a level plays. */
export type Skill = SearchScope & {
  /** Maximum evaluation error of a move, in points. */
  readonly misjudge: number;
  /** Percentage of the spots that it overlooks. */
  readonly overlooks: number;
  /** Percentage of its decisions in which it doesn't think of a scoring card; each card on its own. */
  readonly forgets: number;
  /** Percentage of its drafts in which it doesn't see what skipped cards are worth to the rival. */
  readonly ignoresGifts: number;
};

/** The skills of levels 1 to 7. Level 8 is limited only by its budget. */
export const SKILLS: Readonly<Record<`L${Exclude<Level, 8>}`, Skill>> = {
  L1: { horizon: 1, width: 1, placements: 5, misjudge: 1.5, overlooks: 50, forgets: 10, ignoresGifts: 15 },
  L2: { horizon: 1, width: 1, placements: 6, misjudge: 1.5, overlooks: 20, forgets: 4, ignoresGifts: 5 },
  L3: { horizon: 3, width: 1, placements: 6, misjudge: 1.5, overlooks: 16, forgets: 2, ignoresGifts: 0 },
  L4: { horizon: 4, width: 1, placements: 8, misjudge: 1.5, overlooks: 6, forgets: 0, ignoresGifts: 0 },
  L5: { horizon: 6, width: 1, placements: 8, misjudge: 1.5, overlooks: 0, forgets: 0, ignoresGifts: 0 },
  L6: { horizon: 6, width: 2, placements: 8, misjudge: 1.5, overlooks: 0, forgets: 0, ignoresGifts: 0 },
  L7: { horizon: 9, width: 2, placements: 8, misjudge: 1, overlooks: 0, forgets: 0, ignoresGifts: 0 },
};
