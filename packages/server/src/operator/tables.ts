// Commands about tables and their chat.

import { closeTable } from '../hall/leaving.ts';
import type { GameRow } from '../ports/store.ts';
import { record } from '../store/operatorLog.ts';
import { day, type OperatorContext, Mistake, type OperatorCommand, shown } from './command.ts';

async function tableWith({ store }: OperatorContext, id: string): Promise<GameRow> {
  const row = await store.find(id);
  if (!row) throw new Mistake(`There is no table ${shown(id)}.`);
  return row;
}

const chat: OperatorCommand = {
  use: 'chat GAME',
  about: 'what was said at a table',
  run: async (context, [id = '']) => {
    const row = await tableWith(context, id);
    const data = await context.store.chat(id, 0);
    const lines = data.map(({ at, seat, text }) => `${day(at)}  ${row[seat] ?? seat}  ${shown(text)}`);
    return { data, text: lines.length === 0 ? 'Nothing was said.' : lines.join('\n') };
  },
};

const close: OperatorCommand = {
  use: 'table close ID',
  about: 'closes an open table, or ends a game without a result',
  needs: ['reason'],
  run: async (context, [id = ''], { reason = '' }) => {
    const before =
      (await tableWith(context, id)).status === 'over' ? 'over' : await closeTable(context.tables, id);
    if (before === 'over') throw new Mistake(`The game at table ${id} is over already.`);
    await record(context.sql, { at: context.now(), verb: 'closeTable', game: id, reason });
    return { data: { id, before }, text: `Table ${id} is closed.` };
  },
};

export const tableCommands: readonly OperatorCommand[] = [chat, close];
