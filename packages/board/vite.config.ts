// The demo page of the board, served from the sources.

import { defineConfig } from 'vite';

export default defineConfig({
  root: `${import.meta.dirname}/demo`,
  base: './',
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: '../dist/demo', emptyOutDir: true },
});
