// Packs the publishable packages from a clean build, and uses each from a scratch project that knows only its tarball.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './files.mjs';
import { SCRATCH } from './scratch.mjs';

type Packed = {
  /** The folder under packages/. */
  readonly name: string;
  /** Other packages that the scratch project has installed: packed ones by their folder, libraries by their name. */
  readonly packages?: readonly string[];
  readonly libraries?: readonly string[];
  /** Subpaths without types. */
  readonly assets?: readonly string[];
  /** A TypeScript file for the scratch project. It must compile. */
  readonly types: string;
  /** A program for plain Node, and what it prints. */
  readonly program: string;
  readonly prints: string;
};

const TABLE: readonly Packed[] = [
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
    program: `
      import { readFileSync } from 'node:fs';
      import { legalMoves, mustPlay, newGame, score } from '@wagons/rules';
      import { parseDeck } from '@wagons/rules/deck';
      import { makeCode, parseCode } from '@wagons/rules/notation';
      const deck = parseDeck(readFileSync('base.json', 'utf8')).value;
      let game = newGame('prairie', deck);
      while (game.phase !== 'over') game = mustPlay(game, legalMoves(game)[0]);
      const { first, second } = score(parseCode(makeCode(game), [deck]).value);
      console.log(game.moves.length, first.total, second.total);
    `,
    prints: '31 18 19\n',
  },
  {
    name: 'board',
    packages: ['rules'],
    libraries: ['preact'],
    assets: ['board.css', 'palette.css', 'parts.css'],
    types: `
      import { type BoardApi, type BoardConfig, TableBoard, TownBoard, type TownBoardProps } from '@wagons/board';
      import type { Card, Placement } from '@wagons/rules';
      const show = (element: HTMLElement, cards: ReadonlyMap<string, Card>, placements: readonly Placement[]): BoardApi => {
        const cardOf: BoardConfig['cardOf'] = (id) => cards.get(id)!;
        const board = TableBoard(element, { cardOf, placements, hand: ['badlands'] });
        board.set({ hand: [], events: { take: (card) => console.log(card.length) } });
        return board;
      };
      // @ts-expect-error a board needs the cards
      export const wrong = (element: HTMLElement): BoardApi => TableBoard(element, {});
      export { show, TownBoard, type TownBoardProps };
    `,
    program: `
      import { existsSync } from 'node:fs';
      import { fileURLToPath } from 'node:url';
      import { CARD, TableBoard } from '@wagons/board';
      const style = fileURLToPath(import.meta.resolve('@wagons/board/board.css'));
      console.log(typeof TableBoard, CARD, existsSync(style));
    `,
    prints: 'function 200 true\n',
  },
];

const exec = promisify(execFile);
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);
let scratch: string;
const at = (...path: readonly string[]): string => join(scratch, ...path);
const tarballs = new Map<string, string>();

/** Copies the sources, so that no output of an earlier build ends up in a tarball. */
beforeAll(async () => {
  scratch = mkdtempSync(join(SCRATCH, 'wagons-packages-'));
  cpSync(join(ROOT, 'tsconfig.base.json'), at('source/tsconfig.base.json'));
  symlinkSync(join(ROOT, 'node_modules'), at('source/node_modules'));
  for (const { name } of TABLE)
    cpSync(join(ROOT, 'packages', name), at('source/packages', name), {
      recursive: true,
      filter: (path) => !/[/\\](dist|node_modules)$/.test(path),
    });
  await exec(bin('tsc'), ['-b', ...TABLE.map(({ name }) => at('source/packages', name))]);
  for (const { name } of TABLE) {
    const cwd = at('source/packages', name);
    const { stdout } = await exec('npm', ['pack', '--json', '--pack-destination', scratch], { cwd });
    const [packed] = JSON.parse(stdout) as [{ filename: string }];
    tarballs.set(name, at(packed.filename));
  }
}, 120_000);

afterAll(() => rmSync(scratch, { recursive: true }));

async function unpack(name: string, project: string): Promise<void> {
  const folder = join(project, 'node_modules/@wagons', name);
  mkdirSync(folder, { recursive: true });
  await exec('tar', ['-xzf', tarballs.get(name) ?? '', '-C', folder, '--strip-components=1']);
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
  cpSync(join(ROOT, 'decks/base.json'), join(project, 'base.json'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  return project;
}

const TSC = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023'];

describe.each(TABLE)('the package $name', (packed) => {
  let project: string;
  beforeAll(async () => {
    project = await makeProject(packed);
  });

  it('has a sound manifest (publint)', async () => {
    const { buffer } = readFileSync(tarballs.get(packed.name) ?? '');
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that every resolver of ES modules finds (are-the-types-wrong)', async () => {
    const { name, assets = [] } = packed;
    const exclude = assets.length > 0 ? ['--exclude-entrypoints', ...assets] : [];
    const args = ['--profile', 'esm-only', '--no-color', tarballs.get(name) ?? '', ...exclude];
    await expect(exec(bin('attw'), args)).resolves.toMatchObject({ stderr: '' });
  });

  it.each(['nodenext', 'bundler'])('compiles in a project with %s resolution', async (resolution) => {
    writeFileSync(join(project, 'use.ts'), packed.types);
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
    const args = [...TSC, '--module', module, '--moduleResolution', resolution, 'use.ts'];
    const failed = await exec(bin('tsc'), args, { cwd: project }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ stdout: '' });
  });

  it('runs in plain Node', async () => {
    writeFileSync(join(project, 'run.mjs'), packed.program);
    const { stdout } = await exec(process.execPath, ['run.mjs'], { cwd: project });
    expect(stdout).toBe(packed.prints);
  });
});
