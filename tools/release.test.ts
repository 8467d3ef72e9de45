// Releases a small project in a git repository of its own.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from './files.mjs';

let project: string;
const write = (path: string, text: string) => writeFileSync(join(project, path), text);
const read = (path: string) => readFileSync(join(project, path), 'utf8');
const versionOf = (path: string) => (JSON.parse(read(path)) as { version: string }).version;
const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim();

function commit(subject: string) {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '-m', subject);
}

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/release.mjs', ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { ok: status === 0, output: stdout + stderr };
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'wagons-release-'));
  for (const folder of ['tools', 'packages/rules']) mkdirSync(join(project, folder), { recursive: true });
  for (const name of ['release.mjs', 'files.mjs'])
    cpSync(join(ROOT, 'tools', name), join(project, 'tools', name));
  write('.gitignore', 'node_modules\n');
  write(
    'package.json',
    '{ "name": "game", "version": "0.1.0", "type": "module", "workspaces": ["packages/*"] }\n',
  );
  write('packages/rules/package.json', '{ "name": "@wagons/rules", "version": "0.1.0" }\n');
  write(
    'package-lock.json',
    JSON.stringify({
      name: 'game',
      version: '0.1.0',
      lockfileVersion: 3,
      packages: {
        '': { name: 'game', version: '0.1.0', workspaces: ['packages/*'] },
        'packages/rules': { name: '@wagons/rules', version: '0.1.0' },
      },
    }),
  );
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\nThe first release.\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.com');
  commit('feat: begin');
});

afterEach(() => rmSync(project, { recursive: true }));

it('writes the changelog, sets every version, commits and tags', () => {
  expect(release('0.1.0')).toMatchObject({ ok: true });
  write('CHANGELOG.md', read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- Towns grow.\n'));
  commit('feat: let towns grow');
  expect(release('0.2.0')).toMatchObject({ ok: true });

  const day = String.raw`\d{4}-\d\d-\d\d`;
  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(
      `^# Changelog\n\n## Unreleased\n\n## 0.2.0 — ${day}\n\n- Towns grow.\n\n## 0.1.0 — ${day}\n\nThe first release.\n$`,
    ),
  );
  expect(['package.json', 'packages/rules/package.json', 'package-lock.json'].map(versionOf)).toEqual([
    '0.2.0',
    '0.2.0',
    '0.2.0',
  ]);
  expect(read('package-lock.json')).not.toContain('0.1.0');
  expect(git('log', '-1', '--format=%s')).toBe('chore(release): v0.2.0');
  expect(git('describe', '--exact-match')).toBe('v0.2.0');
  expect(git('status', '--porcelain')).toBe('');
});

it('prints the notes of a released version, and only of one', () => {
  release('0.1.0');
  expect(release('0.1.0', '--notes')).toEqual({ ok: true, output: 'The first release.\n' });
  expect(release('0.2.0', '--notes')).toEqual({ ok: false, output: 'CHANGELOG.md has no version 0.2.0.\n' });
});

it('refuses a release that says nothing to players', () => {
  release('0.1.0');
  expect(release('0.2.0')).toEqual({
    ok: false,
    output: 'CHANGELOG.md says nothing under "Unreleased". Write there what players will notice.\n',
  });
});

it('changes nothing in a dry run', () => {
  const { ok, output } = release('0.3.0', '--dry-run');
  expect(ok).toBe(true);
  expect(output).toMatch(/^## 0\.3\.0 — .*\n\nThe first release\.\n$/);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('');
});

it('refuses a version that is malformed, older or already tagged', () => {
  release('0.1.0');
  expect(release().output).toContain('Name a version');
  expect(release('v1').output).toContain('Name a version');
  expect(release('0.0.9').output).toContain('older than the current version 0.1.0');
  expect(release('0.1.0')).toEqual({ ok: false, output: 'v0.1.0 is already tagged.\n' });
});

it('refuses uncommitted changes', () => {
  write('new.txt', 'not committed');
  expect(release('0.2.0')).toMatchObject({
    ok: false,
    output: expect.stringContaining('uncommitted changes'),
  });
});
