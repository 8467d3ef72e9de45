// Checks rules against tests: every numbered rule has a test, and every test of the rules cites its rule.
//
// A document numbers a rule as a list item:    - **D3** The cards you skip are free cards …
// A test cites it at the start of its title:   it('[D3] skipped cards go to the opponent', …)
// or several:                                  it('[P2][P3] a corner does not join', …)
// A citation in the title of a `describe` applies to all tests in it. A skipped test doesn't count.

import { Visitor } from 'oxc-parser';
import { filesUnder, textOf } from './files.mjs';
import { parseSource } from './source.mjs';

/** The documents that number rules, and the letters they use. */
const DOCUMENTS = [
  { path: 'RULES.md', letters: 'SDPTGBCW' },
  { path: 'docs/notation.md', letters: 'N' },
  { path: 'docs/deck-format.md', letters: 'F' },
];

/** Where tests may cite rules, and where they must. */
const TESTED = ['packages', 'reference'];
const MUST_CITE = 'packages/rules/';

/** @typedef {import('./source.mjs').SourceFile} SourceFile */
/** @typedef {{ number: string, path: string, line: number }} Rule */
/** @typedef {{ title: string | undefined, cites: string[], runs: boolean, path: string, line: number }} Test */

/**
 * The rules that a document numbers. Code blocks are ignored.
 * @param {SourceFile} document
 * @returns {Rule[]}
 */
export function parseRules({ path, text }) {
  let inCode = false;
  return text.split('\n').flatMap((content, index) => {
    if (/^\s*(```|~~~)/.test(content)) inCode = !inCode;
    const number = inCode ? undefined : /^\s*[-*] \*\*([A-Z]\d+)\*\*/.exec(content)?.[1];
    return number === undefined ? [] : [{ number, path, line: index + 1 }];
  });
}

/**
 * The tests of a file with the rules they cite, in their own title or in that of a surrounding block.
 * @param {SourceFile} file
 * @returns {Test[]}
 */
export function parseTests(file) {
  const { program, lineAt } = parseSource(file);
  /** @type {Test[]} */
  const tests = [];
  /** The blocks around the current position. @type {{ call: unknown, cites: string[], runs: boolean }[]} */
  const around = [];

  new Visitor({
    CallExpression(call) {
      const kind = kindOfCall(call.callee);
      if (kind === undefined) return;
      const title = startOfText(call.arguments[0]);
      const outer = around.at(-1);
      const cites = [...(outer?.cites ?? []), ...citations(title ?? '')];
      const runs = (outer?.runs ?? true) && kind.runs;
      if (kind.word === 'describe') around.push({ call, cites, runs });
      else tests.push({ title, cites, runs, path: file.path, line: lineAt(call.start) });
    },
    'CallExpression:exit'(call) {
      if (around.at(-1)?.call === call) around.pop();
    },
  }).visit(program);
  return tests;
}

/**
 * The mismatches between rules and tests, each with its file and line.
 * @param {readonly Rule[]} rules
 * @param {readonly Test[]} tests
 * @returns {string[]}
 */
export function compare(rules, tests) {
  const known = new Map(rules.toReversed().map((rule) => [rule.number, rule]));
  const tested = new Set(tests.filter((test) => test.runs).flatMap((test) => test.cites));
  const at = (/** @type {Rule | Test} */ { path, line }) => `${path}:${line}`;

  const twice = rules.flatMap((rule) => {
    const first = known.get(rule.number);
    return first === rule || first === undefined
      ? []
      : `${at(rule)} ${rule.number} is numbered already at ${at(first)}`;
  });
  const foreign = rules.flatMap((rule) => {
    const home = DOCUMENTS.find(({ letters }) => letters.includes(rule.number.charAt(0)));
    return home?.path === rule.path
      ? []
      : `${at(rule)} ${rule.number} has a letter that is not of this document`;
  });
  const untested = [...known.values()].flatMap((rule) => {
    return tested.has(rule.number) ? [] : `${at(rule)} ${rule.number} has no test`;
  });
  const unknown = tests.flatMap((test) => {
    return test.cites
      .filter((cited) => !known.has(cited))
      .map((cited) => `${at(test)} cites ${cited}, which no document numbers`);
  });
  const uncited = tests.flatMap((test) => {
    if (!test.path.startsWith(MUST_CITE) || test.cites.length > 0) return [];
    return `${at(test)} cites no rule: ${test.title ?? 'the title is not written out'}`;
  });
  return [...twice, ...foreign, ...untested.toReversed(), ...new Set(unknown), ...uncited];
}

/** The mismatches in this repository. */
export function ledgerOffences() {
  const documents = DOCUMENTS.map(({ path }) => ({ path, text: textOf(path) }));
  const missing = documents.flatMap(({ path, text }) => (text === undefined ? `${path}:1 is missing` : []));
  const rules = documents.flatMap(({ path, text = '' }) => parseRules({ path, text }));
  const testFiles = TESTED.flatMap(filesUnder).filter((path) => /\.test\.tsx?$/.test(path));
  const tests = testFiles.flatMap((path) => parseTests({ path, text: textOf(path) ?? '' }));
  return [...missing, ...compare(rules, tests)];
}

/**
 * The numbers at the start of a title: `[P2][P3] a corner …` cites P2 and P3.
 * @param {string} title
 */
function citations(title) {
  const prefix = /^(\[[A-Z]\d+\])+/.exec(title)?.[0] ?? '';
  return [...prefix.matchAll(/[A-Z]\d+/g)].map(([number]) => number);
}

/** Members that take their arguments first and the title in a second call: `it.each(table)(title, …)`. */
const IN_TWO_CALLS = new Set(['each', 'for', 'prop', 'runIf', 'skipIf']);
const NEVER_RUN = new Set(['skip', 'todo']);

/**
 * Whether a call with this callee declares a test or a block of them, and whether that is ever run.
 * @param {import('oxc-parser').Expression} callee
 * @returns {{ word: 'test' | 'describe', runs: boolean } | undefined}
 */
function kindOfCall(callee) {
  if (callee.type === 'CallExpression')
    return isInTwoCalls(callee.callee) ? kindOfWord(callee.callee) : undefined;
  if (callee.type === 'TaggedTemplateExpression')
    return isInTwoCalls(callee.tag) ? kindOfWord(callee.tag) : undefined;
  return isInTwoCalls(callee) ? undefined : kindOfWord(callee);
}

/** @param {import('oxc-parser').Expression} callee */
const isInTwoCalls = (callee) => IN_TWO_CALLS.has(memberName(callee) ?? '');

/**
 * @param {import('oxc-parser').Expression} callee
 * @returns {{ word: 'test' | 'describe', runs: boolean } | undefined}
 */
function kindOfWord(callee) {
  if (callee.type === 'Identifier') {
    if (callee.name === 'it' || callee.name === 'test') return { word: 'test', runs: true };
    return callee.name === 'describe' || callee.name === 'suite'
      ? { word: 'describe', runs: true }
      : undefined;
  }
  const member = memberName(callee);
  if (callee.type !== 'MemberExpression' || member === undefined) return undefined;
  const kind = kindOfWord(callee.object);
  return kind && { word: kind.word, runs: kind.runs && !NEVER_RUN.has(member) };
}

/** @param {import('oxc-parser').Expression} callee */
function memberName(callee) {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
}

/**
 * The literal text that an expression starts with.
 * @param {import('oxc-parser').Argument | undefined} expression
 * @returns {string | undefined}
 */
function startOfText(expression) {
  if (expression?.type === 'Literal')
    return typeof expression.value === 'string' ? expression.value : undefined;
  if (expression?.type === 'TemplateLiteral') return expression.quasis[0]?.value.cooked ?? undefined;
  if (expression?.type === 'BinaryExpression')
    return startOfText(/** @type {import('oxc-parser').Argument} */ (expression.left));
  return undefined;
}
