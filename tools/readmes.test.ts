// Type-checks and runs the first example in the README of each library.

import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleOf, ROOT } from './files.mjs';

/** Below the root, so that the examples find the packages. */
const FOLDER = join(ROOT, `.cache/readmes-${process.pid}`);
/** The example of board needs a page; packages/board/test runs it in a browser. */
const IN_NODE = ['ai', 'rules', 'protocol', 'words'];
const LIBRARIES = [...IN_NODE, 'board'];

const node = async (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: ROOT });

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of LIBRARIES) writeFileSync(join(FOLDER, `${name}.ts`), exampleOf(name));
  const compilerOptions = {
    composite: false,
    noEmit: true,
    noUnusedLocals: false,
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
  };
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, include: ['*.ts'] }),
  );
});

afterAll(() => rmSync(FOLDER, { recursive: true }));

it.each(LIBRARIES)('the README of %s begins with an example', (name) => {
  expect(exampleOf(name)).toContain(`from '@wagons/${name}`);
});

it('the examples compile', async () => {
  const compiler = node('node_modules/typescript/bin/tsc', '-p', FOLDER);
  await expect(compiler).resolves.toMatchObject({ stdout: '' });
});

it.each(IN_NODE)('the example of %s runs', async (name) => {
  const { stdout } = await node('--conditions=source', '--import=tsx', join(FOLDER, `${name}.ts`));
  expect(stdout.trim()).not.toBe('');
});
