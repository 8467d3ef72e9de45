// Stores uploaded decks under the hash of their contents.

import type { Store } from '../ports/store.ts';
import { textIn } from './rows.ts';
import type { Sql } from './sql.ts';

export const decks = (sql: Sql): Pick<Store, 'addDeck' | 'deck'> => ({
  addDeck: async (hash, text, at) => {
    await sql.run(
      'insert into deck (hash, text, created_at) values ($1, $2, $3) on conflict (hash) do nothing',
      [hash, text, at],
    );
  },
  deck: async (hash) => {
    const [row] = await sql.all('select text from deck where hash = $1', [hash]);
    return row && textIn(row, 'text');
  },
});
