// Which tests there are, where they run, and how they find the packages.

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tools/chromium.mjs';
import { CSS } from './tools/styles.mjs';
import { generateMessages } from './tools/words/generate.mjs';

generateMessages();

// Workspaces are read from their sources, so a test never runs against a stale build. `import` is not among the
// conditions: with it, the `require` calls of CommonJS libraries fail.
const conditions = ['source', 'node'];
const inNode = { extends: true as const, resolve: { conditions }, ssr: { resolve: { conditions } } };
const inBrowser = ['source', 'browser', 'module', 'import', 'default'];
const globalSetup = 'packages/server/test/sharedPostgres.ts';

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  css: CSS,
  oxc: { jsx },
  test: {
    testTimeout: 60_000,
    // A database has to be started on a machine that is busy with other tests.
    hookTimeout: 60_000,
    // Every core works; tests share nothing but what they import.
    maxWorkers: '100%',
    allowOnly: false,
    projects: [
      {
        ...inNode,
        test: {
          name: 'node',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', '{tools,lab}/**/*.test.ts'],
          exclude: ['**/*.{long,browser}.test.*', '**/node_modules/**', '**/dist/**'],
          globalSetup,
          isolate: false,
        },
      },
      {
        ...inNode,
        test: {
          name: 'long',
          include: ['{packages,tools,lab}/**/*.long.test.ts', 'reference/**/*.test.ts'],
          globalSetup,
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { conditions: inBrowser },
        // Found at once: one found in the middle of a run would reload the page under a test.
        optimizeDeps: {
          rolldownOptions: { transform: { jsx } },
          include: [
            'preact',
            'preact/hooks',
            'preact/jsx-runtime',
            'preact/jsx-dev-runtime',
            '@preact/signals',
            '@simplewebauthn/browser',
            'typebox',
            'typebox/compile',
            'uqr',
          ],
        },
        test: {
          name: 'browser',
          // A machine that is busy may take its time to draw.
          expect: { poll: { timeout: 15_000 } },
          // After the others: what moves and drags needs a machine that is not busy with something else.
          sequence: { groupOrder: 1 },
          include: ['packages/*/{src,test}/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await findChromium() }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
