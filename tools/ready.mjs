// Makes the project ready to run: the right Node, its dependencies installed, its packages built.
//
//   node tools/ready.mjs             installs and builds
//   node tools/ready.mjs --install   installs only
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
    process.exitCode = ok ? 0 : 1;
  });
}

async function prepare() {
  const { install } = await import('./install.mjs');
  if (!(await install())) return false;
  if (process.argv.includes('--install')) return true;

  const { buildPackages } = await import('./build.mjs');
  const { ok, output } = await buildPackages();
  if (!ok)
    console.error(`${output}The packages do not compile, see above. Correct the sources and try again.`);
  return ok;
}
