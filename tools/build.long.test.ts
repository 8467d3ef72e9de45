// Builds a project of one package in a temporary folder and changes its files in the ways that happen in practice.

import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './files.mjs';

let project: string;
const source = 'packages/rules/src/index.ts';
const at = (path: string) => join(project, path);
const write = (path: string, text: string) => writeFileSync(at(path), text);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'wagons-build-'));
  for (const path of [
    'tools',
    'tsconfig.base.json',
    'packages/rules/package.json',
    'packages/rules/tsconfig.json',
    'packages/words/messages',
    'packages/words/languages.json',
    'packages/words/translated-from',
  ]) {
    cpSync(join(ROOT, path), at(path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
  mkdirSync(at('packages/rules/src'));
  write(source, 'export const answer = 1;');
});

afterEach(() => rmSync(project, { recursive: true }));

const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: project });

/** Builds as `npm run wagons` does; returns the compiler's output if it fails. */
const build = async () => {
  const program =
    "import { buildPackages } from './tools/build.mjs'; console.log(JSON.stringify(await buildPackages()));";
  const { stdout } = await node('--input-type=module', '--eval', program);
  const { ok, output } = JSON.parse(stdout) as { ok: boolean; output: string };
  return ok ? 'built' : output;
};
const built = () => /answer = (\d)/.exec(readFileSync(at('packages/rules/dist/index.js'), 'utf8'))?.[1];

it('builds once and skips the next build', async () => {
  expect(await build()).toBe('built');
  expect(built()).toBe('1');
  write('packages/rules/dist/index.js', 'untouched');
  await build();
  expect(readFileSync(at('packages/rules/dist/index.js'), 'utf8')).toBe('untouched');
});

it('rebuilds after an edit, whatever its modification time', async () => {
  await build();
  write(source, 'export const answer = 2;');
  utimesSync(at(source), new Date(0), new Date(0));
  await build();
  expect(built()).toBe('2');
});

it('rebuilds when files are added or removed', async () => {
  write('packages/rules/src/other.ts', 'export const other = 1;');
  await build();
  write(source, "export { other } from './other.ts';");
  rmSync(at('packages/rules/src/other.ts'));
  expect(await build()).toContain("Cannot find module './other.ts'");
  rmSync(at('packages/rules/dist'), { recursive: true });
  write(source, 'export const answer = 3;');
  await build();
  expect(built()).toBe('3');
});

it('rebuilds when dist is missing', async () => {
  await build();
  rmSync(at('packages/rules/dist'), { recursive: true });
  await build();
  expect(built()).toBe('1');
});

it('bundles the server with its imports, and again when the bundle is missing', async () => {
  mkdirSync(at('packages/server/src'), { recursive: true });
  write('packages/server/package.json', '{ "name": "@wagons/server", "type": "module" }');
  cpSync(at('packages/rules/tsconfig.json'), at('packages/server/tsconfig.json'));
  write('packages/server/src/part.ts', "export const word = 'ready';");
  write('packages/server/src/main.ts', "export { word } from './part.ts';");
  const gathered = 'packages/server/dist/gathered.js';
  await build();
  rmSync(at(gathered));
  await build();
  rmSync(at('packages/server/dist/part.js'));
  const { stdout } = await node('--eval', `import('./${gathered}').then(({ word }) => console.log(word))`);
  expect(stdout).toBe('ready\n');
});

it('rebuilds after the compiler was run by hand on other sources', async () => {
  await build();
  write(source, 'export const answer = 2;');
  await node('node_modules/typescript/bin/tsc', '-b', 'packages/rules');
  expect(built()).toBe('2');
  write(source, 'export const answer = 1;');
  await build();
  expect(built()).toBe('1');
});

it('reports compile errors on every build until they are fixed', async () => {
  await build();
  write(source, "export const answer: number = 'one';");
  expect(await build()).toContain('TS2322');
  expect(await build()).toContain('TS2322');
});

it('lets one process build at a time', async () => {
  expect(await Promise.all([build(), build(), build()])).toEqual(['built', 'built', 'built']);
  expect(built()).toBe('1');
});

it('takes over the lock of a process that was killed', async () => {
  const { stdout } = await node('--print', 'process.pid');
  mkdirSync(at('.cache'));
  write('.cache/ready.lock', stdout.trim());
  expect(await build()).toBe('built');
  rmSync(at('.cache/built'));
  write('.cache/ready.lock', ''); // Killed before it wrote its process id.
  expect(await build()).toBe('built');
});
