// Makes the project ready to run: the right Node, its dependencies installed, its packages and its site built.
//
//   node tools/ready.mjs                  installs, and builds the packages
//   node tools/ready.mjs --install        installs only
//   node tools/ready.mjs --site PROGRAM   installs, builds the site too, and becomes that program
//
// It is silent when there is nothing to do, and never writes to standard output: what it precedes may be
// `wagons --json`, read by a program. Old Nodes must get as far as the first sentence, so this file keeps to
// old syntax and loads the rest afterwards.

import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const floor = manifest.engines.node.replace('>=', '');
const node = process.versions.node;

if (node.localeCompare(floor, 'en', { numeric: true }) < 0) {
  console.error(`This project needs Node ${floor} or newer; this is Node ${node}.`);
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
  if (process.argv.includes('--install')) return true;

  const { buildPackages, buildSite } = await import('./build.mjs');
  const compiled = await buildPackages();
  if (!compiled.ok) return refuse(compiled.output, 'The packages do not compile');

  const site = process.argv.indexOf('--site');
  if (site < 0) return true;
  const bundled = await buildSite();
  if (!bundled.ok) return refuse(bundled.output, 'The site cannot be built');
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
  console.error(`${output}${what}, see above. Correct the sources and try again.`);
  return false;
}
