// The contract of the SQL interface, tested on both databases.

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../test/patience.ts';
import { KINDS, type Place, PLACES } from '../../test/databases.ts';
import { isAway, isFull, isTaken } from './faults.ts';
import type { Sql } from './sql.ts';

const TEXTS = [
  '',
  ' ',
  `'; drop table thing; --`,
  '"double" \\back\\slash $1 ?1 %s',
  'ä é ß 漢字 🤠 e\u0301',
  '\u0001\t\r\n\u2028',
  '{"a":null}',
];

describe.each(KINDS)('%s', (kind) => {
  let place: Place;
  let sql: Sql;

  beforeAll(async () => {
    place = await PLACES[kind]();
    sql = await place.open();
    await sql.run(
      'create table thing (id text primary key, whole integer, ms bigint, real double precision)',
    );
  });
  afterAll(async () => {
    await sql.close();
    await place.remove();
  });
  beforeEach(async () => {
    await sql.run('delete from thing');
  });

  const insert = 'insert into thing (id, whole, ms, real) values ($1, $2, $3, $4)';
  const ids = async (on = sql) => (await on.all('select id from thing order by id')).map((row) => row['id']);

  it('returns values unchanged', async () => {
    const ms = 4_102_444_800_123;
    await sql.run(insert, ['a', -7, ms, 1500.123456789]);
    await sql.run(insert, ['b', undefined, Number.MAX_SAFE_INTEGER, -0.06]);
    expect(await sql.all('select * from thing order by id')).toEqual([
      { id: 'a', whole: -7, ms, real: 1500.123456789 },
      { id: 'b', whole: undefined, ms: Number.MAX_SAFE_INTEGER, real: -0.06 },
    ]);
  });

  it('returns numbers for counts, sums and comparisons', async () => {
    await sql.run(insert, ['a', 2, 3_000_000_000, 0.5]);
    await sql.run(insert, ['b', 3, 3_000_000_000, 0.5]);
    const [row] = await sql.all(
      `select count(*) as n, sum(whole) as whole, sum(ms) as ms, avg(real) as real, max(ms) > 1 as yes,
        exists (select 1 from thing where whole = 9) as no from thing`,
    );
    expect(row).toEqual({ n: 2, whole: 5, ms: 6_000_000_000, real: 0.5, yes: 1, no: 0 });
  });

  it.each(TEXTS)('stores the text %j unchanged', async (text) => {
    await sql.run(insert, [text, 1, 1, 1]);
    expect(await sql.all('select id from thing where id = $1', [text])).toEqual([{ id: text }]);
  });

  it('rejects a text with NUL', async () => {
    await expect(sql.run(insert, ['a\0b', 1, 1, 1])).rejects.toThrow(/NUL|0x00/);
    await expect(sql.all('select id from thing where id = $1', ['a\0b'])).rejects.toThrow(/NUL|0x00/);
    await expect(sql.batch([{ text: insert, values: ['a\0b', 1, 1, 1] }])).rejects.toThrow(/NUL|0x00/);
    expect(await ids()).toEqual([]);
  });

  it('accepts a parameter used several times', async () => {
    await sql.run('insert into thing (whole, id) values ($2, $1)', ['a', 5]);
    const found = await sql.all('select id from thing where id = $2 or whole = $1 or id = $2', [5, 'b']);
    expect(found).toEqual([{ id: 'a' }]);
  });

  it('returns the number of changed rows, and `returning` rows', async () => {
    expect(await sql.run(insert, ['a', 1, 1, 1])).toBe(1);
    expect(await sql.run(`${insert} on conflict do nothing`, ['a', 2, 2, 2])).toBe(0);
    expect(await sql.run('update thing set whole = 5')).toBe(1);
    expect(await sql.all('update thing set whole = whole + 1 returning id, whole')).toEqual([
      { id: 'a', whole: 6 },
    ]);
    expect(await sql.run('delete from thing where id = $1', ['b'])).toBe(0);
  });

  it('distinguishes a unique violation from other errors', async () => {
    await sql.run(insert, ['a', 1, 1, 1]);
    const taken = await sql.run(insert, ['a', 1, 1, 1]).catch((error: unknown) => error);
    const wrong = await sql.run('insert into nothing values (1)').catch((error: unknown) => error);
    expect([taken, wrong].map(isTaken)).toEqual([true, false]);
    expect([taken, wrong].map(isAway)).toEqual([false, false]);
    expect([taken, wrong].map(isFull)).toEqual([false, false]);
  });

  describe('a transaction', () => {
    it('is atomic', async () => {
      const result = await sql.transaction(async (tx) => {
        expect(await tx.run(insert, ['a', 1, 1, 1])).toBe(1);
        expect(await tx.all('select id from thing')).toEqual([{ id: 'a' }]);
        await tx.run(insert, ['b', 1, 1, 1]);
        return 'done';
      });
      expect([result, await ids()]).toEqual(['done', ['a', 'b']]);
    });

    it('is rolled back when its work throws', async () => {
      const work = sql.transaction(async (tx) => {
        await tx.run(insert, ['a', 1, 1, 1]);
        throw new Error('changed my mind');
      });
      await expect(work).rejects.toThrow('changed my mind');
      expect(await ids()).toEqual([]);
    });

    it('is rolled back when a statement failed, even if its work caught the error', async () => {
      await sql.run(insert, ['a', 1, 1, 1]);
      const error = await sql
        .transaction(async (tx) => {
          await tx.run(insert, ['b', 1, 1, 1]);
          await tx.run(insert, ['a', 1, 1, 1]).catch(() => undefined);
          await tx.run(insert, ['c', 1, 1, 1]).catch(() => undefined);
        })
        .catch((failure: unknown) => failure);
      expect(isTaken(error)).toBe(true);
      expect(await ids()).toEqual(['a']);
    });

    it('is invisible to others before the commit', async () => {
      let seen: Promise<unknown> | undefined;
      await sql.transaction(async (tx) => {
        await tx.run(insert, ['a', 1, 1, 1]);
        seen = ids();
        await tx.run(insert, ['b', 1, 1, 1]);
      });
      expect([[], ['a', 'b']]).toContainEqual(await seen);
    });

    it('ends with its work', async () => {
      const tx = await sql.transaction(async (inner) => inner);
      await expect(tx.run(insert, ['a', 1, 1, 1])).rejects.toThrow('over');
    });
  });

  describe('a batch', () => {
    it('is atomic, and returns the changed rows of each statement', async () => {
      const changed = await sql.batch([
        { text: insert, values: ['a', 1, 1, 1] },
        { text: insert, values: ['b', 1, 1, 1] },
        { text: 'update thing set whole = 2' },
        { text: 'delete from thing where id = $1', values: ['nobody'] },
      ]);
      expect([changed, await ids()]).toEqual([
        [1, 1, 2, 0],
        ['a', 'b'],
      ]);
      expect(await sql.batch([])).toEqual([]);
    });

    it.each([0, 1, 2])('is rolled back when statement %i fails', async (place) => {
      await sql.run(insert, ['taken', 1, 1, 1]);
      const names = ['a', 'b', 'c'].with(place, 'taken');
      const batch = sql.batch(names.map((id) => ({ text: insert, values: [id, 1, 1, 1] })));
      expect(isTaken(await batch.catch((error: unknown) => error))).toBe(true);
      expect(await ids()).toEqual(['taken']);
      // The connection still works.
      expect(await sql.batch([{ text: insert, values: ['next', 1, 1, 1] }])).toEqual([1]);
    });
  });

  it('lets one of eight racers for a key win, and rolls the others back', async () => {
    const race = async (round: number) => {
      const racers = Array.from({ length: 8 }, async (_, racer) => {
        const own = { text: insert, values: [`own ${round} ${racer}`, 1, 1, 1] };
        const key = { text: insert, values: [`key ${round}`, racer, 1, 1] };
        if (racer % 2 === 0) return sql.batch([own, key]);
        return sql.transaction(async (tx) => {
          await tx.run(own.text, own.values);
          await tx.run(key.text, key.values);
        });
      });
      const ends = await Promise.allSettled(racers);
      return ends.filter((end) => end.status === 'rejected').map(({ reason }) => isTaken(reason));
    };
    for (let round = 0; round < 20; round += 1) {
      expect(await race(round)).toEqual(Array.from({ length: 7 }, () => true));
    }
    expect(await sql.all(`select count(*) as n from thing where id like 'own%'`)).toEqual([{ n: 20 }]);
  });

  it('shows one node what another has written', async () => {
    const other = await place.open();
    await sql.run(insert, ['a', 1, 1, 1]);
    expect(await ids(other)).toEqual(['a']);
    await other.run(insert, ['b', 1, 1, 1]);
    expect(await ids()).toEqual(['a', 'b']);
    await other.close();
  });

  it('tells how much work waits for a connection', async () => {
    let [enter, leave] = [() => {}, () => {}];
    const entered = new Promise<void>((resolve) => {
      enter = resolve;
    });
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const hold = async () =>
      sql.transaction(async (tx) => {
        await tx.all('select 1 as one');
        enter();
        await left;
      });
    expect(sql.load()).toMatchObject({ waiting: 0 });
    const first = hold();
    await entered;
    const others = Array.from({ length: 12 }, hold);
    const expected = kind === 'postgres' ? { busy: 10, waiting: 3 } : { busy: 1, waiting: 12 };
    // The pool hands out connections a little later.
    await vi.waitFor(() => expect(sql.load()).toEqual(expected), PATIENCE).finally(leave);
    await Promise.all([first, ...others]);
    expect(sql.load()).toMatchObject({ waiting: 0 });
  });

  it('finishes pending writes before it closes', async () => {
    const other = await place.open();
    const written = other.run(insert, ['last', 1, 1, 1]);
    await Promise.all([written, other.close()]);
    expect(await ids()).toEqual(['last']);
  });
});
