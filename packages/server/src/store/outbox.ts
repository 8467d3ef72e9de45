// Stores the tasks that follow from events, and gives each to one server at a time.

import type { NewTask, Task, TaskEnd, TaskStore } from '../ports/outbox.ts';
import { maybeText, numberIn, textIn } from './rows.ts';
import type { Row, Sql, Statement } from './sql.ts';

const INSERT = `
  insert into outbox (id, kind, player, body, due_at, tries) values ($1, $2, $3, $4, $5, 0)
  on conflict (id) do nothing`;

export const insertTask = ({ id, kind, player, body, dueAt }: NewTask): Statement => ({
  text: INSERT,
  values: [id, kind, player, body, dueAt],
});

/** Most polls find nothing, and shouldn't write. */
export const DUE = 'select id from outbox where given_up_at is null and due_at <= $1 limit 1';

/** What another server is claiming is skipped; on SQLite there is no other one. */
function claim(kind: Sql['kind'], kinds: number): string {
  const marks = Array.from({ length: kinds }, (_, nth) => `$${nth + 4}`).join(', ');
  const due = `select id from outbox where given_up_at is null and due_at <= $1 and kind in (${marks})
    order by due_at limit $3`;
  // As an array it is evaluated once, whatever the plan.
  const those = kind === 'postgres' ? `= any(array(${due} for update skip locked))` : `in (${due})`;
  return `
    update outbox set due_at = $2, tries = tries + 1 where id ${those}
    returning id, kind, player, body, due_at, tries`;
}

export const outbox = (sql: Sql): TaskStore => ({
  addTasks: async (tasks) => {
    if (tasks.length > 0) await sql.batch(tasks.map(insertTask));
  },
  claimTasks: async ({ kinds, at, until, atMost }) => {
    if (kinds.length === 0 || (await sql.all(DUE, [at])).length === 0) return [];
    const text = claim(sql.kind, kinds.length);
    const rows = await sql.transaction(async (tx) => tx.all(text, [at, until, atMost, ...kinds]));
    return rows.map(readTask);
  },
  endTask: async ({ id, until }, end) => {
    const { text, values = [] } = ending(end);
    return (
      (await sql.run(`${text} where id = $1 and due_at = $2 and given_up_at is null`, [
        id,
        until,
        ...values,
      ])) > 0
    );
  },
  forgetTasks: async (before) => {
    await sql.run('delete from outbox where given_up_at < $1', [before]);
  },
  countLateTasks: async (before) => {
    const [row] = await sql.all(LATE, [before]);
    return row ? numberIn(row, 'tasks') : 0;
  },
});

export const LATE = 'select count(*) as tasks from outbox where given_up_at is null and due_at < $1';

/** A statement about a claimed task, without its condition. */
function ending(end: TaskEnd): Statement {
  switch (end.is) {
    case 'done':
      return { text: 'delete from outbox' };
    case 'postponed':
      return { text: 'update outbox set due_at = $3, tries = 0', values: [end.dueAt] };
    case 'failed':
      return { text: 'update outbox set due_at = $3', values: [end.dueAt] };
    case 'givenUp':
      return { text: 'update outbox set given_up_at = $3, why = $4', values: [end.at, end.why] };
  }
}

const readTask = (row: Row): Task => ({
  id: textIn(row, 'id'),
  kind: textIn(row, 'kind'),
  player: maybeText(row, 'player'),
  body: textIn(row, 'body'),
  until: numberIn(row, 'due_at'),
  tries: numberIn(row, 'tries'),
});
