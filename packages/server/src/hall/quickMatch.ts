// Quick match: sits down with somebody who waits for the same and is there, or opens a table and waits.

import type { Do, QuickMatch, RefusalCode } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import type { GameId, PlayerId } from '../table/table.ts';
import { inSightSince } from '../table/waiting.ts';
import { perform } from './commands.ts';
import type { Desk } from './desk.ts';
import { mayPlay, newGameId, openNewTable, quickSettings } from './opening.ts';
import { currentTable } from './writing.ts';

/** A table for somebody who wants to play at once; `waiting` when nobody else is there yet. */
export type Matched = { readonly id: GameId; readonly waiting: boolean };

type Wish = { readonly match: QuickMatch; readonly rated: boolean };

/** All that are found are there; a table is not to be had only if somebody else was faster. */
const MOST_TRIED = 50;

export async function matchQuickly(
  desk: Desk,
  player: PlayerId,
  { match, rated }: Wish,
): Promise<Result<Matched, RefusalCode>> {
  const objection = await mayPlay(desk, player, rated);
  if (objection) return refused(objection);
  const settings = quickSettings(match, rated);
  // With days for a turn nobody has to be there now.
  const hostSince = settings.clock.kind === 'live' ? inSightSince(desk.clock.now()) : 0;
  for (const id of await desk.store.waiting({ quick: match, rated, player, hostSince }, MOST_TRIED))
    if (await sitQuickly(desk, player, id)) return ok<Matched>({ id, waiting: false });
  const own = await waitingTable(desk, player, { match, rated });
  if (own !== undefined) return ok<Matched>({ id: own, waiting: true });
  const opened = await openNewTable(desk, player, settings, match);
  return opened.ok ? ok<Matched>({ id: opened.value, waiting: true }) : opened;
}

/** The table at which somebody waits for the same already. */
async function waitingTable(
  desk: Desk,
  player: PlayerId,
  { match, rated }: Wish,
): Promise<GameId | undefined> {
  const games = await desk.store.gamesOf(player, 0);
  return games.find(
    ({ status, quick, settings }) => status === 'open' && quick === match && settings.rated === rated,
  )?.id;
}

async function sitQuickly(desk: Desk, player: PlayerId, id: GameId): Promise<boolean> {
  const found = await desk.shelf.inTurn(id, async (held) => currentTable(desk, held));
  if (!found) return false;
  const wish: Do = {
    type: 'do',
    table: id,
    cmdId: newGameId(desk),
    expectedSeq: found.seq,
    command: { type: 'sit' },
  };
  return new Promise((resolve) => {
    void perform(desk, player, wish, ({ type }) => resolve(type === 'ok'));
  });
}
