// The results of this device's players against each bot level.

import type { Level } from '@wagons/ai';
import { opponent, SEATS } from '@wagons/rules';
import type { KeptGame } from './keptGame.ts';

export type Results = { readonly won: number; readonly shared: number; readonly lost: number };

/** Finished games of a person against a bot, by level, from the lowest. Practice counts for nothing. */
export function resultsByLevel(games: readonly KeptGame[]): ReadonlyMap<Level, Results> {
  const results = new Map<Level, Results>();
  for (const { players, totals, practice } of games) {
    const seat = SEATS.find((one) => players[one].kind === 'person');
    const other = seat && players[opponent(seat)];
    if (practice || !totals || !seat || other?.kind !== 'bot') continue;
    const lead = totals[seat] - totals[opponent(seat)];
    const what = lead === 0 ? 'shared' : lead > 0 ? 'won' : 'lost';
    const before = results.get(other.level) ?? { won: 0, shared: 0, lost: 0 };
    results.set(other.level, { ...before, [what]: before[what] + 1 });
  }
  return new Map([...results].toSorted(([a], [b]) => a - b));
}
