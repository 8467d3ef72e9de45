// The text that goes along with a link to a game.

import type { BySeat, Points, Seat } from '@wagons/rules';
import type { AppWords } from '@wagons/words/areas';
import { inOrder } from './viewpoint.ts';

type SharingPlayers = {
  /** Names that others understand. */
  readonly names: BySeat<string>;
  /** Comes first. */
  readonly reader: Seat | undefined;
};

export function shareText(
  { shareText: text }: AppWords['end'],
  points: BySeat<Points>,
  { names, reader }: SharingPlayers,
): string {
  const [one, other] = inOrder({ reader });
  return text({ name: names[one], points: points[one], rival: names[other], against: points[other] });
}
