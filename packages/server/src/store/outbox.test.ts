// The contract of the outbox, on both databases: stored with the event, given to one server at a time, never lost.

import { describe, expect, it } from 'vitest';
import { KINDS } from '../../test/databases.ts';
import {
  goingTable,
  guest,
  lastWord,
  NOW,
  somePlayer,
  storageOf,
  turn,
  waitingTable,
} from '../../test/stored.ts';
import type { NewTask, Task } from '../ports/outbox.ts';
import { createStore } from './sqlStore.ts';

let made = 0;
const task = (wish: Partial<NewTask> = {}): NewTask => ({
  id: `task-${(made += 1)}`,
  kind: 'alert',
  body: '{}',
  dueAt: NOW,
  ...wish,
});

describe.each(KINDS)('%s', (kind) => {
  const here = storageOf(kind);
  const claim = async (kinds = ['alert'], at = NOW, atMost = 99): Promise<readonly Task[]> =>
    here().store.claimTasks({ kinds, at, until: at + 1000, atMost });
  const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id).toSorted();
  const givenUp = async () =>
    (await here().sql.all('select id from outbox where given_up_at is not null')).length;
  const clear = async () => here().sql.run('delete from outbox');

  it('a task is stored with its event, or not at all', async () => {
    const { store } = here();
    await clear();
    const table = goingTable(somePlayer(), somePlayer());
    const [opening, move, late, end] = [task(), task({ body: '{"a":1}' }), task(), task()];
    await store.open({ ...table, tasks: [opening] });
    expect(await store.append({ ...turn(table, 3), tasks: [move] })).toBe('kept');
    expect(await store.append({ ...turn(table, 3), tasks: [late] })).toBe('taken');
    expect(await store.append({ ...lastWord(table, 4), tasks: [end, task({ id: `${end.id}-2` })] })).toBe(
      'kept',
    );
    expect(await store.append({ ...lastWord(table, 4), tasks: [late] })).toBe('taken');
    const claimed = await claim();
    expect(idsOf(claimed)).toEqual([opening.id, move.id, end.id, `${end.id}-2`].toSorted());
    expect(claimed.find(({ id }) => id === move.id)).toEqual({
      id: move.id,
      kind: 'alert',
      player: undefined,
      body: '{"a":1}',
      tries: 1,
      until: NOW + 1000,
    });
    expect(await store.events(table.id, 0)).toHaveLength(4);
  });

  it('a task is one, however often it is stored', async () => {
    const { store } = here();
    await clear();
    const one = task();
    const table = goingTable(somePlayer(), somePlayer());
    await store.open(table);
    await store.addTasks([one, { ...one, body: 'other' }]);
    expect(await store.append({ ...turn(table, 3), tasks: [one] })).toBe('kept');
    expect(await claim()).toMatchObject([{ id: one.id, body: '{}' }]);
  });

  it('each of many claimers gets other tasks', async () => {
    const { store, place } = here();
    await clear();
    const tasks = Array.from({ length: 40 }, () => task());
    await store.addTasks(tasks);
    const others = await Promise.all(Array.from({ length: kind === 'postgres' ? 4 : 1 }, place.open));
    const stores = [store, ...others.map(createStore)];
    const found = await Promise.all(
      Array.from({ length: 12 }, async (_, nth) =>
        stores[nth % stores.length]!.claimTasks({ kinds: ['alert'], at: NOW, until: NOW + 1000, atMost: 5 }),
      ),
    );
    for (const sql of others) await sql.close();
    const claimed = found.flat().map(({ id }) => id);
    expect(new Set(claimed).size).toBe(claimed.length);
    for (const some of found) expect(some.length).toBeLessThanOrEqual(5);
    expect(idsOf([...found.flat(), ...(await claim())])).toEqual(tasks.map(({ id }) => id).toSorted());
  });

  it('a claim ends by itself, and then belongs to another', async () => {
    const { store } = here();
    await clear();
    await store.addTasks([task()]);
    const [first] = await claim();
    expect(await claim(['alert'], NOW + 999)).toEqual([]);
    const [second] = await claim(['alert'], NOW + 1000);
    expect(second).toMatchObject({ id: first!.id, tries: 2 });
    for (const is of ['done', 'failed', 'postponed'] as const)
      expect(await store.endTask(first!, { is, dueAt: NOW })).toBe(false);
    expect(await store.endTask(second!, { is: 'done' })).toBe(true);
    expect(await claim(['alert'], NOW + 9_999_999)).toEqual([]);
  });

  it('tasks come when they are due, first due first, to those who know their kind', async () => {
    const { store } = here();
    await clear();
    const [late, soon, other] = [task({ dueAt: NOW + 2 }), task({ dueAt: NOW + 1 }), task({ kind: 'other' })];
    await store.addTasks([late, soon, other]);
    expect(await claim()).toEqual([]);
    expect(await claim([], NOW + 9)).toEqual([]);
    expect(idsOf(await claim(['alert'], NOW + 9, 1))).toEqual([soon.id]);
    expect(idsOf(await claim(['alert', 'other'], NOW + 9))).toEqual(idsOf([late, other] as never));
  });

  it('a postponed task begins again, a failed one counts its tries, and one that was given up is kept for a while', async () => {
    const { store } = here();
    await clear();
    await store.addTasks([task()]);
    const [first] = await claim();
    await store.endTask(first!, { is: 'failed', dueAt: NOW + 5000 });
    expect(await claim(['alert'], NOW + 4999)).toEqual([]);
    const [second] = await claim(['alert'], NOW + 5000);
    expect(second?.tries).toBe(2);
    await store.endTask(second!, { is: 'postponed', dueAt: NOW + 9000 });
    const [third] = await claim(['alert'], NOW + 9000);
    expect(third?.tries).toBe(1);
    expect([await store.countLateTasks(NOW + 99_999), await givenUp()]).toEqual([1, 0]);
    await store.endTask(third!, { is: 'givenUp', at: NOW + 9100, why: 'no answer' });
    expect(await store.endTask(third!, { is: 'done' })).toBe(false);
    expect(await claim(['alert'], NOW + 99_999)).toEqual([]);
    expect([await store.countLateTasks(NOW + 99_999), await givenUp()]).toEqual([0, 1]);
    await store.forgetTasks(NOW + 9100);
    expect(await givenUp()).toBe(1);
    await store.forgetTasks(NOW + 9101);
    expect(await givenUp()).toBe(0);
  });

  it('tasks for a player are deleted with the player', async () => {
    const { store } = here();
    await clear();
    const [ada, bert] = [guest(), guest()];
    for (const one of [ada, bert]) await store.addPlayer(one);
    const [adasTask, bertsTask] = [task({ player: ada.id }), task({ player: bert.id })];
    await store.open({ ...waitingTable(ada.id), tasks: [adasTask, bertsTask] });
    await store.anonymize(ada.id, NOW);
    expect(await claim()).toMatchObject([{ id: bertsTask.id, player: bert.id }]);
  });
});
