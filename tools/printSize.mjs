// Prints the size of the first load; with --accept it becomes the new baseline.

import { measureSite } from './size.mjs';

const { ok, output } = await measureSite({ accept: process.argv.includes('--accept') });
console.log(output);
process.exitCode = ok ? 0 : 1;
