// Runs every step and every test, and ends with the count: `N passed, M failed`.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count.mjs';
import { runAloud } from './run.mjs';
import { runSteps, STEPS } from './steps.mjs';

// The quick tests among the steps are left out: they come again with all the others.
const failed = await runSteps(STEPS.filter((step) => step.name !== 'tests'));

const folder = mkdtempSync(join(tmpdir(), 'wagons-test-'));
const report = join(folder, 'report.json');
const passes = await runAloud('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
const { passed, broken, skipped } = countTests(JSON.parse(readFileSync(report, 'utf8')));
rmSync(folder, { recursive: true });

if (!passes) failed.push('tests');
if (skipped > 0) failed.push(`${skipped} skipped tests`);
if (failed.length > 0) console.log(`Not in order: ${failed.join(', ')}.`);
console.log(`${passed} passed, ${broken} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
