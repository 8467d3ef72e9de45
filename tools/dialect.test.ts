// Words that the dialect check finds, and where it looks for them.

import { describe, expect, it } from 'vitest';
import { inspectDialect } from './dialect.mjs';

const messages = (path: string, text: string) => inspectDialect({ path, text }).map(({ message }) => message);

describe('dialect', () => {
  it('finds words in documents, with line and advice', () => {
    expect(messages('README.md', 'Fine.\nWhoever asks\nis\ntold.')).toEqual([
      'README.md:2 says "Whoever": the caller, the player, anyone who',
      'README.md:3 says "is told": is notified, receives',
    ]);
  });

  it('looks at comments and test titles, not at texts', () => {
    const text = "/**\n * Reckoned\n * anew.\n */\nconst who = 'somebody';\nit('works for ever', () => {});";
    expect(messages('packages/ai/src/a.ts', text)).toEqual([
      'packages/ai/src/a.ts:2 says "Reckoned": compute',
      'packages/ai/src/a.ts:3 says "anew": again',
      'packages/ai/src/a.ts:6 says "for ever": forever, permanently',
    ]);
    expect(messages('a.test.ts', "it.each([['his']])('%s is his own', () => {});")).toHaveLength(1);
  });

  it('sees expressions across the lines of a comment', () => {
    expect(messages('a.mjs', '// as so\n// many others')).toHaveLength(1);
    expect(messages('a.mjs', '/**\n * it is\n * told\n */')).toHaveLength(1);
  });

  it('ignores code, and parts of words in other languages', () => {
    expect(messages('a.md', 'The user `nobody`.\n```\nsu somebody\n```\n')).toEqual([]);
    expect(messages('a.ts', '// runs as `nobody`')).toEqual([]);
    expect(messages('a.ts', '// mindestens 2 Kühe')).toEqual([]);
  });

  it('looks at the words of names, where they are declared', () => {
    const found = (text: string) => messages('packages/ai/src/a.ts', text);
    expect(found('\nconst isCancelled = 1;')).toEqual([
      'packages/ai/src/a.ts:2 declares isCancelled, with "Cancelled": American spelling',
    ]);
    expect(found('type A = { readonly anonymise: 1 }; class B { #reckonedSum = 1 }')).toHaveLength(2);
    expect(found('const LAST_VIGIL = 1; function told() {}; told(); told();')).toHaveLength(2);
    expect(found("import { shelf } from 'x'; shelf.desk();")).toEqual([]);
    expect(found('const hestia = 1; const { isCanceled: reckless } = hestia;')).toEqual([]);
    expect(messages('packages/ai/src/vigil.ts', '')).toHaveLength(1);
  });

  it('leaves the names of released formats alone', () => {
    expect(messages('packages/rules/src/a.ts', 'type Filter = { readonly neighbours: 1 };')).toEqual([]);
  });

  it('looks at comments of style sheets', () => {
    expect(messages('a.css', '.nobody { color: red }\n/* his color */')).toEqual([
      'a.css:2 says "his": they, their, the seat',
    ]);
  });

  it('counts by package, or by top-level folder', () => {
    const areas = ['packages/web/test/a.md', 'docs/decisions/1.md', 'README.md'].flatMap((path) =>
      inspectDialect({ path, text: 'anew' }).map(({ area }) => area),
    );
    expect(areas).toEqual(['web', 'docs', 'root']);
  });
});
