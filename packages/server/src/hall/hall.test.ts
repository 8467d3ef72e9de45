// Plays in a hall with a real store: answers, broadcasts, and what is stored.

import { fingerprint, type ServerMessages } from '@wagons/protocol';
import { begin, play, seatToMove } from '@wagons/rules';
import { readMadeMove } from '@wagons/rules/notation';
import { afterEach, describe, expect, it } from 'vitest';
import { ANNA, BERT, CARL, PRINTED, someTurn } from '../../test/play.ts';
import { waitingTable } from '../../test/stored.ts';
import { type Guest, NO_FAULTS, openTestHall, type TestHall } from '../../test/testHall.ts';

let test: TestHall | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

const openHall = async (nodes = 1): Promise<TestHall> => {
  test = await openTestHall({ nodes });
  return test;
};

/** Anna (first) and Bert (second) at a table, both watching it. */
async function sitDown(hall: TestHall, settings: Parameters<TestHall['openTable']>[0] = {}, nth = 0) {
  const table = await hall.openTable(settings);
  const [anna, bert] = [await hall.visit(ANNA), await hall.visit(BERT, nth)];
  await anna.say({ type: 'watch', table });
  await bert.say({ type: 'watch', table });
  await bert.want(table, { type: 'sit' }, 1);
  if (settings.rated) {
    await anna.want(table, { type: 'ready' }, 2);
    await bert.want(table, { type: 'ready' }, 3);
  }
  await hall.pass(100);
  return { table, anna, bert };
}

/** Plays whole turns for the seat to move. Returns the number of the last event. */
async function playTurns(
  hall: TestHall,
  table: string,
  guests: Readonly<Record<string, Guest>>,
  turns: number,
) {
  for (let turn = 0; turn < turns; turn++) {
    const now = await tableOf(hall, table);
    const seat = seatToMove(now.game);
    if (!seat || !now.seats) break;
    const answer = await guests[now.seats[seat]]?.want(
      table,
      { type: 'turn', moves: [...someTurn(now.game)] },
      now.seq,
    );
    expect(answer?.type).toBe('ok');
    await hall.pass(50);
  }
  return (await tableOf(hall, table)).seq;
}

async function tableOf(hall: TestHall, id: string) {
  let found: Awaited<ReturnType<ReturnType<TestHall['hall']>['table']>> | undefined;
  void hall
    .hall()
    .table(id)
    .then((one) => {
      found = one;
    });
  await hall.pass(20);
  if (!found?.ok) throw new Error(`table ${id}: ${found?.error ?? 'no answer'}`);
  return found.value;
}

/** The game of a client that received everything. */
function gameHeard({ heard }: Guest) {
  const received = heard.filter(
    (one): one is ServerMessages['table'] | ServerMessages['event'] =>
      one.type === 'table' || one.type === 'event',
  );
  const first = received.find((one) => one.type === 'table');
  if (!first) throw new Error('no table was shown');
  let moves = [...first.moves];
  let last: { readonly seq: number; readonly hash: string } = first;
  for (const one of received.slice(received.indexOf(first) + 1)) {
    if (one.type === 'table') moves = [...one.moves];
    else {
      expect(one.seq).toBe(last.seq + 1);
      if (one.happened.from !== undefined)
        moves = [...moves.slice(0, one.happened.from), ...(one.happened.moves ?? [])];
    }
    last = one;
  }
  const start = begin(PRINTED, { center: first.deal.center as never, circle: first.deal.circle });
  const game = moves.reduce((now, text) => {
    const move = readMadeMove(text);
    const next = move && play(now, move);
    if (!next?.ok) throw new Error(`cannot play ${text}`);
    return next.value;
  }, start);
  return { game, ...last };
}

describe('a game with two players and a spectator', () => {
  it('is broadcast to all of them equally, from the invitation to the end', async () => {
    const hall = await openHall();
    const { table, anna, bert } = await sitDown(hall);
    const carl = await hall.visit(CARL);
    await carl.say({ type: 'watch', table });
    expect(carl.last('table')?.role).toBe('spectator');
    const seq = await playTurns(hall, table, { [ANNA]: anna, [BERT]: bert }, 40);
    for (const guest of [anna, bert, carl]) {
      const { game, seq: heard, hash } = gameHeard(guest);
      expect(heard).toBe(seq);
      expect(fingerprint(game)).toBe(hash);
      expect(game.phase).toBe('over');
    }
    expect(anna.last('event')?.face).toMatchObject({ status: 'over', end: { by: 'points' } });
    const row = await hall.store.find(table);
    expect(row).toMatchObject({ status: 'over', end: { by: 'points' }, seq });
    expect(row?.totals).toBeDefined();
  });

  it('answers a command after storing it and before broadcasting it', async () => {
    const hall = await openHall();
    const { table, bert } = await sitDown(hall);
    await playTurns(hall, table, { [BERT]: bert }, 1);
    const [answer, event] = [bert.last('ok'), bert.last('event')];
    expect(bert.heard.indexOf(answer!)).toBeLessThan(bert.heard.indexOf(event!));
    const stored = await hall.store.events(table, 0);
    expect(stored.at(-1)).toMatchObject({ seq: answer?.seq, hash: event?.hash });
  });

  it('resumes a returning client: with nothing if nothing is new, otherwise with a snapshot', async () => {
    const hall = await openHall();
    const { table, anna, bert } = await sitDown(hall);
    const seq = await playTurns(hall, table, { [ANNA]: anna, [BERT]: bert }, 3);
    const [same, behind, ahead] = [await hall.visit(ANNA), await hall.visit(ANNA), await hall.visit(ANNA)];
    await same.say({ type: 'watch', table, since: seq });
    expect(same.last('table')).toBeUndefined();
    await behind.say({ type: 'watch', table, since: seq - 1 });
    expect(behind.last('table')).toMatchObject({ seq });
    await ahead.say({ type: 'watch', table, since: seq + 1 });
    expect(ahead.last('table')).toMatchObject({ seq });
  });
});

describe('exactly-once delivery', () => {
  it('a repeated command gets its first answer, whatever has happened since', async () => {
    const hall = await openHall(2);
    const { table, anna, bert } = await sitDown(hall);
    const now = await tableOf(hall, table);
    const moves = [...someTurn(now.game)];
    const first = await bert.want(table, { type: 'turn', moves }, now.seq, 'the-same-one');
    await playTurns(hall, table, { [ANNA]: anna, [BERT]: bert }, 2);
    for (const nth of [0, 1]) {
      const again = await (
        await hall.visit(BERT, nth)
      ).want(table, { type: 'turn', moves }, now.seq, 'the-same-one');
      expect(again).toEqual(first);
    }
    expect((await hall.store.events(table, 0)).filter(({ event }) => event.type === 'turn')).toHaveLength(3);
  });

  it('of eight commands that race for one number, one wins, and the others get the head', async () => {
    const hall = await openHall(2);
    const { table } = await sitDown(hall);
    const { seq, game } = await tableOf(hall, table);
    const guests = await Promise.all(Array.from({ length: 8 }, async (_, i) => hall.visit(BERT, i % 2)));
    const answers = await Promise.all(
      guests.map(async (guest, i) =>
        guest.want(table, { type: 'turn', moves: [...someTurn(game, `racer ${i}`)] }, seq),
      ),
    );
    expect(answers.filter(({ type }) => type === 'ok')).toEqual([expect.objectContaining({ seq: seq + 1 })]);
    const late = answers.filter((one) => one.type === 'refused');
    expect(late).toHaveLength(7);
    for (const answer of late) expect(answer).toMatchObject({ code: 'conflict', head: seq + 1 });
  });
});

describe('clocks', () => {
  it('a flag falls on its own, is an event of the log, and is broadcast', async () => {
    const hall = await openHall();
    const { table, anna, bert } = await sitDown(hall, { clock: { kind: 'live', seconds: 60, increment: 0 } });
    await playTurns(hall, table, { [ANNA]: anna, [BERT]: bert }, 3);
    await hall.pass(61_000);
    expect(anna.last('event')).toMatchObject({
      happened: { type: 'flagged', seat: 'first' },
      face: { end: { by: 'time', outcome: 'second' } },
    });
    expect((await hall.store.events(table, 0)).at(-1)?.event).toMatchObject({
      type: 'flagged',
      left: { first: 0 },
    });
    expect(await anna.want(table, { type: 'resign' }, (await tableOf(hall, table)).seq)).toMatchObject({
      code: 'notGoing',
    });
  });

  it('a late move is refused, even if the flag has not been raised yet', async () => {
    const hall = await openHall();
    const { table, anna, bert } = await sitDown(hall, { clock: { kind: 'live', seconds: 60, increment: 0 } });
    const seq = await playTurns(hall, table, { [ANNA]: anna, [BERT]: bert }, 3);
    const { game } = await tableOf(hall, table);
    // Between two periodic passes of the server.
    await hall.pass(60_000 - 100 + 150);
    const answer = await anna.want(table, { type: 'turn', moves: [...someTurn(game)] }, seq);
    expect(answer.type).toBe('refused');
    expect((await tableOf(hall, table)).end).toEqual({ by: 'time', outcome: 'second' });
  });

  it('an outage is not charged to a player', async () => {
    const hall = await openHall();
    const { table, anna, bert } = await sitDown(hall, { clock: { kind: 'live', seconds: 60, increment: 0 } });
    await playTurns(hall, table, { [ANNA]: anna, [BERT]: bert }, 3);
    const before = (await hall.store.events(table, 0)).at(-1)!;
    hall.cluster.kill(hall.node());
    // Another node starts within eight seconds, and continues the table.
    await hall.pass(9_000);
    const again = await hall.visit(ANNA);
    await again.say({ type: 'watch', table });
    const after = again.last('table')?.face.clocks;
    const [outage] = await hall.store.outages(0);
    const away = outage!.to - Math.max(outage!.from, before.at);
    const left = 'left' in before.event ? before.event.left : undefined;
    const charged = left!.first - after!.left.first;
    const passed = after!.since - before.at;
    expect(away).toBeGreaterThan(200);
    expect(charged).toBe(passed - away);
  });
});

describe('chat', () => {
  it('is private to the players, in order, and reaches a player who was away', async () => {
    const hall = await openHall();
    const { table, anna, bert } = await sitDown(hall);
    const carl = await hall.visit(CARL);
    await carl.say({ type: 'watch', table });
    await bert.leave();
    for (const text of ['one', 'two', 'three']) await anna.want(table, { type: 'say', text }, 0);
    expect(carl.last('said')).toBeUndefined();
    expect(await carl.want(table, { type: 'say', text: 'me too' }, 0)).toMatchObject({ code: 'notSeated' });
    const back = await hall.visit(BERT);
    await back.say({ type: 'watch', table, since: 2, line: 1 });
    expect(back.last('said')?.lines.map(({ text }) => text)).toEqual(['two', 'three']);
  });

  it('reaches a player who sat down meanwhile, also through another node', async () => {
    test = await openTestHall({ nodes: 2, faults: { ...NO_FAULTS, lostHints: 100 } });
    const table = await test.openTable();
    const [anna, bert] = [await test.visit(ANNA, 1), await test.visit(BERT)];
    await anna.say({ type: 'watch', table });
    await bert.want(table, { type: 'sit' }, 1);
    await bert.want(table, { type: 'say', text: 'hello' }, 2);
    expect(anna.last('event')).toBeUndefined();
    await (await test.visit(CARL, 1)).say({ type: 'watch', table });
    expect(anna.last('event')?.happened.type).toBe('sat');
    expect(anna.last('said')?.lines.map(({ text }) => text)).toEqual(['hello']);
  });

  it('is stored once, however often it is sent', async () => {
    const hall = await openHall();
    const { table, anna, bert } = await sitDown(hall);
    await anna.want(table, { type: 'say', text: 'once' }, 0, 'say-it-once');
    await anna.want(table, { type: 'say', text: 'once' }, 0, 'say-it-once');
    expect(await hall.store.chat(table, 0)).toHaveLength(1);
    expect(bert.heard.filter(({ type }) => type === 'said')).toHaveLength(1);
  });

  it('is refused for invalid text and between blocked players', async () => {
    const hall = await openHall();
    const { table, anna } = await sitDown(hall);
    for (const text of ['a\u202Eb', '\u3164\u3164', '\u2800'])
      expect(await anna.want(table, { type: 'say', text }, 0)).toMatchObject({ code: 'badText' });
    await hall.store.block(BERT, ANNA);
    expect(await anna.want(table, { type: 'say', text: 'hello' }, 0)).toMatchObject({ code: 'blocked' });
  });
});

it('presence is throttled for a crowd that arrives together', async () => {
  const hall = await openHall();
  const table = await hall.openTable();
  const anna = await hall.visit(ANNA);
  await anna.say({ type: 'watch', table });
  const crowd = await Promise.all(Array.from({ length: 20 }, async () => hall.visit()));
  await hall.pass(1_000);
  const before = anna.heard.length;
  for (const [nth, one] of crowd.entries()) {
    await one.say({ type: 'watch', table, since: 1 });
    expect(one.last('presence'), 'who comes is answered at once').toMatchObject({ watching: nth + 1 });
  }
  await hall.pass(1_000);
  const received = anna.heard.slice(before).filter(({ type }) => type === 'presence');
  expect(received.at(-1)).toMatchObject({ first: true, watching: crowd.length });
  expect(received.length).toBeLessThan(crowd.length / 2);
  expect(crowd.map((one) => one.last('presence')?.watching)).toEqual(crowd.map(() => crowd.length));
});

describe('several nodes', () => {
  it('notify each other, and a lost hint only costs time', async () => {
    const hall = await openHall(2);
    const { table, anna, bert } = await sitDown(hall, {}, 1);
    const seq = await playTurns(hall, table, { [ANNA]: anna, [BERT]: bert }, 2);
    expect(gameHeard(anna).seq).toBe(seq);
    expect(gameHeard(bert).seq).toBe(seq);
    // Hints may overtake each other; presence is repeated every five seconds.
    await hall.pass(6_000);
    expect(anna.last('presence')).toMatchObject({ first: true, second: true, watching: 0 });
  });

  it('catch up by polling without a bus', async () => {
    test = await openTestHall({
      nodes: 2,
      faults: { ...NO_FAULTS, lostHints: 100 },
    });
    const { table, anna, bert } = await sitDown(test, {}, 1);
    await test.pass(6_000);
    expect(anna.last('event')?.happened.type).toBe('sat');
    const now = await tableOf(test, table);
    await bert.want(table, { type: 'turn', moves: [...someTurn(now.game)] }, now.seq);
    await test.pass(6_000);
    expect(gameHeard(anna).seq).toBe(now.seq + 1);
  });
});

describe('ratings', () => {
  it('change once, at the end of a rated game', async () => {
    const hall = await openHall();
    const { table, anna, bert } = await sitDown(hall, { rated: true, first: 'random' });
    await playTurns(hall, table, { [ANNA]: anna, [BERT]: bert }, 3);
    const { seq } = await tableOf(hall, table);
    await anna.want(table, { type: 'resign' }, seq, 'resign-once');
    await anna.want(table, { type: 'resign' }, seq, 'resign-once');
    await bert.want(table, { type: 'resign' }, seq);
    const players = await hall.store.players([ANNA, BERT]);
    expect(players.get(ANNA)?.ratings.live.games).toBe(1);
    expect(players.get(ANNA)!.ratings.live.rating).toBeLessThan(1500);
    expect(players.get(BERT)!.ratings.live.rating).toBeGreaterThan(1500);
    expect(await hall.store.ratingsOf(ANNA, 10)).toHaveLength(1);
  });

  it('require accounts, random seats, a built-in deck, no hints and a clock', async () => {
    const hall = await openHall();
    await expect(hall.openTable({ rated: true, first: 'random', hints: true })).rejects.toThrow(
      'badSettings',
    );
    await expect(hall.openTable({ rated: true })).rejects.toThrow('badSettings');
    await expect(hall.openTable({ rated: true, first: 'random', clock: { kind: 'none' } })).rejects.toThrow(
      'badSettings',
    );
    await expect(hall.openTable({ rated: true, first: 'random', seed: 'mine' })).rejects.toThrow(
      'badSettings',
    );
    await hall.store.addPlayer({
      ...(await hall.store.players([CARL])).get(CARL)!,
      id: 'guest-guest-gue1',
      account: false,
    });
    await expect(hall.openTable({ rated: true, first: 'random' }, 'guest-guest-gue1')).rejects.toThrow(
      'accountNeeded',
    );
  });
});

describe('after the game', () => {
  it.each(['new', 'same'] as const)(
    'the players get a rematch with swapped seats and the %s deal',
    async (deal) => {
      const hall = await openHall();
      const { table, anna, bert } = await sitDown(hall, { hints: true });
      expect(bert.last('table')?.settings.hints, 'a visitor sees the setting').toBe(true);
      await anna.want(table, { type: 'resign' }, 2);
      await anna.want(table, { type: 'offerRematch', deal }, 3);
      expect(bert.last('event')?.face.offer).toEqual({ kind: 'rematch', by: 'first', deal });
      await bert.want(table, { type: 'answerRematch', accept: true }, 4);
      const { next } = bert.last('event')!.face;
      const [before, after] = [await tableOf(hall, table), await tableOf(hall, next!)];
      expect(after.seats).toEqual({ first: BERT, second: ANNA });
      expect(after.status).toBe('going');
      expect(after.settings.hints).toBe(true);
      expect(JSON.stringify(after.game.deal) === JSON.stringify(before.game.deal)).toBe(deal === 'same');
    },
  );
});

describe('the lobby and quick match', () => {
  it('keep the tables of a blocked player from those who look', async () => {
    const hall = await openHall();
    await hall.store.block(ANNA, CARL);
    const [carl, old, dora] = [await hall.visit(CARL), await hall.visit(CARL), await hall.visit()];
    await carl.say({ type: 'lobby', on: true, changes: true });
    await old.say({ type: 'lobby', on: true });
    await dora.say({ type: 'lobby', on: true, changes: true });
    const table = await hall.openTable({ listed: true });
    const anna = await hall.visit(ANNA);
    await anna.say({ type: 'watch', table });
    await hall.pass(1_000);
    expect(dora.last('lobbyChanged')?.listed).toMatchObject([{ id: table }]);
    expect(carl.last('lobbyChanged')?.listed).toEqual([]);
    expect(old.last('lobby')?.tables).toEqual([]);
  });

  it('a client that wants changes gets the list once, then only what changes', async () => {
    const hall = await openHall();
    const { visit, pass } = hall;
    const [carl, old] = [await visit(CARL), await visit(CARL)];
    await carl.say({ type: 'lobby', on: true, changes: true });
    await old.say({ type: 'lobby', on: true });
    expect(carl.last('lobby')).toEqual({ type: 'lobby', tables: [], version: 0 });
    expect(old.last('lobby')).toEqual({ type: 'lobby', tables: [] });
    const table = await hall.openTable({ listed: true, clock: { kind: 'none' } });
    await (await visit(ANNA)).say({ type: 'watch', table });
    await pass(1_000);
    expect(carl.last('lobbyChanged')).toMatchObject({ version: 1, listed: [{ id: table }], gone: [] });
    expect(old.last('lobby')?.tables).toMatchObject([{ id: table }]);
    const before = carl.heard.length;
    await pass(20_000);
    expect(carl.heard.slice(before), 'nothing has changed').toEqual([]);
    await (await visit(BERT)).want(table, { type: 'sit' }, 1);
    await pass(1_000);
    expect(carl.last('lobbyChanged')).toEqual({
      type: 'lobbyChanged',
      version: 2,
      listed: [],
      gone: [table],
    });
    expect(carl.heard.filter(({ type }) => type === 'lobby')).toHaveLength(1);
    await carl.say({ type: 'lobby', on: true, changes: true });
    expect(carl.last('lobby')).toEqual({ type: 'lobby', tables: [], version: 2 });
  });

  it('that changes as a whole is sent less often', async () => {
    const hall = await openHall();
    const { visit, pass, store, world, openTable } = hall;
    const carl = await visit(CARL);
    await carl.say({ type: 'lobby', on: true, changes: true });
    const now = world.now();
    await world.really(async () => {
      for (let nth = 0; nth < 60; nth++)
        await store.open(
          waitingTable('host-host-host-1', { waits: { hostAt: now, until: now + 99_000_000 } }, now),
        );
    });
    const changes = () => carl.heard.filter(({ type }) => type === 'lobbyChanged').length;
    await openTable({ listed: true, clock: { kind: 'none' } });
    await pass(400);
    expect(changes()).toBe(1);
    await openTable({ listed: true, clock: { kind: 'none' } });
    await pass(1_400);
    expect(changes()).toBe(1);
    await pass(600);
    expect(changes()).toBe(2);
    await openTable({ listed: true, clock: { kind: 'none' } });
    await pass(400);
    expect(changes()).toBe(3);
  });

  it('lists open tables to subscribers, and removes them when an opponent sits down', async () => {
    const hall = await openHall();
    const carl = await hall.visit(CARL);
    await carl.say({ type: 'lobby', on: true });
    const table = await hall.openTable({ listed: true, clock: { kind: 'none' } });
    await hall.pass(500);
    expect(carl.last('lobby')?.tables.map(({ id }) => id)).toEqual([table]);
    await (await hall.visit(BERT)).want(table, { type: 'sit' }, 1);
    await hall.pass(500);
    expect(carl.last('lobby')?.tables).toEqual([]);
  });

  it('pairs two players who want the same, and never a player with themselves', async () => {
    const hall = await openHall();
    const match = async (player: string) => {
      let answer: Awaited<ReturnType<ReturnType<TestHall['hall']>['quickMatch']>> | undefined;
      void hall
        .hall()
        .quickMatch(player, { match: 'daily', rated: false })
        .then((one) => {
          answer = one;
        });
      await hall.pass(200);
      if (!answer?.ok) throw new Error('no match');
      return answer.value;
    };
    const first = await match(ANNA);
    expect(first.waiting).toBe(true);
    expect((await match(ANNA)).waiting).toBe(true);
    expect(await match(BERT)).toEqual({ id: first.id, waiting: false });
    expect((await tableOf(hall, first.id)).status).toBe('going');
  });
});

it('giveUpAll ends every game of a deleted player', async () => {
  const hall = await openHall();
  const open = await hall.openTable({}, BERT);
  const { table: begun } = await sitDown(hall);
  const { table: going, anna, bert } = await sitDown(hall);
  await playTurns(hall, going, { [ANNA]: anna, [BERT]: bert }, 3);
  void hall.hall().giveUpAll(BERT);
  await hall.pass(1_000);
  expect((await tableOf(hall, open)).end).toEqual({ by: 'aborted' });
  expect((await tableOf(hall, begun)).end).toEqual({ by: 'aborted', seat: 'second' });
  expect((await tableOf(hall, going)).end).toEqual({ by: 'resigned', outcome: 'first' });
  expect(anna.last('event')?.happened.type).toBe('resigned');
});
