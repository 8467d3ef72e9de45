// Tests of a shared game in a browser: the result, the sender's colors, and the same deal to play.

import { score } from '@wagons/rules';
import { makeCode, parseCode } from '@wagons/rules/notation';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearStorage } from '../../../test/clearStorage.ts';
import { hear, leave, show, speak, until } from '../../../test/speaking.ts';
import { wholeGame } from '../../../test/wholeGame.ts';
import '../../kit/look/tokens.css';
import '../../kit/look/base.css';
import { games, printedDeck } from '../../play/local/library.ts';
import { SharedScreen } from './sharedScreen.tsx';

const game = wholeGame('shared', printedDeck);
const code = makeCode(game);
const { first, second } = score(game);

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

/** The game that was started. */
async function started() {
  await until(() => location.hash.startsWith('#/table/'));
  const id = location.hash.slice('#/table/'.length);
  return games.list.value.find((one) => one.id === id);
}

test('opens on the result with both names, and the deal is played against the same computer', async () => {
  await show(<SharedScreen code={`${code}~*3~Ida`} />, '[data-part=towns] .ctw-laid');
  await hear(`Ida ${second.total} – ${first.total} Amos`, 'against Amos (level 3)');
  expect(document.querySelector('[data-part=towns]')?.getAttribute('data-reader')).toBe('second');
  const towns = document.querySelectorAll('[data-part=towns] [data-part=town]');
  expect([...towns].map((town) => town.getAttribute('data-seat'))).toEqual(['second', 'first']);
  await userEvent.click(page.getByRole('button', { name: `Play this deal, beat ${second.total}` }));
  const kept = await started();
  expect(kept).toMatchObject({
    players: { first: { kind: 'bot', level: 3 }, second: { kind: 'person' } },
    target: { name: 'Ida', points: second.total },
  });
  expect(kept?.practice).toBeUndefined();
  const read = parseCode(kept?.code ?? '', [printedDeck]);
  expect(read.ok && [read.value.deal, read.value.moves]).toEqual([game.deal, []]);
});

test('between two people, the sender’s seat is played against a computer', async () => {
  await show(<SharedScreen code={`${code}~Bob~Ida~1`} />, '[data-part=towns] .ctw-laid');
  await hear(`Bob ${first.total} – ${second.total} Ida`, 'against Mabel (level 2)');
  await userEvent.click(page.getByRole('button', { name: `Play this deal, beat ${first.total}` }));
  const kept = await started();
  expect(kept?.players).toMatchObject({ first: { kind: 'person' }, second: { kind: 'bot', level: 2 } });
});

test('a game that isn’t over can be replayed, and a damaged code says so', async () => {
  await show(<SharedScreen code={`${code}x`} />, '.message');
  await expect.element(page.getByRole('alert')).toHaveTextContent(/damaged/);
});
