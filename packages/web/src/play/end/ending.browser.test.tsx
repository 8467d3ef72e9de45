// Tests of the end of a game in a browser: the score, the points lost, and the way to the review.

import {
  type BySeat,
  LANGUAGES,
  type Outcome,
  positionsOf,
  score,
  type Seat,
  seatToMove,
  TERRAINS,
} from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { loadWords } from '@wagons/words';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { printedDeck } from '../local/library.ts';
import { Announcer } from '../../kit/browser/announcer.tsx';
import { speech } from '../../kit/speech/speech.ts';
import '@wagons/board/board.css';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { brokenWords } from '../../../test/brokenWords.ts';
import { hear, leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { viewpointOf } from '../text/viewpoint.ts';
import { Ending } from './ending.tsx';
import { recallEnd, remember } from './endMemory.ts';
import type { Milestone } from './milestones/milestones.ts';

const game = wholeGame('ending', printedDeck);
const totals = score(game);
const code = makeCode(game);
const End = Ending;

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  remember(code, { isSeen: true, isInWords: false });
});
afterEach(leave);

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent);

const ONE: BySeat<SeatPlayer> = { first: { kind: 'bot', level: 2 }, second: { kind: 'person' } };

type Shown = {
  readonly players?: BySeat<SeatPlayer>;
  readonly result?: Outcome;
  readonly reached?: ReadonlyArray<Milestone['of']>;
  /** What appears when everything has loaded. */
  readonly sign?: string;
};

async function showEnd({
  players = ONE,
  result = 'second',
  reached = [2, 'byTen'],
  sign = '[data-review=done] table',
}: Shown = {}): Promise<void> {
  const web = speech.value?.web;
  if (!web) throw new Error('no words');
  const viewpointIn = (spoken: typeof web) => viewpointOf(players, spoken);
  await show(
    <>
      <Announcer />
      <End
        game={game}
        viewpoint={viewpointIn(web)}
        place={{ route: { screen: 'table', id: 'x' }, viewpointIn }}
        result={result}
        verdict="V"
        reached={reached}
        exit={{ label: 'Home', route: { screen: 'home' } }}
        next={<button type="button">Next</button>}
      />
    </>,
    sign,
  );
}

test('on return shows everything immediately: the score, and the points lost', async () => {
  await showEnd();
  expect(document.querySelector('main')?.dataset['revealed']).toBe('true');
  expect(texts('[data-part=score] b')).toEqual([`${totals.second.total}`, `${totals.first.total}`]);
  expect(texts('[data-review] table tbody th')).toEqual(['You', 'Mabel']);
  const [ownStart, , , otherStart] = texts('[data-review] table tbody td');
  expect(ownStart).toMatch(/^\d+$/);
  expect(otherStart, 'who names no starting card cannot lose by it').toBe('–');
});

test('leads to the review, and to the costliest decision of the reader', async () => {
  await showEnd();
  const review = page.getByRole('link', { name: 'Review this game' });
  await expect.element(review).toHaveAttribute('href', `#/review/${code}`);
  const worst = document.querySelector('[data-review] p a');
  const [, move = ''] = /move (\d+) \(\d+ points?\)$/.exec(worst?.textContent ?? '') ?? [];
  expect(worst?.getAttribute('href')).toBe(`#/review/${code}/${move}`);
  const by = positionsOf(game)[Number(move) - 1];
  expect(by && seatToMove(by)).toBe('second');
});

test('after a loss the costliest move of the reader stands below the score, after a win it does not', async () => {
  await showEnd({ result: 'first', sign: '[data-review=done] table' });
  await until(() => document.querySelector('[data-part=costliest] a') !== null);
  const link = document.querySelector('[data-part=costliest] a');
  const [, move = ''] =
    /^Your costliest move: no. (\d+), \d+ points?\. See why$/.exec(link?.textContent ?? '') ?? [];
  expect(link?.getAttribute('href')).toBe(`#/review/${code}/${move}`);
  leave();
  await speak('en');
  await showEnd();
  expect(document.querySelector('[data-part=costliest]')).toBeNull();
});

test.each([
  [1280, 800],
  [360, 640],
])('at %i × %i both towns have the same scale', async (width, height) => {
  await page.viewport(width, height);
  await showEnd();
  const cellsOf = (town: Element): number =>
    town.querySelector('[role=gridcell]')?.getBoundingClientRect().width ?? 0;
  await until(
    () => document.querySelectorAll('[data-part=towns] [data-part=town]:has([role=gridcell])').length === 2,
  );
  const [own = 0, other = 0] = [...document.querySelectorAll('[data-part=towns] [data-part=town]')].map(
    cellsOf,
  );
  expect(own).toBeGreaterThan(10);
  expect(other).toBeCloseTo(own, 0);
  const bottom = document.querySelector('[data-part=towns]')?.getBoundingClientRect().bottom;
  if (height === 800) expect(bottom, 'in view without scrolling').toBeLessThanOrEqual(height);
});

test('on a phone both numbers stand side by side, however long the names', async () => {
  await page.viewport(360, 640);
  const name = 'ABCDEFGHIJKLMNOPQRST';
  await showEnd({ players: { first: { kind: 'person', name }, second: { kind: 'person', name } } });
  const tops = [...document.querySelectorAll('[data-part=score] b')].map(
    (one) => one.getBoundingClientRect().top,
  );
  expect(tops[0]).toBe(tops[1]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a line in words lights what it counts for its player, and stays lit once it is clicked', async () => {
  await showEnd();
  await userEvent.click(page.getByText('Score breakdown'));
  const lit = (seat: Seat) => document.querySelector(`[data-part=town][data-seat=${seat}] .ctw-lit-line`);
  const lineOf = (seat: Seat) => page.elementLocator(inWords(seat));
  const inWords = (seat: Seat) => {
    const place = TERRAINS.findIndex((terrain) => totals[seat].terrains[terrain].points > 0);
    const button = document.querySelectorAll(`ul[data-seat=${seat}] button`)[place];
    if (!button) throw new Error('no line in words');
    return button;
  };
  await userEvent.click(lineOf('second'));
  await until(() => lit('second') !== null && lit('first') === null);
  await userEvent.hover(lineOf('first'));
  await userEvent.unhover(lineOf('first'));
  expect(lit('second'), 'pointing elsewhere changes nothing').not.toBeNull();
  expect(inWords('second').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(lineOf('second'));
  await until(() => lit('second') === null);
});

test('the winner has the wreath, and the computer reacts', async () => {
  const wreathed = () => texts('[data-result=won] [data-part=name]').map((name) => name.trim());
  await showEnd({ result: 'second', sign: '[data-part=wreath]' });
  expect(wreathed()).toEqual(['You']);
  expect(texts('blockquote p')).toEqual(['Mabel: Your town rose beautifully, dear!']);
  leave();
  await showEnd({ result: 'first', sign: '[data-part=wreath]' });
  expect(wreathed()).toEqual(['Mabel Level 2']);
  expect(texts('blockquote p')).toEqual(['Mabel: Oh my, I won! Have a cookie.']);
  leave();
  await showEnd({ result: 'draw' });
  expect(document.querySelector('[data-part=wreath], blockquote')).toBeNull();
});

test('counts line by line; one press shows the rest, the milestones and what to do next', async () => {
  remember(code, { isSeen: false });
  await showEnd({ sign: '[data-part=score]' });
  const next = page.getByRole('button', { name: 'Next' });
  expect(texts('[data-part=praise]')).toEqual(['']);
  await expect.element(next).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.element(next).toBeVisible();
  expect(texts('[data-part=praise]')[0]).toMatch(
    /Milestones reached: First win against Mabel! First win by 10 points or more\.$/,
  );
  expect(texts('[data-part=score] b')).toEqual([`${totals.second.total}`, `${totals.first.total}`]);
});

test('milestones have badges, lead to all of them, and are announced with the result', async () => {
  remember(code, { isSeen: false });
  await showEnd({ sign: '[data-part=score]' });
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  const link = page.getByRole('link', { name: /^Milestones reached: First win against Mabel!/ });
  await expect.element(link).toHaveAttribute('href', '#/statistics');
  expect(link.element().querySelectorAll('[data-reached=true]')).toHaveLength(2);
  await until(() =>
    texts('[role=status]').includes('V First win against Mabel! First win by 10 points or more.'),
  );
});

test('without a milestone nothing is said of them', async () => {
  await showEnd({ reached: [] });
  expect(document.querySelector('[data-part=praise], [data-reached]')).toBeNull();
});

test('a draft without a loss stands with the review that found it', async () => {
  await showEnd({ reached: ['flawless'] });
  expect(document.querySelector('[data-part=praise]')).toBeNull();
  expect(texts('[data-review] a[href="#/statistics"]')).toEqual([
    'Milestone reached: Your first draft without losing a point.',
  ]);
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1280, 800],
] as const)
  test(`both towns are in view while they are counted at ${width} × ${height}`, async () => {
    await page.viewport(width, height);
    remember(code, { isSeen: false });
    await showEnd({ sign: '[data-part=town] .ctw-laid' });
    const towns = [...document.querySelectorAll('[data-part=town]')].map((town) =>
      town.getBoundingClientRect(),
    );
    expect(towns).toHaveLength(2);
    for (const { bottom } of towns) expect(bottom).toBeLessThanOrEqual(height);
    const skip = page.getByRole('button', { name: 'Show all' }).element().getBoundingClientRect();
    expect(skip.height, 'one line high').toBeLessThanOrEqual(60);
    const total = document.querySelector<HTMLElement>('[data-part=score] b');
    if (!total) throw new Error('no total');
    total.dataset['counting'] = '20';
    expect(getComputedStyle(total, '::after').whiteSpace, 'digits stay together').toBe('nowrap');
  });

test('back from a replay, the breakdown is open as it was left', async () => {
  await showEnd();
  const isOpen = () => document.querySelector<HTMLDetailsElement>('details')?.open;
  expect(isOpen()).toBe(false);
  await userEvent.click(page.getByText('Score breakdown'));
  await expect.poll(() => recallEnd(code).isInWords).toBe(true);
  leave();
  await showEnd();
  expect(isOpen()).toBe(true);
});

test.each(LANGUAGES)(
  'on a phone no heading of the points lost breaks inside a word, in %s',
  async (language) => {
    await page.viewport(360, 640);
    await speak(language);
    await showEnd();
    const { analysis } = await loadWords(language);
    await hear(analysis.decisions.placement);
    expect(document.querySelectorAll('[data-review] table thead th')).toHaveLength(3);
    expect(brokenWords('[data-review] :is(th, a)')).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);
