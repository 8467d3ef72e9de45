// How the stories are played: in real browsers, on the built app, as the real server hands it out.

import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';
import { findEngines } from '../tools/engines.mjs';

const { executablePath, args } = await findChromium();
// A name that is not this machine's, so that its pages count as coming from a network.
const FOREIGN_NAME = '--host-resolver-rules=MAP wagons.test 127.0.0.1';

// Each of these plays all the stories in `engines`. Firefox and WebKit may be missing, see tools/engines.mjs.
const engines = ['chromium', ...Object.keys(await findEngines())];

export default defineConfig<object, { readonly engine: string }>({
  testDir: '.',
  testMatch: '*.story.ts',
  projects: [
    { name: 'stories', testIgnore: 'engines/**' },
    ...engines.map((engine) => ({ name: engine, testDir: 'engines', use: { engine } })),
  ],
  outputDir: '../.cache/e2e',
  // A story that fails now and then has found something.
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
    // Where motion is not the subject, nobody waits for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping everything for later is a third of the work of a first visit; offline.story.ts tells of it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
});
