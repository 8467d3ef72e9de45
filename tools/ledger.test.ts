// Shows the ledger documents and tests with mistakes in them, and expects it to find each.

import { describe, expect, it } from 'vitest';
import { compare, parseRules, parseTests } from './ledger.mjs';

const rules = (text: string, path = 'RULES.md') => parseRules({ path, text });
const tests = (text: string, path = 'packages/rules/src/draft.test.ts') => parseTests({ path, text });
const cited = (text: string) => tests(text).map(({ cites }) => cites.join(' '));

describe('parsing a document', () => {
  it('finds the numbered rules and their lines', () => {
    expect(rules('# Draft\n\n- **D1** The first\n  player.\n- **D12** Then the other.\n')).toEqual([
      { number: 'D1', path: 'RULES.md', line: 3 },
      { number: 'D12', path: 'RULES.md', line: 5 },
    ]);
  });

  it('takes nothing else for a rule', () => {
    expect(rules('D1 is a rule.\n- **Our reading:** see **D2**.\n- D3 plain\n')).toEqual([]);
    expect(rules('```md\n- **D1** an example\n```\n')).toEqual([]);
  });
});

describe('parsing tests', () => {
  it('reads one citation or several', () => {
    expect(cited("it('[D3] skipped cards', f); test('[P2][P3] a corner', f);")).toEqual(['D3', 'P2 P3']);
  });

  it('reads tables, templates, sums and property tests', () => {
    expect(cited("it.each([1, 2])('[D1] %i', f)")).toEqual(['D1']);
    expect(cited("it.each`a\n${1}`('[D2] $a', f)")).toEqual(['D2']);
    expect(cited("test.for([1])('[D3] %i', f)")).toEqual(['D3']);
    expect(cited('it(`[P1] ${name}`, f)')).toEqual(['P1']);
    expect(cited("it('[P2] ' + name, f)")).toEqual(['P2']);
    expect(cited("it.prop([fc.integer()])('[P3] any number', f)")).toEqual(['P3']);
    expect(cited("it('[P4] any number', () => fc.assert(fc.property(fc.integer(), f)))")).toEqual(['P4']);
    expect(cited("it.concurrent.only('[P5] alone', f)")).toEqual(['P5']);
  });

  it('lets the title of a block hold for the tests in it, and only for those', () => {
    const text = `
      describe('[G1] groups', () => {
        it('are joined', f);
        describe.each(TOWNS)('[G2] %s', () => it('[G3] tie', f));
      });
      it('stands outside', f);`;
    expect(cited(text)).toEqual(['G1', 'G1 G2 G3', '']);
  });

  it('takes a citation only from the start of a title', () => {
    expect(cited("it('see [D3]', f)")).toEqual(['']);
    expect(cited("it('[D3, D4] both', f)")).toEqual(['']);
    expect(cited('it(title, f)')).toEqual(['']);
  });

  it('is not misled by comments, strings and other calls', () => {
    const text = `
      // it('[D1] not a test', f)
      const text = "it('[D2] not a test', f)";
      editor.it('[D3] not a test', f);
      expect('[D4]').toBe(it);`;
    expect(tests(text)).toEqual([]);
  });

  it('says which tests never run', () => {
    const text =
      "it.skip('[D1] a', f); it.todo('[D2] b'); describe.skip('c', () => it('[D3] d', f)); it('[D4] e', f);";
    expect(tests(text).map(({ runs }) => runs)).toEqual([false, false, false, true]);
  });

  it('rejects a file that it cannot parse', () => {
    expect(() => tests("it('[D1] half a")).toThrow('packages/rules/src/draft.test.ts cannot be parsed');
  });
});

describe('comparing', () => {
  it('is content when every rule has its test', () => {
    expect(compare(rules('- **D1** a\n- **D2** b'), tests("it('[D1] a', f); it('[D2] b', f);"))).toEqual([]);
  });

  it('finds a rule without a test', () => {
    expect(compare(rules('- **D1** a\n- **D2** b'), tests("it('[D1] a', f)"))).toEqual([
      'RULES.md:2 D2 has no test',
    ]);
  });

  it('does not accept a skipped test', () => {
    expect(compare(rules('- **D1** a'), tests("it.skip('[D1] a', f)"))).toEqual([
      'RULES.md:1 D1 has no test',
    ]);
  });

  it('finds a test without a rule, but only among the tests of the rules', () => {
    const text = "it('[D1] a', f);\nit('b', f);\nit(c, f);";
    expect(compare(rules('- **D1** a'), tests(text))).toEqual([
      'packages/rules/src/draft.test.ts:2 cites no rule: b',
      'packages/rules/src/draft.test.ts:3 cites no rule: the title is not written out',
    ]);
    expect(compare(rules('- **D1** a'), tests(text, 'packages/cli/src/main.test.ts'))).toEqual([]);
  });

  it('finds a citation of a rule that does not exist', () => {
    expect(compare(rules('- **D1** a'), tests("it('[D1] a', f);\nit('[D9] b', f)"))).toEqual([
      'packages/rules/src/draft.test.ts:2 cites D9, which no document numbers',
    ]);
  });

  it('finds a number given twice', () => {
    expect(compare(rules('- **D1** a\n- **D1** b'), tests("it('[D1] a', f)"))).toEqual([
      'RULES.md:2 D1 is numbered already at RULES.md:1',
    ]);
  });

  it('finds a number in the wrong document', () => {
    expect(compare(rules('- **N1** a\n- **X1** b'), tests("it('[N1][X1] a', f)"))).toEqual([
      'RULES.md:1 N1 has a letter that is not of this document',
      'RULES.md:2 X1 has a letter that is not of this document',
    ]);
    expect(compare(rules('- **N1** a', 'docs/notation.md'), tests("it('[N1] a', f)"))).toEqual([]);
  });
});
