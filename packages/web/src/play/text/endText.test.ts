import type { BySeat, Points } from '@wagons/rules';
import { loadArea } from '@wagons/words/areas';
import { expect, test } from 'vitest';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { endText } from './endText.ts';

const { games } = await loadArea('pages', 'en');
const web = await loadArea('web', 'en');
const level = (n: 2 | 3): SeatPlayer => ({ kind: 'bot', level: n });
const person = (name?: string): SeatPlayer => ({ kind: 'person', name });
const totals = (first: Points, second: Points): BySeat<Points> => ({ first, second });

test.each([
  [{ first: person(), second: level(3) }, totals(20, 30), 'You lost, 20 to 30'],
  [{ first: level(3), second: person() }, totals(20, 30), 'You won, 30 to 20'],
  [{ first: level(3), second: level(2) }, totals(39, 34), 'Amos won, 39 to 34'],
  [{ first: level(2), second: level(2) }, totals(34, 39), 'The second player won, 39 to 34'],
  [{ first: person('Ida'), second: person() }, totals(34, 33), 'Ida won, 34 to 33'],
  [{ first: person(), second: person() }, totals(30, 30), 'You tied, 30 to 30'],
] as const)('a game of %o that ended %o reads “%s”', (players, ended, text) => {
  expect(endText(games, web, players, ended)).toBe(text);
});
