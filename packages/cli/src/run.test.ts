import { COMMANDS } from '@wagons/words/terminal';
import { describe, expect, it } from 'vitest';
import { wagons } from '../test/wagons.ts';

describe('help', () => {
  it('describes the program and lists its commands', async () => {
    const { code, out, err } = await wagons(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
  });

  it.each(COMMANDS)('has a help for %s that fits the terminal', async (command) => {
    const { code, out, err } = await wagons([...command.split(' '), '--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`wagons ${command}`);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('works without required arguments', async () => {
    expect((await wagons(['replay', '-h'])).code).toBe(0);
    expect((await wagons(['--help', 'simulate'])).out).toContain('wagons simulate');
  });

  it('is also available as a command', async () => {
    expect(await wagons(['help'])).toEqual(await wagons(['--help']));
    expect(await wagons(['help', 'play'])).toEqual(await wagons(['play', '--help']));
    expect(await wagons(['help', 'deck', 'check'])).toEqual(await wagons(['deck', 'check', '--help']));
  });

  it.each([[['deck']], [['deck', '--help']], [['help', 'deck']]])(
    'describes both deck commands: %j',
    async (argv) => {
      const { code, out, err } = await wagons(argv);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('wagons deck check FILE');
      expect(out).toContain('wagons deck show [DECK]');
    },
  );

  it('shows the npm command when started through npm', async () => {
    const { out } = await wagons(['--help'], { environment: { npm_lifecycle_event: 'wagons' } });
    expect(out).toContain('npm run -s wagons -- COMMAND');
    const bot = await wagons(['bot', '--help'], { environment: { npm_lifecycle_event: 'wagons' } });
    expect(bot.out).toContain(
      '  npm run -s wagons -- match --a "cmd:npm run -s wagons -- bot --level 5" --b L4\n',
    );
  });
});

describe('an invalid command line', () => {
  it.each([
    ['no command', []],
    ['an unknown command', ['fly']],
    ['help for an unknown command', ['help', 'fly']],
    ['help for too much', ['help', 'deck', 'check', 'me']],
    ['an option that deck does not know', ['deck', '--json']],
    ['half a command with a wrong other half', ['deck', 'burn']],
    ['an unknown option', ['deal', '--sed', 'x']],
    ['an unknown short option', ['deal', '-x']],
    ['an option of another command', ['deal', '--games', '3']],
    ['a missing value', ['deal', '--seed']],
    ['an option in place of a value', ['deal', '--seed', '--json']],
    ['a value for a flag', ['deal', '--json=yes']],
    ['one word too many', ['deal', 'prairie']],
    ['a missing argument', ['replay']],
    ['an unknown language', ['deal', '--lang', 'la']],
    ['an empty seed', ['deal', '--seed=']],
    ['a seed that is too long', ['deal', '--seed', 'x'.repeat(65)]],
    ['a missing depth', ['perft', '--seed', 'x']],
    ['a missing seed', ['perft', '--depth', '1']],
    ['a seed and a code', ['perft', '--depth', '1', '--seed', 'x', '11AMdBhOdDwO1JGDj']],
    ['a depth that is no number', ['perft', '--depth', '1e1', '--seed', 'x']],
    ['a step that is negative', ['replay', 'x', '--step=-1']],
    ['no games', ['simulate', '--games', '0', '--bots', 'random,random']],
    ['no bots', ['simulate', '--games', '1']],
    ['one bot where two are needed', ['simulate', '--bots', 'random']],
    ['three bots', ['simulate', '--bots', 'random,random,random']],
    ['an unknown bot', ['simulate', '--bots', 'random,hal']],
    ['a first player without a bot', ['play', '--first', 'you']],
    ['nobody for a bot', ['play', '--bots', 'nobody']],
    ['a first player who is not there', ['play', '--bots', 'random', '--first', 'greedy']],
    ['a level and a bot', ['play', '--level', '3', '--bots', 'random']],
    ['a level that is none', ['play', '--level', '9']],
    ['a level of zero', ['play', '--level', '0']],
    ['negative thinking', ['play', '--level', '3', '--time', '-1']],
    ['a seed for a game that goes on', ['play', '11AMdBhOdDwO1JGDj', '--seed', 'x']],
    ['a placement of nothing', ['placements', '--town', 'badlands 0,0']],
  ])('%s exits with 2 and one sentence', async (_, argv) => {
    const { code, out, err } = await wagons(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^[^\n]+[.:)]\n$/);
  });

  it.each([
    ['depth', ['perft', '--seed', 'x', '--depth', '-1'], 'from 0 to 31'],
    ['games', ['simulate', '--bots', 'random,random', '--games', '-1'], 'from 1 to 1,000,000'],
    ['step', ['replay', 'x', '--step', '-2'], 'from 0 to 31'],
  ])('names the valid range of --%s', async (_, argv, range) => {
    const { code, err } = await wagons(argv);
    expect(code).toBe(2);
    expect(err).toContain(range);
  });

  it('is quoted without control characters', async () => {
    const { err } = await wagons(['\u001B[31mfly\u0007']);
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    expect(err).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/);
  });
});

describe('language', () => {
  it('comes from the shell unless --lang is given', async () => {
    const seen = async (argv: readonly string[], environment: Record<string, string>) =>
      (await wagons(argv, { environment })).out;
    const english = await seen(['deck', 'show', 'badlands', '--lang', 'en'], { LANG: 'de_DE.UTF-8' });
    const german = await seen(['deck', 'show', 'badlands', '--lang', 'de'], {});
    expect(english).toContain('Badlands');
    expect(german).toContain('Ödland');
    expect(await seen(['deck', 'show', 'badlands'], { LANG: 'de_DE.UTF-8' })).toBe(german);
    expect(await seen(['deck', 'show', 'badlands'], { LC_ALL: 'C', LANG: 'de_DE.UTF-8' })).toBe(english);
  });
});
