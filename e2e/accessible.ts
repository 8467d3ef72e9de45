// Lets axe look at what is on the screen.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** There are no frames, and of what is in order only the count is wanted: both make it quicker. */
const OPTIONS = { resultTypes: ['violations' as const] };

/** Without its comments it is read in half the time, and it is read on every page. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

type Findings = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations' | 'passes'>;

/**
 * Expects that axe finds nothing, by day and by lamplight; says which elements offend against what. The screen is
 * looked at first in the theme that it has: painting it in another is as much work as looking at it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  await setBehindDialog(page, 'hidden');
  await motionIsOver(page);
  const axe = new AxeBuilder({ page, axeSource: AXE }).setLegacyMode().options(OPTIONS);
  expectNothing(await axe.withTags(STANDARDS).analyze(), isDark ? 'by lamplight' : 'by day');
  await inTheme(page, isDark ? 'light' : 'dark');
  expectNothing(await lookAtColours(page), isDark ? 'by day' : 'by lamplight');
  await setBehindDialog(page, '');
}

async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await motionIsOver(page);
}

/** Half-way through a fade a contrast is not what it will be. */
async function motionIsOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/**
 * Hides what lies behind an open dialog, or shows it again. Nobody can reach it there, but axe does not know that the
 * dialog is above everything, and then judges none of its colours.
 */
async function setBehindDialog(page: Page, visibility: 'hidden' | ''): Promise<void> {
  await page.evaluate((wish) => {
    let element = document.querySelector('dialog[open]');
    for (; element && element !== document.body; element = element.parentElement) {
      for (const other of element.parentElement?.children ?? [])
        if (other !== element && 'style' in other) (other as HTMLElement).style.visibility = wish;
    }
  }, visibility);
}

/** With the axe that is on the page already. */
async function lookAtColours(page: Page): Promise<Findings> {
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        readonly axe: { readonly run: (where: Document, how: typeof options) => Promise<Findings> };
      };
      const { violations, passes } = await axe.run(document, options);
      return { violations, passes };
    },
    { ...OPTIONS, runOnly: { type: 'rule', values: COLOURS } },
  );
}

function expectNothing({ violations, passes }: Findings, light: string): void {
  const found = violations.flatMap(({ id, help, nodes }) => {
    return nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`);
  });
  expect(found.join('\n\n'), `what axe finds ${light}`).toBe('');
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0);
}
