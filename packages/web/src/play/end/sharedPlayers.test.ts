// Tests of the players in the address of a shared review.

import { loadArea } from '@wagons/words/areas';
import { expect, test } from 'vitest';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { spectatorViewpoint, viewpointOf } from '../text/viewpoint.ts';
import { makeAddress, playersToShare, readAddress } from './sharedPlayers.ts';

const web = await loadArea('web', 'en');
const person = (name?: string): SeatPlayer => ({ kind: 'person', name });
const bot = (level: 3 | 5): SeatPlayer => ({ kind: 'bot', level });

test.each([
  ['two names', { first: person('Ida'), second: person('José M.') }, undefined, 'CODE~Ida~José M.'],
  ['one name', { first: person(), second: person('Ida') }, undefined, 'CODE~~Ida'],
  [
    'two names, of which the second shares it',
    { first: person(), second: person('Ida') },
    'second',
    'CODE~~Ida~2',
  ],
  // The only person shares it.
  ['a computer', { first: bot(3), second: person() }, 'second', 'CODE~*3~'],
] as const)('with %s, the address round-trips', (_, players, sender, address) => {
  expect(makeAddress({ code: 'CODE', players, sender })).toBe(address);
  expect(readAddress(address)).toEqual({ code: 'CODE', players, ...(sender && { sender }) });
});

test('without names, it is the code alone, as in older links', () => {
  expect(makeAddress({ code: 'CODE', players: { first: person(), second: person() } })).toBe('CODE');
  expect(readAddress('CODE')).toEqual({ code: 'CODE', players: undefined });
});

test('names are validated: length, characters, and how many there are', () => {
  const { players } = readAddress(`CODE~<b>${'x'.repeat(99)}~\u202EIda`);
  expect(players?.first.name).toBe(`b${'x'.repeat(19)}`);
  expect(players?.second.name).toBe('Ida');
  expect(readAddress('CODE~a~b~c').players).toBeUndefined();
  expect(readAddress('CODE~*9~*0').players).toEqual({ first: person('9'), second: person('0') });
  expect(readAddress('CODE~<>~ ').players).toBeUndefined();
});

test('to others the reader is no “you”, and the computer has its name', () => {
  const players = { first: person('Ida'), second: bot(3) };
  const shared = playersToShare({ viewpoint: viewpointOf(players, web), kept: undefined });
  expect(shared).toEqual({ first: person(), second: bot(3) });
  const viewpoint = spectatorViewpoint(shared, web);
  expect(viewpoint.reader).toBeUndefined();
  expect(viewpoint.names).toEqual({ first: 'First player', second: 'Amos' });
  expect(viewpoint.levels).toEqual({ first: undefined, second: 3 });
  // And shared on.
  expect(playersToShare({ viewpoint, kept: undefined })).toEqual(shared);
});

test('two computers of one level go by their seats', () => {
  expect(spectatorViewpoint({ first: bot(5), second: bot(5) }, web).names).toEqual({
    first: 'First player',
    second: 'Second player',
  });
});
