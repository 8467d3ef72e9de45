// Packs the publishable packages from a clean build, and uses each from a scratch project that knows only its tarball.

import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, ROOT } from './files.mjs';
import { packAll, PUBLISHED } from './pack.mjs';
import { SCRATCH } from './scratch.mjs';

type Packed = {
  /** The folder under packages/. */
  readonly name: string;
  /** Other packages that the scratch project has installed: packed ones by their folder, libraries by their name. */
  readonly packages?: readonly string[];
  readonly libraries?: readonly string[];
  /** Subpaths without types. */
  readonly assets?: readonly string[];
  /** TypeScript that must compile in the scratch project, beside the example of the README. */
  readonly types?: string;
  /** A program for plain Node instead of that example. */
  readonly program?: string;
  readonly prints: string | RegExp;
};

const LIBRARIES: readonly Packed[] = [
  {
    name: 'rules',
    types: `
      import { type Game, legalMoves, mustPlay, newGame, score } from '@wagons/rules';
      import { type Fault, parseDeck } from '@wagons/rules/deck';
      import { makeMove } from '@wagons/rules/notation';
      import type { Bonus } from '@wagons/rules/scoring';
      import { visible, type View } from '@wagons/rules/town';
      const bonus: Bonus = { each: { cell: { icon: 'cow' } } };
      const start = (text: string): Game | readonly Fault[] => {
        const deck = parseDeck(text);
        return deck.ok ? newGame('prairie', deck.value) : deck.error;
      };
      const view = ({ deck, towns }: Game): View => visible(deck, towns.first);
      // @ts-expect-error a game is immutable
      export const wrong = (game: Game): void => void (game.moves = []);
      export { bonus, legalMoves, makeMove, mustPlay, score, start, view };
    `,
    prints: '18 19\n',
  },
  { name: 'ai', packages: ['rules'], prints: /^\d+ \d+\n\{ type: 'pickStart'/ },
  { name: 'protocol', packages: ['rules'], libraries: ['typebox'], prints: 'hello\n4001\n' },
  {
    name: 'words',
    packages: ['rules', 'ai', 'protocol'],
    libraries: ['typebox'],
    prints: /^\S.*\.\n$/,
  },
  {
    name: 'board',
    packages: ['rules'],
    libraries: ['preact'],
    assets: ['board.css', 'palette.css'],
    types: `
      import { Ring, TownBoard, type TownBoardProps } from '@wagons/board';
      import { type ComponentChild, h } from 'preact';
      const show = (town: TownBoardProps): ComponentChild => h(TownBoard, { ...town, interactive: true });
      // @ts-expect-error a town needs its cards
      export const wrong = (): ComponentChild => h(TownBoard, { town: [] });
      export { Ring, show };
    `,
    program: `
      import { existsSync } from 'node:fs';
      import { fileURLToPath } from 'node:url';
      import { CARD, TownBoard } from '@wagons/board';
      const style = fileURLToPath(import.meta.resolve('@wagons/board/board.css'));
      console.log(typeof TownBoard, CARD, existsSync(style));
    `,
    prints: 'function 200 true\n',
  },
];

const TERMINAL: Packed = {
  name: 'cli',
  packages: ['rules', 'ai', 'words', 'protocol'],
  libraries: ['valibot', 'typebox'],
  prints: /^/,
};

const exec = promisify(execFile);
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);
let scratch: string;
const at = (...path: readonly string[]): string => join(scratch, ...path);
let tarballs: ReadonlyMap<string, string>;

/** Copies the sources, so that no output of an earlier build ends up in a tarball. */
beforeAll(async () => {
  scratch = mkdtempSync(join(SCRATCH, 'wagons-packages-'));
  cpSync(join(ROOT, 'tsconfig.base.json'), at('source/tsconfig.base.json'));
  linkModules(at('source'));
  for (const name of PUBLISHED) {
    cpSync(join(ROOT, 'packages', name), at('source/packages', name), {
      recursive: true,
      filter: (path) => !/[/\\](dist|node_modules)$/.test(path),
    });
    symlinkSync(at('source/packages', name), at('source/node_modules/@wagons', name));
  }
  await exec(bin('tsc'), ['-b', ...PUBLISHED.map((name) => at('source/packages', name))]);
  tarballs = packAll({
    root: at('source'),
    into: at('tarballs'),
    repository: 'https://example.org/us/wagons',
  });
}, 120_000);

afterAll(() => rmSync(scratch, { recursive: true }));

async function unpack(name: string, project: string): Promise<void> {
  const folder = join(project, 'node_modules/@wagons', name);
  mkdirSync(folder, { recursive: true });
  await exec('tar', ['-xzf', tarballs.get(name) ?? '', '-C', folder, '--strip-components=1']);
}

/** Everything that is installed, except our own packages. */
function linkModules(project: string): void {
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, '@wagons'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@wagons') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
}

/** A project with this package and what it needs, and nothing else of ours. */
async function makeProject({ name, packages = [], libraries = [] }: Packed): Promise<string> {
  const project = at(`uses-${name}`);
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  for (const one of [name, ...packages]) await unpack(one, project);
  for (const library of libraries) {
    mkdirSync(dirname(join(project, 'node_modules', library)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', library), join(project, 'node_modules', library));
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  return project;
}

const manifestOf = (project: string, name: string) =>
  JSON.parse(readFileSync(join(project, 'node_modules/@wagons', name, 'package.json'), 'utf8'));

const node = async (project: string, ...args: readonly string[]) =>
  (await exec(process.execPath, args, { cwd: project })).stdout;

const TSC = [
  '--strict',
  '--skipLibCheck',
  'false',
  '--target',
  'es2023',
  '--resolveJsonModule',
  '--noUncheckedSideEffectImports',
  'false',
];

describe.each([...LIBRARIES, TERMINAL])('the package $name', (packed) => {
  let project: string;
  beforeAll(async () => {
    project = await makeProject(packed);
  });

  it('has a sound manifest (publint)', async () => {
    const { buffer } = readFileSync(tarballs.get(packed.name) ?? '');
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('names its repository, its license and the versions of the others', () => {
    const manifest = manifestOf(project, packed.name);
    expect(manifest).toMatchObject({
      license: 'MIT',
      description: expect.stringMatching(/Circle the Wagons/),
      repository: { url: 'git+https://example.org/us/wagons.git', directory: `packages/${packed.name}` },
    });
    expect(manifest).not.toHaveProperty('private');
    for (const [name, version] of Object.entries(manifest.dependencies ?? {}))
      if (name.startsWith('@wagons/')) expect(version).toBe(`^${manifest.version}`);
    const files = readdirSync(join(project, 'node_modules/@wagons', packed.name));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json']));
  });
});

describe.each(LIBRARIES)('the library $name', (packed) => {
  const { name, assets = [], types = 'export {};', prints } = packed;
  const project = () => at(`uses-${name}`);

  it('has types that every resolver of ES modules finds (are-the-types-wrong)', async () => {
    const exclude = assets.length > 0 ? ['--exclude-entrypoints', ...assets] : [];
    const args = ['--profile', 'esm-only', '--no-color', tarballs.get(name) ?? '', ...exclude];
    await expect(exec(bin('attw'), args)).resolves.toMatchObject({ stderr: '' });
  });

  it.each(['bundler', 'nodenext'])('compiles in a project with %s resolution', async (resolution) => {
    writeFileSync(join(project(), 'use.ts'), types);
    writeFileSync(join(project(), 'example.ts'), exampleOf(name));
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
    const args = [...TSC, '--module', module, '--moduleResolution', resolution, 'use.ts', 'example.ts'];
    const failed = await exec(bin('tsc'), args, { cwd: project() }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ stdout: '' });
  });

  it('runs in plain Node, as its README shows', async () => {
    if (packed.program !== undefined) writeFileSync(join(project(), 'example.js'), packed.program);
    expect(await node(project(), 'example.js')).toMatch(prints);
  });
});

it('the program of cli plays from its tarball', async () => {
  const project = at('uses-cli');
  const { bin: programs } = manifestOf(project, 'cli') as { bin: { wagons: string } };
  const wagons = join('node_modules/@wagons/cli', programs.wagons);
  const { center } = JSON.parse(await node(project, wagons, 'deal', '--seed', 'prairie', '--json')) as {
    center: unknown[];
  };
  expect(center).toHaveLength(3);
  expect(await node(project, wagons, 'deck', 'show', '--lang', 'en')).toContain('Badlands');
});
