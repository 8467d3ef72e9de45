// The table on this device, with its bar, its notices and, once the game is over, its end.

import { useMemo } from 'preact/hooks';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import type { Sitting } from '../../play/table/sitting.ts';
import { chairsOf } from '../../play/text/chairs.ts';
import { LaidTable, useTableScope } from '../../play/view/laidTable.tsx';
import { TableProvider } from '../../play/view/tableContext.ts';
import { TableBar } from './tableBar.tsx';

const EndView = lazy(
  () => import('./endView.tsx'),
  (found) => found.EndView,
);

const Pacer = lazy(
  () => import('./pacer.tsx'),
  (found) => found.Pacer,
);

const TableNotices = lazy(
  () => import('./tableNotices.tsx'),
  (found) => found.TableNotices,
  () => null,
);

const CoachedGame = lazy(
  () => import('./coachedGame.tsx'),
  (found) => found.CoachedGame,
  () => null,
);

type TableViewProps = { readonly table: LocalTable; readonly sitting: Sitting };

export function TableView({ table, sitting }: TableViewProps) {
  const { web } = useSpeech();
  const chairs = useMemo(() => chairsOf(table.sitters, web), [table, web]);
  const scope = useTableScope({
    table,
    sitting,
    chairs,
    help: settings.hints.value,
    mayHint: !table.isDaily,
  });
  const isCoached = settings.coach.value && chairs.reader !== undefined;
  const noted = useMemo(
    () => (isCoached ? { ...scope, note: <CoachedGame table={table} chairs={chairs} /> } : scope),
    [scope, isCoached, table, chairs],
  );
  const game = sitting.now.value;
  if (table.game.value.phase === 'over') return <EndView table={table} chairs={chairs} />;
  return (
    <TableProvider value={noted}>
      <LaidTable>
        <TableBar table={table} game={game} />
        <div class="table-notices" aria-live="polite">
          {(table.keeping.value === 'elsewhere' || table.bots.trouble.value) && (
            <TableNotices table={table} />
          )}
        </div>
        {chairs.isWatched && <Pacer table={table} />}
      </LaidTable>
    </TableProvider>
  );
}
