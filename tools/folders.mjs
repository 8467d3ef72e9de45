// Checks the direction of imports between the folders of a package, and finds folders that import each other in a cycle.

import { posix } from 'node:path';
import { importsOf, isTestFile } from './source.mjs';

/** @typedef {import('./source.mjs').SourceFile} SourceFile */
/** @typedef {ReadonlyArray<readonly string[]>} Layers folders of a package's src, from the top layer to the bottom */
/** @typedef {{ path: string, line: number, from: string, package: string, source: string, target: string }} Edge an import between files, both relative to src */
/** @typedef {{ area: string, message: string }} Finding something to count, by package or top-level folder */

/**
 * The value imports that don't point to a lower layer, and the files in folders that no layer lists.
 * @param {readonly SourceFile[]} files
 * @param {Readonly<Record<string, Layers>>} folders by package
 * @returns {string[]}
 */
export function inspectFolders(files, folders) {
  const unlisted = files.flatMap((file) => {
    const place = placeOf(file.path);
    const layers = place && folders[place.package];
    return layers && unitOf(layers, place.inner) === undefined
      ? `${file.path}:1 is in a folder that FOLDERS.${place.package} does not list`
      : [];
  });
  const misdirected = edgesOf(files).flatMap((edge) => {
    const layers = folders[edge.package];
    const source = layers && unitOf(layers, edge.source);
    const target = layers && unitOf(layers, edge.target);
    if (!source || !target || source.name === target.name || source.layer < target.layer) return [];
    const why = source.layer === target.layer ? 'are in one layer' : 'is above it';
    const what = source.layer === target.layer ? `${source.name} and ${target.name}` : target.name;
    return `${edge.path}:${edge.line} imports ${edge.from}: ${what} ${why} (FOLDERS.${edge.package})`;
  });
  return [...unlisted, ...misdirected];
}

/**
 * Every folder that takes part in a cycle of value imports.
 * @param {readonly SourceFile[]} files
 * @returns {Finding[]}
 */
export function inspectFolderCycles(files) {
  const edges = edgesOf(files);
  const packages = [...new Set(edges.map((edge) => edge.package))].toSorted();
  return packages.flatMap((name) => {
    const graph = folderGraph(edges.filter((edge) => edge.package === name));
    return cyclesOf(graph).flatMap((cycle) =>
      cycle.map((folder) => ({
        area: name,
        message: `packages/${name}/src/${folder}:1 is in a cycle of imports: ${cycle.join(', ')}`,
      })),
    );
  });
}

/**
 * The folder a file is in as its layers see it, and the number of its layer; undefined if none lists it.
 * @param {Layers} layers
 * @param {string} inner path below src
 */
function unitOf(layers, inner) {
  const folder = posix.dirname(inner);
  const candidates = layers.flatMap((names, layer) =>
    names.flatMap((pattern) => {
      const name = matchFolder(pattern, folder);
      return name === undefined ? [] : [{ name, layer }];
    }),
  );
  const [found] = candidates.toSorted((a, b) => b.name.length - a.name.length);
  return found ?? (folder === '.' ? { name: '.', layer: -1 } : undefined);
}

/**
 * `play` matches play and play/town; `features/*` matches features/end and features/end/parts, as features/end.
 * @param {string} pattern
 * @param {string} folder
 */
function matchFolder(pattern, folder) {
  const wanted = pattern.split('/');
  const parts = folder.split('/');
  const isMatch = wanted.every((part, index) => parts[index] === part || (part === '*' && parts[index]));
  return isMatch ? parts.slice(0, wanted.length).join('/') : undefined;
}

/**
 * The value imports between files of the same src folder. Types vanish when compiled and tie nothing together.
 * @param {readonly SourceFile[]} files
 * @returns {Edge[]}
 */
function edgesOf(files) {
  return files.flatMap((file) => {
    const source = placeOf(file.path);
    if (source === undefined) return [];
    return importsOf(file).flatMap(({ from, typeOnly, line }) => {
      if (typeOnly || !from.startsWith('.')) return [];
      const target = placeOf(posix.join(posix.dirname(file.path), from));
      if (target?.package !== source.package) return [];
      return [
        { path: file.path, line, from, package: source.package, source: source.inner, target: target.inner },
      ];
    });
  });
}

/**
 * The package of a source file and its path below src; undefined for tests and everything else.
 * @param {string} path
 */
function placeOf(path) {
  const [, name, inner] = /^packages\/([^/]+)\/src\/(.+)$/.exec(path) ?? [];
  return name === undefined || inner === undefined || isTestFile(path) ? undefined : { package: name, inner };
}

/**
 * @param {readonly Edge[]} edges of one package
 * @returns {Map<string, Set<string>>} the folders that each folder imports
 */
function folderGraph(edges) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const edge of edges) {
    const source = posix.dirname(edge.source);
    const target = posix.dirname(edge.target);
    if (source !== target) graph.set(source, (graph.get(source) ?? new Set()).add(target));
  }
  return graph;
}

/**
 * The strongly connected components with more than one folder. Packages have few folders, so reachability from each
 * is cheap enough.
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]}
 */
function cyclesOf(graph) {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(graph, folder)]));
  const inCycle = [...reach].filter(([folder, reached]) => reached.has(folder)).map(([folder]) => folder);
  const cycles = inCycle.map((folder) =>
    inCycle.filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder)).toSorted(),
  );
  return [...new Map(cycles.map((cycle) => [cycle.join(' '), cycle])).values()];
}

/**
 * @param {Map<string, Set<string>>} graph
 * @param {string} start
 */
function reachableFrom(graph, start) {
  const reached = new Set(graph.get(start));
  for (const folder of reached) for (const next of graph.get(folder) ?? []) reached.add(next);
  return reached;
}
