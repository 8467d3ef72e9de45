// Prepares the project: checks Node's version, installs dependencies, builds packages and site.
//
//   node tools/ready.mjs                  installs, and builds the packages
//   node tools/ready.mjs --install        installs, and generates sources
//   node tools/ready.mjs --dependencies   installs only, without any sources
//   node tools/ready.mjs --site PROGRAM   installs, builds the site too, and runs that program
//
// It prints nothing if there is nothing to do, and never to standard output: the command that follows may print JSON.
// Old versions of Node must get as far as the error message, so this file uses old syntax and imports the rest later.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const minimum = manifest.engines.node.replace('>=', '');
const node = process.versions.node;

if (node.localeCompare(minimum, 'en', { numeric: true }) < 0) {
  console.error(`This project needs Node ${minimum} or newer; this is Node ${node}.`);
  process.exitCode = 1;
} else {
  const site = process.argv.indexOf('--site');
  const program = site < 0 ? undefined : process.argv[site + 1];
  void (program === undefined ? prepare() : serve(program, site)).then((ok) => {
    if (!ok) process.exitCode = 1;
  });
}

/**
 * Runs a program that needs everything. A build takes half a gigabyte, which a server would keep for as long as it runs,
 * so it is made by another process.
 * @param {string} program
 * @param {number} site where the option is
 */
async function serve(program, site) {
  const { isInstalled } = await import('./install.mjs');
  if ((!isInstalled() || !(await isMade())) && !(await buildApart())) return false;
  const { noteCommit } = await import('./build.mjs');
  noteCommit();
  process.argv.splice(1, site + 1, program);
  await import(new URL('../' + program, import.meta.url).href);
  return true;
}

/** Returns false too if a signal ends it, or npm, meanwhile. */
async function buildApart() {
  const { spawn } = await import('node:child_process');
  const { success } = await import('./run.mjs');
  const parent = process.ppid;
  const build = spawn(process.execPath, [fileURLToPath(import.meta.url), '--site'], {
    stdio: ['ignore', 2, 2],
  });
  const end = () => void build.kill();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  const ok = await success(build);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end);
  return ok && (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent);
}

async function isMade() {
  const { isBuilt, isBundled } = await import('./build.mjs');
  return isBuilt() && isBundled();
}

async function prepare() {
  const { install } = await import('./install.mjs');
  if (!(await install())) return false;
  if (process.argv.includes('--dependencies')) return true;
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

  if (!process.argv.includes('--site')) return true;
  const bundled = await buildSite();
  return bundled.ok || refuse(bundled.output, 'The site could not be built');
}

/**
 * @param {string} output
 * @param {string} what
 */
function refuse(output, what) {
  console.error(`${output}${what}, see above. Fix the sources and try again.`);
  return false;
}
