// A copy of the sources that a test or a proof may change.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

const COPIED = [
  'packages',
  'tools',
  'puzzles',
  'docs',
  'examples',
  'records',
  'RULES.md',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'tsconfig.browser.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/**
 * A new folder with the sources; installed packages are linked, except our own.
 * @returns {string}
 */
export function copySources() {
  const folder = mkdtempSync(join(tmpdir(), 'wagons-copy-'));
  for (const name of COPIED) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[\\/](?:dist|node_modules)$/.test(path),
    });
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@wagons'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@wagons') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@wagons', name));
    const own = join(ROOT, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
  // Downloads for tests; without them, they would be downloaded again.
  if (existsSync(join(ROOT, '.cache'))) {
    mkdirSync(join(folder, '.cache'));
    for (const name of ['chromium.json', 'chromium', 'redis'])
      if (existsSync(join(ROOT, '.cache', name)))
        symlinkSync(join(ROOT, '.cache', name), join(folder, '.cache', name));
  }
  return folder;
}
