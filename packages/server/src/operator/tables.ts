// Commands about tables and their chat.

import { closeTable } from '../hall/leaving.ts';
import type { GameRow } from '../ports/store.ts';
import { annul, type Annulled } from '../store/annul.ts';
import { record, recordWork } from '../store/operatorLog.ts';
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

/** Such as `first 1520 → 1500`: the log names players by their game only. */
const changeOf = ({ player, from, to }: Annulled, { first }: GameRow): string =>
  `${player === first ? 'first' : 'second'} ${Math.round(from.rating)} → ${Math.round(to.rating)}`;

const annulGame: OperatorCommand = {
  use: 'annul GAME',
  about: 'a rated game no longer counts: the later games of both players are rated again',
  needs: ['reason'],
  run: async (context, [id = ''], { reason = '' }) => {
    const row = await tableWith(context, id);
    const { status, settings, end } = row;
    if (status !== 'over') throw new Mistake(`The game at table ${id} isn't over.`);
    if (!settings.rated || end?.by === 'aborted') throw new Mistake(`The game at table ${id} wasn't rated.`);
    const at = context.now();
    const ratings = await recordWork(context.sql, { at, verb: 'annul', game: id, reason }, async (tx) => {
      const done = await annul(tx, id, at);
      return done && { done, detail: done.map((one) => changeOf(one, row)).join(', ') || 'had not counted' };
    });
    if (!ratings) throw new Mistake(`The game at table ${id} was annulled before; nothing has changed.`);
    const lines = ratings.map((one) => `${one.player}  ${changeOf(one, row)}`);
    const counted = lines.length === 0 ? 'It had not counted, so no rating has changed.' : 'Ratings:';
    return { data: { id, ratings }, text: [`Game ${id} is annulled. ${counted}`, ...lines].join('\n') };
  },
};

export const tableCommands: readonly OperatorCommand[] = [chat, close, annulGame];
