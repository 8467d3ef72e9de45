// Whether the positions that stories start with are what their names say.

import { type Game, seatToMove } from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import { expect, it } from 'vitest';
import { extentOf, LAST, POSITIONS, readDeckFile } from './positions.mjs';

const deck = readDeckFile('base');

function at(code: string): Game {
  const game = parseCode(code, [deck]);
  if (!game.ok) throw new Error(code);
  return game.value;
}

it.each([
  ['start', { phase: 'pickStart', seat: 'second', circle: 15, towns: [0, 0], held: 0 }],
  ['drafting', { phase: 'draft', seat: 'first', circle: 9, towns: [3, 3], held: 0 }],
  ['gifts', { phase: 'place', seat: 'second', circle: 7, towns: [3, 2], held: 3 }],
  ['early', { phase: 'draft', seat: 'first', circle: 12, towns: [2, 1], held: 0 }],
  ['four', { phase: 'place', seat: 'second', circle: 8, towns: [2, 4], held: 1 }],
  ['ten', { phase: 'place', seat: 'second', circle: 1, towns: [3, 10], held: 1 }],
  ['lateDraft', { phase: 'draft', seat: 'first', circle: 7, towns: [4, 4], held: 0 }],
  ['latePlace', { phase: 'place', seat: 'first', circle: 6, towns: [4, 4], held: 1 }],
  ['lastThree', { phase: 'draft', seat: 'first', circle: 3, towns: [6, 6], held: 0 }],
  ['lastTwo', { phase: 'place', seat: 'first', circle: 2, towns: [6, 6], held: 1 }],
  ['lastDraft', { phase: 'draft', seat: 'second', circle: 1, towns: [3, 11], held: 0 }],
  ['lastCard', { phase: 'place', seat: 'second', circle: 0, towns: [3, 11], held: 1 }],
  ['over', { phase: 'over', seat: undefined, circle: 0, towns: [7, 8], held: 0 }],
] as const)('%s', (name, moment) => {
  const game = at(POSITIONS[name]);
  expect({
    phase: game.phase,
    seat: seatToMove(game),
    circle: game.circle.length,
    towns: [game.towns.first.length, game.towns.second.length],
    held: game.phase === 'place' ? game.held.length : 0,
  }).toEqual(moment);
});

it('the spread town is as large as a median town', () => {
  const game = at(POSITIONS.spread);
  expect(game.phase).toBe('place');
  expect(extentOf(game.towns[seatToMove(game) ?? 'first'])).toEqual({ width: 7, height: 8 });
});

it('the last move ends the game', () => {
  const game = at(LAST.code);
  expect([game.phase, game.circle]).toEqual(['place', []]);
  expect(LAST.move).toMatch(/^place [a-z-]+ -?\d+,-?\d+( turned)?$/);
  expect(at(POSITIONS.over).moves).toHaveLength(game.moves.length + 1);
});
