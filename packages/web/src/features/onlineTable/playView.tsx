// An online game in progress: the shared table view with clocks, presence, offers and chat.

import type { OnlineTableWords } from '@wagons/words/areas';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { settings } from '../../kit/storage/storage.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useUrgent } from '../../kit/ui/urgent.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import type { Follow } from '../../play/table/followed.ts';
import type { TurnDraft } from '../../play/table/turnDraft.ts';
import { useTurnMark } from '../../online/ui/turnMark.ts';
import { useGameTable } from '../../play/tableView/adapters.ts';
import { GameTable } from '../../play/tableView/gameTable.tsx';
import { TableProvider } from '../../play/tableView/model.ts';
import { onlineViewpoint } from '../../online/ui/viewpoint.ts';
import { warningOf } from './clockText.ts';
import { OnlineBar, OnlineSigns } from './onlineBar.tsx';
import { asksToTakeBack, Notices, UrgentNotices } from './onlineNotices.tsx';
import type { TalkingProps } from './onlineTableScreen.tsx';
import { placementHelpAt, mayHint } from './help.ts';

const OnlineMenu = lazy(
  () => import('./onlineMenu.tsx'),
  (found) => found.OnlineMenu,
);

type PlayViewProps = TalkingProps & { readonly turnDraft: TurnDraft; readonly follow: Follow };

export function PlayView({ table, connection, turnDraft, follow, isChatting }: PlayViewProps) {
  const { web } = useSpeech();
  const say = useSpeech().online.table;
  const { seats } = table.face.value;
  const seat = table.seat.value;
  const viewpoint = useMemo(() => onlineViewpoint(seats, seat, say, web), [seats, seat, say, web]);
  const model = useGameTable({
    table,
    turnDraft,
    viewpoint,
    placementHelp: placementHelpAt(table.settings, settings.hints.value),
    mayHint: mayHint(table.settings),
    follow,
    askBack: askBackText(table, say),
  });
  useUrgent(useCallback(() => <UrgentNotices table={table} connection={connection} />, [table, connection]));
  useWarnings(table);
  useTurnMark(turnDraft.seat.value === undefined ? 0 : 1);
  return (
    <>
      <GameTable
        model={model}
        bar={
          <>
            <OnlineBar table={table} isChatting={isChatting} />
            <OnlineSigns table={table} />
          </>
        }
        notices={<Notices table={table} connection={connection} />}
      />
      {model.play.menu.value !== 'closed' && (
        <TableProvider value={model}>
          <OnlineMenu table={table} />
        </TableProvider>
      )}
    </>
  );
}

/** The label of the takeback button; empty in rated games. */
function askBackText(table: RemoteTable, say: OnlineTableWords): string {
  if (table.settings.rated) return '';
  return asksToTakeBack(table) ? say.takeBack.pending : say.menu.takeBack;
}

/** Announces the reader's clock when time is short. */
function useWarnings({ left, seat, clocks }: RemoteTable): void {
  const say = useSpeech().online.table.time;
  const own = seat.value;
  const isRunning = own !== undefined && clocks.value?.running === own;
  const warning = isRunning ? warningOf(left.value?.[own] ?? Infinity) : undefined;
  useEffect(() => {
    if (warning !== undefined) announce(say.yourSecondsLeft({ seconds: warning / 1000 }));
  }, [warning, say]);
}
