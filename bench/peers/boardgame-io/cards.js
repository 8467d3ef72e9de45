// The 18 cards: their ids and fronts, from the deck file.

import { readFileSync } from 'node:fs';

const deck = JSON.parse(
  readFileSync(new URL('../../../packages/rules/decks/base.json', import.meta.url), 'utf8'),
);

/** The ids of the cards in the order of the deck. */
export const CARDS = deck.cards.map(({ id }) => id);

const FRONTS = Object.fromEntries(
  deck.cards.map(({ id, front }) => [
    id,
    front.map((territory) => {
      const [terrain, icon] = territory.split(' ');
      return { terrain, icon };
    }),
  ]),
);

/** The four territories of a card in a rotation: top left, top right, bottom left, bottom right. */
export function frontOf(card, rotation) {
  const front = FRONTS[card];
  return rotation === 'upsideDown' ? front.toReversed() : front;
}
