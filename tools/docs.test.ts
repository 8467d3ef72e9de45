// Whether documents refer to files, headings and commands that exist.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf, filesUnder, ROOT, textOf } from './files.mjs';

const DOCUMENTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...['docs', 'bench', 'lab', 'packages', '.github']
    .flatMap(filesUnder)
    .filter((path) => path.endsWith('.md')),
];
const { scripts } = JSON.parse(textOf('package.json') ?? '{}') as {
  scripts: Readonly<Record<string, string>>;
};

const proseOf = (path: string) => (textOf(path) ?? '').replaceAll(/```[^]*?```/g, '');

const anchorsOf = (path: string) =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(DOCUMENTS)('%s', (path) => {
  it('links to files and headings that exist', () => {
    const links = [...proseOf(path).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const named = [...(textOf(path) ?? '').matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it('the README counts the puzzles right', () => {
  const puzzles = (textOf('puzzles/base.txt') ?? '').trim().split('\n').length;
  expect(proseOf('README.md')).toContain(`${puzzles} puzzles`);
});

it('every guarantee of the server names tests that exist', () => {
  const named = [...proseOf('docs/guarantees.md').matchAll(/`(faults\/\w+|\w+\.test|simulation\/)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(10);
  const files = ['packages/server', 'packages/protocol'].flatMap(filesUnder);
  expect(named.filter((name) => !files.some((path) => path.includes(`/${name}`)))).toEqual([]);
});
