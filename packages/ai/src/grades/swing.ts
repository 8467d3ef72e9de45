// A best move that changed the score a lot: by how much, as a fact of the game and not as an estimate.

import { type BySeat, type Game, opponent, type Points, score, skipped } from '@wagons/rules';
import type { Grade } from './grade.ts';
import { difference, type TallyDifference } from './prospect.ts';

export type Swing = {
  /** A gift is complete when all cards of the draft are placed; a card, at once. */
  readonly by: 'gift' | 'placement';
  /** How both tallies changed. */
  readonly change: BySeat<TallyDifference>;
};

/** A best move is explained if it changes the margin by at least this much. */
const LARGE: Points = 5;

/** `positions` are those before each move of the game, and the last one. Undefined if there is little to explain. */
export function swingOf(positions: readonly Game[], { at, seat, mark, played }: Grade): Swing | undefined {
  const before = positions[at];
  if (mark !== 'best' || !before || played.move.type === 'pickStart') return undefined;
  const isDraft = played.move.type === 'draft';
  // Without a gift, the card explains itself when it is placed.
  if (isDraft && skipped(before.circle, played.move.card).length === 0) return undefined;
  const after = isDraft ? positions.slice(at + 1).find(({ phase }) => phase !== 'place') : positions[at + 1];
  if (!after) return undefined;
  const [old, now] = [score(before), score(after)];
  const change = { first: difference(now.first, old.first), second: difference(now.second, old.second) };
  if (change[seat].total - change[opponent(seat)].total < LARGE) return undefined;
  return { by: isDraft ? 'gift' : 'placement', change };
}
