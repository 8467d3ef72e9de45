// Builds what is out of date and runs the browser stories.
//
//   npm run e2e              all of them
//   npm run e2e -- offline   those whose file name matches; any option of Playwright

import { buildPackages, buildSite } from './build.mjs';
import { playStories } from './stories.mjs';

const packages = await buildPackages();
const site = packages.ok ? await buildSite() : packages;
if (site.ok) {
  const { ok, count } = await playStories(process.argv.slice(2));
  if (count.skipped > 0) console.log(`Failed: ${count.skipped} skipped stories.`);
  process.exitCode = ok && count.skipped === 0 ? 0 : 1;
} else {
  console.error(site.output);
  process.exitCode = 1;
}
