// Small packages whose folders import each other in allowed and forbidden directions.

import { describe, expect, it } from 'vitest';
import { inspectFolderCycles, inspectFolders } from './folders.mjs';

const LAYERS = { web: [['shell'], ['features/*'], ['play', 'online'], ['kit']] };

/** Files of packages/web/src, each with the modules it imports. */
const files = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([name, targets]) => ({
    path: `packages/web/src/${name}`,
    text: targets.map((target) => `import '${target}';`).join('\n'),
  }));
const inspect = (imports: Readonly<Record<string, readonly string[]>>) =>
  inspectFolders(files(imports), LAYERS);

describe('direction of folders', () => {
  it('allows imports from lower layers and inside a folder', () => {
    expect(
      inspect({
        'main.tsx': ['./shell/app.tsx'],
        'shell/app.tsx': ['../features/end/end.tsx', '../kit/route.ts'],
        'features/end/end.tsx': ['./parts/line.tsx', '../../play/table.ts'],
        'features/end/parts/line.tsx': ['../end.tsx'],
      }),
    ).toEqual([]);
  });

  it('forbids imports from a higher layer', () => {
    expect(inspect({ 'kit/route.ts': ['./a.ts', '../shell/app.tsx'] })).toEqual([
      'packages/web/src/kit/route.ts:2 imports ../shell/app.tsx: shell is above it (FOLDERS.web)',
    ]);
    expect(inspect({ 'shell/app.tsx': ['../main.tsx'] })).toHaveLength(1);
  });

  it('forbids imports between folders of one layer', () => {
    expect(inspect({ 'features/end/end.tsx': ['../learn/town.tsx'] })).toEqual([
      'packages/web/src/features/end/end.tsx:1 imports ../learn/town.tsx: features/end and features/learn are in one layer (FOLDERS.web)',
    ]);
    expect(inspect({ 'play/table.ts': ['../online/api.ts'] })).toHaveLength(1);
  });

  it('takes the most specific folder that is listed', () => {
    const layers = { web: [['kernel'], ['kernel/town']] };
    const down = files({ 'kernel/index.ts': ['./town/cells.ts'] });
    const up = files({ 'kernel/town/cells.ts': ['../index.ts'] });
    expect(inspectFolders(down, layers)).toEqual([]);
    expect(inspectFolders(up, layers)).toHaveLength(1);
  });

  it('reports a folder that no layer lists', () => {
    expect(inspect({ 'utils/a.ts': [] })).toEqual([
      'packages/web/src/utils/a.ts:1 is in a folder that FOLDERS.web does not list',
    ]);
  });

  it('ignores types, tests and packages without an entry', () => {
    const text = "import type { App } from '../shell/app.tsx';";
    expect(inspectFolders([{ path: 'packages/web/src/kit/a.ts', text }], LAYERS)).toEqual([]);
    expect(inspect({ 'kit/a.test.ts': ['../shell/app.tsx'] })).toEqual([]);
    const other = [{ path: 'packages/cli/src/kit/a.ts', text: "import '../shell/app.ts';" }];
    expect(inspectFolders(other, LAYERS)).toEqual([]);
  });
});

describe('cycles of folders', () => {
  const cycles = (imports: Readonly<Record<string, readonly string[]>>) =>
    inspectFolderCycles(files(imports)).map(({ message }) => message);

  it('accepts a chain', () => {
    expect(cycles({ 'a/x.ts': ['../b/x.ts'], 'b/x.ts': ['../c/x.ts'], 'c/x.ts': [] })).toEqual([]);
  });

  it('names every folder of a cycle, the root of src too', () => {
    const found = cycles({ 'a/x.ts': ['../b/x.ts'], 'b/x.ts': ['../ports.ts'], 'index.ts': ['./a/x.ts'] });
    expect(found).toEqual(
      ['.', 'a', 'b'].map((name) =>
        expect.stringContaining(`src/${name}:1 is in a cycle of imports: ., a, b`),
      ),
    );
  });

  it('keeps separate cycles apart', () => {
    const found = cycles({
      'a/x.ts': ['../b/x.ts'],
      'b/x.ts': ['../a/x.ts', '../c/x.ts'],
      'c/x.ts': ['../d/x.ts'],
      'd/x.ts': ['../c/x.ts'],
    });
    expect(found.map((message) => message.split(': ')[1])).toEqual(['a, b', 'a, b', 'c, d', 'c, d']);
  });
});
