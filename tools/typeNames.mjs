// Finds exported type names that are declared more than once in the packages: one noun should have one meaning.

import { Visitor } from 'oxc-parser';
import { isTestFile, parseSource } from './source.mjs';

/** @typedef {import('./source.mjs').SourceFile} SourceFile */
/** @typedef {import('./folders.mjs').Finding} Finding */

/** Components name their props by themselves, and each language of words declares the same shapes. */
const EXEMPT_ENDING = 'Props';
const EXEMPT_PACKAGE = 'words';

/**
 * Each declaration of a name that another file exports too.
 * @param {readonly SourceFile[]} files
 * @returns {Finding[]}
 */
export function inspectTypeNames(files) {
  const declared = files.flatMap((file) => {
    const owner = /^packages\/([^/]+)\/src\//.exec(file.path)?.[1];
    if (owner === undefined || owner === EXEMPT_PACKAGE || isTestFile(file.path)) return [];
    return exportedTypes(file)
      .filter(({ name }) => !name.endsWith(EXEMPT_ENDING))
      .map(({ name, line }) => ({ name, owner, at: `${file.path}:${line}` }));
  });
  return declared.flatMap((one) => {
    const others = declared.filter((other) => other.name === one.name && other !== one);
    if (others.length === 0) return [];
    const where = others.map(({ at }) => at).join(', ');
    return [{ area: one.owner, message: `${one.at} exports the type ${one.name}, and so does ${where}` }];
  });
}

/**
 * The types, interfaces and classes that a file declares and exports; re-exports of other files don't count.
 * @param {SourceFile} file
 * @returns {{ name: string, line: number }[]}
 */
export function exportedTypes(file) {
  const { program, lineAt } = parseSource(file);
  /** @type {Map<string, number>} */
  const declared = new Map();
  /** @type {Set<string>} */
  const exported = new Set();
  const declare = (/** @type {{ id: { name: string } | null, start: number }} */ { id, start }) => {
    if (id) declared.set(id.name, lineAt(start));
  };
  new Visitor({
    TSTypeAliasDeclaration: declare,
    TSInterfaceDeclaration: declare,
    ClassDeclaration: declare,
    ExportNamedDeclaration({ declaration, source, specifiers }) {
      if (declaration && 'id' in declaration && declaration.id && 'name' in declaration.id)
        exported.add(declaration.id.name);
      if (source !== null) return;
      for (const { local } of specifiers) if (local.type === 'Identifier') exported.add(local.name);
    },
  }).visit(program);
  return [...declared].flatMap(([name, line]) => (exported.has(name) ? [{ name, line }] : []));
}
