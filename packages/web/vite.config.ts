// How the web app is built: one page that works from any folder of any static host.

import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: 'dist/site', emptyOutDir: true, target: ['es2022', 'safari16.4'], assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
