// Addresses of tables and decks: to open one, to find one, to bring a deck of one's own.

import { type Deck, ok, readDeck, refused } from '@wagons/rules';
import { faultText, loadWords } from '@wagons/words';
import { addressKey, makeBuckets } from './buckets.ts';
import { languageOf } from './problems.ts';
import type { Handlers } from './serve.ts';
import type { World } from './world.ts';

const FAULTS_TOLD = 5;
/** What is brought is kept for ever, so that it must not be much: some decks at once, and then one in ten minutes. */
const NEW_DECKS = { atOnce: 40, perSecond: 1 / 600 };
/** A deck is known by its hash, so what is found under it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export function tableHandlers(
  world: World,
): Handlers<'openTable' | 'quickMatch' | 'lobby' | 'bringDeck' | 'deck'> {
  const { store, hall, clock } = world;
  const brought = makeBuckets(clock, NEW_DECKS);
  return {
    openTable: async ({ me, body }) => {
      const opened = await hall.openTable(me.id, body);
      return opened.ok ? ok({ id: opened.value }) : opened;
    },
    quickMatch: async ({ me, body: { match, rated } }) => hall.quickMatch(me.id, match, rated),
    lobby: async () => ok({ tables: [...(await hall.lobby.tables())] }),
    bringDeck: async ({ body, request }) => {
      const deck = readDeck(body);
      if (!deck.ok) {
        const words = await loadWords(languageOf(request));
        const faults = deck.error.slice(0, FAULTS_TOLD).map((fault) => faultText(words, fault));
        return refused({ code: 'badDeck', detail: faults.join('\n') });
      }
      const { hash } = deck.value;
      if (await hall.deck(hash)) return ok({ hash });
      if (brought.take(addressKey(request.ip), 1) > 0) return refused('tooMany');
      // Whoever brings it first names it.
      await store.addDeck(hash, JSON.stringify(fileOf(deck.value)), clock.now());
      return ok({ hash });
    },
    deck: async ({ params, reply }) => {
      const deck = await hall.deck(params.hash);
      if (!deck) return refused('noSuchDeck');
      void reply.header('cache-control', FOR_EVER);
      return ok(fileOf(deck));
    },
  };
}

/** The file of a deck. */
const fileOf = ({ name, cards }: Deck) => ({
  format: 'wagons-deck 1',
  name,
  cards: cards.map(({ territories, ...card }) => ({
    ...card,
    front: territories.map(({ terrain, icon }) => `${terrain} ${icon}`),
  })),
});
