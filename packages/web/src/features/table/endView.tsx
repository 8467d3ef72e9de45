// The end of a local game.

import { outcome } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Ending } from '../../play/end/ending.tsx';
import { useReached } from '../../play/end/milestones/useReached.ts';
import { keepDailyResults } from '../../play/local/dailyResults.ts';
import { dateOfGame } from '../../play/store/dailyGame.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import { standingOf } from '../../play/table/preview.ts';
import { type Chairs, chairsOf } from '../../play/text/chairs.ts';
import { winnerOf } from '../../play/text/winner.ts';
import { Next } from './next.tsx';
import { playerArgs } from '@wagons/words';

type EndViewProps = { readonly table: LocalTable; readonly chairs: Chairs };

export const EndView = laterWords.wait(function End({ table, chairs }: EndViewProps) {
  const { web } = useSpeech();
  const game = table.game.value;
  useEffect(() => {
    if (dateOfGame(table.id) !== undefined) keepDailyResults();
  }, [table]);
  return (
    <Ending
      game={game}
      chairs={chairs}
      place={{
        route: { screen: 'table', id: table.id },
        chairsIn: (web) => chairsOf(table.sitters, web),
      }}
      result={outcome(standingOf(game).tallies)}
      verdict={useVerdict(table, chairs)}
      reached={useReached(table.id)}
      exit={{ label: web.shell.places.home, route: { screen: 'home' } }}
      next={<Next table={table} chairs={chairs} />}
    />
  );
});

/** Who has won. */
function useVerdict(table: LocalTable, chairs: Chairs): string {
  const { web } = useSpeech();
  const say = laterWords.use().end;
  const result = outcome(standingOf(table.game.value).tallies);
  if (result === 'draw') return say.shared;
  if (result === chairs.reader) return say.youWin;
  return say.seatWins(playerArgs(winnerOf(table.sitters, result, web)));
}
