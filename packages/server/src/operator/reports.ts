// Commands about reports, and the log of the operator.

import type { Report } from '../ports/store.ts';
import { closingReport, record } from '../store/operatorLog.ts';
import { day, type OperatorContext, fields, Mistake, type OperatorCommand, shown } from './command.ts';
import { said } from './players.ts';

const lineOf = ({ id, at, reason, player, playerName, closedAt }: Report): string =>
  `${id}  ${day(at)}  ${reason}  about ${said(playerName)} (${player})${closedAt === undefined ? '' : '  closed'}`;

const list: OperatorCommand = {
  use: 'reports list',
  about: 'the open reports of players, oldest first',
  may: ['all'],
  run: async ({ store }, _args, { all }) => {
    const data = (await store.reports()).filter(
      ({ closedAt }) => all !== undefined || closedAt === undefined,
    );
    return { data, text: data.length === 0 ? 'There are no open reports.' : data.map(lineOf).join('\n') };
  },
};

async function reportWith({ store }: OperatorContext, id: string): Promise<Report> {
  const report = (await store.reports()).find((one) => one.id === id);
  if (!report) throw new Mistake(`There is no report ${shown(id)}. See: reports list --all`);
  return report;
}

const show: OperatorCommand = {
  use: 'reports show ID',
  about: 'a report, with the names and the chat of that time',
  run: async (context, [id = '']) => {
    const report = await reportWith(context, id);
    const now = await context.store.players([report.player, report.by]);
    const who = (player: string, name?: string): string =>
      `${said(name)} (${player}), now ${said(now.get(player)?.name)}`;
    const head = fields({
      id,
      at: day(report.at),
      about: who(report.player, report.playerName),
      by: who(report.by, report.byName),
      game: report.game,
      reason: report.reason,
      text: report.text === undefined ? undefined : shown(report.text),
      closed: report.closedAt === undefined ? undefined : day(report.closedAt),
    });
    const chat = (report.chat ?? []).map(({ at, seat, text }) => `${day(at)}  ${seat}  ${shown(text)}`);
    return { data: report, text: [head, ...(chat.length > 0 ? ['', ...chat] : [])].join('\n') };
  },
};

const close: OperatorCommand = {
  use: 'reports close ID',
  about: 'marks a report as done',
  needs: ['reason'],
  run: async (context, [id = ''], { reason = '' }) => {
    const report = await reportWith(context, id);
    if (report.closedAt !== undefined) throw new Mistake(`Report ${id} is closed already.`);
    const at = context.now();
    const action = { at, verb: 'closeReport', player: report.player, report: id, reason } as const;
    await record(context.sql, action, [closingReport(id, at)]);
    return { data: { id }, text: `Report ${id} is closed.` };
  },
};

const log: OperatorCommand = {
  use: 'log',
  about: 'what operators did, oldest first',
  run: async ({ store }) => {
    const data = await store.operatorActions(0);
    const lines = data.map(({ at, verb, player, game, report, reason, detail }) =>
      [day(at), verb, player ?? game, report, detail && shown(detail), shown(reason)]
        .filter(Boolean)
        .join('  '),
    );
    return { data, text: lines.length === 0 ? 'Nothing was done yet.' : lines.join('\n') };
  },
};

export const reportCommands: readonly OperatorCommand[] = [list, show, close, log];
