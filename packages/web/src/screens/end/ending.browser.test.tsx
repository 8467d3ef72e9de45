// Tests of the end of a game in a browser: the score, the worst decisions first, and coming back from one of them.

import { review } from '@wagons/ai';
import { type BySeat, type Game, makeCode, parseCode, type Seat } from '@wagons/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { baseDeck } from '../../app/desk.ts';
import { speech } from '../../app/speech.ts';
import '@wagons/board/board.css';
import '../../look/tokens.css';
import '../../look/base.css';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import type { Sitter } from '../../table/table.ts';
import { chairsOf } from '../table/chairs.ts';
import { Ending } from './endView.tsx';
import { remember } from './lookedBack.ts';
import { laterWords } from '../../app/laterWords.ts';

/** 45 to 35. */
const read = parseCode('11Frd2OlgbRDGTx7WuhQWPhR0XGdlC6mER', [baseDeck]);
if (!read.ok) throw new Error('no game');
const game: Game = read.value;
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
  remember(code, { isSeen: true, review: { ...found, grades: graded } });
});
afterEach(leave);

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent);

const ONE: BySeat<Sitter> = { first: { kind: 'bot', level: 2 }, second: { kind: 'person' } };

async function showEnd(sitters = ONE): Promise<void> {
  const web = speech.value?.web;
  if (!web) throw new Error('no words');
  const chairsIn = (spoken: typeof web) => chairsOf(sitters, spoken);
  await show(
    <End
      game={game}
      chairs={chairsIn(web)}
      place={{ route: { screen: 'table', id: 'x' }, chairsIn }}
      verdict="V"
      next={undefined}
    />,
    '.grades',
  );
}

test('whoever comes back sees everything at once: the score, and the three worst decisions of the own side', async () => {
  await showEnd();
  expect(document.querySelector('main')?.dataset['revealed']).toBe('true');
  expect(texts('.final-score b')).toEqual(['35', '45']);
  expect(texts('.lost tbody th')).toEqual(['You', 'Level 2']);
  const [ownStart, , , otherStart] = texts('.lost tbody td');
  expect(ownStart).toMatch(/^\d+$/);
  expect(otherStart, 'who names no starting card cannot lose by it').toBe('–');
  expect(texts('.grades a')).toEqual(names(own.slice(2)));
  await userEvent.click(page.getByRole('button', { name: 'Show all 6' }));
  await expect.poll(() => texts('.grades a')).toEqual(names(wrong));
});

test('back from a move, its entry has the focus, even one that is told only to those who ask', async () => {
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
  await showEnd({ first: { kind: 'person', name }, second: { kind: 'person', name } });
  const tops = [...document.querySelectorAll('.final-score b')].map((one) => one.getBoundingClientRect().top);
  expect(tops[0]).toBe(tops[1]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
