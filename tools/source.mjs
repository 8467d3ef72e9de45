// Parses TypeScript files for the tools that inspect code: syntax tree, imports, names used.

import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {{ path: string, text: string }} SourceFile */
/** @typedef {{ from: string, typeOnly: boolean, line: number }} Import */
/** @typedef {{ name: string, line: number }} Use */

/** @typedef {{ program: import('oxc-parser').Program, lineAt: (offset: number) => number }} Parsed */

/** @type {WeakMap<SourceFile, Parsed>} */
const parsed = new WeakMap();
/** @type {WeakMap<SourceFile, Import[]>} */
const imported = new WeakMap();

/**
 * @param {SourceFile} file
 * @returns {Parsed}
 */
export function parseSource(file) {
  const known = parsed.get(file);
  if (known) return known;
  const { path, text } = file;
  const { program, errors } = parseSync(path, text);
  // A file that is only half parsed would pass every inspection.
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  /** @param {number} offset */
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  parsed.set(file, { program, lineAt });
  return { program, lineAt };
}

/**
 * Whether a file of a package is never shipped: a test, a test helper, a demo, or a build configuration.
 * @param {string} path
 */
export const isTestFile = (path) =>
  /\.test\.tsx?$/.test(path) || /^packages\/[^/]+\/(test\/|demo\/|[^/]+\.config\.ts$)/.test(path);

/**
 * Everything a file imports: statically, dynamically, as a type, or by re-exporting it.
 * @param {SourceFile} file
 * @returns {Import[]}
 */
export function importsOf(file) {
  const found = imported.get(file) ?? findImports(file);
  imported.set(file, found);
  return found;
}

/**
 * @param {SourceFile} file
 * @returns {Import[]}
 */
function findImports(file) {
  const { program, lineAt } = parseSource(file);
  /** @type {Import[]} */
  const imports = [];
  const add = (/** @type {{ type: string, value?: unknown, start: number }} */ source, typeOnly = false) => {
    const from = typeof source.value === 'string' ? source.value : 'a computed path';
    imports.push({ from, typeOnly, line: lineAt(source.start) });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => source && add(source, exportKind === 'type'),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source, true),
  }).visit(program);
  return imports;
}

/**
 * The names a file uses, such as `Date` and `Math.random`. Property names (`move.process`, `{ process: 1 }`) don't
 * count; variables do, since they could shadow a global.
 * @param {SourceFile} file
 * @returns {Use[]}
 */
export function usesOf(file) {
  const { program, lineAt } = parseSource(file);
  /** @type {Use[]} */
  const uses = [];
  /** The offsets of property names. @type {Set<number>} */
  const labels = new Set();
  const add = (/** @type {string} */ name, /** @type {number} */ at) => uses.push({ name, line: lineAt(at) });
  const label = (/** @type {{ computed: boolean, key: { start: number } }} */ { computed, key }) => {
    if (!computed) labels.add(key.start);
  };
  const asyncFunction = (/** @type {{ async: boolean, start: number }} */ { async, start }) => {
    if (async) add('async', start);
  };
  new Visitor({
    MemberExpression({ object, property, computed, start }) {
      if (!computed) labels.add(property.start);
      if (object.type !== 'Identifier') return;
      if (property.type === 'Identifier' && !computed) add(`${object.name}.${property.name}`, start);
      if (property.type === 'Literal') add(`${object.name}.${property.value}`, start);
    },
    Property(property) {
      if (!property.shorthand) label(property);
    },
    PropertyDefinition: label,
    MethodDefinition: label,
    TSPropertySignature: label,
    TSMethodSignature: label,
    Identifier({ name, start }) {
      if (!labels.has(start)) add(name, start);
    },
    FunctionDeclaration: asyncFunction,
    FunctionExpression: asyncFunction,
    ArrowFunctionExpression: asyncFunction,
    AwaitExpression: ({ start }) => void add('await', start),
    ForOfStatement: ({ await: awaits, start }) => void (awaits && add('await', start)),
  }).visit(program);
  return uses;
}
