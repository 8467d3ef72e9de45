// Prints what the first load weighs.

import { weighSite } from './size.mjs';

const { ok, output } = await weighSite();
console.log(output);
process.exitCode = ok ? 0 : 1;
