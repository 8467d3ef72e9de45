// The picture of a daily result: both towns face down, so that no one else's game is spoiled.

import { useMemo } from 'preact/hooks';
import { linkTo } from '../../kit/browser/navigation.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { games } from '../local/library.ts';
import type { SharePicture } from '../shareImage/sharePicture.ts';
import { dailyLevel, type DailyResult, dailySeat, dayOf } from '../store/daily.ts';
import { type DailyDate, dailyGameId } from '../store/dailyGame.ts';
import { inOrder } from '../text/viewpoint.ts';

const ShareImage = lazy(
  () => import('../shareImage/shareImage.tsx'),
  (found) => found.ShareImage,
);

type DailyImageProps = {
  readonly date: DailyDate;
  readonly result: DailyResult;
  /** Such as "2 points above par". */
  readonly verdict: string;
  /** Such as "5 days in a row". */
  readonly note: string;
};

/** Nothing if the game was deleted. */
export function DailyImage({ date, result: { own, other }, verdict, note }: DailyImageProps) {
  const { daily, formats, solve } = useSpeech().puzzles;
  const { words, web } = useSpeech();
  const opened = games.load(dailyGameId(date));
  const game = opened.ok ? opened.value.game : undefined;
  const picture = useMemo(
    (): SharePicture | undefined =>
      game && {
        title: `${web.shell.title} · ${daily.heading}`,
        verdict: `${formats.date(dayOf(date))}: ${verdict}`,
        deck: game.deck,
        reader: dailySeat(date),
        sides: inOrder({ reader: dailySeat(date) }).map((seat) => ({
          seat,
          name: seat === dailySeat(date) ? solve.player : web.play.opponents[dailyLevel(date)].name,
          points: words.amounts.number(seat === dailySeat(date) ? own : other),
          town: game.towns[seat],
        })),
        isFaceDown: true,
        note,
        link: linkTo({ screen: 'daily', date }),
      },
    [game, web, words, daily, formats, solve, date, verdict, note, own, other],
  );
  return picture ? <ShareImage picture={picture} /> : null;
}
