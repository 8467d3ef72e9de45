// Tests of the names on a shared picture.

import { loadArea } from '@wagons/words/areas';
import { expect, it } from 'vitest';
import { PEOPLE } from '../store/seatPlayers.ts';
import { publicNames } from './publicNames.ts';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 2 } as const;

it('a shared picture names both players', async () => {
  const web = await loadArea('web', 'en');
  expect(publicNames({ first: BOT, second: PERSON }, web)).toEqual({
    first: 'Mabel (level 2)',
    second: 'You',
  });
  expect(publicNames({ first: { ...PERSON, name: 'Ida' }, second: BOT }, web).first).toBe('Ida');
  expect(publicNames(PEOPLE, web)).toEqual({ first: 'First player', second: 'Second player' });
});
