// Prints how large each package is, and how many findings the counted checks have in it.
//
//   npm run counts                  two tables: sizes; folder cycles, type names declared twice, dialect
//   npm run counts -- dialect web   the findings of one check in one package or folder
//   npm run counts -- /tmp/old      the sizes of another checkout

import { existsSync } from 'node:fs';
import { structureFindings } from './boundaries.mjs';
import { dialectFindings } from './dialect.mjs';
import { sourceCounts } from './sourceCounts.mjs';

const [wanted, area] = process.argv.slice(2);

if (wanted !== undefined && existsSync(`${wanted}/package.json`)) {
  console.table(sourceCounts(wanted));
} else {
  const checks = { ...structureFindings(), dialect: dialectFindings() };
  if (wanted === undefined) {
    console.table(sourceCounts());
    console.table(countByArea(checks));
  }
  const found = Object.entries(checks).find(([name]) => name === wanted)?.[1] ?? [];
  for (const finding of found) if (area === undefined || finding.area === area) console.log(finding.message);
}

/** @param {Readonly<Record<string, readonly import('./folders.mjs').Finding[]>>} checks */
function countByArea(checks) {
  const areas = [...new Set(Object.values(checks).flatMap((list) => list.map((finding) => finding.area)))];
  const row = (/** @type {(finding: { area: string }) => boolean} */ isWanted) =>
    Object.fromEntries(Object.entries(checks).map(([name, list]) => [name, list.filter(isWanted).length]));
  const rows = areas.toSorted().map((name) => [name, row((finding) => finding.area === name)]);
  return { ...Object.fromEntries(rows), total: row(() => true) };
}
