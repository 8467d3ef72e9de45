// Tests that the changes of a list, applied in order, give the list.

import fc from 'fast-check';
import { changeLobby, type LobbyList, type OpenTable } from '@wagons/protocol';
import { expect, it } from 'vitest';
import { createVersionedList } from './versionedList.ts';

const lists = fc.array(
  fc.uniqueArray(fc.record({ id: fc.constantFrom(...'abcdef'), name: fc.constantFrom('x', 'y') }), {
    selector: ({ id }) => id,
  }),
);
const asTable = ({ id, name }: { readonly id: string; readonly name: string }) =>
  ({ id, host: { id, name, account: false } }) as OpenTable;
const byId = (tables: readonly OpenTable[]) => tables.toSorted((a, b) => (a.id < b.id ? -1 : 1));

it('a client that applies all changes has the same tables', () => {
  fc.assert(
    fc.property(lists, (steps) => {
      const list = createVersionedList<OpenTable>();
      let known: LobbyList | undefined = { tables: list.items(), version: list.version() };
      for (const step of steps) {
        const next = step.map(asTable);
        const change = list.replace(next);
        if (change && known)
          known = changeLobby(known, {
            type: 'lobbyChanged',
            ...change,
            listed: [...change.listed],
            gone: [...change.gone],
          });
        expect(byId(known?.tables ?? [])).toEqual(byId(next));
        expect(known?.version).toBe(list.version());
      }
    }),
  );
});

it('the same list again is no change', () => {
  const list = createVersionedList<{ readonly id: string }>();
  expect(list.replace([{ id: 'a' }])).toEqual({ version: 1, listed: [{ id: 'a' }], gone: [] });
  expect(list.replace([{ id: 'a' }])).toBeUndefined();
});
