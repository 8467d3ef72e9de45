import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonLines } from '../test/wagons.ts';

// Runs the built program as a process with real pipes, signals, files and exit codes.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const main = join(root, 'packages/cli/dist/main.js');
const folder = mkdtempSync(join(tmpdir(), 'wagons-'));
const environment = { PATH: process.env['PATH'], LANG: 'C' };

beforeAll(() => {
  const built = spawnSync(process.execPath, [join(root, 'tools/ready.mjs')], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const wagons = (argv: readonly string[], input = '') =>
  spawnSync(process.execPath, [main, ...argv], { encoding: 'utf8', input, cwd: folder, env: environment });

describe('the program', () => {
  it('prints only JSON on standard output with --json', () => {
    const { status, stdout, stderr } = wagons([
      'simulate',
      '--games',
      '2',
      '--bots',
      'random,random',
      '--json',
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(jsonLines(stdout)).toHaveLength(2);
  });

  it('exits with 1 on a refusal and with 2 on invalid arguments', () => {
    expect(wagons(['replay', 'nowhere.txt'])).toMatchObject({ status: 1, stdout: '' });
    expect(wagons(['fly'])).toMatchObject({ status: 2, stdout: '' });
  });

  it('reads files relative to the caller’s directory', () => {
    writeFileSync(join(folder, 'deck.json'), '{}');
    const { status, stderr } = wagons(['deck', 'check', 'deck.json']);
    expect(status).toBe(1);
    expect(stderr).toContain('“cards” is missing');
    expect(wagons(['deck', 'check', '.'])).toMatchObject({ status: 1 });
    writeFileSync(join(folder, 'huge.json'), ' '.repeat(2_000_000));
    expect(wagons(['deck', 'check', 'huge.json']).stderr).toContain('too large');
  });

  it('answers each question of a pipe before reading the next', async () => {
    const asked = spawn(process.execPath, [main, 'placements', '--json'], { env: environment });
    const answer = () =>
      new Promise<string>((heard) => {
        asked.stdout.setEncoding('utf8').once('data', heard);
      });
    for (const card of ['badlands', 'the-herd']) {
      asked.stdin.write(`${JSON.stringify({ town: [], card })}\n`);
      expect(JSON.parse(await answer())).toMatchObject({ placements: [{ card }, { card }] });
    }
    asked.stdin.end();
    expect(await ended(asked)).toBe(0);
  });

  it('plays a game from a pipe, without colors', () => {
    const { status, stdout, stderr } = wagons(['play', '--seed', 'prairie'], '1\n1\n0,0\n');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).not.toContain('\u001B');
    expect(stdout).toContain('Second player: take a card from the circle.');
    expect(stdout).toMatch(/Game code: \w+\nOpen it with: wagons play \w+\n$/);
  });

  it('prints the code when it is interrupted', async () => {
    const played = spawn(process.execPath, [main, 'play', '--seed', 'prairie'], { env: environment });
    let out = '';
    played.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const waits = !out.includes('choose the starting card');
      out += chunk;
      if (waits && out.includes('choose the starting card')) played.kill('SIGINT');
    });
    expect(await ended(played)).toBe(0);
    expect(out).toMatch(/Game code: \w+\n/);
  });

  it('handles “stop” while the bot is thinking', async () => {
    const bot = spawn(process.execPath, [main, 'bot'], { env: environment });
    let out = '';
    bot.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
      if (out.endsWith('ready\n')) bot.stdin.write('position seed prairie\ngo time 3600000\nstop\n');
      if (out.includes('bestmove')) bot.stdin.end();
    });
    bot.stdin.write('wagons 1\n');
    expect(await ended(bot)).toBe(0);
    expect(out).toMatch(/^id name .+\nready\nbestmove start [a-z-]+\n$/);
  });

  it('finds a hint in a worker thread', () => {
    const argv = ['hint', '11AMdBhOdDwO1JGDj', '--time', '0', '--json'];
    const { status, stdout, stderr } = wagons(argv);
    expect([status, stderr]).toEqual([0, '']);
    expect(jsonLines(stdout)).toHaveLength(1);
  });

  it('plays a match between itself and itself', () => {
    const itself = `cmd:"${process.execPath}" "${main}" bot --level 1`;
    const { status, stdout, stderr } = wagons([
      'match',
      '--a',
      itself,
      '--b',
      'random',
      '--deals',
      '1',
      '--json',
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(jsonLines(stdout)).toMatchObject([{ pairsWon: 1, games: [{ first: 'a' }, { first: 'b' }] }]);
    expect(stdout).not.toContain('fault');
  });

  it('exits quietly when its output pipe is closed', async () => {
    const argv = ['simulate', '--games', '100000', '--bots', 'random,random', '--json'];
    const read = spawn(process.execPath, [main, ...argv], { env: environment });
    let err = '';
    read.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk;
    });
    read.stdout.once('data', () => read.stdout.destroy());
    expect([await ended(read), err]).toEqual([0, '']);
  });

  it.runIf(existsSync('/dev/full'))('reports a full disk without a stack trace', () => {
    const full = openSync('/dev/full', 'w');
    const run = (argv: readonly string[], stdio: StdioOptions) =>
      spawnSync(process.execPath, [main, ...argv], { encoding: 'utf8', env: environment, stdio });
    const lost = run(['deal', '--seed', 'x'], ['ignore', full, 'pipe']);
    expect([lost.status, lost.stderr]).toEqual([1, 'Couldn’t write the output. Is the disk full?\n']);
    expect(run(['fly'], ['ignore', 'pipe', full]).status).toBe(2);
    expect(run(['deck', 'check', 'nowhere'], ['ignore', 'pipe', full]).status).toBe(1);
    expect(run(['deal', '--seed', 'x'], ['ignore', full, full]).status).toBe(1);
    closeSync(full);
  });

  it('explains what to do without a terminal', () => {
    const { status, stdout } = wagons(['play', '--welcome']);
    expect(status).toBe(0);
    expect(stdout).toContain('wagons play');
  });
});

const ended = (process: ReturnType<typeof spawn>): Promise<number | null> =>
  new Promise((done) => {
    process.once('close', done);
  });
