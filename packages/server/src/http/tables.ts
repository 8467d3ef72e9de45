// Routes of tables and decks.

import { type Deck, ok, refused } from '@wagons/rules';
import { BUILT_IN_DECKS, readDeck } from '@wagons/rules/deck';
import { faultText, loadWords } from '@wagons/words';
import { addressKey, makeAddressBuckets } from '../limits/buckets.ts';
import { BYTES } from '../limits/storageLimit.ts';
import { hasPage, Page } from './pages.ts';
import { languageOf } from './problems.ts';
import type { Handlers } from './serve.ts';
import type { World } from './world.ts';

const FAULTS_SHOWN = 5;
/** Decks are stored permanently, so uploads are limited: a burst, then one in ten minutes. */
const NEW_DECKS = { atOnce: 40, perSecond: 1 / 600 };
/** Decks are addressed by their hash, so a response never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export function tableHandlers(
  world: World,
): Handlers<'openTable' | 'quickMatch' | 'lobby' | 'decks' | 'bringDeck' | 'deck'> {
  const { store, hall, clock, storageLimit } = world;
  const brought = makeAddressBuckets(clock, NEW_DECKS);
  /** The file of a deck, as stored: it was validated when it was uploaded. */
  const textOf = async (hash: string): Promise<string | undefined> => {
    const text = await store.deck(hash);
    if (text !== undefined) return text;
    const ours = await hall.deck(hash);
    return ours && JSON.stringify(fileOf(ours));
  };
  return {
    openTable: async ({ me, body, request }) => {
      if (!storageLimit.mayStore(request.ip, BYTES.table)) return refused('enoughToday');
      const opened = await hall.openTable(me.id, body);
      return opened.ok ? ok({ id: opened.value }) : opened;
    },
    quickMatch: async ({ me, body: { match, rated }, request }) =>
      storageLimit.mayStore(request.ip, BYTES.table)
        ? hall.quickMatch(me.id, { match, rated })
        : refused('enoughToday'),
    lobby: async ({ me }) => ok({ tables: [...(await hall.lobby.tables(me?.id))] }),
    decks: async ({ request }) => {
      const language = languageOf(request);
      const found = await Promise.all(BUILT_IN_DECKS.map(async (hash) => hall.deck(hash)));
      const decks = found.map((deck, at) => {
        return deck && { number: at + 1, name: deck.name[language] ?? deck.name.en ?? '', hash: deck.hash };
      });
      return ok({ decks: decks.filter((deck) => deck !== undefined) });
    },
    bringDeck: async ({ body, request }) => {
      const deck = readDeck(body);
      if (!deck.ok) {
        const words = await loadWords(languageOf(request));
        const faults = deck.error.slice(0, FAULTS_SHOWN).map((fault) => faultText(words, fault));
        return refused({ code: 'badDeck', detail: faults.join('\n') });
      }
      const { hash } = deck.value;
      if (await hall.deck(hash)) return ok({ hash });
      if (brought.take(addressKey(request.ip), 1) > 0) return refused('tooMany');
      const text = JSON.stringify(fileOf(deck.value));
      if (!storageLimit.mayStore(request.ip, Buffer.byteLength(text))) return refused('enoughToday');
      // The first upload decides the name.
      await store.addDeck(hash, text, clock.now());
      return ok({ hash });
    },
    deck: async ({ params: { hash }, request, reply }) => {
      void reply.header('cache-control', FOR_EVER);
      // The ETag is the hash of an immutable file: there is nothing to look up.
      const held = new Page('', hash);
      if (hasPage(request, held)) return ok(held);
      const text = await textOf(hash);
      if (text !== undefined) return ok(new Page(text, hash));
      void reply.header('cache-control', 'no-store');
      return refused('noSuchDeck');
    },
  };
}

/** The JSON file of a deck. */
const fileOf = ({ name, cards }: Deck) => ({
  format: 'wagons-deck 1',
  name,
  cards: cards.map(({ territories, ...card }) => ({
    ...card,
    front: territories.map(({ terrain, icon }) => `${terrain} ${icon}`),
  })),
});
