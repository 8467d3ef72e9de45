// Runs every step, every test and every story, and ends with the count: `N passed, M failed`.
//
//   npm test              everything
//   npm test -- PATH …    only the tests and stories in these files or folders; any option of vitest

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages, buildSite } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { countTests } from './count.mjs';
import { findEngines } from './engines.mjs';
import { findPostgres } from './postgres.mjs';
import { findRedis } from './redis.mjs';
import { runAloud } from './run.mjs';
import { runSteps, STEPS } from './steps.mjs';
import { playStories } from './stories.mjs';

const args = process.argv.slice(2);
process.exitCode = (await (args.length > 0 ? testSome() : testAll())) ? 0 : 1;

async function testAll() {
  // The quick tests among the steps are left out: they run again with all the others.
  const failed = await runSteps(STEPS.filter((step) => step.name !== 'tests'));

  // Looked for first, so that a missing program is reported once and plainly.
  for (const find of [findChromium, findEngines, findPostgres, findRedis]) {
    await find().catch((/** @type {unknown} */ error) => console.log(String(error)));
  }

  const tests = await runTests();
  // They use what `types` and `site` have built.
  const stories = await playStories([]);

  if (!tests.ok) failed.push('tests');
  if (!stories.ok) failed.push('stories');
  const skipped = tests.count.skipped + stories.count.skipped;
  if (skipped > 0) failed.push(`${skipped} skipped tests`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
  console.log(
    `${tests.count.passed + stories.count.passed} passed, ${tests.count.broken + stories.count.broken} failed`,
  );
  return failed.length === 0;
}

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'wagons-test-'));
  const report = join(folder, 'report.json');
  const ok = await runAloud('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const count = countTests(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true });
  return { ok, count };
}

/** Tests of programs, and stories, use what is built; the others read the sources. */
async function testSome() {
  const stories = args.filter((arg) => arg.startsWith('e2e'));
  const tests = args.filter((arg) => !arg.startsWith('e2e'));
  if (stories.length > 0 || tests.some((arg) => /^(?:packages\/(?:server|cli)|tools)\b/.test(arg))) {
    const built = await buildPackages();
    const site = built.ok ? await buildSite() : built;
    if (!site.ok) {
      console.error(site.output);
      return false;
    }
  }
  const passes = tests.length === 0 || (await runAloud('vitest', ['run', ...tests]));
  return (stories.length === 0 || (await playStories(stories)).ok) && passes;
}
