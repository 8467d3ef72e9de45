// Puzzles by keyboard only: from the home page to a solved one, which is remembered.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { placementsOf, type Puzzle, readPuzzles, taskOf } from '@wagons/ai/puzzles';
import { makeCell } from '@wagons/rules/notation';
import { baseDeck } from '../reference/agree.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './story.ts';

const PUZZLES = readPuzzles(readFileSync(new URL('../puzzles/base.txt', import.meta.url), 'utf8'));

const first = (kind: Puzzle['kind']): Puzzle => {
  const puzzle = PUZZLES.find((one) => one.kind === kind);
  if (!puzzle) throw new Error(`There is no puzzle ${kind}.`);
  return puzzle;
};

/** The cell of the card in hand, as it is announced. */
const aimed = async (page: Page): Promise<string | undefined> => {
  const said = await page.getByRole('status').allTextContents();
  return said.map((text) => /^(-?\d+,-?\d+)/.exec(text)?.[1]).find((cell) => cell !== undefined);
};

/** Moves the card in hand with the arrow keys until it is on a cell. */
async function steerTo(page: Page, cell: string): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => aimed(page)).toBeDefined();
  for (let step = 0; step < 60; step++) {
    const at = await aimed(page);
    if (at === cell) return;
    const [x = 0, y = 0] = (at ?? '').split(',').map(Number);
    const [toX = 0, toY = 0] = cell.split(',').map(Number);
    await page.keyboard.press(`Arrow${y === toY ? (x < toX ? 'Right' : 'Left') : y < toY ? 'Down' : 'Up'}`);
    await expect.poll(async () => aimed(page)).not.toBe(at);
  }
  throw new Error(`The arrow keys don't lead to ${cell}.`);
}

test('a puzzle is solved by keyboard, and stays solved', async ({ page }) => {
  const puzzle = first('placeOne');
  const { game, seat, cards } = taskOf(puzzle, [baseDeck]);
  const [best] = placementsOf(game.deck, game.towns[seat], cards, puzzle.answers[0] ?? []);
  if (!best) throw new Error('The puzzle has no answer.');

  await page.goto(`./#/puzzles/${puzzle.number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Puzzle ${puzzle.number}`);
  await expect(page.locator('[data-part=stage] .ctw-spot').first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(1);
  await steerTo(page, makeCell(best.cell));
  if (best.rotation === 'upsideDown') await page.keyboard.press('r');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeFocused();
  await expect(page.locator('tfoot td').last()).toHaveText(String(puzzle.best));
  await expectAccessible(page);

  await test.step('the next one follows', async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Puzzle ${puzzle.number}`);
    await expect(page.locator('main')).toHaveAttribute('data-state', 'open');
  });

  await test.step('the list remembers it after a reload', async () => {
    await page.goto('./#/puzzles');
    await page.reload();
    const mark = page.locator(`details a[href$="/puzzles/${puzzle.number}"]`);
    await expect(mark).toHaveAttribute('data-result', 'hinted');
    await page.locator('details summary').first().click();
    await expectAccessible(page);
  });
});

test('a wrong number is explained, by touch on a phone', async ({ newDevice, baseURL }) => {
  const page = await newDevice({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const puzzle = first('gift');
  await page.goto(`${baseURL}#/puzzles/${puzzle.number}`);
  const numbers = page.locator('form label');
  await expect(numbers).toHaveCount(6);
  await page.getByRole('button', { name: 'Swap towns' }).tap();
  await expect(page.locator('[data-part=stage]')).toHaveAttribute('data-zone', 'town-rival');
  await numbers
    .filter({ hasNotText: new RegExp(`^${puzzle.best}$`) })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Check answer' }).tap();
  await expect(page.getByRole('heading', { name: 'Not quite' })).toBeVisible();
  await expect(page.getByRole('main').getByText(`can gain up to ${puzzle.best} points`)).toBeVisible();
  await expectAccessible(page);
});
