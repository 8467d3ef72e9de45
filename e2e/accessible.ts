// Runs axe on the current screen.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Faster: there are no frames, and passes are only counted. */
const OPTIONS = { resultTypes: ['violations' as const] };

/** Injected into every page; without comments it parses in half the time. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

type Findings = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations' | 'passes'>;

/**
 * Expects no violations in either theme; a failure lists the elements and rules. The current theme is checked first,
 * because repainting takes as long as checking.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  await setBehindDialog(page, 'hidden');
  await motionIsOver(page);
  const axe = new AxeBuilder({ page, axeSource: AXE }).setLegacyMode().options(OPTIONS);
  expectNothing(await axe.withTags(STANDARDS).analyze(), isDark ? 'by lamplight' : 'by day');
  await inTheme(page, isDark ? 'light' : 'dark');
  expectNothing(await lookAtColors(page), isDark ? 'by day' : 'by lamplight');
  await setBehindDialog(page, '');
}

async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await motionIsOver(page);
}

/** During a fade, contrasts are not final. */
async function motionIsOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/**
 * Hides everything behind an open dialog, or shows it again. It is inert, but axe doesn't know that the dialog is in
 * the top layer and would skip its colors.
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

/** Uses the axe that is already on the page. */
async function lookAtColors(page: Page): Promise<Findings> {
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        readonly axe: { readonly run: (where: Document, how: typeof options) => Promise<Findings> };
      };
      const { violations, passes } = await axe.run(document, options);
      return { violations, passes };
    },
    { ...OPTIONS, runOnly: { type: 'rule', values: COLOR_RULES } },
  );
}

function expectNothing({ violations, passes }: Findings, light: string): void {
  const found = violations.flatMap(({ id, help, nodes }) => {
    return nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`);
  });
  expect(found.join('\n\n'), `what axe finds ${light}`).toBe('');
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0);
}
