// The screen of an online table: open, in progress or over, or why it can't be shown.

import { computed, type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { parseDeck } from '@wagons/rules/deck';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { settings } from '../../kit/storage/storage.ts';
import { Waiting } from '../../kit/lazy/lazy.tsx';
import { Message } from '../../kit/ui/message.tsx';
import { goInstead } from '../../kit/browser/navigation.ts';
import { Page } from '../../kit/ui/page.tsx';
import { ports } from '../../play/local/ports.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { ServerConnection } from '../../online/connection.ts';
import { pageConnection } from '../../online/pageConnection.ts';
import type { RemoteTrouble } from '../../online/remoteState.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import { endBackgroundHosting, hostInBackground } from '../../online/backgroundHosting.ts';
import { openRemoteTable, type RemotePorts } from '../../online/openRemoteTable.ts';
import { followTable, STEP_TIMES } from '../../play/table/followed.ts';
import { turnDraftAt } from '../../play/table/turnDraft.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { ChatPanel } from './chatPanel.tsx';
import { OnlineEnd } from './onlineEnd.tsx';
import { LineNotice } from './onlineNotices.tsx';
import { OpenTableView } from './openTableView.tsx';
import { PlayView } from './playView.tsx';
import { ReadyRoom } from './readyRoom.tsx';
import { refusalText } from '../../online/ui/refusalText.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as css from './onlineTable.module.css';
import { games } from '../../play/local/library.ts';
import { api } from '../../online/api.ts';

type OnlineTableScreenProps = {
  readonly id: string;
  /** Injected ports, for tests. */
  readonly world?: RemotePorts;
};

export function OnlineTableScreen({ id, world }: OnlineTableScreenProps) {
  const { around, connection, there } = useMemo(() => {
    const { store, clock } = ports;
    const around = world ?? { connection: pageConnection(), store, clock, deckOf };
    endBackgroundHosting();
    return { around, connection: around.connection, there: openRemoteTable(around, id) };
  }, [id, world]);
  // In a layout effect, because the same table may be opened again before the next paint.
  useLayoutEffect(
    () => () => {
      const open = there.table.peek();
      there.leave();
      // The host may look around while the table is open.
      if (open?.role.peek() === 'host' && open.face.peek().status === 'open') hostInBackground(around, id);
    },
    [there, around, id],
  );
  const table = there.table.value;
  const trouble = there.trouble.value;
  if (trouble !== undefined) return <Trouble why={trouble} />;
  if (table) return <OnlineTable table={table} connection={connection} />;
  return <Unreached connection={connection} />;
}

/** While connecting; after a while with the reason. */
function Unreached({ connection }: Pick<OnlineTableProps, 'connection'>) {
  const { places } = useSpeech().web.shell;
  const { soon } = useSpeech().online.table.line;
  const status = connection.status.value;
  const why = status.is === 'offline' ? (status.why ?? { what: 'away' as const }) : undefined;
  // Other troubles don't resolve by themselves.
  const isPassing = why?.what === 'offline' || why?.what === 'away';
  return (
    <Page heading={places.online} scene={<Scenery of="lobby" />}>
      {status.is === 'outdated' && <LineNotice connection={connection} />}
      {why && <TroubleMessage trouble={why} again={connection.renew} />}
      {isPassing && <p>{soon}</p>}
      {status.is === 'connecting' && <Waiting />}
    </Page>
  );
}

export type OnlineTableProps = { readonly table: RemoteTable; readonly connection: ServerConnection };

/** The props of views with a chat. */
export type TalkingProps = OnlineTableProps & { readonly isChatting: Signal<boolean> };

/** While a clock runs, the pace is never slow. */
const paceOf = ({ settings: { clock } }: RemoteTable): ReadonlySignal<number> =>
  computed(() =>
    Math.min(STEP_TIMES[settings.pace.value], clock.kind === 'live' ? STEP_TIMES.fast : Infinity),
  );

function OnlineTable({ table: there, connection }: OnlineTableProps) {
  const table = useMemo(() => followTable(there, { clock: ports.clock, pace: paceOf(there) }), [there]);
  useLayoutEffect(() => table.follow.end, [table]);
  const turnDraft = useMemo(() => turnDraftAt(table, settings, { startsTown: true }), [table]);
  useLayoutEffect(() => turnDraft.leave, [turnDraft]);
  const { status, next, seats } = table.face.value;
  const isMine = table.seat.value !== undefined;
  useEffect(() => {
    // Players move on to the rematch; spectators stay.
    if (next !== undefined && isMine) goInstead({ screen: 'onlineTable', id: next });
  }, [next, isMine]);
  // Kept here, so that a draft message survives the end of the game.
  const isChatting = useSignal(false);
  if (status === 'open' || !seats) return <OpenTableView table={table} connection={connection} />;
  if (table.isCovered.value) return <ReadyRoom table={table} connection={connection} />;
  const shown = { table, connection, isChatting };
  return (
    <div
      class={css.online}
      data-part="online"
      data-chat={isChatting.value}
      data-watching={!isMine}
      data-reader={table.seat.value}
    >
      {status === 'over' && !table.follow.step.value ? (
        <OnlineEnd {...shown} />
      ) : (
        <PlayView {...shown} follow={table.follow} turnDraft={turnDraft} />
      )}
      {isChatting.value && <ChatPanel table={table} onClose={() => (isChatting.value = false)} />}
    </div>
  );
}

function Trouble({ why }: { readonly why: RemoteTrouble }) {
  const { web, app, online, refusals } = useSpeech();
  return (
    <Page heading={app.trouble.heading} scene={<Scenery of="nowhere" />}>
      <Message>
        <p>{why === 'astray' ? online.table.line.astray : refusalText(refusals, why)}</p>
      </Message>
      <p>
        <a class="button main" href={makeRoute({ screen: 'online' })}>
          {web.shell.places.online}
        </a>
      </p>
    </Page>
  );
}

/** A deck from the library, or from the server. */
async function deckOf(hash: string) {
  const known = games.decks.peek().find((deck) => deck.hash === hash);
  if (known) return known;
  const found = await api('deck', { params: { hash } });
  const text = found.ok ? JSON.stringify(found.value) : '';
  const deck = parseDeck(text);
  return deck.ok && deck.value.hash === hash ? games.keepDeck(deck.value, text) : undefined;
}
