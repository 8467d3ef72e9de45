// Shows the guard of the boundaries files that cross them, and expects it to stop each.

import { describe, expect, it } from 'vitest';
import { inspect, ROOMS, STORY } from './boundaries.mjs';

const MANIFESTS = {
  '.': { devDependencies: { vitest: '4', 'fast-check': '4' } },
  'packages/rules': { name: '@wagons/rules' },
  'packages/ai': { name: '@wagons/ai', dependencies: { '@wagons/rules': '*', preact: '11' } },
  'packages/words': { name: '@wagons/words', dependencies: { '@wagons/rules': '*', '@wagons/ai': '*' } },
  'packages/board': { name: '@wagons/board', dependencies: { '@wagons/rules': '*', preact: '11' } },
  'packages/cli': {
    name: '@wagons/cli',
    dependencies: { '@wagons/rules': '*', '@wagons/words': '*', '@wagons/server': '*', kleur: '1' },
  },
};

/** The offences of one file, without its path. */
const of = (path: string, text: string) =>
  inspect([{ path, text }], MANIFESTS).map((offence) => offence.replace(`${path}:`, ''));

/** The rules complete but for the files given. */
const story = (changed: Readonly<Record<string, string>>) => {
  const whole = { ...Object.fromEntries(STORY.map((name) => [name, ''])), ...changed };
  return inspect(
    Object.entries(whole).map(([name, text]) => ({ path: `packages/rules/src/${name}.ts`, text })),
    MANIFESTS,
  );
};

describe('who imports whom', () => {
  it('lets a room import what lies below it', () => {
    expect(
      of('packages/ai/src/greedy.ts', "import { play } from '@wagons/rules'; import './bot.ts';"),
    ).toEqual([]);
    expect(
      of('packages/cli/src/main.ts', "import { readFile } from 'node:fs/promises'; import 'kleur/x';"),
    ).toEqual([]);
    expect(
      of('packages/board/src/town.tsx', "import { useState } from 'preact/hooks'; const a = <p />;"),
    ).toEqual([]);
  });

  it('stops a room from importing a room beside or above it', () => {
    expect(of('packages/ai/src/a.ts', "\nimport { words } from '@wagons/words';")).toEqual([
      '2 imports @wagons/words: ai may not import words',
    ]);
    expect(of('packages/cli/src/a.ts', "export { serve } from '@wagons/server';")).toEqual([
      '1 imports @wagons/server: cli may not import server',
    ]);
    expect(of('packages/ai/src/a.ts', "const bots = await import('@wagons/cli');")).toEqual([
      '1 imports @wagons/cli: ai may not import cli',
    ]);
  });

  it('lets words and board know the types of the rules, and no more', () => {
    const only = '1 imports @wagons/rules: words may import only types of rules: write "import type"';
    expect(of('packages/words/src/a.ts', "import type { Game } from '@wagons/rules';")).toEqual([]);
    expect(of('packages/words/src/a.ts', "export type { Game } from '@wagons/rules';")).toEqual([]);
    expect(of('packages/words/src/a.ts', "type Game = import('@wagons/rules').Game;")).toEqual([]);
    expect(of('packages/words/src/a.ts', "import { play } from '@wagons/rules';")).toEqual([only]);
    expect(of('packages/words/src/a.ts', "import { type Game } from '@wagons/rules';")).toEqual([only]);
    expect(of('packages/board/src/a.ts', "import { score } from '@wagons/rules';")).toEqual([
      only.replace('words', 'board'),
    ]);
  });

  it('knows the further doors of a package', () => {
    expect(of('packages/cli/src/a.ts', "import { load } from '@wagons/words/terminal';")).toEqual([]);
    expect(of('packages/cli/src/a.ts', "import { load } from '@wagons/words/cellar';")).toHaveLength(1);
  });

  it('lets tests borrow what other tests use, and nothing else', () => {
    expect(of('packages/ai/src/a.test.ts', "import { x } from '../../rules/test/table.ts';")).toEqual([]);
    expect(of('packages/ai/src/a.ts', "import { x } from '../../rules/test/table.ts';")).toHaveLength(1);
    expect(of('packages/ai/src/a.test.ts', "import { x } from '../../rules/src/play.ts';")).toHaveLength(1);
  });

  it('stops imports past the front door of a package', () => {
    const why = 'a package is imported by its name alone, not by a path inside it';
    expect(of('packages/ai/src/a.ts', "import '@wagons/rules/src/types.ts';")).toEqual([
      `1 imports @wagons/rules/src/types.ts: ${why}`,
    ]);
    expect(of('packages/ai/src/a.ts', "import '../../rules/src/types.ts';")).toEqual([
      `1 imports ../../rules/src/types.ts: ${why}`,
    ]);
    expect(of('packages/ai/src/a.ts', "import '../test/games.ts';")).toEqual([
      '1 imports ../test/games.ts: ai may not reach out of its src',
    ]);
    expect(of('packages/ai/src/a.test.ts', "import '../../rules/src/types.ts';")).toEqual([
      `1 imports ../../rules/src/types.ts: ${why}`,
    ]);
    expect(of('reference/naive.test.ts', "import '../packages/rules/src/play.ts';")).toEqual([
      `1 imports ../packages/rules/src/play.ts: ${why}`,
    ]);
    expect(of('reference/naive.test.ts', "import '@wagons/rules'; import './naive.ts';")).toEqual([]);
  });

  it('stops libraries and modules of Node where they do not belong', () => {
    expect(of('packages/ai/src/a.ts', "import { h } from 'preact';")).toEqual([
      '1 imports preact: ai may not import this library',
    ]);
    expect(of('packages/ai/src/a.ts', "import fs from 'node:fs';")).toEqual([
      '1 imports node:fs: ai may not import modules of Node',
    ]);
    expect(of('packages/words/src/a.ts', "import fs from 'fs';")).toEqual([
      '1 imports fs: words may not import modules of Node',
    ]);
    expect(of('packages/ai/src/a.ts', 'const room = await import(name);')).toEqual([
      '1 imports a computed path: ai may not import this library',
    ]);
  });

  it('stops what package.json does not declare', () => {
    expect(of('packages/cli/src/a.ts', "import { h } from 'preact';")).toEqual([
      '1 imports preact: package.json does not declare preact',
    ]);
    expect(of('packages/cli/src/a.ts', "import { bot } from '@wagons/ai';")).toEqual([
      '1 imports @wagons/ai: package.json does not declare @wagons/ai',
    ]);
    expect(of('packages/ai/src/a.test.ts', "import { h } from 'yaml';")).toEqual([
      '1 imports yaml: package.json does not declare yaml',
    ]);
  });

  it('leaves tests free to use what is declared', () => {
    const text =
      "import { it } from 'vitest'; import fs from 'node:fs'; import { play } from '@wagons/rules'; Date.now();";
    expect(of('packages/words/src/a.test.ts', text)).toEqual([]);
    expect(of('packages/words/test/games.ts', text)).toEqual([]);
  });

  it('knows every package', () => {
    expect(inspect([], { 'packages/helpers': { name: '@wagons/helpers' } })).toEqual([
      'packages/helpers/package.json:1 is a room that tools/boundaries.mjs does not know',
    ]);
    expect(inspect([], { 'packages/ai': { name: 'bots' } })).toEqual([
      'packages/ai/package.json:1 is not named @wagons/ai',
    ]);
  });

  it('lets no two rooms of a floor import each other', () => {
    const floors = [['rules'], ['ai', 'protocol', 'words', 'board'], ['server', 'cli', 'web']];
    expect(floors.flat().toSorted()).toEqual(Object.keys(ROOMS).toSorted());
    for (const [floor, rooms] of floors.entries()) {
      const below = floors.slice(0, floor).flat();
      for (const room of rooms) expect(below).toEqual(expect.arrayContaining(ROOMS[room]?.imports ?? []));
    }
  });
});

describe('what a room may touch', () => {
  const uses = (text: string, room = 'ai') => of(`packages/${room}/src/a.ts`, text);

  it('stops the clock, chance and the surroundings', () => {
    expect(uses('Date.now();')).toEqual(['1 uses Date: ai must not']);
    expect(uses('new Date();')).toEqual(['1 uses Date: ai must not']);
    expect(uses('\nconst x = Math.random();')).toEqual(['2 uses Math.random: ai must not']);
    expect(uses("Math['random']();")).toEqual(['1 uses Math.random: ai must not']);
    expect(uses('setTimeout(f, 1);')).toEqual(['1 uses setTimeout: ai must not']);
    expect(uses('console.log(1);')).toEqual(['1 uses console: ai must not']);
    expect(uses('const { env } = process;')).toEqual(['1 uses process: ai must not']);
    expect(uses('const a = { process };')).toEqual(['1 uses process: ai must not']);
    expect(uses('globalThis.Date;')).toEqual(['1 uses globalThis: ai must not']);
  });

  it('stops the rules from waiting', () => {
    const rules = (text: string) =>
      of('packages/rules/src/types.ts', text).filter((offence) => offence.startsWith('1 uses'));
    expect(rules('Promise.resolve();')).toEqual(['1 uses Promise: rules must not']);
    expect(rules('const f = async () => 1;')).toEqual(['1 uses async: rules must not']);
    expect(uses('const f = async () => 1;')).toEqual([]);
  });

  it('is not misled by comments, texts and labels', () => {
    expect(uses('// Date.now()\nconst a = "console.log"; const b = { console: 1, Date() {} };')).toEqual([]);
    expect(uses('game.process(); type A = { Date: string }; Math.max(1, 2);')).toEqual([]);
  });

  it('leaves the programs alone', () => {
    expect(uses('console.log(Date.now(), process.argv);', 'cli')).toEqual([]);
  });
});

describe('the story order of the rules', () => {
  it('lets a file import what stands above it', () => {
    expect(
      story({ 'scoring/score': "import { TERRAINS } from '../core/types.ts'; import './evaluate.ts';" }),
    ).toEqual([]);
    expect(story({ 'scoring/evaluate': "import type { View } from '../town/town.ts';" })).toEqual([]);
  });

  it('stops a file from importing what stands below it, even only a type', () => {
    expect(story({ 'game/circle': "import type { Game } from './play.ts';" })).toEqual([
      'packages/rules/src/game/circle.ts:1 imports ./play.ts: not above it in the story order',
    ]);
    expect(story({ 'core/types': "import './types.ts';" })).toHaveLength(1);
  });

  it('gives every file one place', () => {
    expect(story({ shuffle: '' })).toEqual([
      'packages/rules/src/shuffle.ts:1 has no place in the story order',
    ]);
    expect(new Set(STORY).size).toBe(STORY.length);
  });

  it('does not name files that are not there', () => {
    expect(inspect([{ path: 'packages/rules/src/core/types.ts', text: '' }], MANIFESTS)).toContain(
      'packages/rules/src/core/result.ts:1 has a place in the story order but does not exist',
    );
  });

  it('leaves tests free', () => {
    expect(story({ 'game/circle.test': "import { play } from './play.ts';" })).toEqual([]);
  });
});
