// Small files that use globals which their package must not: the compiler or the linter has to refuse each.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from './files.mjs';

const project = mkdtempSync(join(tmpdir(), 'wagons-lint-'));
afterAll(() => rmSync(project, { recursive: true }));

function run(program: string, ...args: string[]): string {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, program), ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return stdout;
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

it('clock, randomness and promises are refused where listed, and nowhere else', () => {
  const uses = 'Date.now(); new Date(); Math.random(); Math["random"](); globalThis.name;\n';
  const waits = 'export const later = async () => Promise.resolve(1);\n';
  for (const name of ['rules', 'ai', 'protocol', 'words', 'cli'])
    write(`packages/${name}/src/a.ts`, `${uses}${waits}export const date = { Date: 1, Promise: 2 };\n`);
  write('packages/rules/src/a.test.ts', uses);
  write('packages/board/src/a.ts', 'void fetch("/"); new WebSocket("/");\n');
  cpSync(join(ROOT, '.oxlintrc.json'), join(project, '.oxlintrc.json'));

  const rules = ['no-restricted-globals', 'no-restricted-properties', 'no-async-await'];
  const found = run('node_modules/oxlint/bin/oxlint', '--format=unix')
    .split('\n')
    .filter((line) => rules.some((rule) => line.includes(`(${rule})`)));
  const counts = ['rules', 'ai', 'protocol', 'words', 'board', 'cli'].map((name) => [
    name,
    found.filter((line) => line.startsWith(`packages/${name}/src/a.ts`)).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({ rules: 7, ai: 5, protocol: 7, words: 5, board: 2, cli: 0 });
  expect(found).toHaveLength(26);
});

it('the compiler knows no globals of a browser or of Node below the programs', () => {
  const globals = ['console', 'process', 'setTimeout', 'queueMicrotask', 'fetch', 'crypto', 'localStorage'];
  cpSync(join(ROOT, 'tsconfig.base.json'), join(project, 'tsconfig.base.json'));
  for (const name of ['rules', 'ai', 'protocol', 'words']) {
    const folder = `packages/${name}`;
    write(`${folder}/src/a.ts`, globals.map((one) => `void ${one};\n`).join(''));
    cpSync(join(ROOT, folder, 'tsconfig.json'), join(project, folder, 'tsconfig.json'));
    const output = run('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder);
    for (const one of globals) expect(output, `${name} ${one}`).toContain(`Cannot find name '${one}'`);
  }
});
