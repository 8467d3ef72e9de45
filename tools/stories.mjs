// Runs the browser stories on the built app, and counts them.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countStories } from './count.mjs';
import { missingText } from './engines.mjs';
import { runAloud } from './run.mjs';

/**
 * @param {readonly string[]} args for Playwright
 * @returns {Promise<{ ok: boolean, count: import('./count.mjs').Count }>}
 */
export async function playStories(args) {
  const folder = mkdtempSync(join(tmpdir(), 'wagons-stories-'));
  const report = join(folder, 'report.json');
  const ok = await runAloud(
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  // Without a report Playwright failed to start, and printed why.
  const count = existsSync(report)
    ? countStories(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, broken: 1, skipped: 0 };
  rmSync(folder, { recursive: true });
  // At the end, where it is not missed.
  const missing = missingText();
  if (missing !== '') console.log(missing);
  return { ok, count };
}
