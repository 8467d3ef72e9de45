// The fast inner loop: everything but the long tests, one line a step.
//
//   npm run check                    all steps
//   npm run check -- ledger lint     only these

import { runSteps, STEPS } from './steps.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. The steps are: ${STEPS.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}

const chosen = STEPS.filter((step) => names.length === 0 || names.includes(step.name));
const failed = await runSteps(chosen);
if (failed.length > 0) console.log(`Not in order: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
