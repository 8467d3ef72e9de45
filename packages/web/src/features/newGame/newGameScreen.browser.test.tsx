// Tests of a new game in a browser: going on from a position, and what is not asked does not count.

import type { Level } from '@wagons/ai';
import { newGame, play } from '@wagons/rules';
import { makeCode, parseTypedMove } from '@wagons/rules/notation';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TWO_PLAYERS } from '../../play/local/experience.ts';
import { builtInDecks, games, printedDeck } from '../../play/local/library.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import type { KeptGame } from '../../play/store/keptGame.ts';
import { clearStorage } from '../../../test/clearStorage.ts';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import { NewGameScreen } from './newGameScreen.tsx';

let position = newGame('wagons', printedDeck);
for (const text of ['start 4', 'take 3', 'place 0,0', 'place 0,0']) {
  const move = parseTypedMove(text, position);
  const next = move.ok ? play(position, move.value) : move;
  if (!next.ok) throw new Error(text);
  position = next.value;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await speak('en');
  clearStorage();
});
afterEach(() => {
  leave();
  location.hash = '';
  clearStorage();
});

const choose = (name: string): Promise<void> => userEvent.click(page.getByText(name, { exact: true }));
/** The game that was begun. */
async function begin(button: string): Promise<KeptGame | undefined> {
  await userEvent.click(page.getByRole('button', { name: button }));
  await until(() => location.hash.startsWith('#/table/'));
  return games.list.value[0];
}

test('a position is played on from, on the side that one chooses; it is no match', async () => {
  await show(<NewGameScreen code={makeCode(position)} />, 'main .button.main');
  await expect.element(page.getByRole('heading', { name: 'Continue' })).toBeInTheDocument();
  await expect.element(page.getByText('Continue after move 4')).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /^Second player \(\d+ points?\)$/ })).toBeChecked();
  expect(page.getByText('Best of 3').query()).toBeNull();
  await userEvent.click(page.getByText(/^First player \(\d+ points?\)$/));
  const kept = await begin('Continue');
  expect(kept?.players.first.kind).toBe('person');
  expect(kept?.players.second).toEqual({ kind: 'bot', level: 2 });
  expect(kept?.match).toBeUndefined();
  expect(kept?.code).toBe(makeCode(position));
});

test('a game that is over is not played on from, but can be watched', async () => {
  const code = makeCode(wholeGame('over', printedDeck));
  await show(<NewGameScreen code={code} />, 'main .button.main');
  await expect.element(page.getByText('Game over.')).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Replay' }))
    .toHaveAttribute('href', `#/replay/${code}`);
  expect(page.getByRole('button', { name: 'Continue' }).query()).toBeNull();
});

test('an address of its own leads two players on one device past the choice of opponents', async () => {
  await show(<NewGameScreen code={TWO_PLAYERS} />, 'main .button.main');
  await expect.element(page.getByRole('radio', { name: 'Two players, one device' })).toBeChecked();
  const kept = await begin('Deal the cards');
  expect(kept?.players).toMatchObject({ first: { kind: 'person' }, second: { kind: 'person' } });
});

test('both built-in decks are offered, and the one that is chosen is dealt', async () => {
  await show(<NewGameScreen />, 'main .button.main');
  await choose('Two players, one device');
  await choose('Deal and deck');
  await expect.element(page.getByRole('radio', { name: 'Printed deck' })).toBeChecked();
  await choose('Frontier');
  await expect.element(page.getByText('Deal and deck · Frontier')).toBeInTheDocument();
  const kept = await begin('Deal the cards');
  expect(kept?.deck).toBe(builtInDecks[1].hash);
  expect(kept && games.load(kept.id)).toMatchObject({ ok: true, value: { game: { deck: builtInDecks[1] } } });
});

test('a match was wished for, but those who only watch are not asked for one', async () => {
  await show(<NewGameScreen />, 'main .button.main');
  await choose('Best of 3');
  await choose('Watch two computers play');
  const kept = await begin('Deal the cards');
  expect(kept?.players.first.kind).toBe('bot');
  expect(kept?.match).toBeUndefined();
});

/** Stores a finished game of a person against the computer. */
function keepResult(id: string, level: Level, own: number): void {
  games.save(
    {
      id,
      players: { first: { kind: 'person' }, second: { kind: 'bot', level } },
      seed: id,
      started: 1,
      changed: Number(id),
      takeBacks: [],
      totals: { first: own, second: 30 },
      revision: 1,
      writerTab: '',
      from: '',
    },
    wholeGame(id, printedDeck),
    [],
  );
}

test('the opponent who comes next is chosen, and the portraits have the record', async () => {
  keepResult('1', 1, 20);
  keepResult('2', 1, 24);
  await show(<NewGameScreen />, 'main .button.main');
  await choose('Me against the computer');
  await expect.element(page.getByRole('radio', { name: /^Pip Level 1 0 won, 2 lost/ })).toBeChecked();
  leave();
  keepResult('3', 1, 40);
  await show(<NewGameScreen />, 'main .button.main');
  await expect.element(page.getByRole('radio', { name: /^Mabel/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Pip Level 1 1 won, 2 lost/ })).toBeInTheDocument();
  // A choice holds for one game only.
  await choose('Drives cattle. Never in a hurry.');
  const kept = await begin('Deal the cards');
  expect(Object.values(kept?.players ?? {})).toContainEqual({ kind: 'bot', level: 3 });
  leave();
  await show(<NewGameScreen />, 'main .button.main');
  await expect.element(page.getByRole('radio', { name: /^Mabel/ })).toBeChecked();
});
