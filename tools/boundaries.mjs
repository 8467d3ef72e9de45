// Checks the architecture: which package imports which, and the direction of imports inside a package.
//
// Which globals a package may use is a matter of .oxlintrc.json, and what it offers to others, of its package.json.

import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { filesUnder, textOf, workspaces } from './files.mjs';
import { inspectFolderCycles, inspectFolders } from './folders.mjs';
import { importsOf, isTestFile } from './source.mjs';
import { inspectTypeNames } from './typeNames.mjs';

/**
 * What a package may import besides its own files. Whatever is not listed is forbidden.
 *
 * @typedef {object} PackageRules
 * @property {string[]} [imports]    packages it may import
 * @property {string[]} [types]      packages of which it may import types only, with `import type`
 * @property {string[]} [values]     subpaths of those packages that it may import by value, such as 'rules/town'
 * @property {string[]} [workers]    subpaths that only its files named *.worker.ts may import by value
 * @property {string[]} [libraries]  libraries it may import; '*' for every dependency in its package.json
 * @property {string[]} [data]       folders of the repository whose files it may import as data
 * @property {boolean} [node]        whether it may import Node's built-in modules
 */

/**
 * The packages, layer by layer from the bottom. Tests may import more.
 * @type {Readonly<Record<string, PackageRules>>}
 */
export const PACKAGES = {
  // Layer 1: imports nothing.
  rules: {},

  // Layer 2: none imports another, except for types.
  ai: { imports: ['rules'] },
  protocol: { imports: ['rules'], libraries: ['typebox'] },
  words: { types: ['rules', 'ai', 'protocol'] },
  board: { types: ['rules'], values: ['rules/notation', 'rules/town'], libraries: ['preact'] },

  // Layer 3: programs; none imports another.
  server: { imports: ['rules', 'words', 'protocol'], libraries: ['*'], node: true },
  cli: { imports: ['rules', 'ai', 'words'], libraries: ['*'], node: true },
  web: {
    imports: ['rules', 'words', 'protocol', 'board'],
    types: ['ai'],
    // Light enough for the main thread; the engine itself runs in a worker.
    values: ['ai/grades', 'ai/puzzles', 'ai/service'],
    workers: ['ai/worker'],
    libraries: ['*'],
    data: ['lab', 'puzzles'],
  },
};

/**
 * The folders of a package's src, layer by layer from the top. A folder may import, by value, only from layers below
 * its own; folders of one layer never import each other, and `features/*` is one folder per feature. Subfolders belong
 * to the folder listed. Files directly in src are the top layer unless '.' is listed.
 * @type {Readonly<Record<string, import('./folders.mjs').Layers>>}
 */
export const FOLDERS = {
  words: [['areas', 'terminal'], ['.'], ['grammar/*'], ['grammar'], ['language'], ['generated']],
  rules: [['notation'], ['scoring'], ['game'], ['deal', 'town'], ['deck'], ['core']],
  cli: [
    ['commands', 'node'],
    ['play', 'match'],
    ['bot'],
    ['options'],
    ['json', 'draw'],
    ['kit'],
    ['terminal'],
  ],
  ai: [
    ['worker'],
    ['puzzles/making'],
    ['players', 'analysis'],
    ['solver'],
    ['solver/search'],
    ['solver/bounds'],
    ['solver/bounds/shapes', 'solver/bounds/local', 'solver/bounds/groups'],
    ['solver/bounds/base'],
    ['search'],
    ['kernel'],
    ['kernel/sweeps'],
    ['kernel/conditions'],
    ['kernel/town'],
    // Light: a page's main thread loads these, so they import nothing above.
    ['grades', 'service', 'puzzles'],
  ],
  board: [['town', 'circle', 'hand', 'scoring'], ['art', 'motion'], ['geometry']],
  server: [
    ['socket', 'http', 'operator'],
    ['hall'],
    ['table', 'people'],
    ['store', 'bus'],
    ['limits', 'names', 'rating', 'alerts'],
    ['ports', 'config'],
  ],
  web: [
    ['shell'],
    ['features/*'],
    ['online/ui'],
    ['online'],
    ['play/setup', 'play/end', 'play/coach', 'play/rulebook', 'play/scenery'],
    ['play/tableView'],
    ['play/view', 'play/shareImage'],
    ['play/text'],
    ['play/local'],
    ['play/motion'],
    ['play/table'],
    ['play/engine', 'play/store', 'play/portrait'],
    ['kit/plot'],
    ['kit/ui'],
    ['kit/lazy'],
    ['kit/speech'],
    ['kit/browser'],
    ['kit/storage', 'kit/look'],
  ],
};

/** The files of packages/rules/src in reading order: a file imports only files above it. */
export const STORY = [
  'core/types',
  'core/result',
  'core/sha256',
  'deck/faults',
  'deck/json',
  'deck/readBonus',
  'deck/readDeck',
  'deck/writeDeck',
  'deck/builtInDecks',
  'deck/cards',
  'deck/index',
  'deal/dice',
  'deal/deal',
  'deal/index',
  'town/town',
  'town/place',
  'town/checkTowns',
  'town/groups',
  'town/index',
  'game/circle',
  'game/pickStart',
  'game/draft',
  'game/turn',
  'game/play',
  'game/record',
  'game/perft',
  'scoring/matching',
  'scoring/things',
  'scoring/evaluate',
  'scoring/score',
  'scoring/index',
  'notation/errors',
  'notation/cell',
  'notation/madeMove',
  'notation/words',
  'notation/move',
  'notation/town',
  'notation/typedMove',
  'notation/picture',
  'notation/game',
  'notation/linkCode',
  'notation/index',
  'index',
];

/** Code outside the packages that may import them, by their public entry points only. */
const OUTSIDE = ['reference', 'bench', 'tools'];

/** @typedef {import('./source.mjs').SourceFile} SourceFile */
/** @typedef {Readonly<Record<string, string>>} Versions */
/** @typedef {{ name?: string, dependencies?: Versions, devDependencies?: Versions, peerDependencies?: Versions }} Manifest */
/** @typedef {{ kind: 'file', path: string } | { kind: 'node' } | { kind: 'package', package: string, subpath: string } | { kind: 'library', name: string }} Target */

/** All violations in this repository, one per line. */
export function boundaryOffences() {
  const manifests = ['.', ...workspaces()].map((folder) => {
    return [folder, JSON.parse(textOf(`${folder}/package.json`) ?? '{}')];
  });
  const files = sourceFiles();
  return [
    ...inspect(files, Object.fromEntries(manifests)),
    ...Object.values(structureFindings(files)).flatMap((found) => found.map(({ message }) => message)),
  ];
}

/** The findings that are counted by package. */
export function structureFindings(files = sourceFiles()) {
  return {
    folderCycles: inspectFolderCycles(files),
    typeNames: inspectTypeNames(files),
  };
}

function sourceFiles() {
  const paths = ['packages', ...OUTSIDE].flatMap(filesUnder).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  return paths.map((path) => ({ path, text: textOf(path) ?? '' }));
}

/**
 * The violations of the tables above, each with its file and line.
 * @param {readonly SourceFile[]} files
 * @param {Readonly<Record<string, Manifest>>} manifests by folder; the root manifest is at '.'
 * @returns {string[]}
 */
export function inspect(files, manifests) {
  const { '.': shared = {}, ...ofPackages } = manifests;
  return [
    ...Object.entries(ofPackages).flatMap(([folder, manifest]) => inspectManifest(folder, manifest)),
    ...files.flatMap((file) =>
      inspectImports(file, ofPackages[`packages/${packageOf(file.path)}`] ?? {}, shared),
    ),
    ...inspectStory(files),
    ...inspectFolders(files, FOLDERS),
  ];
}

/**
 * @param {string} folder
 * @param {Manifest} manifest
 */
function inspectManifest(folder, manifest) {
  const name = folder.replace('packages/', '');
  const known = name in PACKAGES ? [] : [`${folder}/package.json:1 is not listed in tools/boundaries.mjs`];
  const named =
    manifest.name === `@wagons/${name}` ? [] : [`${folder}/package.json:1 is not named @wagons/${name}`];
  return [...known, ...named];
}

/**
 * @param {SourceFile} file
 * @param {Manifest} manifest of its package
 * @param {Manifest} shared the root manifest, whose devDependencies all tests may import
 */
function inspectImports(file, manifest, shared) {
  const name = packageOf(file.path);
  const { dependencies, peerDependencies, devDependencies } = manifest;
  const shipped = { ...dependencies, ...peerDependencies };

  return importsOf(file).flatMap(({ from, typeOnly, line }) => {
    const target = targetOf(file.path, from);
    /** @returns {string | undefined} */
    const objection = () => {
      if (isDeepImport(file.path, target)) return 'import a package by its name, not by a path inside it';
      if (name === undefined) return undefined;
      if (isTestFile(file.path))
        // A demo imports its own package by name, as its users do.
        return target.kind === 'package' && target.package === name
          ? undefined
          : undeclared(target, { ...shipped, ...devDependencies, ...shared.devDependencies });
      return (
        forbidden(file.path, target, typeOnly) ??
        undeclared(target, typeOnly ? { ...shipped, ...devDependencies } : shipped)
      );
    };
    const why = objection();
    return why === undefined ? [] : `${file.path}:${line} imports ${from}: ${why}`;
  });
}

/**
 * Whether an import bypasses a package's entry points. Tests may import test helpers of other packages.
 * @param {string} path
 * @param {Target} target
 */
function isDeepImport(path, target) {
  if (target.kind !== 'file' || [undefined, packageOf(path)].includes(packageOf(target.path))) return false;
  return !(isTestFile(path) && isTestFile(target.path));
}

/**
 * Why the table of packages forbids an import, if it does.
 * @param {string} path of the importing file, in a package
 * @param {Target} target
 * @param {boolean} typeOnly
 * @returns {string | undefined}
 */
function forbidden(path, target, typeOnly) {
  const name = packageOf(path) ?? '';
  const {
    imports = [],
    types = [],
    values = [],
    workers = [],
    libraries = [],
    data = [],
    node = false,
  } = PACKAGES[name] ?? {};
  const may = (/** @type {boolean} */ allowed, /** @type {string} */ why) =>
    allowed ? undefined : `${name} ${why}`;
  switch (target.kind) {
    case 'file':
      return may(
        [`packages/${name}/src`, ...data].some((folder) => target.path.startsWith(`${folder}/`)),
        'may not import files outside its src',
      );
    case 'node':
      return may(node, 'may not import Node modules');
    case 'library':
      return may(libraries.includes('*') || libraries.includes(target.name), 'may not import this library');
    case 'package':
      if (imports.includes(target.package)) return undefined;
      if (values.includes(`${target.package}/${target.subpath}`)) return undefined;
      if (isWorker(path) && workers.includes(`${target.package}/${target.subpath}`)) return undefined;
      if (!types.includes(target.package)) return `${name} may not import ${target.package}`;
      return may(
        typeOnly,
        `may import only types of ${[target.package, target.subpath].filter(Boolean).join('/')}: write "import type"`,
      );
  }
}

/**
 * @param {Target} target
 * @param {Versions} declared
 */
function undeclared(target, declared) {
  if (target.kind === 'file' || target.kind === 'node') return undefined;
  const name = target.kind === 'package' ? `@wagons/${target.package}` : target.name;
  return Object.hasOwn(declared, name) ? undefined : `package.json does not declare ${name}`;
}

/**
 * The reading order of rules: each file is listed once and imports only files listed above it.
 * @param {readonly SourceFile[]} files
 */
function inspectStory(files) {
  const src = 'packages/rules/src/';
  const nameOf = (/** @type {string} */ path) => path.slice(src.length).replace(/\.tsx?$/, '');
  const sources = files.filter(({ path }) => path.startsWith(src) && !isTestFile(path));
  const names = new Set(sources.map(({ path }) => nameOf(path)));

  const unlisted = sources.filter(({ path }) => !STORY.includes(nameOf(path)));
  const repeated = STORY.filter((name, index) => STORY.indexOf(name) !== index);
  const missing = sources.length === 0 ? [] : STORY.filter((name) => !names.has(name));
  const misordered = sources.flatMap((file) => {
    const index = STORY.indexOf(nameOf(file.path));
    return importsOf(file).flatMap(({ from, line }) => {
      const target = targetOf(file.path, from);
      if (index < 0 || target.kind !== 'file' || !target.path.startsWith(src)) return [];
      const above = STORY.indexOf(nameOf(target.path));
      return above >= 0 && above < index ? [] : `${file.path}:${line} imports ${from}: not above it in STORY`;
    });
  });
  return [
    ...unlisted.map(({ path }) => `${path}:1 is missing in STORY`),
    ...repeated.map((name) => `${src}${name}.ts:1 is listed twice in STORY`),
    ...missing.map((name) => `${src}${name}.ts:1 is listed in STORY but does not exist`),
    ...misordered,
  ];
}

/**
 * Resolves an import specifier.
 * @param {string} path of the file that imports
 * @param {string} from
 * @returns {Target}
 */
function targetOf(path, from) {
  if (from.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(path), from) };
  if (from.startsWith('node:') || builtinModules.includes(from)) return { kind: 'node' };
  const [first = '', second = '', ...rest] = from.split('/');
  if (first === '@wagons') return { kind: 'package', package: second, subpath: rest.join('/') };
  return { kind: 'library', name: first.startsWith('@') ? `${first}/${second}` : first };
}

/** @param {string} path */
const isWorker = (path) => path.endsWith('.worker.ts');

/** @param {string} path */
const packageOf = (path) => /^packages\/([^/]+)\//.exec(path)?.[1];
