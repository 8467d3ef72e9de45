// What other players notice while one address uses all its allowances and more (`npm run bench server-abuse`; a number
// sets the seconds per attack).

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { digits, quantile, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import {
  type Answered,
  ATTACK_NAMES,
  type AttackName,
  type DearData,
  type Orders,
} from './server/attacks.ts';
import { ON_ONE_CORE, run, type Running, SERVER } from './server/process.ts';
import { becomeGuest, come, type Visitor } from './server/visitor.ts';

const BUSY = busyness();
const SECONDS = Number(process.argv[2] ?? 15);
const ATTACKER = fileURLToPath(new URL('server/attacker.ts', import.meta.url));
const FILL = fileURLToPath(new URL('../packages/server/test/expensiveData.ts', import.meta.url));
/** On Linux all of 127.0.0.0/8 is this machine, so the attack comes from another address than the players. */
const ELSEWHERE = '127.0.0.2';
/** A third address warms the server up: a cold one is several times slower. */
const WARMING = '127.0.0.3';
const WARM_UP = 3_000;

/** The players; each sends nine messages a second, which is below the limit. */
const PLAYERS = 8;
const PAUSE = 110;

type Noticed = {
  /** Milliseconds until a ping was answered. */
  readonly pings: readonly number[];
  /** Milliseconds until a new client has the page, the lobby and a socket. */
  readonly loads: readonly number[];
};

/** Pings for this many seconds. */
async function ping(player: Visitor, seconds: number, pings: number[]): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const at = performance.now();
    await new Promise<void>((resolve) => {
      player.hear = (message) => {
        if (message.type === 'pong' && message.at === at) resolve();
      };
      player.say({ type: 'ping', at });
    });
    pings.push(performance.now() - at);
    await sleep(Math.max(0, PAUSE - (performance.now() - at)));
  }
}

async function load(host: string, guest: Awaited<ReturnType<typeof becomeGuest>>): Promise<number> {
  const at = performance.now();
  for (const path of ['/', '/api/lobby']) await (await fetch(`http://${host}${path}`)).text();
  (await come(host, guest)).leave();
  return performance.now() - at;
}

async function notice(host: string, players: readonly Visitor[], seconds: number): Promise<Noticed> {
  const [pings, loads]: [number[], number[]] = [[], []];
  const newcomer = await becomeGuest(host, 'Newcomer');
  const end = performance.now() + seconds * 1000;
  const keepLoading = async (): Promise<void> => {
    while (performance.now() < end) {
      loads.push(await load(host, newcomer));
      await sleep(1000);
    }
  };
  await Promise.all([keepLoading(), ...players.map(async (player) => ping(player, seconds, pings))]);
  return { pings, loads };
}

/** Runs an attack until it is stopped. */
function beginAttack(orders: Orders): () => Promise<Answered> {
  const args = [...process.execArgv, ATTACKER, JSON.stringify(orders)];
  // It must not take CPU time away from the measurement.
  const child = spawn('nice', ['-n', '5', process.execPath, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = text(child.stdout);
  return async () => {
    child.stdin.end();
    await once(child, 'exit');
    return JSON.parse(await said) as Answered;
  };
}

async function measure(attack: AttackName, server: Running, dear: DearData): Promise<string> {
  const host = server.host();
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, nth) => come(host, await becomeGuest(host, `Player ${nth}`))),
  );
  const port = Number(host.split(':')[1]);
  const stopWarming = beginAttack({ attack, port, from: WARMING, dear });
  await sleep(WARM_UP);
  await stopWarming();
  await notice(host, players, 1);
  const idle = await notice(host, players, Math.min(SECONDS, 5));
  const end = beginAttack({ attack, port, from: ELSEWHERE, dear });
  // Until the attack has started.
  await sleep(1_000);
  const [cpu, start] = [server.cpu(), performance.now()];
  const under = await notice(host, players, SECONDS);
  const cores = (server.cpu() - cpu) / ((performance.now() - start) * 1000);
  const { answered, refused, failed } = await end();
  for (const player of players) player.leave();
  const p99 = quantile(under.pings, 0.99);
  console.error(`${attack}: ${digits(p99, 1)} ms`);
  return row(
    attack,
    digits(answered),
    digits(refused),
    digits(failed),
    `${digits(100 * cores)} %`,
    `${digits(quantile(idle.pings, 0.5), 1)} / ${digits(quantile(idle.pings, 0.99), 1)}`,
    `${digits(quantile(under.pings, 0.5), 1)} / ${digits(p99, 1)} / ${digits(Math.max(...under.pings), 1)}`,
    digits(p99 / quantile(idle.pings, 0.99), 1),
    digits(quantile(under.loads, 0.5)),
    digits(Math.max(...under.loads)),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'wagons-abuse-'));
const lines: string[] = [];
try {
  const filled = execFileSync(process.execPath, [...process.execArgv, FILL, join(folder, 'wagons.db')]);
  const dear = JSON.parse(filled.toString('utf8')) as DearData;
  for (const attack of ATTACK_NAMES) {
    // A new server each time, so that all allowances are full.
    const server = await run(SERVER, { PORT: '0', LOG_LEVEL: 'error', DATA: folder }, ON_ONE_CORE);
    lines.push(await measure(attack, server, dear));
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}

const report = `# One address against all others

${machine()}, ${BUSY}. Made by \`npm run bench server-abuse\`. The server runs on one core with its default limits. One address uses all
its allowances and continues when it is refused, ${digits(SECONDS)} seconds per line without a pause, after another one has warmed the server up for three
seconds. Meanwhile ${PLAYERS} players at another
address ping nine times a second each, and once a second a new client loads the page, the lobby and a socket. Milliseconds; the goal
is a ping of at most 250 at the 99th percentile, and a first load of at most 1,000. The ratio is that of the 99th percentiles.

| Attack | Answered | Refused | Cut off | Of the core | Idle ping p50 / p99 | Ping meanwhile p50 / p99 / max | Ratio | First load p50 | max |
|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
console.log(report);
writeFileSync(fileURLToPath(new URL('reports/server-abuse.md', import.meta.url)), report);
