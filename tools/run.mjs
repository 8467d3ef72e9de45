// Runs the programs in the project's node_modules.

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from './files.mjs';

const PROGRAMS = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** @typedef {keyof typeof PROGRAMS} Program */
/** @typedef {{ ok: boolean, output: string }} Verdict */

/**
 * Runs a program and collects its output, so that concurrent programs don't mix theirs.
 * @param {Program} program
 * @param {readonly string[]} args
 * @returns {Promise<Verdict>}
 */
export async function run(program, args) {
  const child = spawn(process.execPath, [PROGRAMS[program], ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [ok, ...output] = await Promise.all([success(child), text(child.stdout), text(child.stderr)]);
  return { ok, output: output.join('') };
}

/**
 * Runs a program that prints its own output.
 * @param {Program} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] additional environment variables
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runAloud(program, args, env = {}) {
  return success(
    spawn(process.execPath, [PROGRAMS[program], ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>}
 */
export function success(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code === 0));
  });
}
