// Tests of the review in a browser: its course, the decisions, the boards, what is stored, and fitting on a phone.

import { BUDGETS, type Grade, isReported, nextBest, packReview, review, THRESHOLDS } from '@wagons/ai';
import { ownMistakes } from '@wagons/ai/puzzle-making';
import {
  type Game,
  mustPlay,
  opponent,
  positionsOf,
  score,
  type Seat,
  SEATS,
  seatToMove,
  skipped,
  undo,
  withSeat,
} from '@wagons/rules';
import { makeCell, makeCode } from '@wagons/rules/notation';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@wagons/board/board.css';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { brokenWords } from '../../../test/brokenWords.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import { store } from '../../kit/storage/storage.ts';
import { remember } from '../../play/end/endMemory.ts';
import { games, printedDeck } from '../../play/local/library.ts';
import { ownPuzzles } from '../../play/local/ownPuzzles.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';
import type { SeatPlayer } from '../../play/store/seatPlayers.ts';
import { viewpointOf } from '../../play/text/viewpoint.ts';
import { ReviewScreen } from './reviewScreen.tsx';

const game = wholeGame('reviewed', printedDeck);
const code = makeCode(game);
const moves = game.moves.length;
const BOT: SeatPlayer = { kind: 'bot', level: 3 };
let grades: readonly Grade[] = [];
let mistakes: readonly Grade[] = [];

beforeAll(() => {
  // A stored review, so that the tests don't wait for another one.
  const found = review(game, { nodes: 3000 });
  ({ grades } = found);
  mistakes = grades.filter(isReported);
  store.write(`review/${code}`, packReview(game, found));
});
/** Seats the reader at the table where the game was played. */
function seatReader(reader: Seat): void {
  const players = withSeat({ first: BOT, second: BOT }, reader, { kind: 'person' });
  remember(code, {
    place: { route: { screen: 'table', id: 'one' }, viewpointIn: (web) => viewpointOf(players, web) },
  });
}
beforeEach(async () => {
  seatReader('first');
  await page.viewport(1280, 900);
  await speak('en');
});
afterEach(leave);

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent);
const open = (at?: number): Promise<void> => {
  location.hash = `#/review/${code}`;
  return show(<ReviewScreen code={code} {...(at !== undefined && { at })} />, '[data-part=summaries]');
};
const heading = (): string => element('[data-part=decision] h2').textContent;
const reach = (at: number): Promise<void> => until(() => heading().startsWith(`Move ${at + 1} of ${moves}`));
/** The number in a text that has one. */
const numberIn = (text: string | undefined): number => Number(text?.replace('−', '-') || 0);

test('begins at the costliest decision of the reader', async () => {
  await open();
  const [worst] = mistakes.filter(({ seat }) => seat === 'first').toSorted((a, b) => b.lost - a.lost);
  await reach(worst?.at ?? -1);
  await expect.poll(() => texts('[data-part=summaries] section h2')[0]).toMatch(/^You: \d+ points? lost$/);
  await expect.element(page.getByRole('link', { name: 'Result' })).toHaveAttribute('href', '#/table/one');
});

test('the graph is a slider: arrows walk through the decisions, and the address keeps the move', async () => {
  await open(5);
  await reach(4);
  const graph = page.getByRole('slider', { name: 'Expected final margin after each move' });
  await expect.element(graph).toBeInTheDocument();
  const said = () => element('[role=slider]').getAttribute('aria-valuetext');
  element('[role=slider]').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await reach(6);
  await expect.poll(said).toMatch(/^After move 7: .+ \((proven|±\d+)\)$/);
  await until(() => location.hash === `#/review/${code}/7`);
  await userEvent.keyboard('{End}');
  await reach(moves - 1);
  await expect.poll(said).toMatch(/\(proven\)$/);
  await userEvent.keyboard('{ArrowRight}');
  await reach(moves - 1);
  await userEvent.keyboard('{Home}');
  await reach(0);
});

test('the numbers of the graph are also a table', async () => {
  await open();
  await userEvent.click(page.getByText('Show the numbers'));
  await until(() => document.querySelector('[data-part=course] tbody') !== null);
  expect(texts('[data-part=course] tbody th')).toEqual(game.moves.map((_, at) => `${at + 1}`));
  // Losses that aren't counted are in parentheses.
  expect(texts('[data-part=course] tbody td:nth-child(4)')).toEqual(
    grades.map((grade) => (grade.lost === 0 ? '' : isReported(grade) ? `${grade.lost}` : `(${grade.lost})`)),
  );
  expect(element('[data-part=course] tbody tr:last-child').textContent).toContain('(proven)');
});

test.each(SEATS)('the graph is drawn from the side of the reader: %s', async (reader) => {
  seatReader(reader);
  await open(moves);
  await until(() => document.querySelectorAll('[data-part=course] p[data-seat]').length === 2);
  expect(texts('[data-part=course] p[data-seat]')).toEqual(['▲ You’re ahead', '▼ Amos is ahead']);
  const tallies = score(game);
  const lead = tallies[reader].total - tallies[opponent(reader)].total;
  const ahead = lead > 0 ? `you’re ahead by ${lead}` : `Amos ahead by ${-lead}`;
  await expect
    .poll(() => element('[role=slider]').getAttribute('aria-valuetext'))
    .toBe(`After move ${moves}: ${ahead} (proven)`);
  await userEvent.click(page.getByText('Show the numbers'));
  await until(() => document.querySelector('[data-part=course] tbody') !== null);
  expect(texts('[data-part=course] thead th').at(-1)).toBe('Your lead');
  expect(Number.parseInt(texts('[data-part=course] td:last-child').at(-1)?.replace('−', '-') ?? '', 10)).toBe(
    lead,
  );
  // The line ends on the side of the player who won.
  const middleOf = (selector: string): number => {
    const { top, bottom } = element(selector).getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const end = middleOf('[role=slider] circle:last-of-type');
  const base = middleOf('[data-value="0"] path');
  expect(end < base).toBe(lead > 0);
});

test('walks from mistake to mistake of the reader', async () => {
  await open(1);
  const reached: number[] = [];
  const next = page.getByRole('button', { name: 'Your next mistake' });
  for (const mistake of mistakes.filter(({ at, seat }) => at > 0 && seat === 'first')) {
    await userEvent.click(next);
    await reach(mistake.at);
    reached.push(mistake.at);
  }
  expect(reached.length).toBeGreaterThan(1);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Your previous mistake' }));
  await reach(reached.at(-2) ?? -1);
});

test('walks from mistake to mistake of both players by keys if the reader is unknown', async () => {
  remember(code, {
    place: {
      route: { screen: 'table', id: 'one' },
      viewpointIn: (web) => viewpointOf({ first: BOT, second: BOT }, web),
    },
  });
  await open(1);
  await expect.element(page.getByRole('button', { name: 'Next mistake', exact: true })).toBeInTheDocument();
  const both = mistakes.filter(({ at }) => at > 0);
  expect(new Set(both.map(({ seat }) => seat)).size).toBe(2);
  for (const { at } of both) {
    await userEvent.keyboard('n');
    await reach(at);
  }
  await userEvent.keyboard('p');
  await reach(both.at(-2)?.at ?? -1);
});

const isWithin = (inner: Element, outer: Element): boolean => {
  const { top, bottom } = inner.getBoundingClientRect();
  const box = outer.getBoundingClientRect();
  // Browsers round scroll positions.
  return top >= box.top - 1 && bottom <= box.bottom + 1;
};

test('the list shows the current move, and its arrow keys walk through the moves', async () => {
  await open(moves);
  await until(() => document.querySelectorAll('nav li').length === moves);
  const list = element('nav ol');
  const rowInView = (): boolean => {
    const row = list.querySelector('[aria-current=step]');
    return row !== null && isWithin(row, list);
  };
  await until(rowInView);
  expect(list.scrollTop).toBeGreaterThan(0);
  const { scrollTop: before } = list;
  [...list.querySelectorAll('button')].at(-3)?.click();
  await reach(moves - 3);
  expect(list.scrollTop).toBe(before);
  [...list.querySelectorAll('button')].at(-3)?.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await reach(moves - 4);
  expect(document.activeElement).toBe([...list.querySelectorAll('button')].at(-4));
  await until(rowInView);
});

test('on a phone the list is as long as the game, and a tap leads to the decision', async () => {
  await page.viewport(390, 844);
  await open(moves);
  await until(() => document.querySelectorAll('nav li').length === moves);
  const list = element('nav ol');
  expect(list.scrollHeight).toBe(list.clientHeight);
  const row = [...list.querySelectorAll('button')].at(moves >> 1);
  row?.scrollIntoView();
  row?.click();
  await reach(moves >> 1);
  await until(() => {
    const { top } = element('[data-part=decision]').getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });
});

test('the difference of the tallies adds up to what the text says was lost', async () => {
  for (const { at, lost } of mistakes.slice(0, 4)) {
    await open(at + 1);
    await reach(at);
    await until(() => document.querySelector('[data-part=decision] table') !== null);
    expect(element('[data-part=verdict]').textContent).toContain(`${lost} point`);
    const net = texts('[data-part=decision] table tbody td:last-child').map(numberIn);
    expect(net.reduce((sum, points) => sum + points, 0)).toBe(lost);
    expect(numberIn(texts('[data-part=decision] table tfoot td').at(-1))).toBe(lost);
    leave();
  }
});

test('shows both boards side by side, and plays the expected line through', async () => {
  const placed = mistakes.find(({ decision }) => decision === 'placement');
  if (!placed) throw new Error('a placement was a mistake');
  await open(placed.at + 1);
  await until(() => document.querySelectorAll('figure .ctw-town').length === 2);
  expect(texts('figure figcaption b')).toEqual(['Played', 'Better']);
  const length = Math.max(placed.played.line.length, placed.best.line.length);
  expect(element('[role=group] span').textContent).toBe(`Expected line: step 1 of ${length}`);
  await userEvent.click(page.getByRole('button', { name: 'To the end of the line' }));
  await until(
    () => element('[role=group] span').textContent === `Expected line: step ${length} of ${length}`,
  );
  const { first, second } = placed.best.tallies;
  await expect
    .poll(() => texts('figure figcaption span')[1])
    .toContain(`after the expected moves ${first.total}–${second.total}`);
});

test('both boards have one scale and origin, and an outline shows where the card was placed', async () => {
  const placed = mistakes.find(
    ({ played, best }) =>
      played.move.type === 'place' &&
      best.move.type === 'place' &&
      makeCell(played.move.cell) !== makeCell(best.move.cell),
  );
  if (!placed) throw new Error('another spot was better');
  await open(placed.at + 1);
  const boxOf = (side: string): readonly number[] => {
    const cell = [...document.querySelectorAll(`[data-side=${side}] [data-cell]`)].find((one) =>
      one.matches(`[data-cell="${shared}"]`),
    );
    const board = element(`[data-side=${side}] .ctw-town`).getBoundingClientRect();
    const { left = 0, top = 0, width = 0 } = cell?.getBoundingClientRect() ?? {};
    return [left - board.left, top - board.top, width].map(Math.round);
  };
  const [start] = undo(game, moves - placed.at).towns[placed.seat];
  const shared = start && makeCell(start.cell);
  await until(() => document.querySelectorAll(`[data-cell="${shared}"]`).length === 2);
  await expect.poll(() => boxOf('better')).toEqual(boxOf('played'));
  expect(boxOf('better')[2]).toBeGreaterThan(0);
  expect(document.querySelectorAll('[data-side=better] .ctw-ghost')).toHaveLength(1);
  expect(document.querySelectorAll('[data-side=played] .ctw-ghost')).toHaveLength(0);
});

test('the expected line shows the town of the player who acts', async () => {
  const long = mistakes.find(({ played }) => played.line.length > 6);
  if (!long) throw new Error('a line was long');
  await open(long.at + 1);
  let position = undo(game, moves - long.at);
  for (const [index, move] of long.played.line.entries()) {
    const by = seatToMove(position);
    position = mustPlay(position, move);
    const side = '[data-side=played]';
    await until(() => element('[role=group] span').textContent.includes(`step ${index + 1} of`));
    if (move.type === 'place') {
      await expect.poll(() => element(`${side} [data-part=town]`).dataset['seat']).toBe(by);
      await until(() => document.querySelector(`${side} .ctw-last`) !== null);
    }
    element('[role=group] [aria-label="One step forward"]').click();
  }
});

test('says what was done and what would be done, and the score now and after the expected moves', async () => {
  const placed = mistakes.find(({ decision, seat }) => decision === 'placement' && seat === 'first');
  if (!placed) throw new Error('a placement was a mistake');
  await open(placed.at + 1);
  await until(() => document.querySelectorAll('figure .ctw-town').length === 2);
  const [played, better] = texts('figure > p:first-of-type');
  expect(played).toMatch(/^You placed /);
  expect(better).toMatch(/^You would place /);
  const after = score(mustPlay(undo(game, moves - placed.at), placed.played.move));
  const { first, second } = placed.played.tallies;
  expect(texts('figure figcaption span')[0]).toBe(
    `now ${after.first.total}–${after.second.total} · after the expected moves ${first.total}–${second.total}`,
  );
});

test('the rows from the expected margin to the result add up', async () => {
  await open();
  await until(() => document.querySelector('[data-part=balance]') !== null);
  const rows = texts('[data-part=balance] td').map(numberIn);
  const { first, second } = score(game);
  expect(rows.at(-1)).toBe(first.total - second.total);
  expect(rows.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBe(rows.at(-1));
  expect(texts('[data-part=balance] th').slice(1, 3)).toEqual(['Points you lost', 'Points Amos lost']);
});

test('follows the address when another move is entered in it', async () => {
  const at = (move: number): Promise<void> =>
    show(<ReviewScreen code={code} at={move} />, '[data-part=decision]');
  await at(5);
  await reach(4);
  await at(9);
  await reach(8);
  await userEvent.keyboard('{ArrowRight}');
  await reach(9);
  expect(heading()).toMatch(new RegExp(`^Move 10 of ${moves}`));
});

test('shares the move that is looked at', async () => {
  await open(9);
  await reach(8);
  await userEvent.click(page.getByRole('button', { name: 'Share', exact: true }));
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('dialog input')?.value)
    .toMatch(new RegExp(`#/review/${code}~~\\*3/9$`));
});

/** The game that was started by a button. */
async function started(button: string): Promise<KeptGame | undefined> {
  await userEvent.click(page.getByRole('button', { name: button }));
  await until(() => location.hash.startsWith('#/table/'));
  const id = location.hash.slice('#/table/'.length);
  const found = games.list.value.find((one) => one.id === id);
  games.remove(id);
  return found;
}

test('a decision is tried again with one tap, against the same opponent', async () => {
  const [mistake] = mistakes.filter(({ seat }) => seat === 'first');
  await open((mistake?.at ?? 0) + 1);
  const kept = await started('Find a better move');
  expect(kept?.code).toBe(makeCode(undo(game, moves - (mistake?.at ?? 0))));
  expect(kept?.players).toEqual({ first: { kind: 'person' }, second: { kind: 'bot', level: 3 } });
  expect(kept?.practice).toEqual({ of: code, at: mistake?.at, lost: mistake?.lost });
});

test('only the reader’s own mistakes are tried again; play goes on from any position', async () => {
  const theirs = mistakes.find(({ seat, at }) => seat === 'second' && at < moves - 3);
  if (!theirs) throw new Error('the computer made a mistake');
  await open(theirs.at + 1);
  await until(() => document.querySelector('[data-part=actions] button') !== null);
  expect(texts('[data-part=actions] button')).toEqual(['Play on from here']);
});

test('the scoring cards are on the page with their conditions, and the actions are always in view', async () => {
  await page.viewport(1280, 800);
  await open((mistakes[0]?.at ?? 0) + 1);
  await until(() => document.querySelectorAll('[data-part=scoring] p').length === 3);
  await until(() => texts('[data-part=scoring] p').every((text) => text.endsWith('.')));
  const { bottom, height } = element('[data-part=actions]').getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  expect(height).toBeGreaterThanOrEqual(44);
});

test('the expected line can be left at any step to play on', async () => {
  const long = mistakes.find(({ best, decision }) => decision === 'draft' && best.line.length > 4);
  if (!long) throw new Error('a draft was a mistake');
  await open(long.at + 1);
  await until(() => document.querySelectorAll('figure').length === 2);
  const side = '[data-side=better] > p:first-of-type';
  const { textContent: shown } = element(side);
  await userEvent.click(page.getByRole('button', { name: 'One step forward' }));
  await until(() => element(side).textContent !== shown);
  const kept = await started('Play on from here');
  const before = undo(game, moves - long.at);
  expect(kept?.code).toBe(makeCode(long.best.line.slice(0, 2).reduce(mustPlay, before)));
});

test('a draft is shown in the circle: what was taken, what was better, and what each gave away', async () => {
  const drafted = mistakes.find(({ decision }) => decision === 'draft');
  if (!drafted) throw new Error('a draft was a mistake');
  await open(drafted.at + 1);
  await until(() => document.querySelectorAll('figure .ctw-chosen').length === 2);
  const cards = (side: string, which: string): readonly (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>(`[data-side=${side}] ${which}`)].map(
      (card) => card.dataset['card'],
    );
  const { circle } = undo(game, moves - drafted.at);
  // The whole card lies on its board, beside the town; a chosen one is a little larger than its place.
  for (const card of document.querySelectorAll('figure .ctw-chosen')) {
    const { top = 0, bottom = 0 } = card.closest('[data-part=ring]')?.getBoundingClientRect() ?? {};
    expect(card.getBoundingClientRect().top).toBeGreaterThan(top - 2);
    expect(card.getBoundingClientRect().bottom).toBeLessThan(bottom + 2);
  }
  for (const [side, { move }] of [
    ['played', drafted.played],
    ['better', drafted.best],
  ] as const) {
    expect(cards(side, '.ctw-chosen')).toEqual([move.card]);
    expect(new Set(cards(side, '.ctw-gift'))).toEqual(new Set(skipped(circle, move.card)));
  }
});

test('only people get advice on what to practice', async () => {
  await open();
  await until(() => document.querySelectorAll('[data-part=summaries] section').length === 2);
  const practice = [...document.querySelectorAll('[data-part=summaries] section')].map(
    (one) => one.querySelector('h3')?.textContent,
  );
  expect(practice).toEqual(['What to practice', undefined]);
});

test('a line of the difference lights its cells at the end of both lines', async () => {
  const [worst] = mistakes.toSorted((a, b) => b.lost - a.lost);
  await open((worst?.at ?? 0) + 1);
  await until(() => document.querySelector('[data-part=decision] table button') !== null);
  element('[data-part=decision] table button').click();
  await until(() => document.querySelector('[data-part=decision] table [data-lit=true]') !== null);
  expect(element('[role=group] span').textContent).toMatch(/step (\d+) of \1$/);
  expect(element('[data-part=decision] table button').getAttribute('aria-pressed')).toBe('true');
  // Only one kind of outline at a time.
  await until(() => document.querySelector('main .ctw-last') === null);
});

test('the columns of the difference keep their order for moves of both players', async () => {
  for (const seat of SEATS) {
    const { at = 0 } = mistakes.find((one) => one.seat === seat) ?? {};
    await open(at + 1);
    await until(() => document.querySelector('[data-part=decision] table') !== null);
    const net = seat === 'first' ? 'Net for you' : 'Net for Amos';
    expect(texts('[data-part=decision] table thead th')).toEqual(['You', 'Amos', net]);
    const cells = texts('[data-part=decision] table tfoot td').map(numberIn);
    const [you = 0, amos = 0] = cells;
    expect(cells.at(-1)).toBe(seat === 'first' ? you - amos : amos - you);
    leave();
  }
});

test('on a phone a row of the difference brings the board into view', async () => {
  await page.viewport(390, 844);
  const [worst] = mistakes.toSorted((a, b) => b.lost - a.lost);
  await open((worst?.at ?? 0) + 1);
  await until(() => document.querySelector('[data-part=decision] table button') !== null);
  await until(() => document.querySelector('[data-part=losses]') !== null);
  element('[data-part=losses]').scrollIntoView();
  element('[data-part=decision] table button').click();
  const topOf = (): number => element('div:has(> figure)').getBoundingClientRect().top;
  await expect.poll(topOf).toBeGreaterThanOrEqual(0);
  expect(topOf()).toBeLessThan(innerHeight / 2);
});

test('can be stopped, and continues where it was', async () => {
  const other = wholeGame('stopped', printedDeck);
  await show(<ReviewScreen code={makeCode(other)} />, '[data-review]');
  const done = () => document.querySelector<HTMLProgressElement>('[data-review] progress')?.value ?? 0;
  await until(() => done() > 3);
  await userEvent.click(page.getByRole('button', { name: 'Stop' }));
  const stopped = page.getByText(/^Stopped after \d+ of \d+ moves\.$/);
  await expect.element(stopped).toBeInTheDocument();
  const [, before] = /(\d+) of/.exec(stopped.element().textContent) ?? [];
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await until(() => document.querySelector('[data-review] progress') !== null);
  expect(done()).toBeGreaterThanOrEqual(Number(before));
  await until(() => document.querySelector('[data-part=summaries]') !== null);
  expect(document.querySelector('[data-review]')).toBeNull();
  // Only reviews of games in the library are stored.
  expect(store.read(`review/${makeCode(other)}`)).toBeUndefined();
});

/** Stores a finished game of the first player against the computer. */
function keepAs(id: string, over: Game, more: Partial<KeptGame> = {}): void {
  games.save(
    {
      ...more,
      id,
      players: { first: { kind: 'person' }, second: { kind: 'bot', level: 1 } },
      started: 1,
      changed: 1,
      takeBacks: [],
      totals: { first: 1, second: 2 },
      revision: 1,
      writerTab: '',
      from: '',
    },
    over,
    [],
  );
}

test('the review of a game in the library is stored with it', async () => {
  const other = wholeGame('kept', printedDeck);
  const kept = makeCode(other);
  keepAs('kept', other);
  await show(<ReviewScreen code={kept} />, '[data-part=summaries]');
  await expect.poll(() => store.read(`review/${kept}`)).toMatch(/^review 1 /);
  games.remove('kept');
});

test('a proven mistake of the reader becomes a puzzle when the game is reviewed, but none of practice', async () => {
  const other = wholeGame('mistakes', printedDeck);
  const mistake = ownMistakes(other, 'first')[0];
  expect(mistake).toBeDefined();
  keepAs('practice', other, { practice: { of: 'code' } });
  await show(<ReviewScreen code={makeCode(other)} />, '[data-part=summaries]');
  expect(ownPuzzles.value.games).not.toContain('practice');
  leave();
  games.remove('practice');
  keepAs('own', other);
  await show(<ReviewScreen code={makeCode(other)} />, '[data-part=summaries]');
  await until(() => ownPuzzles.value.games.includes('own'));
  expect(ownPuzzles.value.puzzles.map((one) => one.code)).toContain(mistake?.code);
  games.remove('own');
});

test('explains the marks beside the moves, with the thresholds of the grades', async () => {
  await open();
  const key = page.getByText('What the marks mean');
  await expect.element(key).toBeVisible();
  expect(
    page.getByText(`Loses ${THRESHOLDS.mistake} points or more.`, { exact: true }).query(),
  ).not.toBeVisible();
  await userEvent.click(key);
  expect(texts('nav details dt')).toEqual([' Best', ' Good', ' Inaccuracy', ' Mistake', ' Costly gift']);
  expect(texts('nav details dd').slice(2)).toEqual([
    `Loses up to ${THRESHOLDS.mistake - 1} points.`,
    `Loses ${THRESHOLDS.mistake} points or more.`,
    expect.stringMatching(new RegExp(`^A skip that loses ${THRESHOLDS.costlyGift} points or more, `)),
  ]);
});

test('says how much worse the next best move is, where that is proven, or that there was no other', async () => {
  const positions = positionsOf(game);
  const known = grades.filter(({ lost, played }) => lost === 0 && played.proven).slice(-4);
  expect(known.length).toBeGreaterThan(0);
  for (const grade of known) {
    const before = positions[grade.at];
    if (!before || before.phase === 'over') throw new Error('a move was made');
    const found = nextBest(before, grade.played, BUDGETS.nextBest);
    const said = {
      none: /It’s the only move\.$/,
      proven:
        found.is === 'proven' && found.by > 0
          ? new RegExp(`The next best move \\(.+\\) is ${found.by} points? worse \\(proven\\)\\.$`)
          : /Another move is just as good \(proven\)\.$/,
      unknown: /No better move found\.$/,
    }[found.is];
    await open(grade.at + 1);
    await reach(grade.at);
    await expect.poll(() => texts('[data-part=verdict] p')[0], { timeout: 30_000 }).toMatch(said);
    leave();
  }
});

test('a shared link names the players, to someone who is neither', async () => {
  const other = wholeGame('reviewed by others', printedDeck);
  const address = `${makeCode(other)}~Ida~*3`;
  location.hash = `#/review/${address}/2`;
  await show(<ReviewScreen code={address} at={2} />, '[data-part=decision] h2');
  expect(texts('main > p')[0]).toMatch(/^Ida -?\d+ : -?\d+ Amos$/);
  await userEvent.keyboard('{ArrowRight}');
  // The address keeps the names.
  await until(() => location.hash === `#/review/${address}/3`);
});

test('reports a damaged code', async () => {
  await show(<ReviewScreen code={`${code}x`} />, '.message');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/damaged/);
});

test.each(['en', 'de', 'nl', 'fr', 'it'] as const)(
  'fits a phone in %s, one board at a time',
  async (language) => {
    await page.viewport(360, 640);
    await speak(language);
    await open((mistakes[0]?.at ?? 0) + 1);
    await until(() => document.querySelectorAll('figure').length === 1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(element('figure').dataset['side']).toBe('better');
    element('[data-part=course] summary').click();
    await until(() => document.querySelector('[data-part=course] thead') !== null);
    expect(brokenWords('main :is(th, h2, h3)')).toEqual([]);
    document.querySelector<HTMLInputElement>('main input[type=radio]')?.click();
    await until(() => element('figure').dataset['side'] === 'played');
    expect(brokenWords('figcaption b')).toEqual([]);
  },
);
