// At the end of a game that was played to beat a shared result: both results beside par.

import { begin, type Game, type Points, type Seat } from '@wagons/rules';
import { useEffect, useState } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { ports } from '../local/ports.ts';
import type { SeatPlayer, Target } from '../store/seatPlayers.ts';
import { standingOf } from '../table/preview.ts';
import * as css from './finale.module.css';

type TargetResultProps = {
  readonly game: Game;
  readonly seat: Seat;
  readonly rival: SeatPlayer;
  readonly target: Target;
  /** Seeds the computers that play for par. */
  readonly seed: string;
};

export function TargetResult({ game, seat, rival, target, seed }: TargetResultProps) {
  const { daily } = useSpeech().puzzles;
  const say = useSpeech().app.end.target;
  const par = useDealPar({ game, seat, rival, seed });
  const lead = standingOf(game).tallies[seat].total - target.points;
  const { name, points } = target;
  const texts = [
    name === undefined ? say.nameless({ points }) : say.named({ name, points }),
    lead === 0 ? say.tied : say[lead > 0 ? 'beaten' : 'short']({ by: Math.abs(lead) }),
    par === undefined ? daily.parLater : daily.par({ par }),
  ];
  return (
    <p class={css.standing} data-part="target">
      {texts.join(' · ')}
    </p>
  );
}

type ParOptions = Pick<TargetResultProps, 'game' | 'seat' | 'rival' | 'seed'>;

/** What the strongest computer scores in this deal from the same seat, against the same opponent. */
function useDealPar({ game, seat, rival, seed }: ParOptions): Points | undefined {
  const [par, setPar] = useState<Points>();
  const level = rival.kind === 'bot' ? rival.level : undefined;
  useEffect(() => {
    if (level === undefined) return undefined;
    const start = begin(game.deck, game.deal);
    const pending = ports.engine().ask({ is: 'par', game: start, seat, level, seed });
    void pending.answer.then((answer) => {
      if (answer.ok) setPar(answer.value);
    });
    return pending.cancel;
  }, [game, seat, level, seed]);
  return par;
}
