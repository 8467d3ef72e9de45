import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import '@wagons/board/board.css';
import { store } from '../../kit/storage/storage.ts';
import { games, printedDeck } from '../../play/local/library.ts';
import { ports } from '../../play/local/ports.ts';
import {
  DAILY_KEY,
  dailyPuzzle,
  dailySeed,
  dailyPlayers,
  makeDaily,
  readDaily,
} from '../../play/store/daily.ts';
import { dailyGameId } from '../../play/store/dailyGame.ts';
import { keepNew } from '../../play/table/localTable.ts';
import { planGame } from '../../play/table/plans.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { hear, leave, show, speak, until } from '../../../test/speaking.ts';
import { makeClock } from '../../../test/time.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import { DailyScreen } from './dailyScreen.tsx';

const TEN_TO_MIDNIGHT = Date.UTC(2026, 10, 18, 23, 50);
const PARS = new Map([
  ['2026-11-17', 30],
  ['2026-11-18', 30],
  ['2026-11-19', 30],
]);

/** A clock at ten minutes to midnight. */
function clockAt(time = TEN_TO_MIDNIGHT) {
  const clock = makeClock();
  clock.pass(time - clock.now());
  return clock;
}

/** Stores results, so that the engine need not compute par. */
const keep = (dates: readonly string[]): void => {
  const days = new Map(dates.map((date) => [date, { own: 33, other: 29, counts: true }]));
  store.write(DAILY_KEY, makeDaily({ days, pars: PARS }));
  games.refresh();
};

beforeEach(async () => {
  await page.viewport(1280, 900);
  await speak('en');
  clearStorage();
  keep([]);
});
afterEach(() => {
  leave();
  clearStorage();
});

const heading = (): string | undefined => document.querySelector('[data-day] h2')?.textContent;
const buttons = (): readonly string[] =>
  [...document.querySelectorAll('[data-day] .button')].map(({ textContent }) => textContent);
const stateOf = (date: string): string | null | undefined =>
  [...document.querySelectorAll('main td a')]
    .find((one) => one.getAttribute('aria-label')?.startsWith(date))
    ?.getAttribute('data-state');

test('today is offered with its opponent, par, and puzzle', async () => {
  await show(<DailyScreen clock={clockAt()} />, '[data-day]');
  expect(heading()).toBe('Today');
  await hear('November 18, 2026', 'Next deal in 10 minutes', 'Against Lin, level 4', 'Par 30');
  expect(buttons()).toEqual(['Play']);
  expect(document.querySelectorAll('[data-day] ul li')).toHaveLength(3);
  await until(() =>
    [...document.querySelectorAll('[data-day] ul li p')].every((one) => one.textContent.endsWith('.')),
  );
  expect(document.querySelector('main a[href*=puzzles]')?.textContent).toBe('Solve today’s puzzle');
  expect(document.querySelector('main a[href*=puzzles]')?.getAttribute('href')).toBe(
    `#/puzzles/${dailyPuzzle('2026-11-18')}`,
  );
});

test('each scoring card opens its rules', async () => {
  await show(<DailyScreen clock={clockAt()} />, '[data-day]');
  const cards = document.querySelectorAll<HTMLButtonElement>('[data-day] ul li button');
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    card.click();
    await until(() => document.querySelector('dialog[open] [data-part=law] a[href*=rules]') !== null);
    document.querySelector<HTMLButtonElement>('dialog[open] button')?.click();
    await until(() => document.querySelector('dialog[open]') === null);
  }
});

test('after midnight, yesterday’s result stays and a new deal is offered', async () => {
  keep(['2026-11-17', '2026-11-18']);
  const clock = clockAt();
  await show(<DailyScreen clock={clock} />, '[data-result]');
  await hear('You 33, Lin 29', 'You won by 4 points.', '3 points above par', '2 days in a row');
  expect(stateOf('November 18, 2026')).toBe('won');
  clock.pass(11 * 60_000);
  await hear('November 19, 2026', 'Against Inés, level 5', 'Next deal in 23 hours');
  expect(document.querySelector('[data-result]')).toBeNull();
  expect(stateOf('November 18, 2026')).toBe('won');
  expect(stateOf('November 19, 2026')).toBe('other');
  await hear('2 days in a row');
});

test('the result comes from the finished game, once, and is shared without a word about the cards', async () => {
  const id = dailyGameId('2026-11-18');
  const players = dailyPlayers('2026-11-18');
  const plan = planGame({ deck: printedDeck, seed: dailySeed('2026-11-18'), players });
  keepNew({ ...ports, clock: clockAt(), newId: () => id }, plan);
  await show(<DailyScreen clock={clockAt()} />, '[data-day]');
  expect(buttons()).toEqual(['Continue']);
  const over = wholeGame(dailySeed('2026-11-18'), printedDeck);
  const kept = games.list.peek().find((game) => game.id === id);
  const totals = { first: 31, second: 40 };
  if (kept) games.save({ ...kept, totals }, over, []);
  await until(() => document.querySelector('[data-result]') !== null);
  await until(() => readDaily(store.read(DAILY_KEY) ?? '')?.days.size === 1);
  expect(readDaily(store.read(DAILY_KEY) ?? '')?.days.get('2026-11-18')?.counts).toBe(true);
  expect(buttons()).toEqual(['View the game', 'Play it again', 'Share']);
  const share = (): void =>
    [...document.querySelectorAll<HTMLButtonElement>('[data-day] button')]
      .find(({ textContent }) => textContent === 'Share')
      ?.click();
  share();
  const painted = (red: number, green: number): number => {
    const canvas = document.querySelector<HTMLCanvasElement>('dialog[open] canvas');
    const { data } = canvas?.getContext('2d')?.getImageData(60, 250, 1000, 440) ?? { data: [] };
    let count = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i] === red && data[i + 1] === green) count++;
    return count;
  };
  await until(() => painted(0xb8, 0xa2) > 1000);
  expect(painted(0x37, 0x90), 'no water on the picture').toBe(0);
  document.querySelector('dialog')?.close();
  await until(() => document.querySelector('dialog[open]') === null);
  games.remove(id);
  await until(() => !buttons().includes('View the game'));
  expect(buttons()).toEqual(['Play it again', 'Share']);
  await hear('1 day in a row');
  share();
  await until(() => document.querySelector('dialog[open] input') !== null);
  const shared = document.querySelector('dialog p')?.textContent ?? '';
  expect(shared).toMatch(
    /^Circle the Wagons, November 18, 2026: \d+–\d+ against Lin, \d+ points? (above|short of) par\. 1 day in a row$/,
  );
  for (const { title } of printedDeck.cards)
    expect(shared.replace('Circle the Wagons', '')).not.toContain(title.en);
});

test('a past day can be played but does not count, and a day without a deal says so', async () => {
  await show(<DailyScreen date="2026-11-17" clock={clockAt()} />, '[data-day]');
  expect(heading()).toBe('November 17, 2026');
  await hear('won’t count');
  expect(buttons()).toEqual(['Play']);
  await show(<DailyScreen key="later" date="2026-11-30" clock={clockAt()} />, 'main table');
  await hear('There’s no deal for this day.');
});

test('the calendar goes back to the first month', async () => {
  await show(<DailyScreen clock={clockAt(Date.UTC(2027, 0, 5))} />, 'main table');
  const months = () => document.querySelector('main b[aria-live]')?.textContent;
  expect(months()).toBe('January 2027');
  const back = document.querySelector<HTMLButtonElement>('main button:has(+ b)');
  back?.click();
  await until(() => months() === 'December 2026');
  back?.click();
  await until(() => months() === 'November 2026');
  expect(back?.disabled).toBe(true);
});

test('the calendar explains the marks it has', async () => {
  keep(['2026-11-17']);
  await show(<DailyScreen clock={clockAt()} />, 'main table ~ ul li');
  expect([...document.querySelectorAll('main table ~ ul li')].map(({ textContent }) => textContent)).toEqual([
    'Won',
  ]);
});

test.each([360, 768, 1920])('everything fits at a width of %d', async (width) => {
  await page.viewport(width, 800);
  keep(['2026-11-18']);
  await show(<DailyScreen clock={clockAt()} />, '[data-result]');
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
