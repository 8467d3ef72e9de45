// Folders for the files of a test, in memory where that is possible: nobody waits for a disk to lose them again.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

export type Folder = { readonly path: string; readonly remove: () => void };

export function freshFolder(): Folder {
  const path = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'wagons-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
