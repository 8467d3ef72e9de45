// Mutation tests: applies one bug after the other to a copy of the sources, and checks that its test catches it.
//
//   npm run prove seeded-bugs           all of them
//   npm run prove seeded-bugs origin    only those with this word in their name

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from './copySources.mjs';
import { BUGS } from './seededBugs/bugs.mjs';
import { patch } from './seededBugs/patch.mjs';

const ENOUGH_MS = 300_000;

/**
 * @param {string} folder
 * @param {string} test
 * @param {string} title
 * @returns {{ passed: number, failed: number, words: string }}
 */
function runTest(folder, test, title) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const named =
    title === '' ? [] : ['--testNamePattern', title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=node',
      '--reporter=json',
      `--outputFile=${report}`,
      ...named,
      test,
    ],
    { cwd: folder, encoding: 'utf8', timeout: ENOUGH_MS },
  );
  if (!existsSync(report)) return { passed: 0, failed: 0, words: stdout + stderr };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests, words: stdout + stderr };
}

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const bugs = BUGS.filter(({ name }) => name.toLowerCase().includes(wanted));
const folder = copySources();
let survived = 0;
try {
  for (const { name, test, title, also = [], ...change } of bugs) {
    /** @type {Map<string, string>} */
    const originals = new Map();
    for (const { file, from, to } of [change, ...also]) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!originals.has(file)) originals.set(file, text);
      writeFileSync(join(folder, file), patch(text, from, to));
    }
    const spoilt = runTest(folder, test, title);
    for (const [file, text] of originals) writeFileSync(join(folder, file), text);
    // A test that also fails without the bug, or doesn't exist, has caught nothing.
    const sound = spoilt.failed > 0 ? runTest(folder, test, title) : { passed: 0, failed: 0, words: '' };
    const isCaught = spoilt.failed > 0 && sound.failed === 0 && sound.passed > 0;
    if (!isCaught) survived++;
    console.log(
      `${isCaught ? 'caught  ' : 'SURVIVED'}  ${name}  (${test}${title === '' ? '' : `: ${title}`})`,
    );
    if (!isCaught && spoilt.failed + spoilt.passed === 0) console.log(spoilt.words.trim());
    if (!isCaught && sound.failed > 0) console.log('The test also fails without the bug.');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${bugs.length - survived} of ${bugs.length} caught`);
process.exitCode = survived > 0 ? 1 : 0;
