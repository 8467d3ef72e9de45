// Counts the sources of a small checkout.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceCounts } from './sourceCounts.mjs';

const FILES = {
  'packages/web/src/app.tsx': `import { a } from './small.ts';\nlazy(a); a.wait(1);\n${'\n'.repeat(400)}`,
  'packages/web/src/small.ts': 'export const a = 1;\n',
  'packages/web/src/app.css': '.app {\n}\n',
  'packages/web/src/app.test.ts': "import { a } from './small.ts';\n",
  'packages/web/test/world.ts': 'export {};\n',
  'packages/web/dist/app.js': 'built\n',
  'tools/check.mjs': '\n\n',
};

it('counts files and lines without tests, large and small files, and late loading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wagons-counts-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const counts = sourceCounts(folder);
  rmSync(folder, { recursive: true });

  const none = { styles: 0, 'style lines': 0, 'over 400': 0, '≤ 30, 1 importer': 0, '.wait(': 0, 'lazy(': 0 };
  const web = {
    files: 2,
    lines: 403,
    styles: 1,
    'style lines': 2,
    'over 400': 1,
    '≤ 30, 1 importer': 1,
    '.wait(': 1,
    'lazy(': 1,
  };
  expect(counts).toEqual({ web, tools: { ...none, files: 1, lines: 2 }, 'all packages': web });
});
