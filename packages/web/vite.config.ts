// How the web app is built: one page that works from any folder of any static host.

import { defineConfig } from 'vite';
import { site } from '../../tools/site.mjs';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [site()],
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: ['es2022', 'safari16.4'],
    assetsInlineLimit: 0,
    manifest: true,
    // Browsers that do not know the hint load the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', serviceWorker: 'src/serviceWorker.ts' },
      output: {
        // What every visit needs is one file: it compresses better than several, and nothing waits for another.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'], test: /^(?!.*serviceWorker)/ }] },
        // The browser looks for a newer service worker under the old one's name.
        entryFileNames: ({ name }) =>
          name === 'serviceWorker' ? 'serviceWorker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
});
