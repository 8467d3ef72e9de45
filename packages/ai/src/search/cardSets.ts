// Sets of cards of the circle as bits, and the keys of town tries.
//
// Once the starting card is chosen, the circle is a queue: bit q of a set is its q-th card. The same cards in the same
// order can come up after different starts, so towns are cached by a key that doesn't depend on the start: cards up to
// the end of the circle as dealt in the lower bits, those after its beginning in the upper bits. The highest bit is
// always the card that was placed last.

export const CIRCLE = 15;
const ALL = (1 << CIRCLE) - 1;

/** The key of a set of queue cards after a start, which is a position in the circle as dealt. */
export function keyOf(cards: number, start: number): number {
  const before = (cards << start) & ALL;
  const after = cards >> (CIRCLE - start);
  return before === 0 ? after : before | (after << CIRCLE);
}

/** The last card of a key: its position in the circle as dealt. */
export function lastOf(key: number): number {
  const bit = 31 - Math.clz32(key);
  return bit < CIRCLE ? bit : bit - CIRCLE;
}

export const withoutLast = (key: number): number => key & ~(1 << (31 - Math.clz32(key)));
