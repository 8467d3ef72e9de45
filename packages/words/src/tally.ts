// The lines of a tally, explained: where its points come from.

import type { Terrain } from '@wagons/rules';
import type { Line } from '@wagons/rules/scoring';
import { capital } from './language/sentence.ts';
import type { Words } from './words.ts';

/** "Desert: largest group, 4 territories" */
export const explainTerrain = ({ names, tally }: Words, terrain: Terrain, line: Line): string =>
  tally.terrain({ terrain: capital(names.terrains[terrain]), size: line.points, choices: line.choices });

/** "Badlands: 8 points = 4 + 4" */
export function explainBonus(words: Words, title: string, line: Line): string {
  const parts = line.contributions.length > 1 ? line.contributions : [];
  return bonusLine(
    words,
    title,
    line,
    parts.map(({ points }) => words.amounts.number(points)),
  );
}

/** The line of a scoring card, with its parts where there are any. */
export function bonusLine(
  { tally }: Words,
  title: string,
  { points, choices }: Pick<Line, 'points' | 'choices'>,
  parts: readonly string[],
): string {
  const hasSum = parts.length > 0;
  return tally.bonus({ title, points, hasSum, sum: hasSum ? sumText(parts) : '', choices });
}

/** "2 + 2 − 1" */
const sumText = (parts: readonly string[]): string =>
  parts.reduce((sum, part) => (part.startsWith('−') ? `${sum} − ${part.slice(1)}` : `${sum} + ${part}`));
