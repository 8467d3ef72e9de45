import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonLines, wagons } from '../../test/wagons.ts';
import { READY_TIMEOUT } from '../bot/externalBot.ts';
import type { Ports } from '../kit/ports.ts';
import { makePrograms } from './programs.ts';

// Real processes with fake timers, which never fire, or immediately in tests of timeouts.

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const bots = join(root, 'packages/cli/test/bots');
const programs = makePrograms(bots);

beforeAll(() => {
  const built = spawnSync(process.execPath, [join(root, 'tools/ready.mjs')], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
}, 120_000);

afterAll(() => {
  programs.close();
});

const never: Ports['setTimer'] = () => () => undefined;

/** Times out every request but the first. */
const impatient: Ports['setTimer'] = (milliseconds, ring) => {
  const timer = milliseconds === READY_TIMEOUT ? undefined : setImmediate(ring);
  return () => {
    clearImmediate(timer);
  };
};

it('the example in Python plays a match by plain text, without a fault', async () => {
  const python = spawnSync('python3', ['--version']);
  if (python.status !== 0)
    throw new Error('python3 is missing. Install it: on Debian, apt-get install python3');
  const argv = ['match', '--a', `cmd:python3 "${join(root, 'examples/bot.py')}"`, '--b', 'random', '--json'];
  const world = { real: { start: programs.start, setTimer: never } };
  const { code, out, err } = await wagons([...argv, '--deals', '1', '--seed', 'prairie'], world);
  expect([code, err]).toEqual([0, '']);
  const [played] = jsonLines(out) as readonly { readonly games: readonly object[] }[];
  expect(played?.games).toHaveLength(2);
  for (const game of played?.games ?? []) expect(game).not.toHaveProperty('fault');
});

async function match(bot: string, setTimer: Ports['setTimer'] = never): Promise<unknown> {
  const program = `cmd:"${process.execPath}" ${bot}`;
  const argv = ['match', '--a', program, '--b', 'random', '--deals', '2', '--seed', 'x', '--json'];
  const { code, out, err } = await wagons(argv, { real: { start: programs.start, setTimer } });
  expect([code, err]).toEqual([0, '']);
  return jsonLines(out)[0];
}

describe('a real program', () => {
  it('plays a match', async () => {
    const played = (await match('good.mjs')) as { games: { fault?: object }[] };
    expect(played.games).toHaveLength(4);
    expect(played.games.every(({ fault }) => fault === undefined)).toBe(true);
  });

  it.each([
    ['dies.mjs', 'ended'],
    ['cheats.mjs', 'illegal'],
    ['floods.mjs', 'tooMuch'],
    ['nowhere.mjs', 'ended'],
  ])('%s loses every game and the match continues', async (bot, why) => {
    expect(await match(bot)).toMatchObject({
      pairsLost: 2,
      games: Array.from({ length: 4 }, () => ({ margin: -100, fault: { by: 'a', why } })),
    });
  });

  it('is killed if it hangs and ignores quit', async () => {
    expect(await match('hangs.mjs', impatient)).toMatchObject({
      pairsLost: 2,
      games: Array.from({ length: 4 }, () => ({ margin: -100, fault: { by: 'a', why: 'noAnswer' } })),
    });
  });

  it.skipIf(process.platform === 'win32')('takes its child processes along when it exits', async () => {
    // `close` does not fire while a process holds its output open.
    expect(await match('leaves.mjs')).toMatchObject({
      pairsLost: 2,
      games: Array.from({ length: 4 }, () => ({ fault: { by: 'a', why: 'ended' } })),
    });
  });

  it('is reported if it does not exist', async () => {
    const argv = ['match', '--a', 'cmd:wagons-nowhere-at-all', '--b', 'random'];
    const { code, err } = await wagons(argv, { real: { start: programs.start, setTimer: never } });
    expect([code, err]).toEqual([1, 'cmd:wagons-nowhere-at-all: The program couldn’t be started.\n']);
    const folder = await wagons(['match', '--a', 'cmd:.', '--b', 'random'], {
      real: { start: programs.start, setTimer: never },
    });
    expect(folder.code).toBe(1);
  });
});
