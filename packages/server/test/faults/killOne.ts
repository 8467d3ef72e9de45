// Kills a server repeatedly during twenty games, and counts what was lost: nothing.

import { dice } from '@wagons/rules/deal';
import { setTimeout as pass } from 'node:timers/promises';
import { databaseFile } from '../../src/config/dataFolder.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { type Audit, audit } from './audit.ts';
import { gatherCrowd } from './crowd.ts';
import { startNode } from './node.ts';
import { newTally, type Tally } from './player.ts';

const GAMES = 20;

/** The result. `isSound`: the integrity check of the database passes. */
export type Report = Pick<Tally, 'acked' | 'resent' | 'storedUnanswered' | 'finished'> &
  Audit & { readonly trials: number; readonly isSound: boolean };

export function reportOf(tally: Tally, found: Audit, trials: number, isSound: boolean): Report {
  const { acked, resent, storedUnanswered, finished } = tally;
  const wrongs = [...tally.wrongs, ...found.wrongs];
  return { trials, acked, resent, storedUnanswered, finished, ...found, wrongs, isSound };
}

/** `seed` decides when each kill comes, and which clients weren't reading at that moment. */
export async function killOneNode(seed: string, trials: number): Promise<Report> {
  const throwDie = dice(seed);
  const tally = newTally();
  const node = await startNode();
  try {
    const { players, answers, settle } = await gatherCrowd(node.host(), GAMES, tally);
    for (const player of players) player.dial(node.host());
    for (let trial = 0; trial < trials; trial++) {
      await answers(10 + throwDie(60));
      // These clients are answered without noticing. Sometimes there are none.
      const deaf = throwDie(4) * 33;
      for (const player of players) if (throwDie(100) < deaf) player.pause();
      await pass(throwDie(12));
      await node.kill();
      for (const player of players) player.drop();
      await node.restart();
      for (const player of players) player.dial(node.host());
      if (tally.wrongs.length > 0) break;
    }
    await settle();
    for (const player of players) player.drop();
    await node.kill();
    const sql = await openSqlite(databaseFile(node.data));
    const [sound] = await sql.all('pragma integrity_check');
    const found = await audit(sql, tally.acked);
    await sql.close();
    return reportOf(tally, found, trials, sound?.['integrity_check'] === 'ok');
  } finally {
    await node.stop();
  }
}
