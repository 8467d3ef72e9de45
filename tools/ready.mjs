// Prepares the project: checks Node's version, installs dependencies, builds packages and site.
//
//   node tools/ready.mjs                  installs, and builds the packages
//   node tools/ready.mjs --install        installs only
//   node tools/ready.mjs --site PROGRAM   installs, builds the site too, and runs that program
//
// It prints nothing if there is nothing to do, and never to standard output: the command that follows may print JSON.
// Old versions of Node must get as far as the error message, so this file uses old syntax and imports the rest later.

import { existsSync, readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const minimum = manifest.engines.node.replace('>=', '');
const node = process.versions.node;

if (node.localeCompare(minimum, 'en', { numeric: true }) < 0) {
  console.error(`This project needs Node ${minimum} or newer; this is Node ${node}.`);
  process.exitCode = 1;
} else {
  void prepare().then((ok) => {
    if (!ok) process.exitCode = 1;
  });
}

async function prepare() {
  const { install } = await import('./install.mjs');
  if (!(await install())) return false;
  const { generateMessages } = await import('./words/generate.mjs');
  generateMessages();
  const { generateStyles } = await import('./styles.mjs');
  generateStyles();
  if (process.argv.includes('--install')) return true;

  const { buildPackages, buildSite } = await import('./build.mjs');
  // The first build takes long enough to look like a hang.
  if (!existsSync(new URL('../.cache/built', import.meta.url))) console.error('Building everything once …');
  const compiled = await buildPackages();
  if (!compiled.ok) return refuse(compiled.output, 'The packages do not compile');

  const site = process.argv.indexOf('--site');
  if (site < 0) return true;
  const bundled = await buildSite();
  if (!bundled.ok) return refuse(bundled.output, 'The site could not be built');
  const program = process.argv[site + 1];
  if (program === undefined) return true;
  process.argv.splice(1, site + 1, program);
  await import(new URL('../' + program, import.meta.url).href);
  return true;
}

/**
 * @param {string} output
 * @param {string} what
 */
function refuse(output, what) {
  console.error(`${output}${what}, see above. Fix the sources and try again.`);
  return false;
}
