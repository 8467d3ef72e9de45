// Tests of alerts as they follow from games: when they are sent, to where, and when not.

import type { TableSettings } from '@wagons/protocol';
import { afterEach, expect, it } from 'vitest';
import { ANNA, BERT, DECKS, PRINTED, someTurn } from '../../test/play.ts';
import { openTestHall, type TestHall } from '../../test/testHall.ts';
import type { Task } from '../ports/outbox.ts';
import type { AlertTarget, AlertText, Delivery } from '../ports/alerts.ts';
import type { TaskReply } from '../hall/followUps.ts';
import { alertFollowUps, type AlertPorts } from './followUps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS = { kind: 'days', days: 1 } as const;

let test: TestHall;
afterEach(async () => test.close());

type Sent = { readonly to: string; readonly text: AlertText };

type Scene = {
  readonly sent: Sent[];
  readonly present: Set<string>;
  /** What sending answers, once each; then it works. */
  readonly answers: Delivery[];
  readonly table: string;
  readonly anna: Awaited<ReturnType<TestHall['visit']>>;
  readonly bert: Awaited<ReturnType<TestHall['visit']>>;
  readonly play: (who: 'anna' | 'bert') => Promise<void>;
  readonly later: Later;
};

/** The handler by itself, at times that would take long to simulate. */
type Later = {
  readonly task: (who: string) => Promise<{ readonly id: string; readonly at: number }>;
  /** What it replies, and the reminders that were made so far. */
  readonly handle: (id: string, at: number) => Promise<readonly [TaskReply, readonly string[]]>;
};

/** Bert sits at a table of Anna's, and both want alerts on one browser each. */
async function open(
  wish: { readonly clock?: TableSettings['clock']; readonly nodes?: number } = {},
): Promise<Scene> {
  const sent: Sent[] = [];
  const present = new Set<string>();
  const answers: Delivery[] = [];
  const ports: AlertPorts = {
    get store() {
      return test.store;
    },
    clock: { now: () => test.world.now() },
    sender: {
      send: async ({ id }, text) => {
        const answer = answers.shift() ?? { is: 'delivered' };
        if (answer.is === 'delivered') sent.push({ to: id, text });
        return answer;
      },
    },
    isPresent: async (player) => present.has(player),
    deck: async (hash) => DECKS.get(hash),
  };
  // Simulated time stands still meanwhile.
  const followUps = alertFollowUps(ports).map((one) => ({
    ...one,
    handle: async (task: Task) => test.world.really(async () => one.handle(task)),
  }));
  test = await openTestHall({ followUps, ...(wish.nodes && { nodes: wish.nodes }) });
  const { world, visit, openTable } = test;
  await world.really(async () => {
    for (const player of [ANNA, BERT]) {
      await test.store.setAlerts(player, { language: player === ANNA ? 'en' : 'de', zone: 'UTC' });
      await test.store.addAlertTarget(targetOf(player), 5);
    }
  });
  const table = await openTable({ clock: DAYS, ...wish }, ANNA);
  const [anna, bert] = [await visit(ANNA), await visit(BERT)];
  for (const one of [anna, bert]) await one.say({ type: 'watch', table });
  await bert.want(table, { type: 'sit' }, 1);
  const scene: Scene = {
    sent,
    later: laterOf(ports),
    present,
    answers,
    table,
    anna,
    bert,
    play: async (who) => {
      const state = await test.during(test.hall().table(table));
      if (!state.ok) throw new Error(state.error);
      const moves = [...someTurn(state.value.game)];
      const answer = await scene[who].want(table, { type: 'turn', moves }, state.value.seq);
      expect(answer).toMatchObject({ type: 'ok' });
    },
  };
  return scene;
}

const rows = async (where: string) =>
  test.world.really(async () => test.sql.all(`select id, body, due_at from outbox where ${where}`));

const laterOf = (ports: AlertPorts): Later => ({
  task: async (who) => {
    const player = who === 'anna' ? ANNA : BERT;
    const [row] = await rows(`kind = 'news' and player = '${player}' and body like '%"turn"%'`);
    return { id: String(row?.['id']), at: Number(row?.['due_at']) - MINUTE };
  },
  handle: async (id, at) => {
    const [row] = await rows(`id = '${id}'`);
    const [news] = alertFollowUps({ ...ports, store: test.store, clock: { now: () => at } });
    const task = { id, kind: 'news', body: String(row?.['body']), tries: 1, until: at };
    const reply = await test.world.really(async () => news?.handle(task));
    const made = (await rows(`kind = 'alert' order by due_at`)).map((one) => String(one['id']));
    return [reply ?? 'done', made.map((one) => one.split(':')[4] ?? '')];
  },
});

const targetOf = (player: string): AlertTarget => ({
  id: `browser of ${player.slice(0, 4)}`,
  player,
  channel: 'push',
  address: 'https://push.example/x',
  keys: { p256dh: '', auth: '' },
  device: '',
  addedAt: 1,
  confirmedAt: 1,
});

it('says a minute later what the opponent has taken and given, in the language of the player', async () => {
  const { sent, play, table } = await open();
  await test.pass(2 * MINUTE);
  // Both learn that the game has begun; the second player chooses the starting card.
  expect(sent.map(({ to, text }) => `${to}: ${text.body}`).toSorted()).toEqual([
    'browser of anna: bert goes first.',
    'browser of bert: Du fängst an.',
  ]);
  sent.length = 0;
  await play('bert');
  await test.pass(58_000);
  expect(sent).toEqual([]);
  await test.pass(4_000);
  expect(sent).toMatchObject([
    {
      to: 'browser of anna',
      text: {
        title: 'bert: your turn',
        body: 'bert has chosen the starting card. Your turn.',
        url: `#/online/${table}`,
        table,
        waiting: 1,
      },
    },
  ]);
  sent.length = 0;
  await play('anna');
  await test.pass(2 * MINUTE);
  const titles = PRINTED.cards.map(({ title }) => title.de ?? title.en).join('|');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text.title).toBe('anna: Du bist dran');
  expect(sent[0]?.text.body).toMatch(
    new RegExp(`^anna hat (?:${titles}) genommen(?: und dir \\d Karten? geschenkt)?\\. Du bist dran\\.$`),
  );
});

it('says nothing to a player who has played within the minute, or who is there', async () => {
  const { sent, play, present } = await open();
  await test.pass(2 * MINUTE);
  sent.length = 0;
  await play('bert');
  await test.pass(30_000);
  present.add(BERT);
  await play('anna');
  await test.pass(10 * MINUTE);
  expect(sent).toEqual([]);
});

it('reminds when half and a tenth of the time is left, and not after the turn', async () => {
  const { play, present, later } = await open();
  await play('bert');
  const { at, id } = await later.task('anna');
  const DAY = 24 * HOUR;
  // The same task comes again, each time with the next reminder.
  expect(await later.handle(id, at + 2 * MINUTE)).toEqual([{ againAt: at + DAY / 2 }, ['now']]);
  expect(await later.handle(id, at + DAY / 2)).toEqual([{ againAt: at + 0.9 * DAY }, ['now', 'half']]);
  // A late node leaves out what has been overtaken.
  expect(await later.handle(id, at + 0.95 * DAY)).toEqual(['done', ['now', 'half', 'tenth']]);
  present.add(BERT);
  await play('anna');
  expect(await later.handle(id, at + 0.95 * DAY)).toEqual(['done', ['now', 'half', 'tenth']]);
});

it('waits until the quiet hours are over, and says it then once', async () => {
  const { sent, play } = await open();
  await test.pass(2 * MINUTE);
  sent.length = 0;
  const hour = new Date(test.world.now()).getUTCHours();
  const quiet = { from: hour, to: (hour + 3) % 24 };
  await test.world.really(async () => test.store.setAlerts(ANNA, { language: 'en', zone: 'UTC', quiet }));
  await play('bert');
  await test.pass(2 * HOUR);
  expect(sent).toEqual([]);
  await test.pass(HOUR + MINUTE);
  expect(sent.map(({ text }) => text.title)).toEqual(['bert: your turn']);
});

it('a live game brings no alerts', async () => {
  const { sent } = await open({ clock: { kind: 'live', seconds: 600, increment: 0 } });
  await test.pass(5 * MINUTE);
  expect(sent).toEqual([]);
});

it('tries again what could not be delivered, by the same id', async () => {
  const { sent, play, answers } = await open();
  await test.pass(2 * MINUTE);
  sent.length = 0;
  answers.push({ is: 'later' }, { is: 'later', after: 5 * MINUTE });
  await play('bert');
  await test.pass(4 * MINUTE);
  expect(sent).toEqual([]);
  await test.pass(4 * MINUTE);
  expect(sent).toHaveLength(1);
  expect(answers).toEqual([]);
});

it('tells the opponent how a game has ended, and of a request', async () => {
  const { sent, play, anna, bert, table, present } = await open();
  await play('bert');
  await play('anna');
  await test.pass(2 * MINUTE);
  sent.length = 0;
  present.add(BERT);
  await anna.want(table, { type: 'askTakeBack' }, 4);
  await test.pass(2 * MINUTE);
  expect(sent).toEqual([]);
  present.clear();
  await bert.want(table, { type: 'resign' }, 5);
  await test.pass(2 * MINUTE);
  expect(sent).toMatchObject([
    { to: 'browser of anna', text: { title: 'Your game with bert is over', body: 'You won.' } },
  ]);
  sent.length = 0;
  await bert.want(table, { type: 'offerRematch', deal: 'new' }, 6);
  await test.pass(2 * MINUTE);
  expect(sent.map(({ text }) => text.title)).toEqual(['bert wants a rematch']);
});

it('of several nodes one sends it, whichever dies', async () => {
  const { sent, play } = await open({ nodes: 2 });
  await play('bert');
  const both = [test.node(0), test.node(1)];
  await test.pass(30_000);
  for (const node of both) test.cluster.kill(node);
  await test.pass(2 * MINUTE);
  const ids = sent.filter(({ to }) => to === 'browser of anna').map(({ text }) => text.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});
