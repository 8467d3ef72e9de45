import type { CardId, Placement } from '@wagons/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardOf, lay } from '../../test/cards.ts';
import { finger, middleOf, mouse, settled } from '../../test/pointers.ts';
import type { BoardConfig } from './config.ts';
import { type BoardApi, TableBoard } from './tableBoard.tsx';
import '../board.css';

let root: HTMLElement;
let board: BoardApi | undefined;
let log: string[];
const textOf = ({ card, cell, rotation }: Placement) => `${card} ${cell.x},${cell.y} ${rotation}`;
const events: BoardConfig['events'] = {
  take: (card: CardId) => log.push(`take ${card}`),
  place: (placement) => log.push(`place ${textOf(placement)}`),
  preview: (placement) => log.push(`preview ${placement ? textOf(placement) : 'none'}`),
};
const town = [lay('a', 0, 0)];
const placements = [lay('c', 2, 0), lay('c', 2, 0, 'upsideDown'), lay('c', -2, 0)];
const circle = ['a', 'b', 'c', 'd', 'e'];

beforeEach(async () => {
  document.documentElement.dataset['motion'] = 'off';
  await mouse.to({ x: 1200, y: 700 });
  log = [];
  root = document.createElement('div');
  root.style.cssText = 'width: 1000px; height: 600px';
  document.body.append(root);
});
afterEach(() => {
  board?.destroy();
  root.remove();
  delete document.documentElement.dataset['motion'];
});

async function mount(config: Partial<BoardConfig>): Promise<void> {
  board = TableBoard(root, { cardOf, events, ...config });
  await settled();
}
const find = (selector: string): Element => {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const count = (selector: string) => root.querySelectorAll(selector).length;
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('placing a card', () => {
  it('previews and places it on the chosen spot', async () => {
    await mount({ town, hand: ['c'], placements });
    await finger.tap(middleOf(find('[data-spot="2,0"]')));
    expect(log).toEqual(['preview c 2,0 upright']);
    await userEvent.click(button('Turn'));
    await userEvent.click(button('Place'));
    expect(log.slice(1)).toEqual(['preview c 2,0 upsideDown', 'place c 2,0 upsideDown']);
  });

  it('never places it on an illegal spot', async () => {
    await mount({ town, hand: ['c'], placements });
    await finger.tap(middleOf(find('[data-spot="-2,0"]')));
    await userEvent.click(button('Turn'));
    await expect.element(button('Place')).toBeDisabled();
    board?.confirm();
    expect(log.at(-1)).toBe('preview none');
  });

  it('shows the next card once the config has changed', async () => {
    await mount({ town, hand: ['c'], placements });
    await finger.tap(middleOf(find('[data-spot="2,0"]')));
    board?.set({ town: [...town, lay('c', 2, 0)], hand: [], placements: [] });
    expect(count('.ctw-laid')).toBe(2);
    expect(count('.ctw-ghost, .ctw-hand-card')).toBe(0);
  });

  it('cancel returns the card to the hand', async () => {
    await mount({ town, hand: ['c'], placements });
    await finger.tap(middleOf(find('[data-spot="2,0"]')));
    board?.cancel();
    expect(count('.ctw-ghost')).toBe(0);
  });
});

describe('taking a card', () => {
  it('selects it, marks the skipped cards, and takes it on confirmation', async () => {
    await mount({ circle, next: 'a', skipped: () => ['a', 'b'] });
    await finger.tap(middleOf(find('[data-card=c]')));
    expect(count('.ctw-ribbon')).toBe(2);
    expect(log).toEqual([]);
    await userEvent.click(button('Take'));
    expect(log).toEqual(['take c']);
    expect(count('.ctw-chosen')).toBe(0);
  });

  it('is impossible with a card in hand or without a handler', async () => {
    await mount({ circle, hand: ['c'], placements });
    expect(find('[data-card=a]').getAttribute('aria-disabled')).toBe('true');
    board?.set({ hand: [], events: {} });
    expect(find('[data-card=a]').getAttribute('aria-disabled')).toBe('true');
  });
});

it('labels are replaced one by one', async () => {
  await mount({ circle, labels: { take: 'Nehmen' } });
  await expect.element(button('Nehmen')).toBeInTheDocument();
  await expect.element(page.getByRole('toolbar', { name: 'Circle' })).toBeInTheDocument();
});

it('destroy leaves the element empty, even while a card has the focus', async () => {
  await mount({ circle });
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('data-card')).toBe('a');
  board?.destroy();
  board?.set({ circle: [] });
  expect(root.childElementCount).toBe(0);
});
