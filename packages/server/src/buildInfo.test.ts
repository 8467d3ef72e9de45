// The build tells its version, its commit and its schema.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBuildInfo } from './buildInfo.ts';
import { MIGRATIONS } from './store/migrations.ts';

it('is that of the package, the built commit and the migrations', () => {
  const at = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(at('package.json')) as { readonly version: string };
  expect(readBuildInfo()).toEqual({
    version,
    commit: expect.stringMatching(/^(?:[0-9a-f]{12}|unknown)$/),
    schema: MIGRATIONS.length,
  });
});
