// The hall: every table that is played at. Any node serves any table, and none has anything that the store has not.

import type { Do, QuickMatch, RefusalCode, TableSettings } from '@wagons/protocol';
import { type Deck, ok, refused, type Result } from '@wagons/rules';
import type { Hint } from '../ports.ts';
import type { GameId, PlayerId, Table } from '../table/table.ts';
import { type Answer, catchUpChat, faultOf, perform } from './commands.ts';
import { becomeOne, showAnew } from './changing.ts';
import { type HallPorts, setUpDesk } from './desk.ts';
import { giveUpAll } from './leaving.ts';
import { createLobby, type Lobby } from './lobby.ts';
import { newGameId, openNewTable, mayPlay, quickSettings } from './opening.ts';
import type { Mine } from './mine.ts';
import { knowPeople, type People } from './people.ts';
import { goRounds, readNews, type Rounds } from './rounds.ts';
import { isSeated, noticePresence, tellPresence, tellRest, tellTable } from './telling.ts';
import type { Visitor } from './visitor.ts';
import { catchUp, currentTable } from './writing.ts';

type Watching = { readonly table: GameId; readonly since?: number; readonly line?: number };

/** A table for somebody who wants to play at once; `waiting` when nobody else is there yet. */
type Matched = { readonly id: GameId; readonly waiting: boolean };

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
  /** Shows a table to somebody from now on, from where he left it. */
  readonly watch: (visitor: Visitor, wish: Watching) => Promise<Result<undefined, RefusalCode>>;
  readonly unwatch: (visitor: Visitor, id: GameId) => void;
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

  const sitQuickly = async (player: PlayerId, id: GameId): Promise<boolean> => {
    const found = await shelf.inTurn(id, async (held) => currentTable(desk, held));
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
    openTable: async (host, settings) => safely('', async () => openNewTable(desk, host, settings)),
    quickMatch: async (player, match, rated) =>
      safely('', async () => {
        const objection = await mayPlay(desk, player, rated);
        if (objection) return refused(objection);
        const settings = quickSettings(match, rated);
        for (const id of await desk.store.waiting(match, rated, player, 20)) {
          const isThere = settings.clock.kind !== 'live' || presence.at(id).first;
          if (isThere && (await sitQuickly(player, id))) return ok<Matched>({ id, waiting: false });
        }
        const opened = await openNewTable(desk, player, settings, match);
        return opened.ok ? ok<Matched>({ id: opened.value, waiting: true }) : opened;
      }),
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
          if (table.status === 'open') desk.stirLobby();
          return ok(undefined);
        }),
      ),
    unwatch: (visitor, id) => {
      const held = shelf.known(id);
      if (!held?.visitors.delete(visitor)) return;
      noticePresence(desk, held);
      if (held.table?.status === 'open') desk.stirLobby();
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
      lobby.close();
      await rounds.stop();
      await shelf.settle();
    },
  };
}
