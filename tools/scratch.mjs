// Where tests put files they will soon throw away: in memory if there is room, for a disk takes its time to lose them.

import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Containers often have 64 MB there, which is less than a PostgreSQL needs. */
const ROOM = 2 ** 30;

export const SCRATCH = hasRoom() ? MEMORY : tmpdir();

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
