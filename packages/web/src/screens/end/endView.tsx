// The end of a game: the tally revealed line by line, who has won, what could have been better, and what next.

import { useSignal } from '@preact/signals';
import { opponent, outcome, type Seat } from '@wagons/rules';
import type { LaterWords } from '@wagons/words/web';
import { useEffect } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { mayMove } from '../../app/appearance.ts';
import { laterWords } from '../../app/laterWords.ts';
import { Heading } from '../../app/page.tsx';
import { sound } from '../../app/sound.ts';
import { useSpeech } from '../../app/speech.ts';
import type { LocalTable } from '../../table/localTable.ts';
import { standingOf } from '../../table/preview.ts';
import { type Chairs, fromOwn, ownSeat } from '../table/chairs.ts';
import { LINES } from '../table/lines.ts';
import { TallyTable } from '../table/tallyTable.tsx';
import { Analysis } from './analysis.tsx';
import { EndTown } from './endTown.tsx';
import { Next } from './next.tsx';
import './end.css';

type EndViewProps = { readonly table: LocalTable; readonly chairs: Chairs };

export const EndView = laterWords.wait(function End({ table, chairs }: EndViewProps) {
  const say = laterWords.use().end;
  const speech = useSpeech();
  const { web } = speech;
  const game = table.game.value;
  const { tallies } = standingOf(game);
  const own = ownSeat(chairs, undefined);
  const revealed = useReveal();
  const pointed = useSignal<number | undefined>(undefined);
  const isRevealed = revealed.value >= LINES;
  const lit = pointed.value ?? (isRevealed ? undefined : revealed.value - 1);
  const verdict = verdictOf(outcome(tallies), chairs, say);
  useEffect(() => {
    if (!isRevealed) return;
    sound('end');
    announce(verdict);
  }, [isRevealed]);
  return (
    <main id="content" class="end" data-revealed={isRevealed}>
      <Heading text={isRevealed ? verdict : web.table.now.over} class="verdict" />
      <div class="end-towns">
        {fromOwn(own).map((seat) => (
          <EndTown key={seat} game={game} seat={seat} chairs={chairs} lit={lit} />
        ))}
      </div>
      <TallyTable
        speech={speech}
        deck={game.deck}
        center={game.deal.center}
        seats={fromOwn(own)}
        names={chairs.names}
        short={chairs.short}
        tallies={tallies}
        lit={lit}
        revealed={revealed.value}
        onPoint={(line) => (pointed.value = line)}
      />
      {isRevealed ? (
        <>
          <Next table={table} chairs={chairs} />
          <Analysis game={game} chairs={chairs} />
        </>
      ) : (
        <button type="button" class="button" onClick={() => (revealed.value = LINES)}>
          {say.showAll}
        </button>
      )}
    </main>
  );
});

/** How long each line of the tally is looked at, in milliseconds. */
const BEAT = 450;

/** How many lines are revealed: one after the other, or all at once where nothing may move. */
function useReveal() {
  const revealed = useSignal(mayMove.peek() ? 0 : LINES);
  useEffect(() => {
    const timer = setInterval(() => {
      revealed.value = Math.min(revealed.peek() + 1, LINES);
      if (revealed.peek() === LINES) clearInterval(timer);
    }, BEAT);
    return () => clearInterval(timer);
  }, []);
  return revealed;
}

function verdictOf(result: Seat | 'draw', { reader }: Chairs, say: LaterWords['end']): string {
  if (result === 'draw') return say.shared;
  if (!reader) return say.seatWins(result);
  return result === opponent(reader) ? say.youLose : say.youWin;
}
