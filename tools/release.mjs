// Makes a release: what CHANGELOG.md has under "Unreleased" becomes its section, npm sets the versions, then one
// commit and an annotated tag.
//
//   npm run release -- 0.2.0              then push with: git push --follow-tags
//   npm run release -- 0.2.0 --dry-run    only prints the section
//   npm run release -- 0.2.0 --notes      prints the section of a version that was released

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, textOf } from './files.mjs';

const CHANGELOG = 'CHANGELOG.md';
const UNRELEASED = '## Unreleased\n';

/** Says why nothing was released; its message is for the maintainer. */
class Refused extends Error {}

/**
 * @param {string} version
 * @param {{ isDryRun: boolean }} options
 */
function release(version, { isDryRun }) {
  refuseWrongVersion(version);
  if (git('status', '--porcelain') !== '')
    throw new Refused('There are uncommitted changes. Commit or stash them first.');

  const [before = '', rest = ''] = (textOf(CHANGELOG) ?? '').split(UNRELEASED);
  const [unreleased = '', ...earlier] = rest.split(/^(?=## )/m);
  if (unreleased.trim() === '')
    throw new Refused(`${CHANGELOG} says nothing under "Unreleased". Write there what players will notice.`);
  const section = `## ${version} — ${new Date().toISOString().slice(0, 10)}\n\n${unreleased.trim()}\n`;
  if (isDryRun) {
    console.log(section.trim());
    return;
  }

  writeFileSync(
    join(ROOT, CHANGELOG),
    [`${before}${UNRELEASED}`, section, ...earlier].join('\n').trimEnd().concat('\n'),
  );
  npm(
    'version',
    version,
    '--workspaces',
    '--include-workspace-root',
    '--no-git-tag-version',
    '--allow-same-version',
  );
  git('commit', '--quiet', '--all', '-m', `chore(release): v${version}`);
  git('tag', '-a', `v${version}`, '-m', `v${version}`);
  console.log(`Committed and tagged v${version}. Publish it with: git push --follow-tags`);
}

/**
 * What the changelog says about a released version, without the heading.
 * @param {string} version
 */
function notesOf(version) {
  const [, ...sections] = (textOf(CHANGELOG) ?? '').split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${version} `));
  if (section === undefined) throw new Refused(`${CHANGELOG} has no version ${version}.`);
  return section.slice(section.indexOf('\n')).trim();
}

/** @param {string} version */
function refuseWrongVersion(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Refused(`Name a version such as 1.2.3: npm run release -- 1.2.3 (got "${version}")`);
  if (git('tag', '--list', `v${version}`) !== '') throw new Refused(`v${version} is already tagged.`);
  const current = String(JSON.parse(textOf('package.json') ?? '{}').version);
  if (version.localeCompare(current, 'en', { numeric: true }) < 0)
    throw new Refused(`${version} is older than the current version ${current}.`);
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** @param {string[]} args */
const npm = (...args) => execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      notes: { type: 'boolean', default: false },
    },
  });
  const version = positionals[0] ?? '';
  if (values.notes) console.log(notesOf(version));
  else release(version, { isDryRun: values['dry-run'] });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
