// Tests of the picture of a game in a browser: what is on it, and that it can be saved.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newGame } from '@wagons/rules';
import '../../kit/look/tokens.css';
import '../../kit/look/fonts.css';
import '../../kit/look/base.css';
import { printedDeck } from '../local/library.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import { GameImage } from './gameImage.tsx';
import { PICTURE_SIZE } from './sharePicture.ts';

const GAME = wholeGame('picture', printedDeck);
const names = { first: 'Ann', second: 'Amos (level 3)' };

beforeEach(() => speak('en'));
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

/** The colors in a part of the picture, as hexadecimal numbers. */
function colorsIn(x: number, y: number, width: number, height: number): ReadonlySet<string> {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas');
  const { data } = canvas?.getContext('2d')?.getImageData(x, y, width, height) ?? { data: [] };
  const colors = new Set<string>();
  for (let n = 0; n < data.length; n += 4)
    colors.add(
      [data[n], data[n + 1], data[n + 2]].map((part) => part?.toString(16).padStart(2, '0')).join(''),
    );
  return colors;
}

const LINK = 'https://example.org/#/game/1abc~Ida~*3';

const save = page.getByRole('button', { name: 'Save picture' });

test('shows both towns and the link as a code', async () => {
  await show(<GameImage game={GAME} names={names} link={LINK} reader="first" />, 'canvas');
  await expect.element(save).toBeEnabled();
  await expect.element(page.getByRole('img', { name: /both towns/ })).toBeInTheDocument();
  const half = PICTURE_SIZE.width / 2;
  for (const left of [60, half + 20]) {
    const town = colorsIn(left, 250, 500, 440);
    for (const color of ['3790d0', '205c1c', 'fecb51']) expect(town).toContain(color);
  }
  const code = colorsIn(PICTURE_SIZE.width - 192, PICTURE_SIZE.height - 192, 132, 132);
  expect(code).toContain('000000');
  expect(code).toContain('ffffff');
});

test.each(['first', 'second'] as const)('the reader has their own color as the %s player', async (reader) => {
  await show(<GameImage game={GAME} names={names} link={LINK} reader={reader} />, 'canvas');
  await expect.element(save).toBeEnabled();
  // The names and totals, over the towns.
  const [left, right] = [60, PICTURE_SIZE.width / 2 + 12].map((x) => colorsIn(x, 180, 500, 60));
  expect(left).toContain('1f4f7d');
  expect(left).not.toContain('8c2f1b');
  expect(right).toContain('8c2f1b');
  expect(right).not.toContain('1f4f7d');
});

test('is saved as a PNG', async () => {
  const blobs: Blob[] = [];
  const saved: string[] = [];
  const make = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return make(blob);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await show(<GameImage game={GAME} names={names} link={LINK} reader="first" />, 'canvas');
  await expect.element(save).toBeEnabled();
  await userEvent.click(save);
  await until(() => saved.length === 1);
  expect(saved).toEqual(['circle-the-wagons.png']);
  const bitmap = await createImageBitmap(blobs[0] ?? new Blob());
  expect([bitmap.width, bitmap.height]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
});

test('a game under way has no picture', async () => {
  await show(
    <div class="shown">
      <GameImage game={newGame('wagons', printedDeck)} names={names} link={LINK} reader={undefined} />
    </div>,
    '.shown',
  );
  await until(() => document.querySelector('.waiting') === null);
  expect(document.querySelector('canvas')).toBeNull();
});
