// Firefox, driven by Puppeteer over WebDriver BiDi.

import { type KeyInput, launch, type Page } from 'puppeteer-core';
import { type Driver, type Engine, reportViolations, scriptOf } from './driver.ts';

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'ui.prefersReducedMotion': 1,
      // A fine pointer that can hover, whatever is connected to this machine.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const complaints: string[] = [];
      let isLeaving = false;
      const hear = (complaint: string) => {
        if (!(isLeaving && ABORTED.test(complaint))) complaints.push(complaint);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') hear(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) =>
        hear(`error: ${error instanceof Error ? error.message : String(error)}`),
      );
      await page.evaluateOnNewDocument(reportViolations);
      const leave = async (load: () => Promise<unknown>) => {
        isLeaving = true;
        try {
          await load();
        } finally {
          isLeaving = false;
        }
      };
      return {
        ...driverOf(page),
        goto: async (url) => leave(async () => page.goto(url)),
        reload: async () => leave(async () => page.reload()),
        complaints: () => complaints,
        close: async () => context.close(),
      };
    },
    close: async () => browser.close(),
  };
}

/** What Firefox reports as an error when a page is left while something is being loaded; 2152398850 is "aborted". */
const ABORTED = /status=2152398850|A ServiceWorker intercepted the request/;

function driverOf(page: Page): Omit<Driver, 'goto' | 'reload' | 'complaints' | 'close'> {
  return {
    evaluate: async (run, ...args) => page.evaluate(scriptOf(run, args)) as Promise<never>,
    movePointer: async ({ x, y }) => page.mouse.move(x, y),
    pressPointer: async () => page.mouse.down(),
    releasePointer: async () => page.mouse.up(),
    press: async (key) => page.keyboard.press(key as KeyInput),
    type: async (text) => page.keyboard.type(text),
    setSize: async (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
