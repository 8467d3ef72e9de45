// Playwright runs the stories in real browsers, on the built app behind the real server.

import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';
import { findEngines } from '../tools/engines.mjs';

const { executablePath, args } = await findChromium();
// Not localhost: its pages are insecure, and another site than the server.
const FOREIGN_NAME = '--host-resolver-rules=MAP wagons.test 127.0.0.1';

// Each of these runs all stories in `engines`. Firefox and WebKit may be missing, see tools/engines.mjs.
const engines = ['chromium', ...Object.keys(await findEngines())];

export default defineConfig<object, { readonly engine: string }>({
  testDir: '.',
  testMatch: '*.story.ts',
  projects: [
    { name: 'stories', testIgnore: 'engines/**' },
    ...engines.map((engine) => ({ name: engine, testDir: 'engines', use: { engine } })),
  ],
  outputDir: '../.cache/e2e',
  // A flaky story has found something.
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args, FOREIGN_NAME] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Animations are off unless a story is about them.
    contextOptions: { reducedMotion: 'reduce' },
    // Caching the app is a third of the work of a first visit; only offline.story.ts needs it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
});
