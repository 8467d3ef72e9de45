// Quick match: joins a waiting player who wants the same, or opens a table and waits.

import { checksum, type Do, type QuickMatch, type RefusalCode } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import { inSightSince } from '../table/waiting.ts';
import { perform } from './commands.ts';
import type { HallContext } from './context.ts';
import { mayPlay, openNewTable, quickSettings } from './opening.ts';
import { currentTable } from './tableWriter.ts';

/** The table of a quick match; `waiting` if there is no opponent yet. */
export type Matched = { readonly id: GameId; readonly waiting: boolean };

export type QuickMatchRequest = { readonly match: QuickMatch; readonly rated: boolean };

/** The hosts of all tables found are present, so sitting down only fails when another player was faster. */
const MOST_TRIED = 50;
const CMD_ID_BYTES = 16;

export async function matchQuickly(
  context: HallContext,
  player: PlayerId,
  request: QuickMatchRequest,
): Promise<Result<Matched, RefusalCode>> {
  const { match, rated } = request;
  const objection = await mayPlay(context, player, { rated });
  if (objection) return refused(objection);
  const settings = quickSettings(request);
  // In correspondence games the host doesn't have to be present.
  const isLive = settings.clock.kind === 'live';
  const hostSince = isLive ? inSightSince(context.clock.now()) : 0;
  const found = await context.store.waiting({ quick: match, rated, player, hostSince }, MOST_TRIED);
  // Otherwise those whose hosts were seen last come first.
  for (const id of isLive ? inOwnOrder(player, found) : found)
    if (await sitQuickly(context, player, id)) return ok<Matched>({ id, waiting: false });
  const own = await waitingTable(context, player, request);
  if (own !== undefined) return ok<Matched>({ id: own, waiting: true });
  const opened = await openNewTable(context, player, settings, match);
  return opened.ok ? ok<Matched>({ id: opened.value, waiting: true }) : opened;
}

/** Each player tries the tables in an order of their own, so that those who look at the same time don't meet at one. */
export const inOwnOrder = (player: PlayerId, tables: readonly GameId[]): readonly GameId[] =>
  tables
    .map((id) => ({ id, place: checksum(`${player} ${id}`) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ id }) => id);

/** The table at which the player is already waiting for the same match. */
async function waitingTable(
  context: HallContext,
  player: PlayerId,
  { match, rated }: QuickMatchRequest,
): Promise<GameId | undefined> {
  const games = await context.store.gamesOf(player, 0);
  return games.find(
    ({ status, quick, settings }) => status === 'open' && quick === match && settings.rated === rated,
  )?.id;
}

async function sitQuickly(context: HallContext, player: PlayerId, id: GameId): Promise<boolean> {
  const found = await context.tables.inTurn(id, async (entry) => currentTable(context, entry));
  if (!found) return false;
  const message: Do = {
    type: 'do',
    table: id,
    cmdId: context.random.letters(CMD_ID_BYTES),
    expectedSeq: found.seq,
    command: { type: 'sit' },
  };
  return new Promise((resolve) => {
    void perform(context, { player, message }, ({ type }) => resolve(type === 'ok'));
  });
}
