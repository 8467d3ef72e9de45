// Tests of the end of a game in a browser: the score, the worst decisions first, and coming back from one of them.

import { review } from '@wagons/ai';
import { type BySeat, type Outcome, score, type Seat, TERRAINS } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { printedDeck } from '../local/library.ts';
import { speech } from '../../kit/speech/speech.ts';
import '@wagons/board/board.css';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import type { Sitter } from '../store/sitters.ts';
import { chairsOf } from '../text/chairs.ts';
import { Ending } from './ending.tsx';
import { recallEnd, remember } from './endMemory.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';

const game = wholeGame('ending', printedDeck);
const totals = score(game);
const code = makeCode(game);
const End = laterWords.wait(Ending);

/** Five mistakes of the second player and one of the first; the later, the dearer. */
const found = review(game, { nodes: 1 });
const movesOf = (seat: Seat): readonly number[] =>
  found.grades.filter((grade) => grade.seat === seat).map(({ at }) => at);
const own = movesOf('second').slice(0, 5);
const wrong = [...own, ...movesOf('first').slice(0, 1)].toSorted((a, b) => a - b);
const names = (moves: readonly number[]): readonly string[] => moves.map((at) => `Move ${at + 1}`);
const graded = found.grades.map((grade) => {
  const lost = wrong.includes(grade.at) ? 10 + grade.at : 0;
  return { ...grade, lost, best: { ...grade.best, value: grade.played.value + lost } };
});

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  remember(code, { isSeen: true, isInWords: false, review: { ...found, grades: graded } });
});
afterEach(leave);

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent);

const ONE: BySeat<Sitter> = { first: { kind: 'bot', level: 2 }, second: { kind: 'person' } };

type Shown = {
  readonly sitters?: BySeat<Sitter>;
  readonly result?: Outcome;
  /** What appears when everything has loaded. */
  readonly sign?: string;
};

async function showEnd({ sitters = ONE, result = 'second', sign = '.grades' }: Shown = {}): Promise<void> {
  const web = speech.value?.web;
  if (!web) throw new Error('no words');
  const chairsIn = (spoken: typeof web) => chairsOf(sitters, spoken);
  await show(
    <End
      game={game}
      chairs={chairsIn(web)}
      place={{ route: { screen: 'table', id: 'x' }, chairsIn }}
      result={result}
      verdict="V"
      praise="P"
      exit={{ label: 'Home', route: { screen: 'home' } }}
      next={<button type="button">Next</button>}
    />,
    sign,
  );
}

test('on return shows everything immediately: the score, and the three worst decisions of the reader', async () => {
  await showEnd();
  expect(document.querySelector('main')?.dataset['revealed']).toBe('true');
  expect(texts('.final-score b')).toEqual([`${totals.second.total}`, `${totals.first.total}`]);
  expect(texts('.lost tbody th')).toEqual(['You', 'Mabel']);
  const [ownStart, , , otherStart] = texts('.lost tbody td');
  expect(ownStart).toMatch(/^\d+$/);
  expect(otherStart, 'who names no starting card cannot lose by it').toBe('–');
  expect(texts('.grades a')).toEqual(names(own.slice(2)));
  await userEvent.click(page.getByRole('button', { name: 'Show all 6' }));
  await expect.poll(() => texts('.grades a')).toEqual(names(wrong));
});

test('back from a move, its entry has the focus, even one that was folded', async () => {
  await showEnd();
  await userEvent.click(page.getByRole('button', { name: 'Show all 6' }));
  await userEvent.click(page.getByRole('link', { name: 'Move 1', exact: true }));
  await expect.poll(() => location.hash).toBe(`#/replay/${code}/0`);
  leave();
  await showEnd();
  await until(() => document.activeElement?.textContent === 'Move 1');
});

test('on a phone both numbers stand side by side, however long the names', async () => {
  await page.viewport(360, 640);
  const name = 'ABCDEFGHIJKLMNOPQRST';
  await showEnd({ sitters: { first: { kind: 'person', name }, second: { kind: 'person', name } } });
  const tops = [...document.querySelectorAll('.final-score b')].map((one) => one.getBoundingClientRect().top);
  expect(tops[0]).toBe(tops[1]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a line in words lights what it counts for its player, and stays lit once it is clicked', async () => {
  await showEnd();
  await userEvent.click(page.getByText('Score breakdown'));
  const lit = (seat: Seat) => document.querySelector(`.shown-town[data-seat=${seat}] .ctw-lit-line`);
  const lineOf = (seat: Seat) => page.elementLocator(inWords(seat));
  const inWords = (seat: Seat) => {
    const place = TERRAINS.findIndex((terrain) => totals[seat].terrains[terrain].points > 0);
    const button = document.querySelectorAll(`.tally-lines ul[data-seat=${seat}] button`)[place];
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
  const wreathed = () => texts('[data-result=won] .name').map((name) => name.trim());
  await showEnd({ result: 'second', sign: '.wreath' });
  expect(wreathed()).toEqual(['You']);
  expect(texts('.quote p')).toEqual(['Mabel: Your town rose beautifully, dear!']);
  leave();
  await showEnd({ result: 'first', sign: '.wreath' });
  expect(wreathed()).toEqual(['Mabel Level 2']);
  expect(texts('.quote p')).toEqual(['Mabel: Oh my, I won! Have a cookie.']);
  leave();
  await showEnd({ result: 'draw' });
  expect(document.querySelector('.wreath, .quote')).toBeNull();
});

test('counts line by line; one press shows the rest, the praise and what to do next', async () => {
  remember(code, { isSeen: false });
  await showEnd({ sign: '.final-score' });
  const next = page.getByRole('button', { name: 'Next' });
  expect(texts('.praise')).toEqual(['']);
  await expect.element(next).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.element(next).toBeVisible();
  expect(texts('.praise')).toEqual(['P']);
  expect(texts('.final-score b')).toEqual([`${totals.second.total}`, `${totals.first.total}`]);
});

test('back from a replay, the breakdown is open as it was left', async () => {
  await showEnd();
  const isOpen = () => document.querySelector<HTMLDetailsElement>('.in-words')?.open;
  expect(isOpen()).toBe(false);
  await userEvent.click(page.getByText('Score breakdown'));
  await expect.poll(() => recallEnd(code).isInWords).toBe(true);
  leave();
  await showEnd();
  expect(isOpen()).toBe(true);
});
