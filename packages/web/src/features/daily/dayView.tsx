// One day: who is played, with which scoring cards, par, and the result or the way to the table.

import { deal } from '@wagons/rules/deal';
import type { Points } from '@wagons/rules';
import { go } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { games, printedDeck } from '../../play/local/library.ts';
import { ports } from '../../play/local/ports.ts';
import { startGame } from '../../play/local/startGame.ts';
import { Portrait } from '../../play/portrait/portrait.tsx';
import {
  dailyLevel,
  type DailyResult,
  type DailyResults,
  dailySeat,
  dailySeed,
  dailyPlayers,
  dailyStreak,
  dayOf,
  untilTomorrow,
} from '../../play/store/daily.ts';
import { countsForDay, type DailyDate, dailyGameId } from '../../play/store/dailyGame.ts';
import { keepNew } from '../../play/table/localTable.ts';
import { planGame } from '../../play/table/plans.ts';
import type { WallClock } from '../../play/table/ports.ts';
import { DealtCards } from '../../play/view/dealtCards.tsx';
import { parArgs, ShareDay } from '../../play/end/shareDay.tsx';
import { usePar } from '../../play/end/dailyPar.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './daily.module.css';

type DayViewProps = {
  readonly date: DailyDate;
  readonly today: DailyDate;
  readonly results: DailyResults;
  readonly clock: WallClock;
};

const planOf = (date: DailyDate) =>
  planGame({ deck: printedDeck, seed: dailySeed(date), players: dailyPlayers(date) });

export function DayView({ date, today, results, clock }: DayViewProps) {
  const { daily, formats } = useSpeech().puzzles;
  const { web } = useSpeech();
  const level = dailyLevel(date);
  const par = usePar(date);
  const result = results.days.get(date);
  const streak = dailyStreak(results, today);
  const { name } = web.play.opponents[level];
  const counts = result?.counts ?? (date === today || isCountedGame(date));
  return (
    <section class={`${css.day} ${panel.panel}`} data-day={date}>
      <h2>{date === today ? daily.today : formats.date(dayOf(date))}</h2>
      <p>
        <small>
          {date === today
            ? `${formats.date(dayOf(date))} · ${daily.next({ span: formats.span(untilTomorrow(clock.now())) })}`
            : !counts && daily.uncounted}
        </small>
      </p>
      {result && <Result result={result} par={par} name={name} />}
      <div class={css.opponent}>
        <Portrait level={level} size={72} />
        <p>
          <b>{daily.against({ name, level })}</b>
          <br />
          {daily.seat({ seat: dailySeat(date) === 'first' ? 'first' : 'other' })}
        </p>
      </div>
      {/* Before what is to be read about the deal, which fills a phone. */}
      <Actions date={date} isDone={result !== undefined} />
      {result && <ShareDay date={date} result={result} par={par} streak={streak} />}
      <p class={css.streak} data-days={streak}>
        {daily.streak({ days: streak })}
      </p>
      {counts && <p>{daily.intro}</p>}
      <div class={css.scoring}>
        <DealtCards
          deck={printedDeck}
          cards={deal(dailySeed(date), printedDeck).center}
          label={daily.scoring}
        />
      </div>
      <p>
        <b>{par === undefined ? daily.parLater : daily.par({ par })}</b>
        {par !== undefined && <small> {daily.parAbout}</small>}
      </p>
    </section>
  );
}

/** Whether the game was started on its date, so that it still counts after midnight. */
const isCountedGame = (date: DailyDate): boolean =>
  games.list.value.some((game) => game.id === dailyGameId(date) && countsForDay(game));

type ResultProps = { readonly result: DailyResult; readonly par: Points | undefined; readonly name: string };

function Result({ result: { own, other }, par, name }: ResultProps) {
  const { daily } = useSpeech().puzzles;
  return (
    <div class={css.result} data-result={`${own}:${other}`}>
      <p>
        <b>{daily.result({ own, other, name })}</b>
      </p>
      <p>
        {daily.outcome({
          result: own > other ? 'won' : own < other ? 'lost' : 'other',
          points: Math.abs(own - other),
        })}{' '}
        {par !== undefined && `${daily.againstPar(parArgs(own, par))}.`}
      </p>
    </div>
  );
}

type ActionsProps = { readonly date: DailyDate; readonly isDone: boolean };

/** The way to the table: the game whose result is kept, or after it another one with the same cards. */
function Actions({ date, isDone }: ActionsProps) {
  const { daily } = useSpeech().puzzles;
  const id = dailyGameId(date);
  const kept = games.list.value.find((game) => game.id === id);
  const play = (): void => {
    if (!kept) keepNew({ ...ports, newId: () => id }, planOf(date));
    go({ screen: 'table', id });
  };
  if (isDone)
    return (
      <div class="row">
        {kept?.totals && (
          <a class="button" href={makeRoute({ screen: 'table', id })}>
            {daily.view}
          </a>
        )}
        <button type="button" class="button" onClick={() => startGame(planOf(date))}>
          {daily.practice}
        </button>
      </div>
    );
  return (
    <div class="row">
      <button type="button" class="button main" onClick={play}>
        {kept ? daily.continue : daily.play}
      </button>
    </div>
  );
}
