// Chromium, driven by Playwright.

import { chromium, type Page } from 'playwright';
import { findChromium } from '../../tools/chromium.mjs';
import { type Driver, type Engine, reportViolations, scriptOf } from './driver.ts';

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(await findChromium());
  return {
    async open() {
      const context = await browser.newContext({
        locale: 'en-GB',
        reducedMotion: 'reduce',
        // Playwright would take over the setting of the other stories, which block them.
        serviceWorkers: 'allow',
      });
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => void complaints.push(`error: ${error.error().message}`));
      await context.addInitScript(reportViolations);
      return driverOf(await context.newPage(), complaints);
    },
    close: async () => browser.close(),
  };
}

function driverOf(page: Page, complaints: readonly string[]): Driver {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async (run, ...args) => page.evaluate(scriptOf(run, args)),
    movePointer: async ({ x, y }) => page.mouse.move(x, y),
    pressPointer: async () => page.mouse.down(),
    releasePointer: async () => page.mouse.up(),
    press: async (key) => page.keyboard.press(key),
    type: async (text) => page.keyboard.type(text),
    setSize: async (size) => page.setViewportSize(size),
    screenshot: async () => page.screenshot(),
    complaints: () => complaints,
    close: async () => page.context().close(),
  };
}
