// Tests of the messages for the operator when the server doesn't start.

import { expect, it } from 'vitest';
import { StartupError } from './config/startupError.ts';
import { operatorMessage } from './operatorMessage.ts';
import { CannotOpen } from './store/faults.ts';
import { StoreError } from './ports/store.ts';

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });
const FULL = 'The disk that holds the data is full. Nothing is lost: free some space and start again.';
const AWAY = 'The database isn’t available (connect ECONNREFUSED). Start again when it is.';

it.each([
  ['wrong settings', new StartupError('PORT must be a number.'), 'PORT must be a number.'],
  ['a foreign database', new CannotOpen('It is not ours.'), 'It is not ours.'],
  ['no room for the secret', coded('ENOSPC: no space left on device, write', 'ENOSPC'), FULL],
  [
    'no room in the database',
    new StoreError('full', 'the database is full', Object.assign(new Error('full'), { errcode: 13 })),
    FULL,
  ],
  [
    'no database',
    new StoreError('away', 'the database is away', coded('connect ECONNREFUSED', 'ECONNREFUSED')),
    AWAY,
  ],
])('the operator gets one sentence for %s', (_what, error, sentence) => {
  expect(operatorMessage(error)).toBe(sentence);
});

it('the operator gets the whole error for a bug', () => {
  const bug = new Error('undefined is not a function');
  expect(operatorMessage(bug)).toBe(bug);
});
