// Lists the grouped commands, and asks for one that doesn't exist.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from './files.mjs';

const tasks = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/tasks.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });

it.each(['bench', 'prove', 'screenshots'])(
  '`npm run %s` lists its commands, each with its purpose',
  (group) => {
    const lines = tasks(group).stdout.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toMatch(new RegExp(`^npm run ${group} [a-z-]+ +[A-Z].{20,}$`));
  },
);

it('refuses a command that does not exist and names those that do', () => {
  const { status, stderr } = tasks('bench', 'wep');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no bench wep\. There are: .*\bweb\b/);
});

it('bench/README.md has every benchmark', () => {
  const readme = readFileSync(new URL('../bench/README.md', import.meta.url), 'utf8');
  const names = [...tasks('bench').stdout.matchAll(/^npm run bench ([a-z-]+)/gm)].map(([command]) => command);
  expect(names.filter((command) => !readme.includes(command))).toEqual([]);
});
