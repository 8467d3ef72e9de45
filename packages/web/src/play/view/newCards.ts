// Which cards of a town are new to its opponent.

import type { Game, Seat } from '@wagons/rules';

/** The index of the first card placed since the opponent moved; the last card if there is none. */
export function firstNewCard({ moves, towns }: Game, seat: Seat): number {
  const town = towns[seat];
  // Every drafted or given card ends in its owner's town, so the card tells who moved.
  const theirs = moves.slice(moves.findLastIndex(({ card }) => town.every((laid) => laid.card !== card)) + 1);
  const laid = theirs.filter(({ type }) => type === 'place').length;
  return town.length - Math.max(1, laid);
}
