// CSS Modules: how Vite compiles them, their types, and a check for classes that nothing uses.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { BROWSERS } from './browsers.mjs';
import { filesUnder, ROOT, textOf } from './files.mjs';
import { isTestFile } from './source.mjs';

const SOURCES = 'packages/web/src';
const TYPES = `${SOURCES}/generated/styles.d.ts`;
/** The only file that may name widths and heights of the screen. */
const BREAKPOINTS = `${SOURCES}/kit/look/breakpoints.css`;
const MODULE = '.module.css';
/** The only sheets that hold for the whole page: elements, fonts, tokens, and what every screen draws. */
const GLOBAL = ['base', 'breakpoints', 'fonts', 'tokens'].map((name) => `${SOURCES}/kit/look/${name}.css`);

/** Where the custom properties of the app are set. */
const TOKENS = `${SOURCES}/kit/look/tokens.css`;

/** @typedef {import('./source.mjs').SourceFile} SourceFile */

/**
 * The same in development, in tests and in the built app. File names are unique, so the names of classes need no hash.
 * @type {import('vite').CSSOptions}
 */
export const CSS = {
  transformer: 'lightningcss',
  lightningcss: {
    targets: Object.fromEntries(Object.entries(BROWSERS).map(([name, version]) => [name, encoded(version)])),
    cssModules: { pattern: '[name]-[local]', grid: false, container: false },
    drafts: { customMedia: true },
  },
};

/**
 * A version as Lightning CSS wants it: one byte each for major, minor and patch.
 * @param {string} version
 */
function encoded(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

/** Declares the classes of each module, so that a missing one is a type error; cheap when nothing changed. */
export function generateStyles() {
  const text = typesOf(sheetsOfWeb());
  if (textOf(TYPES) === text) return;
  mkdirSync(join(ROOT, TYPES, '..'), { recursive: true });
  writeFileSync(join(ROOT, TYPES), text);
}

/**
 * Updates the types while the development server runs.
 * @returns {import('vite').Plugin}
 */
export const watchStyles = () => ({
  name: 'wagons-styles',
  apply: 'serve',
  configureServer({ watcher }) {
    watcher.on('all', (_, path) => {
      if (path.endsWith(MODULE)) generateStyles();
    });
  },
});

const sheetsOfWeb = () => filesOf(/\.css$/);

/** @param {RegExp} wanted */
const filesOf = (wanted) =>
  filesUnder(SOURCES)
    .filter((path) => wanted.test(path) && !isTestFile(path))
    .map((path) => ({ path, text: textOf(path) ?? '' }));

/** @param {string} path */
const isModule = (path) => path.endsWith(MODULE);

/**
 * The classes that a sheet defines; those inside `:global(…)` belong to another one.
 * @param {string} text
 */
export function classesOf(text) {
  const own = text.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
  const heads = [...own.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim());
  const names = heads
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => [...head.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  return [...new Set(names)].toSorted();
}

/** @param {readonly SourceFile[]} sheets */
function typesOf(sheets) {
  const modules = sheets
    .filter(({ path }) => isModule(path))
    .map(({ path, text }) => {
      const names = classesOf(text).map((name) => `  export const ${name}: string;\n`);
      return `declare module '*/${posix.basename(path)}' {\n${names.join('')}}\n`;
    });
  // Of patterns that match equally well, the first one counts.
  const rest = ['*.css', '*?raw', '*?worker&url'].map((pattern) =>
    pattern === '*.css'
      ? `declare module '${pattern}' {}\n`
      : `declare module '${pattern}' {\n  const content: string;\n  export default content;\n}\n`,
  );
  return `// Generated from the style sheets by tools/styles.mjs.\n\n${[...modules, ...rest].join('\n')}`;
}

/** What is wrong with the styles of the web app. */
export const styleOffences = () => inspectStyles(sheetsOfWeb(), filesOf(/\.tsx?$/));

/**
 * @param {readonly SourceFile[]} sheets
 * @param {readonly SourceFile[]} sources
 */
export function inspectStyles(sheets, sources) {
  const modules = sheets.filter(({ path }) => isModule(path));
  const named = namedIn(sources);
  return [
    ...sharedNames(modules),
    ...modules.flatMap((sheet) => [
      ...inspectModule(sheet, sources),
      ...(/@media[^{]*\b(?:width|height)\b/.test(sheet.text)
        ? [`${sheet.path}: a size of the screen in @media; use one of ${BREAKPOINTS}`]
        : []),
    ]),
    ...sheets.flatMap((sheet) => inspectGlobal(sheet, named)),
    ...unusedTokens(sheets),
    ...sheets
      .filter(({ path }) => !isModule(path) && !GLOBAL.includes(path))
      .map(({ path }) => `${path}: is global; name it ${path.replace('.css', MODULE)}`),
  ];
}

/** @param {readonly SourceFile[]} sheets */
function unusedTokens(sheets) {
  const tokens = sheets.find(({ path }) => path === TOKENS)?.text.matchAll(/^ *(--[\w-]+):/gm) ?? [];
  const names = new Set([...tokens].map(([, name = '']) => name));
  return [...names]
    .filter(
      (name) => !sheets.some(({ text }) => text.includes(`var(${name})`) || text.includes(`var(${name},`)),
    )
    .map((name) => `${TOKENS}: nothing uses ${name}`);
}

/** @param {readonly SourceFile[]} modules */
function sharedNames(modules) {
  const known = new Map();
  return modules.flatMap(({ path }) => {
    const name = posix.basename(path);
    const other = known.get(name);
    known.set(name, path);
    return other === undefined ? [] : [`${path}: has the name of ${other}; their classes would be the same`];
  });
}

/**
 * What a module offers must be what the components that import it use.
 * @param {SourceFile} sheet
 * @param {readonly SourceFile[]} sources
 */
function inspectModule({ path, text }, sources) {
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {string[]} */
  const offences = [];
  for (const source of sources) {
    const alias = new RegExp(`import \\* as (\\w+) from '[^']*/${posix.basename(path)}'`).exec(
      source.text,
    )?.[1];
    if (alias === undefined) continue;
    for (const [, name = ''] of source.text.matchAll(new RegExp(`(?<![/\\w])${alias}\\.(\\w+)`, 'g')))
      used.add(name);
    if (new RegExp(`\\b${alias}\\[`).test(source.text))
      offences.push(`${source.path}: ${alias}[…]; name the class, or select by a data attribute`);
  }
  const classes = classesOf(text);
  return [
    ...offences,
    ...classes.filter((name) => !used.has(name)).map((name) => `${path}: nothing uses .${name}`),
    ...[...used].filter((name) => !classes.includes(name)).map((name) => `${path}: has no .${name}`),
  ];
}

/**
 * A global class, in a global sheet or as `:global(…)`, has to occur in a string of the sources.
 * @param {SourceFile} sheet
 * @param {ReadonlySet<string>} named
 */
function inspectGlobal({ path, text }, named) {
  const foreign = [...text.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name = '']) => name);
  const classes = isModule(path) ? new Set(foreign) : classesOf(text);
  return [...classes]
    .filter((name) => !name.startsWith('ctw-') && !named.has(name))
    .map((name) => `${path}: nothing uses .${name}`);
}

/**
 * The words inside the strings of the sources, among which are the names of all global classes in use.
 * @param {readonly SourceFile[]} sources
 * @returns {ReadonlySet<string>}
 */
function namedIn(sources) {
  const strings = sources.flatMap(({ text }) => text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []);
  return new Set(strings.flatMap((string) => string.split(/[\s'"`${}?:]+/)));
}
