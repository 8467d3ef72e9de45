// The hall: all tables. Any node serves any table, and keeps nothing that can't be rebuilt from the store.

import type { Do, RefusalCode, TableSettings } from '@wagons/protocol';
import { type Deck, ok, refused, type Result, seatToMove } from '@wagons/rules';
import type { OperatorAction } from '../ports/operator.ts';
import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import type { TableState } from '../table/table.ts';
import { type CommandReply, faultOf, perform } from './commands.ts';
import { createContext, type HallContext, type HallPorts } from './context.ts';
import { hostGone } from './hosts.ts';
import { giveUpAll } from './leaving.ts';
import type { Lobby } from './lobby.ts';
import type { MyGames } from './myGames.ts';
import { openNewTable } from './opening.ts';
import { startPeriodicWork } from './periodic.ts';
import type { PlayerCache } from './playerCache.ts';
import { playerChanged, showMerge, showPlayer, showPlayersOf } from './playerChanges.ts';
import { type Matched, matchQuickly, type QuickMatchRequest } from './quickMatch.ts';
import { syncTable } from './syncTable.ts';
import { latestTable } from './tableWriter.ts';
import type { Visitor } from './visitor.ts';
import { unwatch, watch, type WatchRequest } from './watching.ts';

export type Hall = {
  readonly people: PlayerCache;
  readonly lobby: Lobby;
  readonly mine: Pick<MyGames, 'enter' | 'leave'>;
  readonly deck: (hash: string) => Promise<Deck | undefined>;
  readonly table: (id: GameId) => Promise<Result<TableState, RefusalCode>>;
  readonly openTable: (host: PlayerId, settings: TableSettings) => Promise<Result<GameId, RefusalCode>>;
  readonly quickMatch: (
    player: PlayerId,
    request: QuickMatchRequest,
  ) => Promise<Result<Matched, RefusalCode>>;
  /** Learns of changes of a player who is connected here. Returns unfollow. */
  readonly follow: (player: PlayerId) => () => void;
  /** A player has connected; afterwards `people.person` knows them. */
  readonly greet: (player: PlayerId) => Promise<void>;
  /** Subscribes a visitor to a table, resuming where they left off. */
  readonly watch: (visitor: Visitor, request: WatchRequest) => Promise<Result<undefined, RefusalCode>>;
  readonly unwatch: (visitor: Visitor, id: GameId) => void;
  /** A connection has ended; its visitor watches nothing any more. */
  readonly gone: (visitor: Visitor) => void;
  /** Whether a table is in memory. */
  readonly isLoaded: (id: GameId) => boolean;
  /** Whether this is a turn of the player to move, as far as this node knows; synchronous. */
  readonly isTurnOf: (player: PlayerId, message: Do) => boolean;
  /** Replies exactly once, and before anyone else learns of the command. */
  readonly perform: (player: PlayerId, message: Do, reply: (answer: CommandReply) => void) => Promise<void>;
  /** Resigns or aborts all games of a player who is being deleted. */
  readonly giveUpAll: (player: PlayerId) => Promise<void>;
  /** A player's name, rating or account status has changed, or the player was deleted. */
  readonly changed: (player: PlayerId) => void;
  /** The operator has changed a player or a table, by another process. */
  readonly operatorActed: (action: Pick<OperatorAction, 'verb' | 'player' | 'game'>) => Promise<void>;
  /** A guest was merged into an account, which takes the guest's seats. */
  readonly merged: (guest: PlayerId, account: PlayerId) => Promise<void>;
  readonly figures: () => {
    readonly tables: number;
    readonly watched: number;
    readonly outageSeconds: number;
  };
  /** Finishes pending work, sends a last heartbeat, and stops. */
  readonly close: () => Promise<void>;
};

export async function openHall(ports: HallPorts): Promise<Hall> {
  const context = createContext(ports);
  const { people, lobby, mine, deck, tables, bus, perPlayer } = context;
  const periodic = await startPeriodicWork(context);
  return {
    people,
    lobby,
    mine,
    deck,
    table: async (id) => orRefuse(context, id, async () => readTable(context, id)),
    openTable: async (host, settings) =>
      orRefuse(context, '', async () => perPlayer(host, async () => openNewTable(context, host, settings))),
    quickMatch: async (player, request) =>
      orRefuse(context, '', async () =>
        perPlayer(player, async () => matchQuickly(context, player, request)),
      ),
    follow: (player) => context.topics.follow(`person:${player}`),
    greet: async (player) => {
      context.visits.add(player);
      await people.learn([player]);
    },
    watch: async (visitor, request) =>
      orRefuse(context, request.table, async () => watch(context, visitor, request)),
    unwatch: (visitor, id) => unwatch(context, visitor, id),
    gone: (visitor) => hostGone(context, visitor),
    isLoaded: (id) => tables.known(id)?.table !== undefined,
    isTurnOf: (player, message) => isTurnOf(tables.known(message.table)?.table, player, message),
    perform: async (player, message, reply) => perform(context, { player, message }, reply),
    giveUpAll: async (player) => giveUpAll(context, player),
    changed: (player) => playerChanged(context, player),
    operatorActed: async ({ verb, player, game }) => {
      if (player !== undefined) showPlayer(context, player);
      if (game !== undefined) await syncTable(context, game);
      if (game !== undefined && verb === 'annul') await showPlayersOf(context, game);
      lobby.scheduleUpdate();
    },
    merged: async (guest, account) => {
      await showMerge(context, guest, account);
      for (const player of [guest, account]) bus.publish({ about: 'merged', player, guest, account });
    },
    figures: () => figuresOf(context),
    close: async () => {
      await periodic.stop();
      await tables.settle();
      lobby.close();
    },
  };
}

async function orRefuse<T>(
  context: HallContext,
  id: GameId,
  work: () => Promise<Result<T, RefusalCode>>,
): Promise<Result<T, RefusalCode>> {
  try {
    return await work();
  } catch (error) {
    return refused(faultOf(context, error, id));
  }
}

const readTable = async (context: HallContext, id: GameId): Promise<Result<TableState, RefusalCode>> =>
  context.tables.inTurn(id, async (entry) => {
    const table = await latestTable(context, entry);
    return table ? ok(table) : refused('noSuchTable');
  });

function isTurnOf(table: TableState | undefined, player: PlayerId, { command, expectedSeq }: Do): boolean {
  if (command.type !== 'turn' || table?.status !== 'going' || table.seq !== expectedSeq) return false;
  const seat = seatToMove(table.game);
  return seat !== undefined && table.seats?.[seat] === player;
}

const figuresOf = ({ tables, heartbeat }: HallContext): ReturnType<Hall['figures']> => ({
  tables: tables.size(),
  watched: tables.watched().length,
  outageSeconds: heartbeat.outages().reduce((sum, { from, to }) => sum + (to - from) / 1000, 0),
});
