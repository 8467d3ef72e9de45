// Small packages that break each rule of the architecture once.

import { describe, expect, it } from 'vitest';
import { FOLDERS, inspect, PACKAGES, STORY } from './boundaries.mjs';

const MANIFESTS = {
  '.': { devDependencies: { vitest: '4', 'fast-check': '4' } },
  'packages/rules': { name: '@wagons/rules' },
  'packages/ai': { name: '@wagons/ai', dependencies: { '@wagons/rules': '*', preact: '11' } },
  'packages/words': { name: '@wagons/words', dependencies: { '@wagons/rules': '*', '@wagons/ai': '*' } },
  'packages/board': { name: '@wagons/board', dependencies: { '@wagons/rules': '*', preact: '11' } },
  'packages/web': { name: '@wagons/web', dependencies: { '@wagons/ai': '*' } },
  'packages/cli': {
    name: '@wagons/cli',
    dependencies: { '@wagons/rules': '*', '@wagons/words': '*', '@wagons/server': '*', kleur: '1' },
  },
};

/** The violations of one file, without its path. */
const of = (path: string, text: string) =>
  inspect([{ path, text }], MANIFESTS).map((violation) => violation.replace(`${path}:`, ''));

/** All files of rules, empty except for those given. */
const story = (changed: Readonly<Record<string, string>>) => {
  const whole = { ...Object.fromEntries(STORY.map((name) => [name, ''])), ...changed };
  return inspect(
    Object.entries(whole).map(([name, text]) => ({ path: `packages/rules/src/${name}.ts`, text })),
    MANIFESTS,
  );
};

describe('imports between packages', () => {
  it('a package may import from layers below', () => {
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

  it('a package must not import from its own or a higher layer', () => {
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

  it('words and board may import only the types of rules', () => {
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

  it('lets a package import single subpaths by value', () => {
    const path = 'packages/board/src/a.ts';
    expect(of(path, "import { facing } from '@wagons/rules/town';")).toEqual([]);
    expect(of(path, "import { play } from '@wagons/rules';")).toEqual([
      '1 imports @wagons/rules: board may import only types of rules: write "import type"',
    ]);
  });

  it('lets only workers import the heavy entries of a package', () => {
    const heavy = "import { makeRequestHandler } from '@wagons/ai/worker';";
    expect(of('packages/web/src/play/engine/engine.worker.ts', heavy)).toEqual([]);
    expect(of('packages/web/src/play/engine/engine.ts', heavy)).toEqual([
      '1 imports @wagons/ai/worker: web may import only types of ai/worker: write "import type"',
    ]);
    const light = "import { isReported } from '@wagons/ai/grades'; import type { Bot } from '@wagons/ai';";
    expect(of('packages/web/src/play/end/end.ts', light)).toEqual([]);
    expect(of('packages/web/src/play/end/end.ts', "import { hint } from '@wagons/ai';")).toEqual([
      '1 imports @wagons/ai: web may import only types of ai: write "import type"',
    ]);
  });

  it('tests may import test helpers of other packages, but not their sources', () => {
    expect(of('packages/ai/src/a.test.ts', "import { x } from '../../rules/test/table.ts';")).toEqual([]);
    expect(of('packages/ai/src/a.ts', "import { x } from '../../rules/test/table.ts';")).toHaveLength(1);
    expect(of('packages/ai/src/a.test.ts', "import { x } from '../../rules/src/play.ts';")).toHaveLength(1);
  });

  it('imports must not bypass the entry points of a package', () => {
    const why = 'import a package by its name, not by a path inside it';
    expect(of('packages/ai/src/a.ts', "import '../../rules/src/types.ts';")).toEqual([
      `1 imports ../../rules/src/types.ts: ${why}`,
    ]);
    expect(of('packages/ai/src/a.ts', "import '../test/games.ts';")).toEqual([
      '1 imports ../test/games.ts: ai may not import files outside its src',
    ]);
    expect(of('packages/ai/src/a.test.ts', "import '../../rules/src/types.ts';")).toEqual([
      `1 imports ../../rules/src/types.ts: ${why}`,
    ]);
    expect(of('reference/naive.test.ts', "import '../packages/rules/src/play.ts';")).toEqual([
      `1 imports ../packages/rules/src/play.ts: ${why}`,
    ]);
    expect(of('reference/naive.test.ts', "import '@wagons/rules'; import './naive.ts';")).toEqual([]);
  });

  it('libraries and Node modules are forbidden unless listed', () => {
    expect(of('packages/ai/src/a.ts', "import { h } from 'preact';")).toEqual([
      '1 imports preact: ai may not import this library',
    ]);
    expect(of('packages/ai/src/a.ts', "import fs from 'node:fs';")).toEqual([
      '1 imports node:fs: ai may not import Node modules',
    ]);
    expect(of('packages/words/src/a.ts', "import fs from 'fs';")).toEqual([
      '1 imports fs: words may not import Node modules',
    ]);
    expect(of('packages/ai/src/a.ts', 'const module = await import(name);')).toEqual([
      '1 imports a computed path: ai may not import this library',
    ]);
  });

  it('imports must be declared in package.json', () => {
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

  it('a demo may import its own package by name, and the rules', () => {
    const text = "import { TownBoard } from '@wagons/board'; import { play } from '@wagons/rules';";
    expect(of('packages/board/demo/demo.ts', text)).toEqual([]);
  });

  it('tests may import everything that is declared', () => {
    const text =
      "import { it } from 'vitest'; import fs from 'node:fs'; import { play } from '@wagons/rules'; Date.now();";
    expect(of('packages/words/src/a.test.ts', text)).toEqual([]);
    expect(of('packages/words/test/games.ts', text)).toEqual([]);
  });

  it('every package must be listed and named after its folder', () => {
    expect(inspect([], { 'packages/helpers': { name: '@wagons/helpers' } })).toEqual([
      'packages/helpers/package.json:1 is not listed in tools/boundaries.mjs',
    ]);
    expect(inspect([], { 'packages/ai': { name: 'bots' } })).toEqual([
      'packages/ai/package.json:1 is not named @wagons/ai',
    ]);
  });

  it('the table of packages never allows imports inside a layer or upwards', () => {
    const layers = [['rules'], ['ai', 'protocol', 'words', 'board'], ['server', 'cli', 'web']];
    expect(layers.flat().toSorted()).toEqual(Object.keys(PACKAGES).toSorted());
    for (const [layer, names] of layers.entries()) {
      const below = layers.slice(0, layer).flat();
      for (const name of names) expect(below).toEqual(expect.arrayContaining(PACKAGES[name]?.imports ?? []));
    }
  });
});

describe('reading order of rules', () => {
  it('a file may import files above it', () => {
    expect(
      story({ 'scoring/score': "import { TERRAINS } from '../core/types.ts'; import './evaluate.ts';" }),
    ).toEqual([]);
    expect(story({ 'scoring/evaluate': "import type { View } from '../town/town.ts';" })).toEqual([]);
  });

  it('a file must not import files below it, not even a type', () => {
    expect(story({ 'game/circle': "import type { Game } from './play.ts';" })).toEqual([
      'packages/rules/src/game/circle.ts:1 imports ./play.ts: not above it in STORY',
    ]);
    expect(story({ 'core/types': "import './types.ts';" })).toHaveLength(1);
  });

  it('every file is listed exactly once', () => {
    expect(story({ shuffle: '' })).toEqual(['packages/rules/src/shuffle.ts:1 is missing in STORY']);
    expect(new Set(STORY).size).toBe(STORY.length);
  });

  it('listed files must exist', () => {
    expect(inspect([{ path: 'packages/rules/src/core/types.ts', text: '' }], MANIFESTS)).toContain(
      'packages/rules/src/core/result.ts:1 is listed in STORY but does not exist',
    );
  });

  it('tests may import any file', () => {
    expect(story({ 'game/circle.test': "import { play } from './play.ts';" })).toEqual([]);
  });
});

it('the table of folders names packages that exist', () => {
  expect(Object.keys(PACKAGES)).toEqual(expect.arrayContaining(Object.keys(FOLDERS)));
});
