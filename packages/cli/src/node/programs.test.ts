import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonLines, wagons } from '../../test/wagons.ts';
import { START_TIME } from '../bot/externalBot.ts';
import type { Ports } from '../kit/ports.ts';
import { makePrograms } from './programs.ts';

// Programs as real processes. Timers are made up: they never ring, or at once where that is what is told of.

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

/** Whoever has started and is asked gets no time at all. */
const impatient: Ports['setTimer'] = (milliseconds, ring) => {
  const timer = milliseconds === START_TIME ? undefined : setImmediate(ring);
  return () => {
    clearImmediate(timer);
  };
};

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
  ])('%s loses every game and keeps nothing from going on', async (bot, why) => {
    expect(await match(bot)).toMatchObject({
      pairsLost: 2,
      games: Array.from({ length: 4 }, () => ({ margin: -100, fault: { by: 'a', why } })),
    });
  });

  it('that hangs and will not go is ended', async () => {
    expect(await match('hangs.mjs', impatient)).toMatchObject({
      pairsLost: 2,
      games: Array.from({ length: 4 }, () => ({ margin: -100, fault: { by: 'a', why: 'noAnswer' } })),
    });
  });

  it.skipIf(process.platform === 'win32')('takes along whoever it has started when it goes', async () => {
    // Nobody hears that it has gone as long as somebody holds its output.
    expect(await match('leaves.mjs')).toMatchObject({
      pairsLost: 2,
      games: Array.from({ length: 4 }, () => ({ fault: { by: 'a', why: 'ended' } })),
    });
  });

  it('that is not there is told of', async () => {
    const argv = ['match', '--a', 'cmd:wagons-nowhere-at-all', '--b', 'random'];
    const { code, err } = await wagons(argv, { real: { start: programs.start, setTimer: never } });
    expect([code, err]).toEqual([1, 'cmd:wagons-nowhere-at-all: The program cannot be started.\n']);
    const folder = await wagons(['match', '--a', 'cmd:.', '--b', 'random'], {
      real: { start: programs.start, setTimer: never },
    });
    expect(folder.code).toBe(1);
  });
});
