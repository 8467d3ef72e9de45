// Lets axe look at what is on the screen.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing; says which elements offend against what. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-way through a fade a contrast is not what it will be.
  await page.evaluate(async () =>
    Promise.all(document.getAnimations().map(async (motion) => motion.finished)),
  );
  const { violations, passes } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => {
    return nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`);
  });
  expect(found.join('\n\n'), 'what axe finds').toBe('');
  expect(passes.length, 'axe looked at something').toBeGreaterThan(0);
}
