// Which cards of a town are new to whoever looks at it from the other side.

import type { Game, Seat } from '@wagons/rules';

/** The place in a town from which on its cards were laid since the other side moved; the last one where none was. */
export function firstNewCard({ moves, towns }: Game, seat: Seat): number {
  const town = towns[seat];
  // What somebody drafts or is given ends in that town, so the card says who moved.
  const theirs = moves.slice(moves.findLastIndex(({ card }) => town.every((laid) => laid.card !== card)) + 1);
  const laid = theirs.filter(({ type }) => type === 'place').length;
  return town.length - Math.max(1, laid);
}
