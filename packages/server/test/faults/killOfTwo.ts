// Kills one of two servers repeatedly during games on both, and sometimes Redis.

import { dice } from '@wagons/rules/deal';
import { setTimeout as pass } from 'node:timers/promises';
import { openPostgres } from '../../src/store/postgres.ts';
import { startRedis } from '../../../../tools/redis.mjs';
import { audit } from './audit.ts';
import { gatherCrowd } from './crowd.ts';
import { type Report, reportOf } from './killOne.ts';
import { type Node, startNode } from './node.ts';
import { newTally, type Player } from './player.ts';

/** The URL of a database, and how to release it. */
type Database = { readonly url: string; readonly drop: () => Promise<void> };

const GAMES = 10;
/** How often Redis is killed too. */
const REDIS_DIES = 7;

/** An empty database on PostgreSQL. */
export async function killOneOfTwo(
  seed: string,
  trials: number,
  freshDatabase: () => Promise<Database>,
): Promise<Report> {
  const throwDie = dice(seed);
  const tally = newTally();
  const [database, redis] = await Promise.all([freshDatabase(), startRedis()]);
  const nodes: Node[] = [];
  try {
    const env = { DATABASE_URL: database.url, REDIS_URL: redis.url };
    nodes.push(...(await Promise.all([startNode({ env }), startNode({ env })])));
    const [one, two] = nodes as [Node, Node];
    const { players, answers, settle } = await gatherCrowd(one.host(), GAMES, tally);
    const at = new Map<Player, Node>();
    const go = (player: Player, node: Node): void => {
      player.drop();
      at.set(player, node);
      player.dial(node.host());
    };
    for (const player of players) go(player, throwDie(2) === 0 ? one : two);

    for (let trial = 0; trial < trials && tally.wrongs.length === 0; trial++) {
      // By then the clients that have changed servers are playing too.
      await answers(4 * GAMES + throwDie(30));
      const isWithoutRedis = trial % REDIS_DIES === REDIS_DIES - 1;
      if (isWithoutRedis) await redis.kill();
      const [victim, other] = throwDie(2) === 0 ? [one, two] : [two, one];
      const guests = players.filter((player) => at.get(player) === victim);
      const deaf = throwDie(4) * 33;
      for (const player of guests) if (throwDie(100) < deaf) player.pause();
      await pass(throwDie(12));
      await victim.kill();
      for (const player of guests) go(player, other);
      // All of them continue there before the dead one is restarted.
      await answers(2 * GAMES);
      // The capacity of one server isn't tested here, and the other one starts faster when it is quiet.
      for (const player of players) player.rest();
      await victim.restart();
      if (isWithoutRedis) await redis.restart();
      for (const player of players) if (throwDie(4) === 0) go(player, victim);
      for (const player of players) player.playOn();
    }
    await settle();
    for (const player of players) player.drop();
    for (const node of nodes) await node.kill();
    const sql = await openPostgres(database.url);
    const found = await audit(sql, tally.acked);
    await sql.close();
    return reportOf(tally, found, trials, true);
  } finally {
    await Promise.all([...nodes.map(async (node) => node.stop()), redis.stop()]);
    await database.drop();
  }
}
