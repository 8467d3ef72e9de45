// What a change of one file makes `npm run check` look at.

import { describe, expect, it } from 'vitest';
import { affectedTests, changesBetween } from './affected.mjs';

describe('changed files', () => {
  const before = { 'a.ts': '1', 'b.ts': '1' };

  it('are those with another content, and new ones', () => {
    expect(changesBetween(before, before)).toEqual([]);
    expect(changesBetween(before, { 'a.ts': '2', 'b.ts': '1', 'c.ts': '1' })).toEqual(['a.ts', 'c.ts']);
  });

  it('are all when a file is gone or settings have changed', () => {
    expect(changesBetween(before, { 'a.ts': '1' })).toBeUndefined();
    for (const path of ['package.json', 'packages/ai/tsconfig.json', '.oxlintrc.json', 'vitest.config.ts'])
      expect(changesBetween(before, { ...before, [path]: '1' })).toBeUndefined();
  });
});

describe('affected tests', () => {
  it('are all without a record, and with changed data', () => {
    expect(affectedTests(undefined)).toBe('all');
    expect(affectedTests(['packages/rules/src/town.ts', 'packages/rules/decks/base.json'])).toBe('all');
  });

  it('are none when no test can see the change', () => {
    expect(affectedTests([])).toBe('none');
    expect(affectedTests(['docs/gallery/home.webp'])).toBe('none');
    expect(affectedTests(['docs/operations.md'], () => '')).toBe('none');
  });

  it('are found by vitest for code', () => {
    expect(affectedTests(['e2e/story.ts', 'tools/count.mjs'], () => '')).toEqual({
      related: ['e2e/story.ts', 'tools/count.mjs'],
    });
  });

  it('are those of words, and of what imports the compiled module, for messages', () => {
    const { related } = affectedTests(['packages/words/messages/de/app.json'], () => '') as {
      related: readonly string[];
    };
    expect(related[0]).toBe('packages/words/src/generated/de/app.ts');
    expect(related).toContain('packages/words/test/catalogs.test.ts');
    expect(related.slice(1).every((path) => path.startsWith('packages/words/'))).toBe(true);
  });

  it('include those that start a built program, and those that read a changed document', () => {
    const read = (path: string) =>
      ({ 'tools/size.test.ts': "start('packages/server/dist/main.js')", 'tools/count.test.ts': 'rules.md' })[
        path
      ];
    const source = 'packages/server/src/main.ts';
    expect(affectedTests([source], read)).toEqual({ related: [source, 'tools/size.test.ts'] });
    expect(affectedTests(['docs/rules.md'], read)).toEqual({ related: ['tools/count.test.ts'] });
  });
});
