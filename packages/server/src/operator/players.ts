// Commands about players.

import { nameKey, NAME_LENGTH, readName, REPORT_REASONS, type ReportReason } from '@wagons/protocol';
import { giveUpAll } from '../hall/leaving.ts';
import { guestName } from '../people/guestName.ts';
import { isSuspended, type OperatorAction } from '../ports/operator.ts';
import type { Player } from '../ports/store.ts';
import { isTaken } from '../store/faults.ts';
import { record, suspending } from '../store/operatorLog.ts';
import { traces } from '../store/traces.ts';
import { anonymizing, PLAYER, readPlayer, renaming } from '../store/players.ts';
import {
  day,
  type OperatorContext,
  fields,
  Mistake,
  type OperatorCommand,
  type OperatorOptions,
  shown,
} from './command.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST_FOUND = 50;

async function playerWith({ store }: OperatorContext, id: string): Promise<Player> {
  const player = (await store.players([id])).get(id);
  if (!player) throw new Mistake(`There is no player ${shown(id)}. Find the id with: player find NAME`);
  return player;
}

async function standingPlayer(context: OperatorContext, id: string): Promise<Player> {
  const player = await playerWith(context, id);
  if (player.deletedAt !== undefined)
    throw new Mistake(`Player ${id} was deleted on ${day(player.deletedAt)}.`);
  return player;
}

export const said = (name: string | undefined): string =>
  name === undefined || name === '' ? '(no name)' : shown(name);

const stateOf = (player: Player, now: number): string =>
  player.deletedAt !== undefined
    ? `deleted ${day(player.deletedAt)}`
    : player.mergedInto !== undefined
      ? `merged into ${player.mergedInto}`
      : isSuspended(player, now) && player.suspension
        ? `suspended until ${day(player.suspension.until)} (${player.suspension.reason})`
        : player.account
          ? 'account'
          : 'guest';

const actionText = ({ at, verb, reason, detail }: OperatorAction): string =>
  `${day(at)}  ${verb}${detail === undefined ? '' : ` ${shown(detail)}`}: ${shown(reason)}`;

const find: OperatorCommand = {
  use: 'player find NAME',
  about: 'players with this name, as it looks, and their ids',
  run: async ({ sql, now }, [name = '']) => {
    const rows = await sql.all(
      `select ${PLAYER} from player where name_key = $1 order by account desc, created_at limit ${MOST_FOUND}`,
      [nameKey(name)],
    );
    const data = rows.map(readPlayer);
    const lines = data.map((player) => `${player.id}  ${said(player.name)}  ${stateOf(player, now())}`);
    return { data, text: lines.length === 0 ? 'No player has this name.' : lines.join('\n') };
  },
};

const show: OperatorCommand = {
  use: 'player show ID',
  about: 'everything that is stored about a player; with --json also their games and lines of chat',
  run: async (context, [id = '']) => {
    const player = await playerWith(context, id);
    const data = { player, ...(await traces(context.sql, id)) };
    const actions = data.log.map(actionText);
    const text = fields({
      id,
      name: said(player.name),
      state: stateOf(player, context.now()),
      created: day(player.createdAt),
      passkeys: data.passkeys.length,
      games: data.games.length,
      'lines of chat': data.chat.length,
      'reports by': data.reports.filter(({ by }) => by === id).length,
      'reports about': data.reports.filter(({ player: about }) => about === id).length,
      blocks: data.blocks.length,
    });
    return { data, text: [text, ...(actions.length > 0 ? ['', ...actions] : [])].join('\n') };
  },
};

const rename: OperatorCommand = {
  use: 'player rename ID [NAME]',
  about: 'gives a player another name, or one like those of new guests',
  needs: ['reason'],
  run: async (context, [id = '', wish], { reason = '' }) => {
    await standingPlayer(context, id);
    const name = wish === undefined ? guestName(context.tables.random) : readName(wish);
    if (name === undefined)
      throw new Mistake(
        `"${shown(wish ?? '')}" can't be a name: 2 to ${NAME_LENGTH} letters and digits of one script.`,
      );
    try {
      await record(context.sql, { at: context.now(), verb: 'rename', player: id, reason }, [
        renaming(id, name),
      ]);
    } catch (error) {
      if (isTaken(error)) throw new Mistake(`"${name}" is the name of another account.`);
      throw error;
    }
    return { data: { id, name }, text: `Player ${id} is now called ${name}.` };
  },
};

function endOf({ days, until }: OperatorOptions, now: number): number {
  if ((days === undefined) === (until === undefined))
    throw new Mistake('Give either --days N or --until DATE.');
  const end = days === undefined ? Date.parse(until ?? '') : now + Number(days) * DAY;
  if (days !== undefined && !/^\d{1,5}$/.test(days))
    throw new Mistake(`--days must be a number, but is "${days}".`);
  if (!Number.isFinite(end))
    throw new Mistake(`--until must be a date such as 2027-01-31, but is "${until}".`);
  if (end <= now) throw new Mistake('A suspension must end in the future.');
  return end;
}

const causeOf = (wish = ''): ReportReason => {
  const cause = REPORT_REASONS.find((one) => one === wish);
  if (!cause) throw new Mistake(`--for must be one of ${REPORT_REASONS.join(', ')}, but is "${wish}".`);
  return cause;
};

const suspend: OperatorCommand = {
  use: 'player suspend ID',
  about: 'keeps a player from playing, chatting and renaming; their open tables are closed',
  needs: ['for', 'reason'],
  may: ['days', 'until'],
  run: async (context, [id = ''], options) => {
    const { reason = '' } = options;
    await standingPlayer(context, id);
    const suspension = { until: endOf(options, context.now()), reason: causeOf(options.for) };
    const detail = `for ${suspension.reason} until ${day(suspension.until)}`;
    await record(context.sql, { at: context.now(), verb: 'suspend', player: id, reason, detail }, [
      suspending(id, suspension),
    ]);
    await giveUpAll(context.tables, id, ({ status }) => status === 'open');
    return { data: { id, ...suspension }, text: `Player ${id} is suspended ${detail}.` };
  },
};

const lift: OperatorCommand = {
  use: 'player lift ID',
  about: 'ends a suspension',
  needs: ['reason'],
  run: async (context, [id = ''], { reason = '' }) => {
    const player = await standingPlayer(context, id);
    if (!isSuspended(player, context.now())) throw new Mistake(`Player ${id} isn't suspended.`);
    await record(context.sql, { at: context.now(), verb: 'lift', player: id, reason }, [
      suspending(id, undefined),
    ]);
    return { data: { id }, text: `Player ${id} may play again.` };
  },
};

const remove: OperatorCommand = {
  use: 'player delete ID',
  about: 'deletes a player as they could do themselves: games in progress are given up, finished ones stay',
  needs: ['reason'],
  run: async (context, [id = ''], { reason = '' }) => {
    const { sql, store, tables, now } = context;
    await standingPlayer(context, id);
    await giveUpAll(tables, id);
    await record(sql, { at: now(), verb: 'delete', player: id, reason }, anonymizing(id, now()));
    // Games the player has joined meanwhile.
    await giveUpAll(tables, id);
    const left = (await store.gamesOf(id, 0)).length;
    return { data: { id, unfinished: left }, text: `Player ${id} is deleted.` };
  },
};

export const playerCommands: readonly OperatorCommand[] = [find, show, rename, suspend, lift, remove];
