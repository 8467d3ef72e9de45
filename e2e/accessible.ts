// Lets axe look at what is on the screen.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing, by day and by lamplight; says which elements offend against what. */
export async function expectAccessible(page: Page): Promise<void> {
  await setBehindDialog(page, 'hidden');
  await inTheme(page, 'light');
  await expectNothing(page, (axe) => axe.withTags(STANDARDS), 'by day');
  await inTheme(page, 'dark');
  await expectNothing(page, (axe) => axe.withRules(COLOURS), 'by lamplight');
  await setBehindDialog(page, '');
}

async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // Half-way through a fade a contrast is not what it will be.
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

async function expectNothing(
  page: Page,
  rules: (axe: AxeBuilder) => AxeBuilder,
  light: string,
): Promise<void> {
  // There are no frames, and of what is in order only the count is wanted: both make it quicker.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations, passes } = await rules(axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => {
    return nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`);
  });
  expect(found.join('\n\n'), `what axe finds ${light}`).toBe('');
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0);
}
