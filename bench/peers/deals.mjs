// The deals of the random games: all choices of three center cards in turn, with the other fifteen shuffled.

const CARDS = Array.from({ length: 18 }, (_, card) => card);

/** Every choice of three among 18 cards: 816 of them. */
export const TRIPLES = CARDS.flatMap((a) =>
  CARDS.slice(a + 1).flatMap((b) => CARDS.slice(b + 1).map((c) => [a, b, c])),
);

/**
 * The deal of a game, as places of cards in the deck: the center by the number of the game, the circle by its dice.
 * @param {number} game
 * @param {(sides: number) => number} roll
 * @returns {{ center: number[], circle: number[] }}
 */
export function dealOf(game, roll) {
  const center = TRIPLES[game % TRIPLES.length] ?? [];
  const circle = CARDS.filter((card) => !center.includes(card));
  for (let last = circle.length - 1; last > 0; last--) {
    const other = roll(last + 1);
    [circle[last], circle[other]] = [circle[other] ?? 0, circle[last] ?? 0];
  }
  return { center, circle };
}
