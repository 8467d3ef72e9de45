// The coach at a table against the computer, in the first games on this device.

import { useMemo } from 'preact/hooks';
import { CoachNote } from '../../play/coach/coachNote.tsx';
import { isEarlyGame } from '../../play/coach/comment.ts';
import { games } from '../../play/local/library.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import type { Viewpoint } from '../../play/text/viewpoint.ts';
import { usePlay } from '../../play/tableView/model.ts';

type CoachedGameProps = { readonly table: LocalTable; readonly viewpoint: Viewpoint };

export function CoachedGame({ table, viewpoint: { reader, names } }: CoachedGameProps) {
  // Read once: the list changes with every move.
  const isEarly = useMemo(() => isEarlyGame(games.list.peek(), table.id), [table]);
  const { turnDraft, selected } = usePlay();
  const isActing = turnDraft.isChosen.value || selected.value !== undefined;
  return isEarly && reader ? <CoachNote {...{ table, reader, names, isActing }} /> : null;
}
