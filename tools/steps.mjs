// The steps that say whether the project is in order, and how they are run side by side.

import { boundaryOffences } from './boundaries.mjs';
import { buildAll, buildSite } from './build.mjs';
import { dialectFindings } from './dialect.mjs';
import { ledgerOffences } from './ledger.mjs';
import { lockfileOffences } from './lockfile.mjs';
import { ratchet } from './ratchet.mjs';
import { run } from './run.mjs';
import { measureSite } from './size.mjs';

/** @typedef {import('./run.mjs').Verdict} Verdict */
/** @typedef {{ name: string, run: () => Promise<Verdict>, after?: string }} Step */

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'types', run: buildAll },
  { name: 'unused', run: () => run('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'lint', run: () => run('oxlint', []) },
  { name: 'format', run: () => run('oxfmt', ['--check']) },
  { name: 'ledger', run: () => inspection(ledgerOffences) },
  { name: 'boundaries', run: () => inspection(boundaryOffences) },
  { name: 'dialect', run: () => inspection(() => ratchet('dialect', dialectFindings())) },
  { name: 'lockfile', run: () => inspection(lockfileOffences) },
  { name: 'site', run: buildSite, after: 'types' },
  { name: 'size', run: measureSite, after: 'site' },
  // Tests of programs run what `types` has built. The long ones, and those in a browser, wait for `npm test`.
  { name: 'tests', run: () => run('vitest', ['run', '--project=node']), after: 'types' },
];

const AT_ONCE = 2;

/**
 * Runs the steps, a few at a time, and tells of each as it ends.
 * @param {readonly Step[]} steps
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  /** @type {string[]} */
  const failed = [];

  const tell = async (/** @type {Step} */ step) => {
    const start = performance.now();
    const { ok, output } = await step
      .run()
      .catch((/** @type {unknown} */ error) => ({ ok: false, output: String(error) }));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(10)}  ${seconds} s`);
    if (ok) return;
    failed.push(step.name);
    console.log(`\n${output.trimEnd()}\n`);
  };
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      await begun.get(step.after ?? '');
      const ended = tell(step);
      begun.set(step.name, ended);
      await ended;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

/**
 * @param {() => string[]} offences
 * @returns {Promise<Verdict>}
 */
async function inspection(offences) {
  const found = offences();
  return { ok: found.length === 0, output: found.join('\n') };
}
