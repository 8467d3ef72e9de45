// Which build this is: what an operator compares while servers are upgraded one after the other.

import { readFileSync } from 'node:fs';
import { MIGRATIONS } from './store/migrations.ts';

export type BuildInfo = {
  readonly version: string;
  /** The first letters of the commit that was built; `unknown` if it wasn't built from a repository. */
  readonly commit: string;
  /** The schema of the database that this build reads and writes. */
  readonly schema: number;
};

/** The package folder, seen from the sources and from the bundle alike. */
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

export function readBuildInfo(): BuildInfo {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  return { version, commit: readCommit(), schema: MIGRATIONS.length };
}

/** Written by tools/build.mjs. */
function readCommit(): string {
  try {
    return read('dist/commit').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
