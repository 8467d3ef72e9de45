// Runs every step, every test and every story, and ends with the count: `N passed, M failed`.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { countTests } from './count.mjs';
import { findEngines } from './engines.mjs';
import { findPostgres } from './postgres.mjs';
import { findRedis } from './redis.mjs';
import { runAloud } from './run.mjs';
import { runSteps, STEPS } from './steps.mjs';
import { playStories } from './stories.mjs';

// The quick tests among the steps are left out: they come again with all the others.
const failed = await runSteps(STEPS.filter((step) => step.name !== 'tests'));

// Before anything needs them, so that the absence of one is said once and plainly.
for (const find of [findChromium, findEngines, findPostgres, findRedis]) {
  await find().catch((/** @type {unknown} */ error) => console.log(String(error)));
}

const folder = mkdtempSync(join(tmpdir(), 'wagons-test-'));
const report = join(folder, 'report.json');
const passes = await runAloud('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
const tests = countTests(JSON.parse(readFileSync(report, 'utf8')));
rmSync(folder, { recursive: true });

// They play what `types` and `site` have built.
const stories = await playStories([]);

if (!passes) failed.push('tests');
if (!stories.ok) failed.push('stories');
const skipped = tests.skipped + stories.count.skipped;
if (skipped > 0) failed.push(`${skipped} skipped tests`);
if (failed.length > 0) console.log(`Not in order: ${failed.join(', ')}.`);
console.log(`${tests.passed + stories.count.passed} passed, ${tests.broken + stories.count.broken} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
