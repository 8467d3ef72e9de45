// The token of a person on the end screen, where the computer has a face.

import type { Icon, Seat } from '@wagons/rules';
import { type Viewpoint, inOrder } from '../text/viewpoint.ts';

const TOKENS = ['cow', 'fort', 'mine', 'beer'] as const;

/** The wagon is the reader's, or the first player's; anyone else has a token that follows from their name. */
export function tokenOf({ names, reader }: Pick<Viewpoint, 'names' | 'reader'>, seat: Seat): Icon {
  if (seat === inOrder({ reader })[0]) return 'wagon';
  const letters = [...names[seat]].map((letter) => letter.codePointAt(0) ?? 0);
  return TOKENS[letters.reduce((sum, one) => sum + one, 0) % TOKENS.length] ?? TOKENS[0];
}
