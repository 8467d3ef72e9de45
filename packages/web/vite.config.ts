// How the web app is built: one page that works from any folder of any static host.

import { defineConfig } from 'vite';
import { BROWSERS } from '../../tools/browsers.mjs';
import { lateStyles } from '../../tools/lateStyles.mjs';
import { site } from '../../tools/site.mjs';
import { CSS, watchStyles } from '../../tools/styles.mjs';
import { generateMessages, watchMessages } from '../../tools/words/generate.mjs';
import { pseudoLocale } from '../../tools/words/pseudo.mjs';

generateMessages();

/** `vite build --mode pseudo` builds the app in the pseudo-locale. */
const PSEUDO = 'pseudo';

/** The areas of words are one file each, and so is the grammar of a language; the shell has two. */
function bundleOf(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  const grammar = /words\/src\/grammar\/(..)\//.exec(path)?.[1];
  if (grammar !== undefined) return `${grammar}-grammar`;
  const [, language = '', area = ''] = /words\/src\/generated\/(..)\/(\w+)\.ts$/.exec(path) ?? [];
  if (area === '') return undefined;
  if (area === 'table' || area === 'app') return language;
  return `${language}-${area === 'cards' ? 'game' : area}`;
}

// The entry chunk lists the names of all others; short hashes are enough to tell versions apart.
const SCRIPT = 'assets/[name]-[hash:7].js';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: CSS,
  plugins: [
    ...(mode === PSEUDO ? [pseudoLocale()] : []),
    watchMessages(),
    watchStyles(),
    lateStyles(),
    site(),
  ],
  build: {
    outDir: mode === PSEUDO ? 'dist/pseudo' : 'dist/site',
    emptyOutDir: true,
    target: Object.entries(BROWSERS).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
    manifest: mode !== PSEUDO,
    // A route knows what it loads, and loads all of it at once.
    modulePreload: false,
    rolldownOptions: {
      input: { index: 'index.html', serviceWorker: 'src/serviceWorker.ts' },
      output: {
        // What is always loaded together is one chunk: it compresses better and needs fewer round trips.
        codeSplitting: {
          groups: [
            // The page with everything it imports, and what every language imports.
            { name: 'app', test: /web[\\/]index\.html$|words[\\/]src[\\/]language[\\/]amounts\.ts$/ },
            { name: bundleOf, debugName: 'words', includeDependenciesRecursively: false },
          ],
        },
        // Browsers look for an updated service worker under the same name.
        entryFileNames: ({ name }) => (name === 'serviceWorker' ? 'serviceWorker.js' : SCRIPT),
        chunkFileNames: SCRIPT,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  worker: { format: 'es' },
}));
