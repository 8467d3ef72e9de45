// The hall: every table that is played at. Any node serves any table, and none has anything that the store has not.

import type { Do, QuickMatch, RefusalCode, TableSettings } from '@wagons/protocol';
import { type Deck, ok, refused, type Result, seatToMove } from '@wagons/rules';
import type { Hint } from '../ports.ts';
import type { GameId, PlayerId, Table } from '../table/table.ts';
import { type Answer, catchUpChat, faultOf, perform } from './commands.ts';
import { becomeOne, showAnew } from './changing.ts';
import { type HallPorts, setUpDesk } from './desk.ts';
import { giveUpAll } from './leaving.ts';
import { createLobby, type Lobby } from './lobby.ts';
import { hostCame, hostGone, hostLeft } from './hosts.ts';
import { openNewTable } from './opening.ts';
import type { Mine } from './mine.ts';
import { knowPeople, type People } from './people.ts';
import { type Matched, matchQuickly } from './quickMatch.ts';
import { goRounds, readNews, type Rounds } from './rounds.ts';
import { isSeated, noticePresence, tellPresence, tellRest, tellTable } from './telling.ts';
import type { Visitor } from './visitor.ts';
import { catchUp } from './writing.ts';

type Watching = { readonly table: GameId; readonly since?: number; readonly line?: number };

export type Hall = {
  readonly people: People;
  readonly lobby: Lobby;
  readonly mine: Pick<Mine, 'enter' | 'leave'>;
  readonly deck: (hash: string) => Promise<Deck | undefined>;
  readonly table: (id: GameId) => Promise<Result<Table, RefusalCode>>;
  readonly openTable: (host: PlayerId, settings: TableSettings) => Promise<Result<GameId, RefusalCode>>;
  readonly quickMatch: (
    player: PlayerId,
    match: QuickMatch,
    rated: boolean,
  ) => Promise<Result<Matched, RefusalCode>>;
  /** Somebody has come: afterwards it is known what they are called. */
  readonly greet: (player: PlayerId) => Promise<void>;
  /** Shows a table to somebody from now on, from where he left it. */
  readonly watch: (visitor: Visitor, wish: Watching) => Promise<Result<undefined, RefusalCode>>;
  readonly unwatch: (visitor: Visitor, id: GameId) => void;
  /** The connection of somebody has ended, who looks at nothing any more. */
  readonly gone: (visitor: Visitor) => void;
  /** Whether a table is in memory. */
  readonly isLoaded: (id: GameId) => boolean;
  /** Whether this is a turn of the player to move, as far as this node knows; synchronous. */
  readonly isTurnOf: (player: PlayerId, wish: Do) => boolean;
  /** Answers through `reply`, always, and before anybody else hears of it. */
  readonly perform: (player: PlayerId, wish: Do, reply: (answer: Answer) => void) => Promise<void>;
  /** Gives up every table of somebody who goes for good. */
  readonly giveUpAll: (player: PlayerId) => Promise<void>;
  /** Somebody has another name or another rating, has become an account, or has gone. */
  readonly changed: (player: PlayerId) => void;
  /** A guest has become part of an account, which sits in his place from now on. */
  readonly merged: (guest: PlayerId, account: PlayerId) => Promise<void>;
  readonly figures: () => {
    readonly tables: number;
    readonly watched: number;
    readonly outageSeconds: number;
  };
  /** Ends what is being done, says a last time that it was there, and stops. */
  readonly close: () => Promise<void>;
};

export async function openHall(ports: HallPorts): Promise<Hall> {
  const desk = setUpDesk(ports);
  const lobby = createLobby(desk);
  desk.stirLobby = () => {
    lobby.stir();
    desk.bus.publish({ about: 'lobby' });
  };
  const { people, shelf, presence, log, bus } = desk;

  const complain = (what: string) => (error: unknown) => log.warn({ err: error }, what);
  const show = (player: PlayerId): void =>
    void showAnew(desk, lobby, player).catch(complain('A name could not be read'));
  const merge = async (guest: PlayerId, account: PlayerId): Promise<void> => {
    await becomeOne(desk, guest, account).catch(complain('Who has become an account could not be read'));
    desk.mine.tell([account]);
  };
  desk.changed = (player) => {
    show(player);
    bus.publish({ about: 'player', player });
  };
  const hear = (hint: Hint): void => {
    switch (hint.about) {
      case 'table':
        if (hint.players) desk.mine.tell(hint.players, hint.table);
        readNews(desk, hint.table, hint.news).catch(complain('News could not be read'));
        return;
      case 'lobby':
        return lobby.stir();
      case 'player':
      case 'signedOut':
        return show(hint.player);
      case 'merged':
        void merge(hint.guest, hint.account);
        return;
      case 'presence': {
        presence.hear(hint);
        const held = shelf.known(hint.table);
        if (held) tellPresence(desk, held);
        return lobby.stir();
      }
    }
  };
  bus.onHint(hear);
  const rounds: Rounds = await goRounds(desk, lobby);

  const safely = async <T>(
    id: GameId,
    work: () => Promise<Result<T, RefusalCode>>,
  ): Promise<Result<T, RefusalCode>> => {
    try {
      return await work();
    } catch (error) {
      return refused(faultOf(desk, error, id));
    }
  };

  return {
    people,
    lobby,
    mine: desk.mine,
    deck: desk.deck,
    table: async (id) =>
      safely(id, async () =>
        shelf.inTurn(id, async (held) => {
          const table = await shelf.load(held);
          await catchUp(desk, held);
          return table ? ok(held.table ?? table) : refused('noSuchTable');
        }),
      ),
    openTable: async (host, settings) =>
      safely('', async () => desk.inLine(host, async () => openNewTable(desk, host, settings))),
    quickMatch: async (player, match, rated) =>
      safely('', async () => desk.inLine(player, async () => matchQuickly(desk, player, { match, rated }))),
    greet: async (player) => {
      desk.visits.add(player);
      await people.learn([player]);
    },
    watch: async (visitor, { table: id, since, line = 0 }) =>
      safely(id, async () =>
        shelf.inTurn(id, async (held) => {
          const loaded = await shelf.load(held);
          if (!loaded) return refused('noSuchTable');
          await catchUp(desk, held);
          const table = held.table ?? loaded;
          // Who has sat down meanwhile is to hear what was said meanwhile.
          await catchUpChat(desk, held, table);
          await knowPeople(people, table);
          const lines = isSeated(table, visitor) ? await desk.store.chat(id, line) : [];
          held.visitors.add(visitor);
          if (since === table.seq) tellRest(desk, visitor, table, lines);
          else tellTable(desk, visitor, table, lines);
          noticePresence(desk, held, visitor);
          hostCame(desk, held, visitor);
          return ok(undefined);
        }),
      ),
    unwatch: (visitor, id) => {
      const held = shelf.known(id);
      if (!held?.visitors.delete(visitor)) return;
      noticePresence(desk, held);
      hostLeft(desk, visitor, id);
    },
    gone: (visitor) => hostGone(desk, visitor),
    isLoaded: (id) => shelf.known(id)?.table !== undefined,
    isTurnOf: (player, { table: id, command, expectedSeq }) => {
      const table = shelf.known(id)?.table;
      if (command.type !== 'turn' || table?.status !== 'going' || table.seq !== expectedSeq) return false;
      const seat = seatToMove(table.game);
      return seat !== undefined && table.seats?.[seat] === player;
    },
    perform: async (player, wish, reply) => perform(desk, player, wish, reply),
    giveUpAll: async (player) => giveUpAll(desk, player),
    changed: (player) => desk.changed(player),
    merged: async (guest, account) => {
      await merge(guest, account);
      bus.publish({ about: 'merged', guest, account });
    },
    figures: () => ({
      tables: shelf.size(),
      watched: shelf.watched().length,
      outageSeconds: desk.outages.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0),
    }),
    close: async () => {
      await rounds.stop();
      await shelf.settle();
      lobby.close();
    },
  };
}
