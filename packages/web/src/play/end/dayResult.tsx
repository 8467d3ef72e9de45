// The result of a daily deal at its end: par, the points against it, and the streak.

import { useState } from 'preact/hooks';
import { dailyResults } from '../local/dailyResults.ts';
import { ports } from '../local/ports.ts';
import { dailyStreak } from '../store/daily.ts';
import { type DailyDate, dateOf } from '../store/dailyGame.ts';
import { usePar } from './dailyPar.ts';
import { parArgs, ShareDay } from './shareDay.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './finale.module.css';

type DayResultProps = { readonly date: DailyDate };

/** In one line. The streak only where the game counts for it. */
export function DayResult({ date }: DayResultProps) {
  const { daily } = useSpeech().puzzles;
  const par = usePar(date);
  const { result, streak } = useDay(date);
  if (!result) return null;
  const texts = [
    ...(par === undefined
      ? [daily.parLater]
      : [daily.par({ par }), daily.againstPar(parArgs(result.own, par))]),
    ...(result.counts && streak > 0 ? [daily.streak({ days: streak })] : []),
  ];
  return (
    <p class={css.standing} data-part="day">
      {texts.join(' · ')}
    </p>
  );
}

/** Shares the result without spoilers. */
export function DayShare({ date }: DayResultProps) {
  const par = usePar(date);
  const { result, streak } = useDay(date);
  return result ? <ShareDay date={date} result={result} par={par} streak={streak} /> : null;
}

function useDay(date: DailyDate) {
  const [today] = useState(() => dateOf(ports.clock.now()));
  const results = dailyResults.value;
  return { result: results.days.get(date), streak: dailyStreak(results, today) };
}
