// Which games the balance lab plays, in which order, and their deals.

import type { CardId, Deal, Deck } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';

/** A game to play: a deck by its number, three scoring cards, and which of their games it is, from 0. */
export type Fixture = {
  readonly deck: number;
  readonly center: readonly [CardId, CardId, CardId];
  readonly game: number;
};

export type NumberedDeck = { readonly number: number; readonly deck: Deck };

/** Every set of three cards, as places in the deck. */
export const TRIPLES: ReadonlyArray<readonly [number, number, number]> = upTo(18).flatMap((c) =>
  upTo(c).flatMap((b) => upTo(b).map((a) => [a, b, c] as const)),
);

/**
 * All games: every triple gets one before any gets two, in random order, and the decks take turns. So a run that is
 * stopped early is still an even sample.
 */
export function schedule(decks: readonly NumberedDeck[], games: number): readonly Fixture[] {
  return Array.from({ length: games }, (_, game) =>
    shuffled(TRIPLES, `lab order ${game}`).flatMap((places) =>
      decks.map(({ number, deck }): Fixture => {
        const [a = '', b = '', c = ''] = places.map((place) => deck.cards[place]?.id ?? '');
        return { deck: number, center: [a, b, c], game };
      }),
    ),
  ).flat();
}

/** A name that no other game has. */
export const nameOf = ({ deck, center, game }: Fixture): string => `${deck}/${center.join('+')}/${game}`;

/** The circle is shuffled by the name of the game, so that anyone can deal it again. */
export const dealOf = (fixture: Fixture, deck: Deck): Deal => ({
  center: fixture.center,
  circle: shuffled(
    deck.cards.map(({ id }) => id).filter((id) => !fixture.center.includes(id)),
    `lab ${nameOf(fixture)}`,
  ),
});

function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const roll = dice(seed);
  const rest = [...items];
  return items.flatMap(() => rest.splice(roll(rest.length), 1));
}

/** 0 … count − 1 */
function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i);
}
