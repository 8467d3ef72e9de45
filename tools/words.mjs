// Reports the state of the translations.
//
//   npm run words                 a summary for each language
//   npm run words -- de           every message of German that needs work
//   npm run words -- de --accept  German is up to date: remember the English texts it was made from

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.mjs';
import { MESSAGES, ORIGINS, readCatalogs } from './words/catalogs.mjs';
import { originsOf, reportOn } from './words/report.mjs';

const [english, ...others] = readCatalogs();
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((code) => !others.some((catalog) => catalog.code === code));
if (english === undefined || unknown.length > 0) {
  console.error(`Unknown language: ${unknown.join(', ')}.`);
  process.exit(1);
}
for (const catalog of others) {
  if (wanted.length > 0 && !wanted.includes(catalog.code)) continue;
  if (args.includes('--accept')) {
    const path = join(ROOT, MESSAGES, catalog.code, ORIGINS);
    writeFileSync(path, `${JSON.stringify(originsOf(catalog, english), undefined, 2)}\n`);
  }
  const report = reportOn(catalog, english);
  const counts = Object.entries(report).map(([what, list]) => `${list.length} ${what}`);
  const total = Object.values(english.areas).reduce((sum, area) => sum + Object.keys(area).length, 0);
  console.log(`${catalog.name}: ${total - report.missing.length} of ${total} messages; ${counts.join(', ')}`);
  if (wanted.length > 0)
    for (const [what, list] of Object.entries(report))
      for (const line of list) console.log(`  ${what}  ${line}`);
}
