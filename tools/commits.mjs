// Checks every commit of a change by itself, so that the history can be bisected: its subject, and `npm run check`.
//
//   npm run commits -- origin/main               everything
//   npm run commits -- origin/main types lint    only these steps, in each commit

import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES = 'feat|fix|perf|refactor|style|test|docs|build|ci|chore|bench|revert';
const SUBJECT = new RegExp(String.raw`^(?:${TYPES})(?:\([a-z0-9-]+\))?!?: \S.*[^.\s]$`);
const LONGEST = 72;

/**
 * What is wrong with the subject of a commit; nothing if it is as CONTRIBUTING.md says.
 * @param {string} subject
 * @returns {string | undefined}
 */
export function subjectOffence(subject) {
  if (subject.length > LONGEST) return `its subject has ${subject.length} characters, more than ${LONGEST}`;
  return SUBJECT.test(subject) ? undefined : `its subject isn't "type(scope): summary": ${subject}`;
}

/**
 * @param {string} base    the commits after it are checked
 * @param {readonly string[]} steps of `npm run check`; none means all
 * @returns {string[]} what is wrong
 */
function check(base, steps) {
  const commits = git('rev-list', '--reverse', '--no-merges', `${base}..HEAD`).split('\n').filter(Boolean);
  const copy = join(git('rev-parse', '--show-toplevel'), '.cache/commits');
  forget(copy);
  git('worktree', 'add', '--quiet', '--detach', copy, base);
  try {
    return commits.flatMap((commit) => {
      const subject = git('log', '-1', '--format=%s', commit);
      console.log(`${commit.slice(0, 12)} ${subject}`);
      git('-C', copy, 'checkout', '--quiet', commit);
      const args = ['run', '--silent', 'check', '--', ...(steps.length > 0 ? steps : ['--all'])];
      const { status } = spawnSync('npm', args, { cwd: copy, stdio: 'inherit' });
      const failed = status === 0 ? undefined : '`npm run check` fails';
      return [subjectOffence(subject), failed]
        .filter((offence) => offence !== undefined)
        .map((offence) => `${commit.slice(0, 12)}: ${offence}`);
    });
  } finally {
    forget(copy);
  }
}

/** @param {string} copy a worktree, possibly of a run that was stopped */
function forget(copy) {
  rmSync(copy, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [base, ...steps] = process.argv.slice(2);
  if (base === undefined) {
    console.error('Usage: npm run commits -- BASE [STEP…], for example: npm run commits -- origin/main');
    process.exitCode = 1;
  } else {
    const offences = check(base, steps);
    for (const offence of offences) console.error(offence);
    if (offences.length > 0) process.exitCode = 1;
  }
}
