// The share button of a daily deal, and its result against par.

import type { Points } from '@wagons/rules';
import { useState } from 'preact/hooks';
import { linkTo } from '../../kit/browser/navigation.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Share } from '../../kit/ui/share.tsx';
import { dailyLevel, type DailyResult, dayOf } from '../store/daily.ts';
import type { DailyDate } from '../store/dailyGame.ts';
import { DailyImage } from './dailyImage.tsx';

export const parArgs = (own: Points, par: Points) =>
  ({ side: own > par ? 'over' : own < par ? 'under' : 'other', points: Math.abs(own - par) }) as const;

type ShareDayProps = {
  readonly date: DailyDate;
  readonly result: DailyResult;
  readonly par: Points | undefined;
  readonly streak: number;
};

/** The result as a text without spoilers: nothing about the cards. */
export function ShareDay({ date, result, par, streak }: ShareDayProps) {
  const { daily, formats } = useSpeech().puzzles;
  const { web } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  const { own, other } = result;
  const against = par === undefined ? '' : daily.againstPar(parArgs(own, par));
  const days = daily.streak({ days: streak });
  const text = daily.shareText({
    day: formats.date(dayOf(date)),
    own,
    other,
    name: web.play.opponents[dailyLevel(date)].name,
    par: against,
    streak: days,
  });
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {daily.share}
      </button>
      {isOpen && (
        <Share
          text={text}
          link={linkTo({ screen: 'daily', date })}
          picture={<DailyImage date={date} result={result} verdict={against} note={days} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
