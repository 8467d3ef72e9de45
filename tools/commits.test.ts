// Checks the commits of a small project in a git repository of its own.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subjectOffence } from './commits.mjs';
import { ROOT } from './files.mjs';

let project: string;
const write = (path: string, text: string) => writeFileSync(join(project, path), text);
const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim();

function commit(subject: string, source: string): string {
  write('main.mjs', source);
  git('add', '.');
  git('commit', '--quiet', '-m', subject);
  return git('rev-parse', 'HEAD').slice(0, 12);
}

function check(...args: string[]) {
  const program = join(ROOT, 'tools/commits.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { ok: status === 0, offences: stderr.split('\n').filter((line) => /^[0-9a-f]{12}: /.test(line)) };
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'wagons-commits-'));
  write('package.json', '{ "scripts": { "check": "node --check main.mjs" } }');
  write('.gitignore', '.cache\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.com');
  commit('feat: begin', 'let cards = 18;');
  git('branch', 'base');
});

afterEach(() => rmSync(project, { recursive: true }));

it('finds the commit that does not pass, though the last one does', () => {
  commit('feat: add a card', 'let cards = 19;');
  const broken = commit('feat: add another', 'let cards = ;');
  commit('fix: finish the sentence', 'let cards = 20;');
  expect(check('base')).toEqual({ ok: false, offences: [`${broken}: \`npm run check\` fails`] });
  expect(existsSync(join(project, '.cache/commits'))).toBe(false);
});

it('accepts a change whose commits all pass', () => {
  commit('feat(rules): add a card', 'let cards = 19;');
  commit('fix(rules): take it away again', 'let cards = 18;');
  expect(check('base')).toEqual({ ok: true, offences: [] });
});

it('knows what a subject looks like', () => {
  expect(subjectOffence('feat(web): let towns grow')).toBeUndefined();
  expect(subjectOffence('fix!: refuse the old codes')).toBeUndefined();
  for (const wrong of ['Let towns grow', 'feat: ', 'feat(web) let towns grow', 'feat: let towns grow.'])
    expect(subjectOffence(wrong)).toContain('type(scope): summary');
  expect(subjectOffence(`feat: ${'grow '.repeat(15)}on`)).toContain('characters');
});
