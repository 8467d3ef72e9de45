// The screen of a local table: opens the stored game, or shows why it can't.

import { useLayoutEffect, useMemo } from 'preact/hooks';
import { settings } from '../../kit/storage/storage.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { ports } from '../../play/local/ports.ts';
import { openTable } from '../../play/table/localTable.ts';
import { turnDraftAt } from '../../play/table/turnDraft.ts';
import { LocalGame } from './tableView.tsx';

const Trouble = lazy(
  () => import('./trouble.tsx'),
  (found) => found.Trouble,
);

export function TableScreen({ id }: { readonly id: string }) {
  const opened = useMemo(() => {
    const table = openTable(ports, id);
    return table.ok
      ? {
          table: table.value,
          turnDraft: turnDraftAt(table.value, settings, { store: ports.store, startsTown: true }),
        }
      : table.error;
  }, [id]);
  // In a layout effect, because the same table may be opened again before the next paint.
  useLayoutEffect(() => {
    if ('what' in opened) return undefined;
    return () => {
      opened.turnDraft.leave();
      opened.table.leave();
    };
  }, [opened]);
  if ('what' in opened) return <Trouble what={opened.what} />;
  return <LocalGame {...opened} />;
}
