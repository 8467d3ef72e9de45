// Tests of the coach's note in a browser: said once, with pictures, and answered in three ways.

import { signal } from '@preact/signals';
import { review } from '@wagons/ai';
import type { Engine } from '@wagons/ai/service';
import { type Game, mustPlay, newGame, ok } from '@wagons/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@wagons/board/board.css';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { settings } from '../../kit/storage/storage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { printedDeck } from '../local/library.ts';
import type { Table } from '../table/table.ts';
import { CoachNote } from './coachNote.tsx';

const dealt = newGame('note', printedDeck);
const [start, ...others] = dealt.circle;
if (start === undefined) throw new Error('no cards');
const drafting = mustPlay(dealt, { type: 'pickStart', card: start });
const second = others[1] ?? start;
const placing = mustPlay(drafting, { type: 'draft', card: second });
const placed = mustPlay(placing, { type: 'place', card: second, cell: { x: 0, y: 0 }, rotation: 'upright' });

/** What the draft and the placement cost. */
let lost = { draft: 8, place: 0 };

const strict: Engine = {
  ask: (question, onGrade) => {
    const cheap = mustPlay(drafting, { type: 'draft', card: start });
    const best = review(cheap, { nodes: 1 }).grades.at(-1)?.played;
    const { grades } = review(question.game, { nodes: 1 });
    for (const grade of grades.toReversed()) {
      const isDraft = grade.decision === 'draft';
      onGrade?.(
        { ...grade, lost: isDraft ? lost.draft : lost.place, best: (isDraft && best) || grade.best },
        grades.length,
      );
    }
    return { answer: new Promise(() => {}), cancel: () => undefined, stop: () => undefined };
  },
};

const game = signal<Game>(drafting);
let takeBacks = 0;

const table: Table = {
  id: 'x',
  game,
  now: game,
  mine: signal(['first']),
  keeping: signal('saved'),
  pending: signal([]),
  awaited: signal(undefined),
  match: signal(undefined),
  canTakeBack: signal(true),
  keepPending: () => undefined,
  confirm: () => Promise.resolve(ok(game.peek())),
  takeBack: () => {
    takeBacks += 1;
    game.value = drafting;
    return Promise.resolve(ok(drafting));
  },
  takeOver: () => undefined,
  leave: () => undefined,
};

const isActing = signal(false);

/** Appears with the note, and shows which game was rendered. */
const Host = () => (
  <main data-moves={game.value.moves.length}>
    <CoachNote
      {...{ table, engine: strict, isActing: isActing.value }}
      reader="first"
      names={{ first: 'You', second: 'Pip' }}
    />
  </main>
);

const rendered = (shown: Game): Promise<void> =>
  until(() => document.querySelector('main')?.getAttribute('data-moves') === String(shown.moves.length));

beforeEach(async () => {
  await speak('en');
  game.value = drafting;
  takeBacks = 0;
  lost = { draft: 8, place: 0 };
  isActing.value = false;
  settings.coach.value = true;
  await show(<Host />, 'main[data-moves]');
});
afterEach(leave);

const note = (): Element | null => document.querySelector('[role=status]:has(button)');

test('a costly gift is named with its pictures and what was better', async () => {
  game.value = placed;
  await until(() => note() !== null);
  expect(note()?.textContent).toMatch(/^You gave Pip .+ and .+\. Taking .+ about 8 points more in the end\./);
  expect(note()?.querySelectorAll('[data-part=card] svg')).toHaveLength(3);
});

test('many gifts are counted instead of shown', async () => {
  const far = others[5] ?? start;
  const given = mustPlay(drafting, { type: 'draft', card: far });
  const [{ card }] = given.phase === 'place' ? given.held : [{ card: far }];
  game.value = mustPlay(given, { type: 'place', card, cell: { x: 0, y: 0 }, rotation: 'upright' });
  await until(() => note() !== null);
  expect(note()?.textContent).toMatch(/^You gave Pip 6 cards\. Taking /);
});

test('a line with pictures is as high as they are', async () => {
  game.value = placed;
  await until(() => note() !== null);
  const line = document.querySelector('[role=status] p')?.getBoundingClientRect();
  for (const picture of document.querySelectorAll('[role=status] [data-part=card] svg')) {
    const { top, bottom } = picture.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(line?.top ?? 0);
    expect(bottom).toBeLessThanOrEqual(line?.bottom ?? 0);
  }
});

test('a loss that the review calls a mistake gets no praise', async () => {
  lost = { draft: 0, place: 5 };
  game.value = placed;
  await until(() => note() !== null);
  expect(note()?.textContent).toMatch(/ had a much better spot, worth about 5 points more/);
});

test('it goes as soon as the player chooses a card or a spot', async () => {
  game.value = placed;
  await until(() => note() !== null);
  isActing.value = true;
  await until(() => note() === null);
  expect(settings.coach.value, 'the next one will come').toBe(true);
});

test('trying again takes the turn back; the note goes', async () => {
  game.value = placed;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await until(() => note() === null);
  expect(takeBacks).toBe(1);
});

test('it can be dismissed, or switched off for good', async () => {
  game.value = placed;
  await userEvent.click(page.getByRole('button', { name: 'Got it' }));
  await until(() => note() === null);
  expect(settings.coach.value).toBe(true);
  game.value = drafting;
  await rendered(drafting);
  game.value = placed;
  await userEvent.click(page.getByRole('button', { name: 'No more tips' }));
  expect(settings.coach.value).toBe(false);
});
