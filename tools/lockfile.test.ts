// Shows the guard of the lock file what must not be in it.

import { describe, expect, it } from 'vitest';
import { inspectLockfile } from './lockfile.mjs';

const lock = (packages: object) => inspectLockfile(JSON.stringify({ packages }, undefined, 2), '20.19.0');

describe('the lock file', () => {
  it('may name workspaces and packages that run on the oldest Node', () => {
    const good = {
      'node_modules/a': { engines: { node: '>=18' } },
      'node_modules/b': { resolved: 'packages/b', link: true },
    };
    expect(lock({ '': { engines: { node: '>=20.19.0' } }, ...good })).toEqual([]);
    for (const node of ['*', '', '^20.19.0 || >=22.12.0', '>= 12.0.0', '20.x', '>=14 <21', 'v20.19.0'])
      expect(lock({ 'node_modules/a': { engines: { node } } }), node).toEqual([]);
  });

  it('may not hold download addresses', () => {
    expect(lock({ 'node_modules/a': { resolved: 'https://packages.example/a/-/a-1.0.0.tgz' } })).toEqual([
      'package-lock.json:3 node_modules/a has a download address',
    ]);
  });

  it('may not hold a package that refuses the oldest Node, unless it is optional', () => {
    expect(lock({ 'node_modules/a': { engines: { node: '>=22' } } })).toEqual([
      'package-lock.json:3 node_modules/a does not run on Node 20.19.0, only on >=22',
    ]);
    for (const node of ['^18 || ^22.12.0 || >=24', '>20.19.0', '~20.18.0', '18.x', 'lts/*'])
      expect(lock({ 'node_modules/a': { engines: { node } } }), node).toHaveLength(1);
    expect(lock({ 'node_modules/a': { optional: true, engines: { node: '>=22' } } })).toEqual([]);
  });

  it('may not lack what a package needs', () => {
    const needy = { dependencies: { b: '^1.0.0' } };
    expect(lock({ 'node_modules/a': needy })).toEqual([
      'package-lock.json:3 node_modules/a needs b, which is not in the lock file',
    ]);
    expect(lock({ 'node_modules/a': needy, 'node_modules/c/node_modules/b': {} })).toHaveLength(1);
    expect(lock({ 'node_modules/a': needy, 'node_modules/a/node_modules/b': {} })).toEqual([]);
    expect(lock({ 'packages/a': needy, 'node_modules/b': {} })).toEqual([]);
  });
});
