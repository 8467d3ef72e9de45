// The circle as a queue, and sets of its cards as bits.
//
// Once the starting card is named the circle is a queue: bit q of a set is the q-th card of it. The same cards in the
// same order can come up after different starts, so towns are remembered by a key that knows nothing of the start: the
// cards up to the end of the circle as dealt in the lower bits, those after its beginning in the upper ones. The
// highest bit is always the card that was laid last.

export const CIRCLE = 15;
const ALL = (1 << CIRCLE) - 1;

/** The key of a set of queue cards after a start, which is a place in the circle as dealt. */
export function keyOf(cards: number, start: number): number {
  const before = (cards << start) & ALL;
  const after = cards >> (CIRCLE - start);
  return before === 0 ? after : before | (after << CIRCLE);
}

/** The card that a key has last: its place in the circle as dealt. */
export function lastOf(key: number): number {
  const bit = 31 - Math.clz32(key);
  return bit < CIRCLE ? bit : bit - CIRCLE;
}

export const withoutLast = (key: number): number => key & ~(1 << (31 - Math.clz32(key)));
