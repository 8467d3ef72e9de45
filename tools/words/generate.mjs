// Writes the TypeScript modules that the message catalogs are compiled to, whenever the catalogs are newer.

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint, ROOT, textOf } from '../files.mjs';
import { MESSAGES, readCatalogs, SOURCE } from './catalogs.mjs';
import { compileMessage, print, treeOf, typeOfMessage } from './compile.mjs';
import { problemWith } from './problems.mjs';

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */

const TARGET = 'packages/words/src/generated';
const STAMP = `${TARGET}/.stamp`;
/** The area with the titles of built-in cards. */
const TITLES = 'titles';
/** The languages whose titles are in the released deck files, which never change. */
const IN_DECK_FILES = ['en', 'de', 'nl', 'fr', 'it'];

/** Brings the modules up to date; cheap when nothing changed. */
export function generateMessages() {
  const sources = ['packages/words/languages.json', ...filesUnder(MESSAGES), ...filesUnder('tools/words')];
  const stamp = fingerprint(sources);
  if (textOf(STAMP) === stamp) return;
  const modules = modulesOf(readCatalogs());
  writeModules(modules);
  writeFileSync(join(ROOT, STAMP), stamp);
}

/**
 * The modules by path inside the target folder.
 * @param {readonly Catalog[]} catalogs the source language first
 * @returns {Map<string, string>}
 */
export function modulesOf(catalogs) {
  const [source] = catalogs;
  if (source?.code !== SOURCE) throw new Error('The source language is missing.');
  /** @type {Map<string, string>} */
  const modules = new Map();
  const areas = Object.keys(source.areas).filter((area) => area !== TITLES);
  modules.set('types.ts', typesModule(source));
  modules.set('titles.ts', titlesModule(catalogs));
  modules.set('languages.ts', languagesModule(catalogs));
  for (const area of areas) modules.set(`load/${area}.ts`, loadModule(catalogs, area));
  modules.set('load/index.ts', loadAllModule(areas));
  for (const catalog of catalogs)
    for (const area of areas) modules.set(`${catalog.code}/${area}.ts`, areaModule(catalog, source, area));
  return modules;
}

/** @param {Map<string, string>} modules */
function writeModules(modules) {
  for (const [path, text] of modules) {
    const file = join(ROOT, TARGET, path);
    mkdirSync(join(file, '..'), { recursive: true });
    if (textOf(`${TARGET}/${path}`) !== text) writeFileSync(file, text);
  }
  for (const path of generatedFiles()) if (!modules.has(path)) rmSync(join(ROOT, TARGET, path));
}

function generatedFiles() {
  if (!existsSync(join(ROOT, TARGET))) return [];
  return readdirSync(join(ROOT, TARGET), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'));
}

const HEADER = '// Generated from packages/words/messages. Change the messages there.\n\n';

/** @param {string} area */
const typeName = (area) => `${area.charAt(0).toUpperCase()}${area.slice(1)}Messages`;

/** @param {Catalog} source */
function typesModule({ areas }) {
  const types = Object.entries(areas)
    .filter(([area]) => area !== TITLES)
    .map(([area, entries]) => {
      const flat = Object.entries(entries).map(([key, { message }]) => [key, typeOfMessage(message)]);
      return `export type ${typeName(area)} = ${print(treeOf(Object.fromEntries(flat)), 'type')};\n`;
    });
  return HEADER + types.join('\n');
}

/** @param {readonly Catalog[]} catalogs */
function languagesModule(catalogs) {
  const facts = catalogs.map(({ code, name, locale }) => [code, { name, locale }]);
  return `${HEADER}export const LANGUAGE_FACTS = ${JSON.stringify(Object.fromEntries(facts), undefined, 2)} as const;\n`;
}

/**
 * The titles of built-in cards that the deck files don't have, by language and English title: the app has them at once.
 * @param {readonly Catalog[]} catalogs
 */
function titlesModule(catalogs) {
  const english = catalogs.find(({ code }) => code === SOURCE)?.areas[TITLES] ?? {};
  const titles = catalogs
    .filter(({ code }) => !IN_DECK_FILES.includes(code))
    .map(({ code, areas }) => {
      const own = Object.entries(areas[TITLES] ?? {}).flatMap(([id, { message }]) => {
        const source = english[id]?.message;
        return source === undefined ? [] : [[source, message]];
      });
      return [code, Object.fromEntries(own)];
    });
  const type = 'Readonly<Record<string, Readonly<Record<string, string>>>>';
  return `${HEADER}export const TITLES: ${type} = ${JSON.stringify(Object.fromEntries(titles), undefined, 2)};\n`;
}

/**
 * Every area has a module of its own, so that a page brings only the ones it loads.
 * @param {readonly Catalog[]} catalogs
 * @param {string} area
 */
function loadModule(catalogs, area) {
  const lines = catalogs.map(({ code }) => `  ${code}: () => import('../${code}/${area}.ts'),`);
  return `${HEADER}/** One module per language, loaded on demand. */\nexport const load = {\n${lines.join('\n')}\n} as const;\n`;
}

/** @param {readonly string[]} areas */
function loadAllModule(areas) {
  const imports = areas.map((area) => `import { load as ${area} } from './${area}.ts';\n`);
  return `${HEADER}${imports.join('')}\nexport const load = { ${areas.join(', ')} } as const;\n`;
}

/**
 * @param {Catalog} catalog
 * @param {Catalog} source
 * @param {string} area
 */
export function areaModule({ locale, areas }, source, area) {
  const english = source.areas[area] ?? {};
  const flat = Object.entries(english).map(([key, entry]) => {
    const own = areas[area]?.[key];
    const isUsable = own !== undefined && problemWith(own.message, entry.message, locale) === undefined;
    return [key, compileMessage((isUsable ? own : entry).message)];
  });
  const body = print(treeOf(Object.fromEntries(flat)), 'value');
  const used = ['number', 'plural'].filter((name) => body.includes(`${name}(`));
  const amounts =
    used.length === 0
      ? ''
      : `import { amountsIn } from '../../language/amounts.ts';\n\nconst { ${used.join(', ')} } = amountsIn('${locale}');\n\n`;
  return `${HEADER}import type { ${typeName(area)} } from '../types.ts';\n${amounts}export const messages: ${typeName(area)} = ${body};\n`;
}

/**
 * Regenerates the modules while the dev server runs; Vite then reloads what uses them.
 * @returns {import('vite').Plugin}
 */
export const watchMessages = () => ({
  name: 'wagons-messages',
  apply: 'serve',
  configureServer({ watcher }) {
    watcher.add(join(ROOT, MESSAGES));
    watcher.on('change', (path) => {
      if (path.startsWith(join(ROOT, MESSAGES))) generateMessages();
    });
  },
});
