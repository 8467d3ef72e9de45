// Tests of what a node follows on the bus, and of who receives a hint.

import { afterEach, expect, it } from 'vitest';
import { type Bus, type BusHint, type Topic, topicOf } from '../ports/bus.ts';
import { ANNA, BERT, CARL, someTurn } from '../../test/play.ts';
import { openTestHall, type TestHall } from '../../test/testHall.ts';
import { createTopics } from './topics.ts';

let test: TestHall | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

/** A bus that delivers at once, and knows what is subscribed. */
function recordingBus() {
  const subscribed: Topic[] = [];
  const bus: Bus = {
    publish: () => undefined,
    subscribe: (topic, { begun }) => {
      subscribed.push(topic);
      begun?.();
      return () => void subscribed.splice(subscribed.indexOf(topic), 1);
    },
    isUp: () => true,
    close: async () => undefined,
  };
  return { bus, subscribed };
}

it('a topic is subscribed once, until the last follower has left', () => {
  const { bus, subscribed } = recordingBus();
  const { follow } = createTopics(bus, { receive: () => undefined, begun: () => undefined });
  const stops = [follow('lobby'), follow('lobby')];
  expect(subscribed).toEqual(['lobby']);
  stops[0]?.();
  stops[0]?.();
  expect(subscribed).toEqual(['lobby']);
  stops[1]?.();
  expect(subscribed).toEqual([]);
});

it.each<[BusHint, Topic]>([
  [{ about: 'table', table: 'a' }, 'table:a'],
  [{ about: 'presence', node: 'n', nth: 1, table: 'a', first: true, second: false, watching: 0 }, 'table:a'],
  [{ about: 'games', player: 'b', table: 'a' }, 'games:b'],
  [{ about: 'lobby', host: 'b' }, 'lobby'],
  [{ about: 'player', player: 'b' }, 'person:b'],
  [{ about: 'merged', player: 'c', guest: 'b', account: 'c' }, 'person:c'],
  [{ about: 'signedOut', player: 'b' }, 'person:b'],
])('%j is published on %s', (hint, topic) => expect(topicOf(hint)).toBe(topic));

it.each([2, 4, 8])('a turn is delivered to the node of the opponent only, of %i nodes', async (nodes) => {
  test = await openTestHall({ nodes });
  const { cluster, hall, visit, openTable, pass } = test;
  // Someone is connected to every node, in the lobby.
  for (let nth = 0; nth < nodes; nth++) await (await visit(CARL, nth)).say({ type: 'lobby', on: true });
  const table = await openTable({ clock: { kind: 'none' } }, ANNA);
  const [anna, bert] = [await visit(ANNA, 0), await visit(BERT, 1)];
  for (const one of [anna, bert]) await one.say({ type: 'watch', table });
  await bert.want(table, { type: 'sit' }, 1);
  await pass(1_000);
  const found = await within(async () => hall(0).table(table));
  if (!found.ok) throw new Error(found.error);
  const seats = found.value.seats;
  const mover = seats?.second === ANNA ? anna : bert;
  const before = cluster.deliveries();
  await mover.want(table, { type: 'turn', moves: [...someTurn(found.value.game)] }, 2);
  await pass(200);
  expect(cluster.deliveries() - before).toBe(1);
});

it('a node follows a table and the people at it as long as someone watches there', async () => {
  test = await openTestHall({ nodes: 2 });
  const { cluster, visit, openTable, pass } = test;
  const table = await openTable({ clock: { kind: 'none' } }, ANNA);
  const bert = await visit(BERT, 1);
  await bert.say({ type: 'watch', table });
  await pass(100);
  expect(cluster.topics(1)).toEqual([`person:${ANNA}`, `table:${table}`]);
  await bert.want(table, { type: 'sit' }, 1);
  await pass(100);
  expect(cluster.topics(1)).toEqual([`person:${ANNA}`, `person:${BERT}`, `table:${table}`].toSorted());
  await bert.leave();
  await pass(100);
  expect(cluster.topics(1)).toEqual([]);
});

async function within<T>(work: () => Promise<T>): Promise<T> {
  let found: { readonly value: T } | undefined;
  void work().then((value) => {
    found = { value };
  });
  await test?.pass(100);
  if (!found) throw new Error('no answer');
  return found.value;
}
