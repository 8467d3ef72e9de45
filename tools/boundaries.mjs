// Guards who may know whom: which package imports which, what each may touch, and the story order of the rules.

import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { filesUnder, textOf, workspaces } from './files.mjs';
import { importsOf, isTestFile, usesOf } from './source.mjs';

const CLOCK = ['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];
const CHANCE = ['Math.random', 'crypto'];
const NETWORK = ['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'];
const MACHINE = [
  'console',
  'process',
  'Buffer',
  'require',
  'globalThis',
  'window',
  'document',
  'localStorage',
];
const WORLD = [...CLOCK, ...CHANCE, ...NETWORK, ...MACHINE];
const WAITING = ['Promise', 'async', 'await'];

/**
 * What a room may do besides using its own files. What is not said here it may not, except for `never`.
 *
 * @typedef {object} Room
 * @property {string[]} [imports]    the rooms it may import
 * @property {string[]} [types]      the rooms of which it may import types only, with `import type`
 * @property {string[]} [libraries]  the libraries it may import; '*' for whatever its package.json declares
 * @property {string[]} [doors]      the ways into it besides its name, such as '@wagons/words/terminal'
 * @property {string[]} [data]     the folders of the project whose files it may import as data
 * @property {boolean} [node]        whether it may import the modules of Node
 * @property {string[]} [never]      the names it must not use
 */

/**
 * The rooms of the house, floor by floor. Their tests are free to know more.
 * @type {Readonly<Record<string, Room>>}
 */
export const ROOMS = {
  // Floor 1: knows nobody.
  rules: { doors: ['deck', 'deal', 'town', 'scoring', 'notation'], never: [...WORLD, ...WAITING] },

  // Floor 2: none imports another.
  ai: { imports: ['rules'], doors: ['kernel', 'search'], never: WORLD },
  protocol: { imports: ['rules'], libraries: ['typebox'], doors: ['codes'], never: [...WORLD, ...WAITING] },
  words: {
    types: ['rules', 'ai', 'protocol'],
    doors: ['terminal', 'web', 'law', 'lessons', 'pages', 'online', 'refusals'],
    never: WORLD,
  },
  board: { types: ['rules'], libraries: ['preact'], doors: ['board.css'], never: NETWORK },

  // Floor 3: programs; none imports another.
  server: { imports: ['rules', 'ai', 'words', 'protocol'], libraries: ['*'], node: true },
  cli: { imports: ['rules', 'ai', 'words'], libraries: ['*'], node: true },
  web: { imports: ['rules', 'ai', 'words', 'protocol', 'board'], libraries: ['*'], data: ['decks'] },
};

/** The files of packages/rules/src in the order of the story: a file imports only files above it. */
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

/** Code outside the packages that may use them, through their front doors like everybody else. */
const OUTSIDE = ['reference', 'bench', 'tools'];

/** @typedef {import('./source.mjs').SourceFile} SourceFile */
/** @typedef {Readonly<Record<string, string>>} Versions */
/** @typedef {{ name?: string, dependencies?: Versions, devDependencies?: Versions, peerDependencies?: Versions }} Manifest */
/** @typedef {{ kind: 'file', path: string } | { kind: 'node' } | { kind: 'room', room: string, inner: string } | { kind: 'library', name: string }} Target */

/** What is wrong in this project. */
export function boundaryOffences() {
  const paths = ['packages', ...OUTSIDE].flatMap(filesUnder).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const files = paths.map((path) => ({ path, text: textOf(path) ?? '' }));
  const manifests = ['.', ...workspaces()].map((folder) => {
    return [folder, JSON.parse(textOf(`${folder}/package.json`) ?? '{}')];
  });
  return inspect(files, Object.fromEntries(manifests));
}

/**
 * What is wrong with these files, each line with its place.
 * @param {readonly SourceFile[]} files
 * @param {Readonly<Record<string, Manifest>>} manifests by folder; that of the whole project is at '.'
 * @returns {string[]}
 */
export function inspect(files, manifests) {
  const { '.': shared = {}, ...ofRooms } = manifests;
  return [
    ...Object.entries(ofRooms).flatMap(([folder, manifest]) => inspectManifest(folder, manifest)),
    ...files.flatMap((file) => inspectImports(file, ofRooms[`packages/${roomOf(file.path)}`] ?? {}, shared)),
    ...files.flatMap(inspectUses),
    ...inspectStory(files),
  ];
}

/**
 * @param {string} folder
 * @param {Manifest} manifest
 */
function inspectManifest(folder, manifest) {
  const room = folder.replace('packages/', '');
  const known =
    room in ROOMS ? [] : [`${folder}/package.json:1 is a room that tools/boundaries.mjs does not know`];
  const named =
    manifest.name === `@wagons/${room}` ? [] : [`${folder}/package.json:1 is not named @wagons/${room}`];
  return [...known, ...named];
}

/**
 * @param {SourceFile} file
 * @param {Manifest} manifest of its package
 * @param {Manifest} shared the one of the whole project, whose tools all tests may use
 */
function inspectImports(file, manifest, shared) {
  const room = roomOf(file.path);
  const { dependencies, peerDependencies, devDependencies } = manifest;
  const shipped = { ...dependencies, ...peerDependencies };

  return importsOf(file).flatMap(({ from, typeOnly, line }) => {
    const target = targetOf(file.path, from);
    /** @returns {string | undefined} */
    const objection = () => {
      if (isBackDoor(file.path, target))
        return 'a package is imported by its name alone, not by a path inside it';
      if (room === undefined) return undefined;
      if (isTestFile(file.path))
        return undeclared(target, { ...shipped, ...devDependencies, ...shared.devDependencies });
      return (
        forbidden(room, target, typeOnly) ??
        undeclared(target, typeOnly ? { ...shipped, ...devDependencies } : shipped)
      );
    };
    const why = objection();
    return why === undefined ? [] : `${file.path}:${line} imports ${from}: ${why}`;
  });
}

/**
 * Whether an import enters a package otherwise than by its name. Tests may borrow what other tests use.
 * @param {string} path
 * @param {Target} target
 */
function isBackDoor(path, target) {
  if (target.kind === 'room')
    return target.inner !== '' && !ROOMS[target.room]?.doors?.includes(target.inner);
  if (target.kind !== 'file' || [undefined, roomOf(path)].includes(roomOf(target.path))) return false;
  return !(isTestFile(path) && isTestFile(target.path));
}

/**
 * What the table of rooms says against an import.
 * @param {string} room
 * @param {Target} target
 * @param {boolean} typeOnly
 * @returns {string | undefined}
 */
function forbidden(room, target, typeOnly) {
  const { imports = [], types = [], libraries = [], data = [], node = false } = ROOMS[room] ?? {};
  const may = (/** @type {boolean} */ allowed, /** @type {string} */ why) =>
    allowed ? undefined : `${room} ${why}`;
  switch (target.kind) {
    case 'file':
      return may(
        [`packages/${room}/src`, ...data].some((folder) => target.path.startsWith(`${folder}/`)),
        'may not reach out of its src',
      );
    case 'node':
      return may(node, 'may not import modules of Node');
    case 'library':
      return may(libraries.includes('*') || libraries.includes(target.name), 'may not import this library');
    case 'room':
      if (imports.includes(target.room)) return undefined;
      if (!types.includes(target.room)) return `${room} may not import ${target.room}`;
      return may(typeOnly, `may import only types of ${target.room}: write "import type"`);
  }
}

/**
 * @param {Target} target
 * @param {Versions} declared
 */
function undeclared(target, declared) {
  if (target.kind === 'file' || target.kind === 'node') return undefined;
  const name = target.kind === 'room' ? `@wagons/${target.room}` : target.name;
  return Object.hasOwn(declared, name) ? undefined : `package.json does not declare ${name}`;
}

/** @param {SourceFile} file */
function inspectUses(file) {
  const room = roomOf(file.path);
  if (room === undefined || isTestFile(file.path)) return [];
  const never = ROOMS[room]?.never ?? [];
  const found = usesOf(file).filter(({ name }) => never.includes(name));
  return [...new Set(found.map(({ name, line }) => `${file.path}:${line} uses ${name}: ${room} must not`))];
}

/**
 * The story order of the rules: each file has its place, and looks only upwards.
 * @param {readonly SourceFile[]} files
 */
function inspectStory(files) {
  const src = 'packages/rules/src/';
  const nameOf = (/** @type {string} */ path) => path.slice(src.length).replace(/\.tsx?$/, '');
  const told = files.filter(({ path }) => path.startsWith(src) && !isTestFile(path));
  const names = new Set(told.map(({ path }) => nameOf(path)));

  const untold = told.filter(({ path }) => !STORY.includes(nameOf(path)));
  const repeated = STORY.filter((name, place) => STORY.indexOf(name) !== place);
  const missing = told.length === 0 ? [] : STORY.filter((name) => !names.has(name));
  const downwards = told.flatMap((file) => {
    const place = STORY.indexOf(nameOf(file.path));
    return importsOf(file).flatMap(({ from, line }) => {
      const target = targetOf(file.path, from);
      if (place < 0 || target.kind !== 'file' || !target.path.startsWith(src)) return [];
      const above = STORY.indexOf(nameOf(target.path));
      return above >= 0 && above < place
        ? []
        : `${file.path}:${line} imports ${from}: not above it in the story order`;
    });
  });
  return [
    ...untold.map(({ path }) => `${path}:1 has no place in the story order`),
    ...repeated.map((name) => `${src}${name}.ts:1 has two places in the story order`),
    ...missing.map((name) => `${src}${name}.ts:1 has a place in the story order but does not exist`),
    ...downwards,
  ];
}

/**
 * What an import leads to.
 * @param {string} path of the file that imports
 * @param {string} from
 * @returns {Target}
 */
function targetOf(path, from) {
  if (from.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(path), from) };
  if (from.startsWith('node:') || builtinModules.includes(from)) return { kind: 'node' };
  const [first = '', second = '', ...rest] = from.split('/');
  if (first === '@wagons') return { kind: 'room', room: second, inner: rest.join('/') };
  return { kind: 'library', name: first.startsWith('@') ? `${first}/${second}` : first };
}

/** @param {string} path */
const roomOf = (path) => /^packages\/([^/]+)\//.exec(path)?.[1];
