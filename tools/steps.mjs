// The steps that check the project, and how they run side by side.

import { affectedTests } from './affected.mjs';
import { boundaryOffences } from './boundaries.mjs';
import { buildAll, buildSite } from './build.mjs';
import { dialectFindings } from './dialect.mjs';
import { ledgerOffences } from './ledger.mjs';
import { lockfileOffences } from './lockfile.mjs';
import { run } from './run.mjs';
import { measureSite } from './size.mjs';
import { styleOffences } from './styles.mjs';

/** @typedef {import('./affected.mjs').Changed} Changed */
/** @typedef {import('./run.mjs').Verdict} Verdict */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(changed: Changed) => Promise<Verdict>} run
 * @property {RegExp} [on]    the files whose change makes it necessary; without it, any
 * @property {string} [after] the step that has to be done before
 * @property {string} remedy  what to run or edit when it fails
 */

const CODE = /\.(?:tsx?|mjs|js|json|css)$/;
const LINTED = /\.(?:tsx?|mjs|js)$/;
const SITE = /^(?:packages\/(?!server|cli)|lab\/summary|puzzles\/|tools\/)/;

/** @type {readonly Step[]} */
export const STEPS = [
  { name: 'types', run: buildAll, on: CODE, remedy: 'Fix the types above.' },
  {
    name: 'unused',
    run: () => run('knip', ['--cache', '--no-progress', '--no-config-hints']),
    on: CODE,
    remedy: 'Delete what nothing uses, or add a new program to the entries in knip.json.',
  },
  {
    name: 'lint',
    run: (changed) => run('oxlint', changed?.filter((path) => LINTED.test(path)) ?? []),
    on: LINTED,
    remedy: '`npx oxlint --fix` fixes some of it. The rules and their reasons are in .oxlintrc.json.',
  },
  { name: 'format', run: () => run('oxfmt', ['--check']), remedy: 'Run `npm run format`.' },
  {
    name: 'ledger',
    run: () => inspection(ledgerOffences),
    remedy: 'Cite the rule in the title of its test, such as `[P3] …`, or give a new rule a test.',
  },
  {
    name: 'boundaries',
    run: () => inspection(boundaryOffences),
    on: CODE,
    remedy: 'Move the code or rename the type. What may import what is listed in tools/boundaries.mjs.',
  },
  {
    name: 'dialect',
    run: () => inspection(() => dialectFindings().map(({ message }) => message)),
    remedy: 'Use the words after the colon. The list is in tools/dialect.mjs.',
  },
  {
    name: 'styles',
    run: () => inspection(styleOffences),
    on: /\.(?:css|tsx?)$/,
    remedy: 'Delete the classes that nothing uses. How styles are written is in packages/web/README.md.',
  },
  {
    name: 'lockfile',
    run: () => inspection(lockfileOffences),
    on: /package(?:-lock)?\.json$/,
    remedy: 'Choose a version that runs on the oldest Node of package.json, then run `npm install`.',
  },
  { name: 'site', run: buildSite, on: SITE, after: 'types', remedy: 'Fix what Vite reports above.' },
  {
    name: 'size',
    run: () => measureSite(),
    on: SITE,
    after: 'site',
    remedy: 'Load less, or accept the new size with `npm run size -- --accept`.',
  },
  {
    name: 'tests',
    // Tests of programs run what `types` has built. The long ones, and those in a browser, wait for `npm test`.
    run: runTests,
    after: 'types',
    remedy: 'Repeat single tests with `npm test -- PATH`.',
  },
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
    console.log(`\n${output.trimEnd()}\n\nTo fix ${step.name}: ${step.remedy}\n`);
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
