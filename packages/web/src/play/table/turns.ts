// The moves of a game with the seats that made them, and where a turn ends.

import { type Game, type Move, playAll, positionsOf, type Seat, seatToMove } from '@wagons/rules';

/** A move, the seat that made it, and the position before it. */
export type MadeMove = { readonly by: Seat; readonly move: Move; readonly before: Game };

/** Every move of a game. */
export function madeMoves(game: Game): readonly MadeMove[] {
  const positions = positionsOf(game);
  return game.moves.flatMap((move, at) => {
    const before = positions[at];
    const by = before && seatToMove(before);
    return before && by ? [{ by, move, before }] : [];
  });
}

/** Whether a town begins with this move. It has only one spot, and turning the card turns the whole town later. */
export const startsTown = ({ by, move, before }: MadeMove): boolean =>
  move.type === 'place' && before.towns[by].length === 0;

/** Whether a turn that began at `before` is finished at `after`: the other seat moves, or the game is over. */
export const isFinished = (before: Game, after: Game): boolean => seatToMove(after) !== seatToMove(before);

/** The index of the first card placed since the opponent moved; the last card if there is none. */
export function firstNewCard({ moves, towns }: Game, seat: Seat): number {
  const town = towns[seat];
  // Every drafted or given card ends in its owner's town, so the card tells who moved.
  const theirs = moves.slice(moves.findLastIndex(({ card }) => town.every((laid) => laid.card !== card)) + 1);
  const laid = theirs.filter(({ type }) => type === 'place').length;
  return town.length - Math.max(1, laid);
}

/** The moves that lead from one moment to a later one; none if the second does not continue the first. */
export function stepsBetween(before: Game, after: Game): readonly MadeMove[] {
  const made = after.moves.slice(before.moves.length);
  if (made.length === 0 || before.deal !== after.deal || !isContinued(before, after)) return [];
  return made.flatMap((move, i) => {
    const reached = playAll(before, made.slice(0, i));
    const by = reached.ok ? seatToMove(reached.value) : undefined;
    return reached.ok && by ? [{ by, move, before: reached.value }] : [];
  });
}

/** Whether a game begins with the moves of another one. */
export const isContinued = (before: Game, after: Game): boolean =>
  before.moves.every((move, i) => after.moves[i] === move || sameMove(move, after.moves[i]));

const sameMove = (one: Move, other: Move | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
