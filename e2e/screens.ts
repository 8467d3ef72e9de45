// Every URL of the app with its heading, and navigation to it.

import { expect, type Page } from '@playwright/test';
import { POSITIONS } from '../tools/positions.mjs';

type Screen = { readonly address: string; readonly heading: string | RegExp };

export const SCREENS: readonly Screen[] = [
  { address: '/', heading: 'Circle the Wagons' },
  { address: '/new', heading: 'New game' },
  { address: `/new/${POSITIONS.drafting}`, heading: 'Continue' },
  { address: '/first', heading: 'Have you played Circle the Wagons before?' },
  { address: '/learn', heading: 'Learn to play' },
  { address: '/replay', heading: 'Replay a game' },
  { address: `/replay/${POSITIONS.over}`, heading: 'Replay a game' },
  { address: `/replay/${POSITIONS.over}/12`, heading: 'Replay a game' },
  { address: `/game/${POSITIONS.over}~Ida~*3`, heading: 'A shared game' },
  { address: `/review/${POSITIONS.over}`, heading: 'Review' },
  { address: '/pad', heading: 'Score pad' },
  { address: '/pad/sums', heading: 'Score pad' },
  { address: '/puzzles', heading: 'Puzzles' },
  { address: '/puzzles/501', heading: 'Puzzle 501' },
  { address: '/daily', heading: 'Daily deal' },
  { address: '/cards', heading: 'Cards' },
  { address: '/cards/cool-water', heading: 'Cards' },
  { address: '/lab', heading: 'Balance lab' },
  { address: '/rules', heading: 'Rules' },
  { address: '/rules/P3', heading: 'Rules' },
  { address: '/games', heading: 'My games' },
  { address: '/statistics', heading: 'Statistics' },
  { address: '/settings', heading: 'Settings' },
  { address: '/about', heading: 'About' },
  { address: '/nowhere', heading: 'This trail ends here' },
];

/** Navigates by way of the home page, so that nothing is left of the previous screen. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  const home = page.locator('[data-ways]');
  await page.goto('./#/');
  await expect(home).toBeVisible();
  await page.goto(`./#${address}`);
  if (address !== '/') await expect(home, address).toHaveCount(0);
}

/** Goes to a screen and waits until it is complete. */
export async function goTo(page: Page, { address, heading }: Screen): Promise<void> {
  await page.goto(`./#${address}`);
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
  await expect(page.locator('.waiting'), address).toHaveCount(0);
  await expect(page.getByText('Couldn’t load this page.'), address).toHaveCount(0);
}
