// What the operator does by another process takes effect on a running server, within half a second.

import { once } from 'node:events';
import type { ServerMessage } from '@wagons/protocol';
import { PROTO, ratingKind } from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { SETTINGS } from '../test/play.ts';
import { goingTable, lastWord, SETTINGS as STORED } from '../test/stored.ts';
import { startWhole, type WholeServer } from '../test/wholeServer.ts';
import { readConfig } from './config/config.ts';
import { databaseFile } from './config/dataFolder.ts';
import { followOperator } from './followOperator.ts';
import { operate } from './operator/run.ts';
import { openContext } from './operatorContext.ts';
import { ratingsAfter } from './rating/glicko2.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore } from './store/sqlStore.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await startWhole();
});
afterAll(async () => server.close());

const run = async (...words: readonly string[]): Promise<string> =>
  operate([...words, '--reason', 'a test'], {
    config: readConfig({ DATA: server.data }),
    folder: '.',
    open: openContext,
  });

type Guest = {
  readonly id: string;
  readonly ask: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<Readonly<Record<string, unknown>> & { readonly id: string }>;
  /** Sends a message, and resolves to the next message that fits. */
  readonly say: (message: unknown, until: (heard: ServerMessage) => boolean) => Promise<ServerMessage>;
  readonly hear: (until: (heard: ServerMessage) => boolean) => Promise<ServerMessage>;
};

async function guest(name: string): Promise<Guest> {
  const url = `http://${server.host}`;
  let token = '';
  const ask: Guest['ask'] = async (method, path, body) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json() as ReturnType<Guest['ask']>;
  };
  const me = await ask('POST', '/api/me', { name });
  token = String(me['token']);
  const socket = new WebSocket(`ws://${server.host}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const hear: Guest['hear'] = async (until) =>
    new Promise((resolve) => {
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (until(message)) resolve(message);
      });
    });
  const say: Guest['say'] = async (message, until) => {
    const heard = hear(until);
    socket.send(JSON.stringify(message));
    return heard;
  };
  await once(socket, 'open');
  await say({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }, ({ type }) => type === 'welcome');
  return { id: me.id, ask, say, hear };
}

/** The server looks into the log of the operator. */
const look = (): void => server.clock.pass(500);

it('a suspended player is notified on the open socket, and can’t play, chat or open tables', async () => {
  const [ada, bert] = [await guest('Ada'), await guest('Bert')];
  const { id: table } = await ada.ask('POST', '/api/tables', { ...SETTINGS, listed: false });
  await bert.say({ type: 'watch', table }, ({ type }) => type === 'table');
  const notified = bert.hear(({ type }) => type === 'refused');
  await run('player', 'suspend', bert.id, '--for', 'chat', '--until', '2999-01-01');
  look();
  expect(await notified).toEqual({ type: 'refused', code: 'suspended' });

  const command = { type: 'do', table, cmdId: 'sit-sit-1', expectedSeq: 1, command: { type: 'sit' } };
  expect(await bert.say(command, ({ type }) => type === 'refused' || type === 'ok')).toMatchObject({
    type: 'refused',
    code: 'suspended',
    cmdId: 'sit-sit-1',
  });
  for (const [method, path, body] of [
    ['POST', '/api/tables', SETTINGS],
    ['POST', '/api/quick-match', { match: 'daily', rated: false }],
    ['PATCH', '/api/me', { name: 'Bertie' }],
  ] as const)
    expect(await bert.ask(method, path, body)).toMatchObject({ code: 'suspended' });
  // They can read why and until when, and delete their data.
  expect(await bert.ask('GET', '/api/me')).toMatchObject({ suspension: { reason: 'chat' } });
  expect(await bert.ask('GET', '/api/me/games')).toMatchObject({ games: [] });
  // A guest has nothing to prove; an account does, to be deleted.
  expect(await bert.ask('POST', '/api/me/proof/options')).toMatchObject({ code: 'accountNeeded' });

  await run('player', 'lift', bert.id);
  look();
  const again = { ...command, cmdId: 'sit-sit-2' };
  expect(await bert.say(again, ({ type }) => type === 'refused' || type === 'ok')).toMatchObject({
    type: 'ok',
  });
});

it('a table that the operator closes is over for its players', async () => {
  const [ada, bert] = [await guest('Ada'), await guest('Bert')];
  const { id: table } = await ada.ask('POST', '/api/tables', { ...SETTINGS, listed: false });
  await ada.say({ type: 'watch', table }, ({ type }) => type === 'table');
  const sit = { type: 'do', table, cmdId: 'sit-sit-1', expectedSeq: 1, command: { type: 'sit' } };
  await bert.say(sit, ({ type }) => type === 'ok');
  const over = ada.hear((heard) => heard.type === 'event' && heard.face.status === 'over');
  await run('table', 'close', table);
  look();
  expect(await over).toMatchObject({ face: { end: { by: 'aborted' } } });
  await expect(run('table', 'close', table)).rejects.toThrow('is over already');
});

it('the open tables of a suspended player are closed, and a renamed one has the new name everywhere', async () => {
  const [ada, bert] = [await guest('Ada'), await guest('Bert')];
  const { id: table } = await ada.ask('POST', '/api/tables', { ...SETTINGS, listed: false });
  await bert.say({ type: 'watch', table }, ({ type }) => type === 'table');
  const renamed = bert.hear((heard) => heard.type === 'people' && heard.host.name === 'Plain');
  await run('player', 'rename', ada.id, 'Plain');
  look();
  expect(await renamed).toMatchObject({ host: { id: ada.id, name: 'Plain' } });
  const over = bert.hear((heard) => heard.type === 'event' && heard.face.status === 'over');
  await run('player', 'suspend', ada.id, '--for', 'name', '--until', '2999-01-01');
  // Its event is found by the poll for events.
  server.clock.pass(5_000);
  expect(await over).toMatchObject({ face: { end: { by: 'aborted' } } });
});

it('the players of an annulled game show their new ratings', async () => {
  const [ada, bert] = [await guest('Ada'), await guest('Bert')];
  const { id: table } = await ada.ask('POST', '/api/tables', { ...SETTINGS, listed: false });
  await bert.say({ type: 'watch', table }, ({ type }) => type === 'table');
  const rated = bert.hear((heard) => heard.type === 'people' && heard.host.rating === 1662);
  const store = createStore(await openSqlite(databaseFile(server.data)));
  const played = goingTable(ada.id, bert.id, { settings: { ...STORED, rated: true } });
  await store.open(played);
  const players = await store.players([ada.id, bert.id]);
  const [first, second] = [players.get(ada.id)!, players.get(bert.id)!];
  const ratings = ratingsAfter({ first, second, kind: ratingKind(SETTINGS.clock), outcome: 'first' });
  expect(await store.append({ ...lastWord(played, 3), ratings })).toBe('kept');
  await store.close();
  // The server finds the change of another process by its poll for players.
  server.clock.pass(30_000);
  await rated;

  const annulled = bert.hear((heard) => heard.type === 'people' && heard.host.rating === undefined);
  await run('annul', played.id);
  look();
  expect(await annulled).toMatchObject({ host: { id: ada.id, name: 'Ada' } });
});

it('what a deleted player wrote until the sockets closed is deleted too', async () => {
  const action = { nth: 1, at: 5, verb: 'delete', player: 'someone', reason: 'a test' } as const;
  const steps: string[] = [];
  let stop = (): void => undefined;
  const erased = new Promise<void>((resolve, reject) => {
    followOperator(
      {
        hall: { operatorActed: async () => undefined },
        gateway: { signOut: (player) => steps.push(`sign out ${player}`), suspend: () => undefined },
      },
      {
        clock: server.clock,
        store: {
          lastOperatorAction: async () => 0,
          operatorActions: async (after) => [action].filter(({ nth }) => nth > after),
          anonymize: async (player) => {
            steps.push(`anonymize ${player}`);
            resolve();
          },
        },
        log: { info: () => undefined, warn: reject, error: reject },
      },
    ).then((ends) => {
      stop = ends;
      look();
    }, reject);
  });
  await erased;
  stop();
  expect(steps).toEqual(['sign out someone', 'anonymize someone']);
});
