// Opens a table on the server.

import type { TableSettings } from '@wagons/protocol';
import { type Deck, ok, type Result } from '@wagons/rules';
import { store } from '../../kit/storage/storage.ts';
import { deckKey } from '../../play/store/games.ts';
import { api, type Trouble } from '../api.ts';
import { ensureSignedIn } from '../me.ts';
import { wishedName } from './nameField.tsx';

/** Becomes a guest if need be, uploads the deck if the server can't know it, and opens the table. */
export async function openTable(deck: Deck, settings: TableSettings) {
  const self = await ensureSignedIn(wishedName.value.trim());
  if (!self.ok) return self;
  const uploaded = await uploadDeck(deck);
  return uploaded.ok ? api('openTable', { body: settings }) : uploaded;
}

/** The server has the built-in decks; any other is uploaded as its original file. */
async function uploadDeck({ hash }: Deck): Promise<Result<unknown, Trouble>> {
  const file = store.read(deckKey(hash));
  return file === undefined ? ok(undefined) : api('bringDeck', { body: JSON.parse(file) as unknown });
}
