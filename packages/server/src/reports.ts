// Prints the reports players have made, one line of JSON each, oldest first.

import type { Config } from './config/config.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/openDatabase.ts';
import { createStore } from './store/sqlStore.ts';

export async function reportLines(config: Config): Promise<string> {
  const sql = await openDatabase(config);
  await migrate(sql);
  const store = createStore(sql);
  try {
    const all = await store.reports();
    const players = await store.players([...new Set(all.flatMap(({ by, player }) => [by, player]))]);
    const who = (id: string) => ({ id, name: players.get(id)?.name });
    const lines = all.map(({ at, by, player, game, reason, text }) =>
      JSON.stringify({
        at: new Date(at).toISOString(),
        about: who(player),
        by: who(by),
        game,
        reason,
        text,
      }),
    );
    return lines.length === 0 ? 'There are no reports.' : lines.join('\n');
  } finally {
    await store.close();
  }
}
