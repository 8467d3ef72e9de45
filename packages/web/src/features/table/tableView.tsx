// The table on this device, with its bar, its notices and, once the game is over, its end.

import { useMemo } from 'preact/hooks';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { PlacementHelp } from '../../kit/storage/settings.ts';
import { settings } from '../../kit/storage/storage.ts';
import { retryOf } from '../../play/store/seatPlayers.ts';
import type { Follow } from '../../play/table/followed.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import type { TurnDraft } from '../../play/table/turnDraft.ts';
import { useGameTable } from '../../play/tableView/adapters.ts';
import { GameTable } from '../../play/tableView/gameTable.tsx';
import { viewpointOf } from '../../play/text/viewpoint.ts';
import { LocalBar } from './tableBar.tsx';

const EndView = lazy(
  () => import('./endView.tsx'),
  (found) => found.EndView,
);

const Pacer = lazy(
  () => import('./pacer.tsx'),
  (found) => found.Pacer,
);

const CoachedGame = lazy(
  () => import('./coachedGame.tsx'),
  (found) => found.CoachedGame,
  () => null,
);

const PracticeNote = lazy(
  () => import('./practiceNote.tsx'),
  (found) => found.PracticeNote,
  () => null,
);

/** A day that counts is played without hints, and a heat map is one. */
const helpAt = ({ isDaily }: LocalTable, level: PlacementHelp): PlacementHelp =>
  isDaily && level === 'heat' ? 'change' : level;

type LocalGameProps = {
  readonly table: LocalTable & { readonly follow: Follow };
  readonly turnDraft: TurnDraft;
};

export function LocalGame({ table, turnDraft }: LocalGameProps) {
  const { web } = useSpeech();
  const viewpoint = useMemo(() => viewpointOf(table.players, web), [table, web]);
  const isCoached = settings.coach.value && viewpoint.reader !== undefined;
  const note = useMemo(() => {
    const retry = retryOf(table.practice);
    if (retry) return <PracticeNote table={table} retry={retry} />;
    return isCoached && <CoachedGame table={table} viewpoint={viewpoint} />;
  }, [isCoached, table, viewpoint]);
  const model = useGameTable({
    table,
    turnDraft,
    viewpoint,
    placementHelp: helpAt(table, settings.hints.value),
    mayHint: !table.isDaily,
    follow: table.follow,
    note,
  });
  if (table.game.value.phase === 'over') return <EndView table={table} viewpoint={viewpoint} />;
  const hasTrouble = table.keeping.value === 'elsewhere' || table.bots.trouble.value;
  return (
    <GameTable
      model={model}
      bar={<LocalBar table={table} />}
      notices={hasTrouble && <TableNotices table={table} />}
      controls={viewpoint.isWatched && <Pacer table={table} />}
    />
  );
}

/** The game is open in another tab, or a bot has failed. */
function TableNotices({ table }: { readonly table: LocalTable }) {
  const { notices } = useSpeech().app;
  return (
    <>
      {table.keeping.value === 'elsewhere' && (
        <div class="message">
          <p>{notices.elsewhere.text}</p>
          <button type="button" class="button main" onClick={table.takeOver}>
            {notices.elsewhere.here}
          </button>
        </div>
      )}
      {table.bots.trouble.value && (
        <div class="message">
          <p>{notices.botTrouble.text}</p>
          <button type="button" class="button main" onClick={table.bots.retry}>
            {notices.botTrouble.again}
          </button>
        </div>
      )}
    </>
  );
}
