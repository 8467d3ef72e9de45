// Makes a release: the changelog section, the version of every package, one commit and an annotated tag.
//
//   npm run release -- 0.2.0              then push with: git push --follow-tags
//   npm run release -- 0.2.0 --dry-run    only prints the changelog section

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, textOf, workspaces } from './files.mjs';

const CHANGELOG = 'CHANGELOG.md';
const LOCK_FILE = 'package-lock.json';

/** The commit types that users care about, each with its heading. */
const HEADINGS = { feat: 'Added', fix: 'Fixed', perf: 'Faster' };

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

  const { before, unreleased, after } = splitChangelog(textOf(CHANGELOG) ?? '');
  const date = new Date().toISOString().slice(0, 10);
  const section = [`## ${version} — ${date}`, unreleased, ...commitLists(lastTag())]
    .filter((part) => part !== '')
    .join('\n\n');
  if (isDryRun) {
    console.log(section);
    return;
  }

  write(CHANGELOG, [before, '## Unreleased', section, after].filter((part) => part !== '').join('\n\n'));
  const manifests = ['package.json', ...workspaces().map((folder) => `${folder}/package.json`)];
  for (const path of manifests) writeJson(path, { ...readJson(path), version });
  writeJson(LOCK_FILE, withVersion(readJson(LOCK_FILE), version));
  git('add', CHANGELOG, LOCK_FILE, ...manifests);
  git('commit', '--quiet', '-m', `chore(release): v${version}`);
  git('tag', '-a', `v${version}`, '-m', `v${version}`);
  console.log(`Committed and tagged v${version}. Publish it with: git push --follow-tags`);
}

/** @param {string} version */
function refuseWrongVersion(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Refused(`Name a version such as 1.2.3: npm run release -- 1.2.3 (got "${version}")`);
  if (git('tag', '--list', `v${version}`) !== '') throw new Refused(`v${version} is already tagged.`);
  const current = String(readJson('package.json')['version']);
  if (version.localeCompare(current, 'en', { numeric: true }) < 0)
    throw new Refused(`${version} is older than the current version ${current}.`);
}

/**
 * The title, the text under "Unreleased", and the sections of earlier releases.
 * @param {string} changelog
 */
function splitChangelog(changelog) {
  const [before = '', ...sections] = changelog.split(/^(?=## )/m);
  const isUnreleased = (/** @type {string} */ section) => section.startsWith('## Unreleased\n');
  const unreleased = sections.find(isUnreleased)?.slice('## Unreleased'.length) ?? '';
  const after = sections.filter((section) => !isUnreleased(section)).join('');
  return { before: before.trim(), unreleased: unreleased.trim(), after: after.trim() };
}

/** The newest release, or undefined before the first one. */
function lastTag() {
  return (
    git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0] || undefined
  );
}

/**
 * The commits since a tag under their headings. Before the first tag, the text under "Unreleased" has to do.
 * @param {string | undefined} tag
 * @returns {string[]}
 */
function commitLists(tag) {
  if (tag === undefined) return [];
  const subjects = git('log', '--no-merges', '--format=%s', `${tag}..HEAD`).split('\n');
  const commits = subjects.flatMap((subject) => {
    const [, type = '', scope, summary = ''] = /^(\w+)(?:\(([^)]*)\))?!?: (.+)$/.exec(subject) ?? [];
    return [{ type, line: scope === undefined ? `- ${summary}` : `- **${scope}:** ${summary}` }];
  });
  return Object.entries(HEADINGS).flatMap(([type, heading]) => {
    const lines = commits.filter((commit) => commit.type === type).map(({ line }) => line);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.toReversed().join('\n')}`];
  });
}

/**
 * A lock file repeats the versions of the root and of the workspaces.
 * @param {Record<string, any>} lock
 * @param {string} version
 */
function withVersion(lock, version) {
  const own = ['', ...workspaces()];
  const packages = Object.entries(lock['packages'] ?? {}).map(([path, entry]) => [
    path,
    own.includes(path) && entry.version !== undefined ? { ...entry, version } : entry,
  ]);
  return { ...lock, version, packages: Object.fromEntries(packages) };
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * @param {string} path
 * @returns {Record<string, any>}
 */
const readJson = (path) => JSON.parse(textOf(path) ?? '{}');

/**
 * @param {string} path
 * @param {unknown} content
 */
const writeJson = (path, content) => write(path, JSON.stringify(content, undefined, 2));

/**
 * @param {string} path
 * @param {string} text
 */
const write = (path, text) => writeFileSync(join(ROOT, path), `${text}\n`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  release(positionals[0] ?? '', { isDryRun: values['dry-run'] });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
