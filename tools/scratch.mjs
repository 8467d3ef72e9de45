// The folder for temporary files of tests: in memory if there is space, because deleting files on disk is slow.

import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Containers often have 64 MB there, less than a PostgreSQL needs. */
const NEEDED_BYTES = 2 ** 30;

export const SCRATCH = hasSpace() ? MEMORY : tmpdir();

function hasSpace() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
