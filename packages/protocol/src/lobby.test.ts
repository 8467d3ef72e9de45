// Tests that a client which applies changes has the list that the server has, or knows that it hasn't.

import { expect, it } from 'vitest';
import { changeLobby, type LobbyList } from './lobby.ts';
import type { OpenTable } from './messages.ts';

const table = (id: string, name = id): OpenTable => ({
  id,
  host: { id: name, name, account: false },
  settings: {
    deck: 'deck',
    first: 'random',
    clock: { kind: 'none' },
    rated: false,
    listed: true,
  },
  openedAt: 1,
});
const list: LobbyList = { version: 4, tables: [table('a'), table('b'), table('c')] };
const change = (version: number) => ({
  type: 'lobbyChanged' as const,
  version,
  listed: [table('new'), table('b', 'Bert')],
  gone: ['a'],
});

it('adds new tables in front, changes others in place, and removes those that are gone', () => {
  expect(changeLobby(list, change(5))).toEqual({
    version: 5,
    tables: [table('new'), table('b', 'Bert'), table('c')],
  });
});

it('ignores a change that the list contains already', () => {
  for (const version of [3, 4]) expect(changeLobby(list, change(version))).toEqual(list);
});

it('needs the whole list if a change was missed, or none follow', () => {
  expect(changeLobby(list, change(6))).toBeUndefined();
  expect(changeLobby({ tables: list.tables }, change(5))).toBeUndefined();
});
