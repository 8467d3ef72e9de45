// A lock file: only one process at a time installs or builds, the others wait.

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './files.mjs';

const FILE = join(ROOT, '.cache/ready.lock');
const RETRY_MS = 25;
const REPORT_AFTER_MS = 3000;
const WRITING_MS = 1000; // More than it takes to write the process id into the file.

/**
 * Does the work while holding the lock.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  for (let waited = 0; !tryToTake(); waited += RETRY_MS) {
    if (waited === REPORT_AFTER_MS) {
      console.error(`Waiting for process ${holder()}, which installs or builds (.cache/ready.lock) …`);
    }
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

/** Takes the lock if it is free; removes it if its holder was killed, so that the next attempt succeeds. */
function tryToTake() {
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if (isAbandoned()) rmSync(FILE, { force: true });
  return false;
}

/** The process that holds the lock; 0 while it is being written or removed. */
function holder() {
  try {
    return Number(readFileSync(FILE, 'utf8'));
  } catch {
    return 0;
  }
}

function isAbandoned() {
  const pid = holder();
  if (pid > 0) return !isAlive(pid);
  const since = statSync(FILE, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - since > WRITING_MS;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0); // Signal 0 only tests whether the process exists.
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
