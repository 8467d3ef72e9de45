// Finishes the built web app: the list of files to cache offline, the licenses, and compressed copies.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT, textOf } from './files.mjs';

/** Vite's manifest (which chunk was built from which source), for `size.mjs`; not part of the site. */
export const CHUNKS = 'packages/web/dist/chunks.json';

/** The fonts of the first screen. */
const PRELOADED = /alegreya-sans-latin-(400|700)-normal-.*\.woff2$/;

/** @returns {import('vite').Plugin} */
export function site() {
  let folder = '';
  let serving = false;
  let hasManifest = false;
  return {
    name: 'wagons-site',
    config: () => ({
      define: {
        'import.meta.env.VITE_VERSION': JSON.stringify(
          JSON.parse(textOf('packages/web/package.json') ?? '{}').version,
        ),
      },
    }),
    configResolved({ root, build, command }) {
      folder = join(root, build.outDir);
      serving = command === 'serve';
      hasManifest = Boolean(build.manifest);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        // Vite's development server injects inline scripts and styles.
        if (serving) return html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '');
        const fonts = Object.keys(bundle).filter((name) => PRELOADED.test(name));
        return fonts.map((name) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
        }));
      },
    },
    writeBundle() {
      if (hasManifest) {
        renameSync(join(folder, '.vite/manifest.json'), join(ROOT, CHUNKS));
        rmSync(join(folder, '.vite'), { recursive: true });
      }
      writeFileSync(join(folder, 'licences.txt'), licenses());
      listFiles(folder);
      compress(folder);
    },
  };
}

/**
 * Writes the list of files and the version into the service worker.
 * @param {string} folder
 */
function listFiles(folder) {
  const files = filesOf(folder).filter((path) => path !== 'serviceWorker.js');
  const hash = createHash('sha256');
  for (const path of files) hash.update(path).update(readFileSync(join(folder, path)));
  // The page is requested by the name of its folder.
  const addresses = files.map((path) => (path === 'index.html' ? './' : path));
  const target = join(folder, 'serviceWorker.js');
  const worker = readFileSync(target, 'utf8');
  const written = worker
    .replaceAll('__FILES__', () => JSON.stringify(addresses))
    .replaceAll('__VERSION__', () => JSON.stringify(hash.digest('hex').slice(0, 12)));
  if (written === worker || /^\s*(import|export)\b/m.test(written))
    throw new Error('The service worker was not built as expected: one file with placeholders for its list.');
  writeFileSync(target, written);
}

/** Servers send the compressed copies instead. Images and fonts are compressed already. */
const COMPRESSED = /\.(html|js|css|svg|txt|webmanifest)$/;

/** @param {string} folder */
function compress(folder) {
  for (const path of filesOf(folder).filter((name) => COMPRESSED.test(name))) {
    const content = readFileSync(join(folder, path));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(folder, `${path}.gz`), gzipSync(content, { level: 9 }));
  }
}

const LICENSE_FILE = /^licen[cs]e(?:\.md|\.txt)?$/i;

/** The licenses of the libraries in the site. */
function licenses() {
  const used = ['web', 'board'].flatMap((owner) => {
    const { dependencies = {} } = JSON.parse(textOf(`packages/${owner}/package.json`) ?? '{}');
    return Object.keys(dependencies).filter((name) => !name.startsWith('@wagons/'));
  });
  const parts = [...new Set(used)].toSorted().map((name) => {
    const folder = `node_modules/${name}`;
    const file = readdirSync(join(ROOT, folder)).find((entry) => LICENSE_FILE.test(entry));
    const text = textOf(`${folder}/${file}`);
    if (text === undefined) throw new Error(`${name} has no license file`);
    return `${name}\n\n${text.trim()}`;
  });
  const own = textOf('LICENSE')?.trim() ?? '';
  return [`Circle the Wagons\n\n${own}`, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`).concat('\n');
}

/**
 * The files under a folder, relative to it.
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}
