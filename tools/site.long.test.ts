// Builds a tiny site in a temporary folder and changes its files in the ways that happen in practice.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './files.mjs';

let project: string;
const at = (path: string) => join(project, path);
const write = (path: string, text: string) => writeFileSync(at(path), text);
const read = (path: string) => readFileSync(at(`packages/web/dist/site/${path}`), 'utf8');

const PAGE = '<!doctype html><title>Here</title><script type="module" src="./src/main.tsx"></script>';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'wagons-site-'));
  for (const path of [
    'tools',
    'LICENSE',
    'packages/web/vite.config.ts',
    'packages/web/src/serviceWorker.ts',
    'packages/words/messages',
    'packages/words/languages.json',
    'packages/words/translated-from',
  ])
    cpSync(join(ROOT, path), at(path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
  mkdirSync(at('packages/web/public'));
  write('packages/web/package.json', '{ "type": "module", "dependencies": { "preact": "*" } }');
  write('packages/web/index.html', PAGE);
  write('packages/web/public/icon.svg', '<svg/>');
  write('packages/web/src/main.tsx', 'document.title = "one";');
});

afterEach(() => rmSync(project, { recursive: true }));

/** Builds as `npm start` does; returns the bundler's output if it fails. */
async function build(): Promise<string> {
  const program =
    "import { buildSite } from './tools/build.mjs'; console.log(JSON.stringify(await buildSite()));";
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: project,
  });
  const { ok, output } = JSON.parse(stdout) as { ok: boolean; output: string };
  return ok ? 'built' : output;
}

/** The script that the page loads, and the files that the service worker caches. */
const script = () => read(/assets\/index-[\w-]+\.js/.exec(read('index.html'))?.[0] ?? '');
const listed = () => /new Set\(\[(.*?)\]/.exec(read('serviceWorker.js'))?.[1]?.split(',') ?? [];

it('builds once, and again only after a change', async () => {
  expect(await build()).toBe('built');
  expect(script()).toContain('one');
  write('packages/web/src/main.tsx', 'document.title = "two";');
  expect(await build()).toBe('built');
  expect(script()).toContain('two');

  // The output is left alone until a source or the output changes.
  const before = read('serviceWorker.js');
  expect(await build()).toBe('built');
  expect(read('serviceWorker.js')).toBe(before);
  rmSync(at('packages/web/dist/site/icon.svg'));
  await build();
  expect(read('icon.svg')).toBe('<svg/>');
});

it('lists every file in the service worker and changes its version with the content', async () => {
  await build();
  expect(listed().filter((path) => !path.includes('assets/'))).toEqual([
    '"icon.svg"',
    '"./"',
    '"licences.txt"',
  ]);
  expect(listed().filter((path) => path.includes('assets/'))).toHaveLength(1);
  const version = () => /"[0-9a-f]{12}"/.exec(read('serviceWorker.js'))?.[0];
  const first = version();
  write('packages/web/public/icon.svg', '<svg><g/></svg>');
  await build();
  expect(version()).toMatch(/^"[0-9a-f]{12}"$/);
  expect(version()).not.toBe(first);
});

it('writes compressed copies and licenses next to the files', async () => {
  await build();
  const page = read('index.html');
  const raw = (path: string) => readFileSync(at(`packages/web/dist/site/${path}`));
  expect(brotliDecompressSync(raw('index.html.br')).toString()).toBe(page);
  expect(gunzipSync(raw('serviceWorker.js.gz')).toString()).toBe(read('serviceWorker.js'));
  expect(read('licences.txt')).toMatch(/Circle the Wagons[^]*preact[^]*MIT/);
});

it('reports what cannot be built', async () => {
  write('packages/web/src/main.tsx', "import './nowhere.ts';");
  expect(await build()).toContain('nowhere.ts');
  expect(await build()).toContain('nowhere.ts');
});
