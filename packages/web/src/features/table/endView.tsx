// The end of a local game.

import { outcome } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Ending } from '../../play/end/ending.tsx';
import { useReached } from '../../play/end/milestones/useReached.ts';
import { keepDailyResults } from '../../play/local/dailyResults.ts';
import { dateOfGame } from '../../play/store/dailyGame.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import { standingOf } from '../../play/table/preview.ts';
import { type Viewpoint, viewpointOf } from '../../play/text/viewpoint.ts';
import { winnerOf } from '../../play/text/winner.ts';
import { Next } from './next.tsx';
import { playerArgs } from '@wagons/words';

type EndViewProps = { readonly table: LocalTable; readonly viewpoint: Viewpoint };

export function EndView({ table, viewpoint }: EndViewProps) {
  const { web } = useSpeech();
  const game = table.game.value;
  useEffect(() => {
    if (dateOfGame(table.id) !== undefined) keepDailyResults();
  }, [table]);
  return (
    <Ending
      game={game}
      viewpoint={viewpoint}
      place={{
        route: { screen: 'table', id: table.id },
        viewpointIn: (web) => viewpointOf(table.players, web),
      }}
      result={outcome(standingOf(game).tallies)}
      verdict={useVerdict(table, viewpoint)}
      reached={useReached(table.id)}
      exit={{ label: web.shell.places.home, route: { screen: 'home' } }}
      next={<Next table={table} viewpoint={viewpoint} />}
    />
  );
}

/** Who has won. */
function useVerdict(table: LocalTable, viewpoint: Viewpoint): string {
  const { web } = useSpeech();
  const say = useSpeech().app.end;
  const result = outcome(standingOf(table.game.value).tallies);
  if (result === 'draw') return say.shared;
  if (result === viewpoint.reader) return say.youWin;
  return say.seatWins(playerArgs(winnerOf(table.players, result, web)));
}
