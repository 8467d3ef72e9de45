// The contract suite for tables on this device and on the server.

import { invariant } from '@wagons/rules';
import { baseDeck } from '../../../../rules/test/table.ts';
import { openClient, openServer, settle } from '../../../test/inMemoryServer.ts';
import { testTableContract } from '../../../test/tableContract.ts';
import { makeBrowser, openTab, startTable } from '../../../test/world.ts';
import { openTable } from './localTable.ts';
import { planGame } from './plans.ts';

const PERSON = { kind: 'person' } as const;

testTableContract('on this device', async () => {
  const browser = makeBrowser();
  const plan = planGame({ deck: baseDeck(), seed: 'near', players: { first: PERSON, second: PERSON } });
  let table = startTable(openTab(browser), plan);
  return {
    at: () => table,
    reload: async () => {
      table.leave();
      browser.settle();
      const again = openTable(openTab(browser), table.id);
      invariant(again.ok, 'the game opens');
      table = again.value;
      return table;
    },
    settle: async () => browser.settle(),
    agree: async () => undefined,
  };
});

testTableContract('on the server', async () => {
  const server = openServer();
  const there = { first: openClient(server, 'host'), second: openClient(server, 'guest') };
  await settle(server);
  there.second.table().order({ type: 'sit' });
  await settle(server);
  return {
    at: (seat) => there[seat].table(),
    reload: async (seat) => {
      const { store, connection } = there[seat];
      connection.leave();
      there[seat] = openClient(server, seat === 'first' ? 'host' : 'guest', { store });
      await settle(server);
      return there[seat].table();
    },
    settle: () => settle(server),
    agree: async () => {
      const asked = there.first.table().face.value.offer;
      if (asked)
        there[asked.by === 'first' ? 'second' : 'first']
          .table()
          .order({ type: 'answerTakeBack', accept: true });
      await settle(server);
    },
  };
});
