// Connects and says what nobody should say, or says it too fast, or does not listen.

import { CLOSE_CODES } from '@wagons/protocol';
import { afterEach, expect, it } from 'vitest';
import { ANNA, BERT } from '../../test/play.ts';
import { openTestHall, type TestHall } from '../../test/testHall.ts';

let test: TestHall;
afterEach(async () => test.close());

const TABLE = 'abcdefghijklmnopqrstuv';

it('answers everything, also what it does not understand', async () => {
  test = await openTestHall();
  const anna = await test.visit(ANNA);
  const answers = async (message: string) => {
    const before = anna.heard.length;
    await anna.say(message);
    return anna.heard.slice(before);
  };
  expect(await answers('nonsense')).toEqual([{ type: 'refused', code: 'malformed' }]);
  expect(await answers('{"type":"dance"}')).toEqual([{ type: 'refused', code: 'unknownMessage' }]);
  expect(await answers(`{"type":"watch","table":"${TABLE}"}`)).toEqual([
    { type: 'refused', code: 'noSuchTable', table: TABLE },
  ]);
  expect(await anna.want(TABLE, { type: 'resign' }, 1)).toMatchObject({ code: 'noSuchTable' });
});

it('wants to be greeted, in a language it knows', async () => {
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

it('lets whoever has no name look on, and nothing else', async () => {
  test = await openTestHall();
  const table = await test.openTable();
  const stranger = await test.visit();
  await stranger.say({ type: 'watch', table });
  expect(stranger.last('table')).toMatchObject({ role: 'spectator' });
  expect(await stranger.want(table, { type: 'sit' }, 1)).toMatchObject({ code: 'notSignedIn' });
});

it('refuses haste, and in the end closes the door', async () => {
  test = await openTestHall();
  const anna = await test.visit(ANNA);
  await Promise.all(Array.from({ length: 60 }, async () => anna.say({ type: 'ping', at: 1 })));
  expect(anna.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(60);
  expect(anna.last('refused')).toEqual({ type: 'refused', code: 'tooFast' });
  expect(anna.closedWith()).toBeUndefined();
  for (let i = 0; i < 200; i++) await anna.say({ type: 'ping', at: 1 });
  expect(anna.closedWith()).toBe(CLOSE_CODES.tooFast);
});

it('does not pile up what somebody does not read', async () => {
  test = await openTestHall();
  const table = await test.openTable();
  const [anna, bert] = [await test.visit(ANNA), await test.visit(BERT)];
  await anna.say({ type: 'watch', table });
  anna.waiting = 256 * 1024 + 1;
  const before = anna.heard.length;
  await bert.want(table, { type: 'sit' }, 1);
  expect(anna.closedWith()).toBe(CLOSE_CODES.tooSlow);
  expect(anna.heard).toHaveLength(before);
  // It comes back, and is shown the whole table.
  const again = await test.visit(ANNA);
  await again.say({ type: 'watch', table, since: 1 });
  expect(again.last('table')).toMatchObject({ seq: 2, role: 'first' });
});
