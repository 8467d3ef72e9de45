// The steps that check the project, and how they run side by side.

import { affectedTests } from './affected.mjs';
import { boundaryOffences } from './boundaries.mjs';
import { buildAll, buildSite } from './build.mjs';
import { dialectFindings } from './dialect.mjs';
import { ledgerOffences } from './ledger.mjs';
import { lockfileOffences } from './lockfile.mjs';
import { run } from './run.mjs';
import { measureSite } from './size.mjs';

/** @typedef {import('./affected.mjs').Changed} Changed */
/** @typedef {import('./run.mjs').Verdict} Verdict */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(changed: Changed) => Promise<Verdict>} run
 * @property {RegExp} [on]    the files whose change makes it necessary; without it, any
 * @property {string} [after] the step that has to be done before
 */

const CODE = /\.(?:tsx?|mjs|js|json)$/;
const LINTED = /\.(?:tsx?|mjs|js)$/;
const SITE = /^(?:packages\/(?!server|cli)|decks\/|lab\/summary|puzzles\/|tools\/)/;

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'types', run: buildAll, on: CODE },
  { name: 'unused', run: () => run('knip', ['--cache', '--no-progress', '--no-config-hints']), on: CODE },
  {
    name: 'lint',
    run: (changed) => run('oxlint', changed?.filter((path) => LINTED.test(path)) ?? []),
    on: LINTED,
  },
  { name: 'format', run: () => run('oxfmt', ['--check']) },
  { name: 'ledger', run: () => inspection(ledgerOffences) },
  { name: 'boundaries', run: () => inspection(boundaryOffences), on: CODE },
  { name: 'dialect', run: () => inspection(() => dialectFindings().map(({ message }) => message)) },
  { name: 'lockfile', run: () => inspection(lockfileOffences), on: /package(?:-lock)?\.json$/ },
  { name: 'site', run: buildSite, on: SITE, after: 'types' },
  { name: 'size', run: () => measureSite(), on: SITE, after: 'site' },
  // Tests of programs run what `types` has built. The long ones, and those in a browser, wait for `npm test`.
  { name: 'tests', run: runTests, after: 'types' },
];

const CONCURRENCY = 2;

/**
 * Runs the steps, a few at a time, and reports each as it ends.
 * @param {readonly Step[]} steps
 * @param {Changed} [changed] leaves out the steps that these files don't affect
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runSteps(steps, changed) {
  const waiting = steps.filter(({ on = /./ }) => changed?.some((path) => on.test(path)) ?? true);
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  /** @type {string[]} */
  const failed = [];

  const report = async (/** @type {Step} */ step) => {
    const start = performance.now();
    const { ok, output } = await step
      .run(changed)
      .catch((/** @type {unknown} */ error) => ({ ok: false, output: String(error) }));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(10)}  ${seconds} s`);
    if (ok) return;
    failed.push(step.name);
    console.log(`\n${output.trimEnd()}\n`);
  };
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      // Entered before waiting, so that a step that comes after this one finds it.
      const ended = Promise.resolve(begun.get(step.after ?? '')).then(async () => report(step));
      begun.set(step.name, ended);
      await ended;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return failed;
}

/**
 * The quick tests, or those of them that a change affects.
 * @param {Changed} changed
 * @returns {Promise<Verdict>}
 */
async function runTests(changed) {
  const tests = affectedTests(changed);
  if (tests === 'none') return { ok: true, output: '' };
  const which = tests === 'all' ? ['run'] : ['related', '--run', '--passWithNoTests', ...tests.related];
  return run('vitest', [...which, '--project=node']);
}

/**
 * @param {() => string[]} offences
 * @returns {Promise<Verdict>}
 */
async function inspection(offences) {
  const found = offences();
  return { ok: found.length === 0, output: found.join('\n') };
}
