// Temporary folders for tests.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SCRATCH } from '../../../tools/scratch.mjs';

export type Folder = { readonly path: string; readonly remove: () => void };

export function freshFolder(): Folder {
  const path = mkdtempSync(join(SCRATCH, 'wagons-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
