// Reports the state of the translations, and records which translations are up to date.
//
//   npm run words                                  a summary for each language
//   npm run words -- de                            every message of German that needs work
//   npm run words -- de --accept app:share.code …  these German messages still fit the changed English text
//   npm run words -- de --export de.csv            all messages of German as a table
//   npm run words -- de --import de.csv            and back

import { readFileSync, writeFileSync } from 'node:fs';
import { readCatalog, readCatalogs, SOURCE, writeArea, writeJson } from './words/catalogs.mjs';
import { areasOf, tableOf } from './words/exchange.mjs';
import { readRecords, recordsPath, reportOn, updatedRecords } from './words/report.mjs';

const ORDERS = ['--accept', '--export', '--import'];

const args = process.argv.slice(2);
const at = args.findIndex((arg) => arg.startsWith('--'));
const [order, ...given] = at < 0 ? [] : args.slice(at);
const wanted = at < 0 ? args : args.slice(0, at);
const [english, ...others] = readCatalogs();
if (english === undefined) fail('English is missing.');
const unknown = wanted.filter((code) => !others.some((catalog) => catalog.code === code));
if (unknown.length > 0) fail(`Unknown language: ${unknown.join(', ')}.`);
if (order !== undefined && !ORDERS.includes(order))
  fail(`Unknown option ${order}. Use ${ORDERS.join(', ')}.`);

if (order === '--export' || order === '--import') exchange(order);
report(order === '--accept' ? given : []);
if (order === '--accept' && given.length === 0)
  fail(
    'Translations that changed along with English are recorded now. For others, name the messages to accept, ' +
      'such as `npm run words -- de --accept app:share.code`.',
  );

/** @param {string} direction */
function exchange(direction) {
  const [code] = wanted;
  const [file] = given;
  if (code === undefined || file === undefined || wanted.length + given.length > 2)
    fail(
      `${direction} needs one language and one file, such as \`npm run words -- de ${direction} de.csv\`.`,
    );
  const catalog = readCatalog(code);
  if (direction === '--export') return writeFileSync(file, tableOf(catalog, readCatalog(SOURCE)));
  const areas = areasOf(readFileSync(file, 'utf8'), catalog, readCatalog(SOURCE));
  for (const [area, entries] of Object.entries(areas)) writeArea(code, area, entries);
}

/** @param {readonly string[]} accepted */
function report(accepted) {
  const source = readCatalog(SOURCE);
  const chosen = others.filter(({ code }) => wanted.length === 0 || wanted.includes(code));
  for (const { code } of chosen) {
    const catalog = readCatalog(code);
    const before = readRecords(code);
    const outdated = reportOn(catalog, source, before).outdated;
    const wrong = accepted.filter((name) => !outdated.includes(name));
    if (wrong.length > 0) fail(`Not outdated in ${catalog.name}: ${wrong.join(', ')}.`);
    const records = updatedRecords(catalog, source, { records: before, accepted });
    writeJson(recordsPath(code), records);
    const found = reportOn(catalog, source, records);
    const counts = Object.entries(found).map(([what, list]) => `${list.length} ${what}`);
    const total = Object.values(source.areas).reduce((sum, area) => sum + Object.keys(area).length, 0);
    console.log(
      `${catalog.name}${catalog.complete ? '' : ' (in progress)'}: ${total - found.missing.length} of ${total} ` +
        `messages; ${counts.join(', ')}`,
    );
    if (wanted.length > 0)
      for (const [what, list] of Object.entries(found))
        for (const line of list) console.log(`  ${what}  ${line}`);
  }
}

/**
 * @param {string} why
 * @returns {never}
 */
function fail(why) {
  console.error(why);
  process.exit(1);
}
