// Compares what was acknowledged with what is stored: nothing lost, nothing twice, no gap, nothing from a wrong seat.

import { replayTable } from '../../src/hall/replay.ts';
import type { Sql } from '../../src/store/sql.ts';
import { createStore } from '../../src/store/sqlStore.ts';
import { PRINTED } from '../play.ts';
import type { Acked } from './player.ts';

export type Audit = { readonly wrongs: readonly string[]; readonly tables: number; readonly events: number };

export async function audit(sql: Sql, acked: readonly Acked[]): Promise<Audit> {
  const store = createStore(sql);
  const wrongs: string[] = [];
  const stored = new Map<string, { readonly seq: number; readonly body: string }>();
  const rows = await sql.all('select game, seq, player, cmd, body from event order by game, seq');
  const byGame = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const id = String(row['game']);
    byGame.set(id, [...(byGame.get(id) ?? []), row]);
  }
  for (const [id, log] of byGame) {
    // Reading the log finds gaps and damage; replaying it finds wrong fingerprints.
    const table = await store
      .events(id, 0)
      .then((events) => replayTable(events, { id, deck: PRINTED, canonical: (player) => player }))
      .catch((error: unknown) => void wrongs.push(`${id}: ${String(error)}`));
    for (const { seq, player, cmd, body } of log as ReadonlyArray<Record<string, string | number>>) {
      if (cmd === undefined) continue;
      const key = `${id} ${player} ${cmd}`;
      if (stored.has(key)) wrongs.push(`${key} was done twice`);
      stored.set(key, { seq: Number(seq), body: String(body) });
      const { seat } = JSON.parse(String(body)) as { readonly seat?: 'first' | 'second' };
      if (seat && table && table.seats?.[seat] !== player) wrongs.push(`${key} was done for ${seat}`);
    }
  }
  for (const { player, table, cmdId, seq, command } of acked) {
    const found = stored.get(`${table} ${player} ${cmdId}`);
    if (found?.seq !== seq)
      wrongs.push(`${cmdId} was acknowledged as ${seq} of ${table}, it is ${found?.seq}`);
    else if (command.type === 'turn' && !isSameTurn(command.moves, found.body))
      wrongs.push(`${cmdId} was acknowledged with other moves`);
  }
  return { wrongs, tables: byGame.size, events: rows.length };
}

const isSameTurn = (moves: readonly string[], body: string): boolean =>
  JSON.stringify((JSON.parse(body) as { readonly moves?: unknown }).moves) === JSON.stringify(moves);
