// Every screen, by day and by lamplight, as axe sees it.

import { expectAccessible } from './accessible.ts';
import { expect, test } from './story.ts';

const SCREENS = ['/', '/new', '/settings', '/nowhere'];

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });
    for (const address of SCREENS) {
      test(`axe finds nothing at ${address}`, async ({ page }) => {
        await page.goto(`./#${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectAccessible(page);
      });
    }
  });
}
