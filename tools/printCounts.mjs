// Prints how many findings the counted checks have in each package.
//
//   npm run counts                  a table: folder cycles, type names declared twice, dialect
//   npm run counts -- dialect web   the findings of one check in one package or folder

import { structureFindings } from './boundaries.mjs';
import { dialectFindings } from './dialect.mjs';

const [wanted, area] = process.argv.slice(2);
const checks = { ...structureFindings(), dialect: dialectFindings() };
const areas = [...new Set(Object.values(checks).flatMap((list) => list.map((finding) => finding.area)))];

if (wanted === undefined) {
  const row = (/** @type {string} */ name) =>
    Object.fromEntries(
      Object.entries(checks).map(([check, list]) => [
        check,
        list.filter((finding) => finding.area === name).length,
      ]),
    );
  const total = Object.fromEntries(Object.entries(checks).map(([name, list]) => [name, list.length]));
  console.table({ ...Object.fromEntries(areas.toSorted().map((name) => [name, row(name)])), total });
} else {
  const found = Object.entries(checks).find(([name]) => name === wanted)?.[1] ?? [];
  for (const finding of found) if (area === undefined || finding.area === area) console.log(finding.message);
}
