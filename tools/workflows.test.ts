// The workflows: what they run exists, and what they use is fixed.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, textOf } from './files.mjs';
import { PUBLISHED } from './pack.mjs';

const FOLDER = '.github/workflows';
const WORKFLOWS = readdirSync(join(ROOT, FOLDER));
const { scripts } = JSON.parse(textOf('package.json') ?? '{}') as { scripts: Record<string, string> };

describe.each(WORKFLOWS)('the workflow %s', (name) => {
  const text = textOf(`${FOLDER}/${name}`) ?? '';

  it('pins every action to a commit, and names its version', () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('asks for no more than it needs, and for no longer', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    const jobs = text.slice(text.indexOf('\njobs:')).match(/^ {2}[\w-]+:$/gm) ?? [];
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length);
  });

  it('runs commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, script = '']) => script);
    for (const script of named) expect(scripts).toHaveProperty([script]);
    for (const [, program = ''] of text.matchAll(/node (tools\/[\w.]+)/g))
      expect(textOf(program)).toBeDefined();
  });
});

it('the release publishes every package, those that others need first', () => {
  const [, names = ''] = /for name in (.*); do/.exec(textOf(`${FOLDER}/release.yml`) ?? '') ?? [];
  expect(names.split(' ')).toEqual(PUBLISHED);
});
