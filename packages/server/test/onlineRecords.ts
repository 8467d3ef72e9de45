// Logs of online games in records/online: a published log must stay readable forever.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from '@wagons/protocol';
import { type Deck, RULES_VERSION, seatToMove } from '@wagons/rules';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import type { StoredEvent } from '../src/ports/store.ts';
import { apply, openTable } from '../src/table/apply.ts';
import { flagFall } from '../src/table/clock.ts';
import type { TableState } from '../src/table/table.ts';
import type { TableEvent } from '../src/ports/tableEvent.ts';
import { ANNA, BERT, SETTINGS, someTurn, START } from './play.ts';
import { freshStore } from './simulation/run.ts';
import { simulate } from './simulation/simulate.ts';

const HOUR = 60 * 60 * 1000;
const FOLDER = new URL('../../../records/online/', import.meta.url);

export type OnlineRecord = {
  readonly rules: number;
  readonly deck: string;
  readonly tables: ReadonlyArray<{ readonly id: string; readonly events: readonly StoredEvent[] }>;
};

export const onlineRecords = (): ReadonlyArray<readonly [string, OnlineRecord]> =>
  readdirSync(FOLDER).map((name) => [
    name,
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as OnlineRecord,
  ]);

/** Rare events: a flag, an abort, a rematch. */
function rarities(seed: string, deck: Deck): OnlineRecord['tables'] {
  const log = (id: string, after: readonly ((table: TableState) => TableEvent | undefined)[]) => {
    const settings = { ...SETTINGS, deck: deck.hash, seed: `${seed} ${id}` };
    const opened = {
      type: 'opened',
      rules: RULES_VERSION,
      settings,
      seed: settings.seed,
      host: ANNA,
    } as const;
    let table = openTable(id, opened, START, deck);
    const events: StoredEvent[] = [{ seq: 1, at: START, event: opened, hash: fingerprint(table.game) }];
    for (const next of [() => ({ type: 'sat', seats: { first: ANNA, second: BERT } }) as const, ...after]) {
      const event = next(table);
      if (!event) throw new Error(`nothing happens at ${id}`);
      const at = event.type === 'flagged' ? START + HOUR : table.changedAt + 1000;
      table = apply(table, event, at);
      events.push({ seq: table.seq, at, event, hash: fingerprint(table.game) });
    }
    return { id, events };
  };
  const turn = (table: TableState): TableEvent => ({
    type: 'turn',
    seat: seatToMove(table.game) ?? 'first',
    moves: someTurn(table.game, seed),
    ...(table.left && { left: table.left }),
  });
  const resigned = { type: 'resigned', seat: 'first' } as const;
  const offered = { type: 'rematchOffered', seat: 'second', deal: 'same' } as const;
  return [
    log('flagged-flagged-flagge', [turn, turn, turn, (table) => flagFall(table, START + HOUR, [])]),
    log('aborted-aborted-aborte', [() => ({ type: 'aborted', seat: 'second' })]),
    log('rematch-refused-refuse', [
      turn,
      turn,
      () => resigned,
      () => offered,
      () => ({ type: 'rematchRefused', seat: 'first' }),
    ]),
    log('rematch-rematch-rematc', [
      turn,
      turn,
      () => resigned,
      () => offered,
      () => ({ type: 'rematched', seat: 'first', next: 'flagged-flagged-flagge' }),
    ]),
  ];
}

/** Plays the games of a seed under faults, and stores their logs by rules version and deck. */
export async function writeOnlineRecord(deck: Deck, seed: string): Promise<string> {
  const { store, sql, remove } = await freshStore();
  const { broken } = await simulate(seed, store, sql, deck);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const games = await sql.all('select id from game order by id');
  const tables = [];
  for (const { id } of games) {
    const events = await store.events(String(id), 0);
    // The commands don't matter for the game.
    tables.push({
      id: String(id),
      events: events.map(({ seq, at, event, hash }) => ({ seq, at, event, hash })),
    });
  }
  await remove();
  tables.push(...rarities(seed, deck));
  const number = BUILT_IN_DECKS.indexOf(deck.hash) + 1;
  const name = `rules-${RULES_VERSION}-deck-${number}-seed-${seed}.json`;
  const record: OnlineRecord = { rules: RULES_VERSION, deck: deck.hash, tables };
  mkdirSync(FOLDER, { recursive: true });
  // A published record is never overwritten.
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(record, undefined, 1)}\n`, { flag: 'wx' });
  return name;
}
