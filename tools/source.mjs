// Parses TypeScript files for the tools that inspect code: syntax tree and imports.

import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {{ path: string, text: string }} SourceFile */
/** @typedef {{ from: string, typeOnly: boolean, line: number }} Import */

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
