// Tests of misbehaving clients: invalid messages, too many messages, and clients that don't read.

import { CLOSE_CODES, PROTO, type ServerMessage } from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import { loadArea } from '@wagons/words/areas';
import { afterEach, describe, expect, it } from 'vitest';
import { everyLanguage } from '../../../words/test/messages.ts';
import { ANNA, BERT } from '../../test/play.ts';
import { SILENT } from '../../test/simulation/nodes.ts';
import { openTestHall, type TestHall } from '../../test/testHall.ts';
import { makeLimits } from '../limits/limits.ts';
import { connect } from './connection.ts';

let test: TestHall;
afterEach(async () => test.close());

const TABLE = 'abcdefghijklmnopqrstuv';

it('every message is answered, even an unknown one', async () => {
  test = await openTestHall();
  const anna = await test.visit(ANNA);
  const answers = async (message: string) => {
    const before = anna.heard.length;
    await anna.say(message);
    return anna.heard.slice(before);
  };
  expect(await answers('nonsense')).toMatchObject([{ type: 'refused', code: 'malformed' }]);
  expect(await answers('{"type":"dance"}')).toEqual([{ type: 'refused', code: 'unknownMessage' }]);
  expect(await answers(`{"type":"watch","table":"${TABLE}"}`)).toEqual([
    { type: 'refused', code: 'noSuchTable', table: TABLE },
  ]);
  expect(await anna.want(TABLE, { type: 'resign' }, 1)).toMatchObject({ code: 'noSuchTable' });
});

it('hello is required first, with a known version', async () => {
  test = await openTestHall();
  const heard: string[] = [];
  const closed: number[] = [];
  const connection = test
    .node()
    .connect(
      { send: (text) => heard.push(text), close: (code) => closed.push(code), waiting: () => 0 },
      ANNA,
    );
  connection?.receive(`{"type":"watch","table":"${TABLE}"}`);
  await test.pass(50);
  expect(heard.map((text) => JSON.parse(text))).toEqual([
    { type: 'refused', code: 'helloFirst', table: TABLE },
  ]);
  connection?.receive('{"type":"hello","proto":99,"rulesVersion":1}');
  await test.pass(50);
  expect(heard.at(-1)).toContain('unknownProto');
  expect(closed).toEqual([CLOSE_CODES.unknownProto]);
});

it('a client without a session may only watch', async () => {
  test = await openTestHall();
  const table = await test.openTable();
  const stranger = await test.visit();
  await stranger.say({ type: 'watch', table });
  expect(stranger.last('table')).toMatchObject({ role: 'spectator' });
  expect(await stranger.want(table, { type: 'sit' }, 1)).toMatchObject({ code: 'notSignedIn' });
});

it('a client that is too fast is refused, and finally disconnected', async () => {
  test = await openTestHall();
  const anna = await test.visit(ANNA);
  await Promise.all(Array.from({ length: 140 }, async () => anna.say({ type: 'ping', at: 1 })));
  expect(anna.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(140);
  expect(anna.last('refused')).toEqual({ type: 'refused', code: 'tooFast' });
  expect(anna.closedWith()).toBeUndefined();
  for (let i = 0; i < 200; i++) await anna.say({ type: 'ping', at: 1 });
  expect(anna.closedWith()).toBe(CLOSE_CODES.tooFast);
});

it('a table that must be loaded first costs more', async () => {
  test = await openTestHall();
  const anna = await test.visit(ANNA);
  for (let nth = 0; nth < 6; nth++) await anna.say({ type: 'watch', table: TABLE });
  const codes = anna.heard.flatMap((message) => (message.type === 'refused' ? message.code : []));
  expect(codes).toEqual([...Array<string>(4).fill('noSuchTable'), 'tooFast', 'tooFast']);
});

it('a client that does not read is disconnected instead of buffered', async () => {
  test = await openTestHall();
  const table = await test.openTable();
  const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT)];
  await anna.say({ type: 'watch', table });
  anna.waiting = 256 * 1024 + 1;
  const before = anna.heard.length;
  await bert.want(table, { type: 'sit' }, 1);
  expect(anna.closedWith()).toBe(CLOSE_CODES.tooSlow);
  expect(anna.heard).toHaveLength(before);
  // It reconnects, and gets a snapshot.
  const again = await test.visit(ANNA);
  await again.say({ type: 'watch', table, since: 1 });
  expect(again.last('table')).toMatchObject({ seq: 2, role: 'first' });
});

it('a client that left before its message was handled is not kept', async () => {
  test = await openTestHall();
  const hall = test.hall();
  const there = new Set<string>();
  const list = (name: string) => ({
    enter: async () => void there.add(name),
    leave: () => void there.delete(name),
  });
  const connection = connect(
    {
      hall: { ...hall, mine: list('mine'), lobby: { ...hall.lobby, ...list('lobby') } },
      clock: { now: test.world.now, after: test.world.after },
      log: SILENT,
      meter: { count: () => undefined },
      limits: makeLimits(test.world, 1),
    },
    { send: () => undefined, close: () => undefined, waiting: () => 0 },
    { player: ANNA, address: 'somewhere' },
  );
  connection.receive(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
  for (const type of ['mine', 'lobby']) connection.receive(JSON.stringify({ type, on: true }));
  connection.gone();
  await test.pass(100);
  expect(there).toEqual(new Set());
});

it.each([0, RULES_VERSION + 1, 99])('a client with rules version %i is refused', async (rulesVersion) => {
  test = await openTestHall();
  const heard: string[] = [];
  const closed: number[] = [];
  const transport = {
    send: (text: string) => heard.push(text),
    close: (code: number) => closed.push(code),
    waiting: () => 0,
  };
  const connection = test.node().connect(transport, ANNA);
  connection?.receive(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion }));
  await test.pass(50);
  expect(heard.map((text) => JSON.parse(text))).toEqual([{ type: 'refused', code: 'unknownProto' }]);
  expect(closed).toEqual([CLOSE_CODES.unknownProto]);
});

describe('during a rolling upgrade', () => {
  const OLD = { oldest: 1, newest: 1 };
  const NEW = { oldest: 1, newest: 2 };

  it.each([
    [OLD, 0, 'refused'],
    [OLD, 1, 'welcome'],
    [OLD, 2, 'refused'],
    [NEW, 0, 'refused'],
    [NEW, 1, 'welcome'],
    [NEW, 2, 'welcome'],
    [NEW, 3, 'refused'],
  ] as const)('a server that speaks %o answers version %i: %s', async (protos, proto, expected) => {
    test = await openTestHall();
    const heard: string[] = [];
    const closed: number[] = [];
    const table = await test.openTable();
    const connection = connect(
      {
        hall: test.hall(),
        clock: { now: test.world.now, after: test.world.after },
        log: SILENT,
        meter: { count: () => undefined },
        limits: makeLimits(test.world, 1),
        protos,
      },
      { send: (text) => heard.push(text), close: (code) => closed.push(code), waiting: () => 0 },
      { player: BERT, address: 'somewhere' },
    );
    connection.receive(JSON.stringify({ type: 'hello', proto, rulesVersion: RULES_VERSION }));
    connection.receive(JSON.stringify({ type: 'watch', table }));
    await test.pass(200);
    const received = heard.map((text) => JSON.parse(text) as ServerMessage);
    if (expected === 'welcome') {
      // It is answered in its own version, and keeps playing.
      expect(received[0]).toMatchObject({ type: 'welcome', proto });
      expect(received[1]).toMatchObject({ type: 'table', table });
      expect(closed).toEqual([]);
    } else {
      expect(received).toEqual([{ type: 'refused', code: 'unknownProto' }]);
      expect(closed).toEqual([CLOSE_CODES.unknownProto]);
    }
  });

  it('the refusal has a sentence in every language', async () => {
    test = await openTestHall();
    const sentences = await Promise.all(
      everyLanguage.map(async (language) => (await loadArea('refusals', language)).unknownProto),
    );
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(sentences).size).toBe(everyLanguage.length);
  });
});
