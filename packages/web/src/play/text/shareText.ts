// The text that goes along with a link to a game.

import type { BySeat, Points } from '@wagons/rules';
import type { LaterWords } from '@wagons/words/web';

/** With the names of two people, if they have some. */
export const shareText = (
  { shareText: text }: LaterWords['end'],
  { first, second }: BySeat<Points>,
  names?: BySeat<string>,
): string =>
  text({
    first,
    second,
    hasNames: names !== undefined,
    firstName: names?.first ?? '',
    secondName: names?.second ?? '',
  });
