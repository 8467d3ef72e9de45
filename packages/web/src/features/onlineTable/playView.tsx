// An online game in progress: the shared table view with clocks, presence, offers and chat.

import type { OnlineTableWords } from '@wagons/words/online';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { settings } from '../../kit/storage/storage.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useUrgent } from '../../kit/ui/urgent.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { RemoteTable } from '../../online/remoteTable.ts';
import type { Sitting } from '../../play/table/sitting.ts';
import { useTurnMark } from '../../online/ui/turnMark.ts';
import { LaidTable, useTableScope } from '../../play/view/laidTable.tsx';
import { TableProvider } from '../../play/view/tableContext.ts';
import { onlineChairs } from '../../online/ui/chairs.ts';
import { warningOf } from './clockText.ts';
import { OnlineBar, OnlineSigns } from './onlineBar.tsx';
import { asksToTakeBack, Notices, UrgentNotices } from './onlineNotices.tsx';
import type { TalkingProps } from './onlineTableScreen.tsx';
import { helpAt, mayHint } from './help.ts';
import { tableWords } from '../../online/ui/tableWords.ts';

const OnlineMenu = lazy(
  () => import('./onlineMenu.tsx'),
  (found) => found.OnlineMenu,
);

type PlayViewProps = TalkingProps & { readonly sitting: Sitting };

export function PlayView({ table, connection, sitting, isChatting }: PlayViewProps) {
  const { web } = useSpeech();
  const say = tableWords.use();
  const { seats } = table.face.value;
  const seat = table.seat.value;
  const chairs = useMemo(() => onlineChairs(seats, seat, say, web), [seats, seat, say, web]);
  const scope = useTableScope({
    table,
    sitting,
    chairs,
    help: helpAt(table.settings, settings.hints.value),
    mayHint: mayHint(table.settings),
    askBack: askBackText(table, say),
  });
  useUrgent(useCallback(() => <UrgentNotices table={table} connection={connection} />, [table, connection]));
  useWarnings(table);
  useTurnMark(sitting.seat.value !== undefined);
  return (
    <TableProvider value={scope}>
      <LaidTable>
        <OnlineBar table={table} isChatting={isChatting} />
        <OnlineSigns table={table} />
        <div class="table-notices" aria-live="polite">
          <Notices table={table} connection={connection} />
        </div>
      </LaidTable>
      {scope.menu.value !== 'closed' && <OnlineMenu table={table} />}
    </TableProvider>
  );
}

/** The label of the takeback button; empty in rated games. */
function askBackText(table: RemoteTable, say: OnlineTableWords): string {
  if (table.settings.rated) return '';
  return asksToTakeBack(table) ? say.takeBack.pending : say.menu.takeBack;
}

/** Announces the reader's clock when time is short. */
function useWarnings({ left, seat, clocks }: RemoteTable): void {
  const say = tableWords.use().time;
  const own = seat.value;
  const isRunning = own !== undefined && clocks.value?.running === own;
  const warning = isRunning ? warningOf(left.value?.[own] ?? Infinity) : undefined;
  useEffect(() => {
    if (warning !== undefined) announce(say.yourSecondsLeft({ seconds: warning / 1000 }));
  }, [warning, say]);
}
