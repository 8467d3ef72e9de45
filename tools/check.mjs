// The inner loop: everything but the long tests, as far as the files changed since the last check that passed affect it.
//
//   npm run check                    what is affected
//   npm run check -- --all           everything
//   npm run check -- ledger lint     only these steps, on all files

import { changedSinceCheck, recordCheck } from './affected.mjs';
import { takeSnapshot } from './files.mjs';
import { runSteps, STEPS } from './steps.mjs';
import { generateStyles } from './styles.mjs';
import { generateMessages } from './words/generate.mjs';

const args = process.argv.slice(2);
const names = args.filter((name) => name !== '--all');
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. The steps are: ${STEPS.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}

// Types and lint run side by side and both read the generated modules.
generateMessages();
generateStyles();

const snapshot = takeSnapshot();
const isComplete = names.length === 0;
const changed = isComplete && !args.includes('--all') ? changedSinceCheck(snapshot) : undefined;
if (changed !== undefined)
  console.log(`${changed.length} changed since the last check (--all checks everything)`);

const failed = await runSteps(
  isComplete ? STEPS : STEPS.filter((step) => names.includes(step.name)),
  changed,
);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
else if (isComplete) recordCheck(snapshot);
process.exitCode = failed.length > 0 ? 1 : 0;
