// Tests of writes that share a commit.

import { expect, it } from 'vitest';
import { groupCommit, type Commits } from './groupCommit.ts';

/** A connection that records its calls. */
function notingConnection(options: { readonly failsToCommit?: boolean } = {}) {
  const notes: string[] = [];
  let isOpen = false;
  const note = (text: string, after?: boolean) => () => {
    notes.push(text);
    isOpen = after ?? isOpen;
  };
  const connection: Commits = {
    begin: note('begin', true),
    commit() {
      notes.push('commit');
      if (options.failsToCommit === true) throw new Error('the disk said no');
      isOpen = false;
    },
    rollback: note('rollback', false),
    isOpen: () => isOpen,
  };
  return { notes, group: groupCommit(connection) };
}

it('commits concurrent writes together, and resolves each when all are stored', async () => {
  const { notes, group } = notingConnection();
  const notified = ['a', 'b'].map(async (name) => {
    await group.write(() => notes.push(name));
    notes.push(`${name} notified`);
  });
  await Promise.all(notified);
  expect(notes.join(', ')).toBe('begin, a, b, commit, a notified, b notified');
});

it('retries each write alone when one of them fails', async () => {
  const { notes, group } = notingConnection();
  const ends = await Promise.allSettled([
    group.write(() => notes.push('a')),
    group.write(async () => Promise.reject(new Error('no'))),
    group.write(() => notes.push('c')),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(notes.join(', ')).toBe('begin, a, rollback, begin, a, commit, begin, rollback, begin, c, commit');
});

it('rejects all writes when the commit fails', async () => {
  const { notes, group } = notingConnection({ failsToCommit: true });
  const ends = await Promise.allSettled([
    group.write(() => 1),
    group.write(async () => Promise.resolve('the first was faster')),
  ]);
  const no = 'Error: the disk said no';
  expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual([no, no]);
  expect(notes.at(-1)).toBe('rollback');
});

it('lets writes that arrive during a commit wait for the next one', async () => {
  const { notes, group } = notingConnection();
  let late: Promise<number> | undefined;
  await group.write(async () => {
    late = group.write(() => notes.push('late'));
    await new Promise(setImmediate);
    expect(group.settled()).toBeDefined();
    notes.push('early');
  });
  await late;
  expect(notes).toEqual(['begin', 'early', 'commit', 'begin', 'late', 'commit']);
});
