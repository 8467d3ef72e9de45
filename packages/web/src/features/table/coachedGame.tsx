// The coach at a table against the computer, in the first games on this device.

import { useMemo } from 'preact/hooks';
import { CoachNote } from '../../play/coach/coachNote.tsx';
import { isEarlyGame } from '../../play/coach/comment.ts';
import { games } from '../../play/local/library.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import type { Chairs } from '../../play/text/chairs.ts';

type CoachedGameProps = { readonly table: LocalTable; readonly chairs: Chairs };

export function CoachedGame({ table, chairs: { reader, names } }: CoachedGameProps) {
  // Read once: the list changes with every move.
  const isEarly = useMemo(() => isEarlyGame(games.list.peek(), table.id), [table]);
  return isEarly && reader ? <CoachNote table={table} reader={reader} names={names} /> : null;
}
