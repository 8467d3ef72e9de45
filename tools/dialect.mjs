// Finds words in comments, test titles, documents and names that engineers don't use or search for, and British spelling.

import { readdirSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { filesUnder, ROOT, textOf } from './files.mjs';

/** @typedef {import('./source.mjs').SourceFile} SourceFile */
/** @typedef {import('./folders.mjs').Finding} Finding */
/** @typedef {{ text: string, line: number }} Passage */

/** Each expression with what to write instead. */
const DIALECT = {
  'who(?:so)?ever|whomever': 'the caller, the player, anyone who',
  'somebody|anybody|nobody': 'a player, a client, anyone, no one',
  'so many': 'the number of, this many',
  '(?:is|are|was|were) told': 'is notified, receives',
  hears: 'receives, listens to',
  'reckon(?:s|ed|ing)?': 'compute',
  anew: 'again',
  'for ever': 'forever, permanently',
  'hangs? together': 'is connected',
  'taken for gone': 'timed out',
  'with suspicion': 'as untrusted input',
  'chance is handed in': 'the RNG is injected',
  'he|him|his|himself': 'they, their, the seat',
  '(?:un)?(?:behaviour|colour|favour|neighbour)\\w*': 'American spelling: -or',
  'cent(?:re|red|res)|licences?|catalogues?|grey\\w*|fulfils?|judgements?': 'American spelling',
  '(?:cancell|labell|modell|travell)(?:ed|ing)|analys(?:e|ed|ing)': 'American spelling',
  '(?:anonym|initial|maxim|memo|minim|normal|optim|organ|recogn|serial|summar|synchron)is(?:e|ed|es|ing|ation)':
    'American spelling: -ize',
};

/** Words that are fine in a sentence, but say nothing in a name. */
const IN_NAMES = {
  'desk|shelf|outlook': 'name it by its role: context, cache, list, estimate',
  'sittings?|chairs?|vigil': 'draft, viewpoint, background hosting',
  told: 'described, announced, sent',
};

/** Names that belong to a released format or to a library, and can't change. */
const FIXED_NAMES = new Set(['neighbours']);

/** A space may be the end of a line, followed by the margin of a comment. */
const GAP = String.raw`(?:\s|\*|//)+`;
const anyOf = (/** @type {readonly string[]} */ patterns) => `(?:${patterns.join('|').replaceAll(' ', GAP)})`;
/** Whole words; \b would find "he" in "Kühe". */
const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])${anyOf(Object.keys(DIALECT))}(?![\p{L}\p{N}_])`,
  'giu',
);

/** The parts of names. */
const NAME_PATTERN = new RegExp(
  `^${anyOf([...Object.keys(DIALECT).filter((pattern) => !pattern.includes(' ')), ...Object.keys(IN_NAMES)])}$`,
  'i',
);

/** What is not ours to reword: the rules, and what players read. The tool itself and its test quote the words. */
const EXEMPT = [
  /^RULES\.md$/,
  /^docs\/notation\.md$/,
  /^packages\/[^/]+\/dist\//,
  /^tools\/dialect\.(?:mjs|test\.ts)$/,
];
const CODE = /\.(?:ts|tsx|mjs|js)$/;
const TREES = [
  'packages',
  'docs',
  'e2e',
  'bench',
  'tools',
  'lab',
  'reference',
  'examples',
  'records',
  '.github',
];
const TITLED = new Set(['describe', 'it', 'test', 'suite']);
const WRITTEN_OUT = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression']);

/** @returns {Finding[]} every hit in this repository */
export function dialectFindings() {
  const atRoot = readdirSync(ROOT).filter((name) => /\.(?:md|ts|json)$/.test(name));
  return [...atRoot, ...TREES.flatMap(filesUnder)]
    .filter((path) => !EXEMPT.some((pattern) => pattern.test(path)))
    .flatMap((path) => inspectDialect({ path, text: textOf(path) ?? '' }));
}

/**
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function inspectDialect(file) {
  return [...inspectProse(file), ...inspectNames(file)];
}

/**
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
function inspectProse(file) {
  return passagesOf(file).flatMap(({ text, line }) =>
    [...withoutCode(text).matchAll(PATTERN)].map(({ 0: word, index }) => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      return {
        area: areaOf(file.path),
        message: `${file.path}:${at} says "${word.replaceAll(/\s+/g, ' ')}": ${adviceFor(word)}`,
      };
    }),
  );
}

/**
 * The names that a file declares, each once: those that it imports or reads from an object are declared elsewhere.
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
function inspectNames(file) {
  if (!CODE.test(file.path)) return [];
  return [...namesOf(file)].flatMap(([name, line]) => {
    const word = FIXED_NAMES.has(name) ? undefined : wordsOf(name).find((one) => NAME_PATTERN.test(one));
    if (word === undefined) return [];
    const message = `${file.path}:${line} declares ${name}, with "${word}": ${adviceFor(word)}`;
    return [{ area: areaOf(file.path), message }];
  });
}

/**
 * @param {SourceFile} file
 * @returns {Map<string, number>} with the lines
 */
function namesOf({ path, text }) {
  /** @type {Map<string, number>} */
  const names = new Map();
  /** @type {Set<number>} */
  const elsewhere = new Set();
  /** @type {Set<string>} */
  const imported = new Set();
  new Visitor({
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => imported.add(local.name)),
    ImportSpecifier: ({ imported: name }) => void elsewhere.add(name.start),
    ExportSpecifier: ({ local }) => void elsewhere.add(local.start),
    MemberExpression({ property, computed }) {
      if (!computed) elsewhere.add(property.start);
    },
    TSQualifiedName: ({ right }) => void elsewhere.add(right.start),
    Identifier({ name, start }) {
      if (!elsewhere.has(start) && !names.has(name)) names.set(name, lineAt(text, start));
    },
    PrivateIdentifier: ({ name, start }) => void names.set(name, lineAt(text, start)),
  }).visit(parseSync(path, text).program);
  for (const name of imported) names.delete(name);
  return names.set(path.slice(path.lastIndexOf('/') + 1), 1);
}

/**
 * `endOfVigil` and `END_OF_VIGIL` are three words.
 * @param {string} name
 */
const wordsOf = (name) => name.match(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+(?!\p{Ll})/gu) ?? [];

/**
 * Blanks out code spans and code blocks, where `nobody` may be the name of a user.
 * @param {string} text
 */
const withoutCode = (text) =>
  text.replaceAll(/```[^]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '));

/** @param {string} word */
function adviceFor(word) {
  const [, advice = ''] =
    Object.entries({ ...DIALECT, ...IN_NAMES }).find(([pattern]) =>
      new RegExp(`^${anyOf([pattern])}$`, 'i').test(word),
    ) ?? [];
  return advice;
}

/**
 * The package a file belongs to, or its top-level folder.
 * @param {string} path
 */
function areaOf(path) {
  const [first = '', second = '', ...rest] = path.split('/');
  if (first === 'packages') return second;
  return second === '' && rest.length === 0 ? 'root' : first;
}

/**
 * The prose of a file: a whole document, or the comments and test titles of code.
 * @param {SourceFile} file
 * @returns {Passage[]}
 */
function passagesOf({ path, text }) {
  if (path.endsWith('.md')) return [{ text, line: 1 }];
  if (path.endsWith('.css')) return commentsOfStyles(text);
  return CODE.test(path) ? proseOfCode(path, text) : [];
}

/**
 * @param {string} text
 * @returns {Passage[]}
 */
function commentsOfStyles(text) {
  return [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: comment, index }) => ({
    text: comment,
    line: lineAt(text, index),
  }));
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Passage[]}
 */
function proseOfCode(path, text) {
  const { program, comments } = parseSync(path, text);
  const prose = joinLines(text, comments).map(({ value, start }) => ({
    text: value,
    line: lineAt(text, start),
  }));
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !WRITTEN_OUT.has(title.type) || !TITLED.has(firstName(callee))) return;
      prose.push({ text: text.slice(title.start, title.end), line: lineAt(text, title.start) });
    },
  }).visit(program);
  return prose;
}

/**
 * The comments, with line comments that follow each other as one.
 * @param {string} text
 * @param {readonly import('oxc-parser').Comment[]} comments
 */
function joinLines(text, comments) {
  /** @type {{ value: string, start: number, end: number }[]} */
  const joined = [];
  for (const { type, value, start, end } of comments) {
    const last = joined.at(-1);
    const gap = last && type === 'Line' ? text.slice(last.end, start) : undefined;
    if (last && gap !== undefined && /^\n[ \t]*$/.test(gap)) {
      last.value += `\n${value}`;
      last.end = end;
    } else joined.push({ value, start, end });
  }
  return joined;
}

/**
 * `it` of `it(…)`, `it.each(…)` and `it.each(table)(…)`.
 * @param {import('oxc-parser').Expression} callee
 * @returns {string}
 */
function firstName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return firstName(callee.object);
  return callee.type === 'CallExpression' ? firstName(callee.callee) : '';
}

/**
 * @param {string} text
 * @param {number} offset
 */
const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;
