// How the stories are played: in a real Chromium, on the built app, as the real server hands it out.

import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

const { executablePath, args } = await findChromium();
// A name that is not this machine's, so that its pages count as coming from a network.
const FOREIGN_NAME = '--host-resolver-rules=MAP wagons.test 127.0.0.1';

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
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
