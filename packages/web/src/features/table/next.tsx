// The options after a game: the next opponent after a win, next game of the match, rematch, same deal, share.

import type { Level } from '@wagons/ai';
import { opponent, undo } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { type Speech, useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import { Challenge } from '../../play/end/challenge.tsx';
import { DayResult, DayShare } from '../../play/end/dayResult.tsx';
import { beatenLevel, nextLevel } from '../../play/end/beaten.ts';
import { ReplayAndShare } from '../../play/end/replayAndShare.tsx';
import { TargetResult } from '../../play/end/targetResult.tsx';
import { Ways } from '../../play/end/ways.tsx';
import { games } from '../../play/local/library.ts';
import { newSeed } from '../../play/local/ports.ts';
import { startGame } from '../../play/local/startGame.ts';
import { dateOfGame } from '../../play/store/dailyGame.ts';
import { codeOf } from '../../play/store/games.ts';
import { type PracticeGame, retryOf } from '../../play/store/seatPlayers.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import { isDecided, seatOfOne } from '../../play/table/matches.ts';
import { planAgainst, planNext, planSameDeal } from '../../play/table/rematch.ts';
import { totalsOf } from '../../play/table/localState.ts';
import { type Viewpoint, ownerOf, ownSeat } from '../../play/text/viewpoint.ts';
import { publicNames } from '../../play/text/publicNames.ts';
import { wonText } from '../../play/text/wonText.ts';
import { LastTip } from './lastTip.tsx';
import { PracticeVerdict, reviewRoute } from './practiceNote.tsx';
import * as finale from '../../play/end/finale.module.css';

type NextProps = { readonly table: LocalTable; readonly viewpoint: Viewpoint };

export function Next({ table, viewpoint }: NextProps) {
  const date = dateOfGame(table.id);
  if (table.practice?.at !== undefined) return <NextPractice table={table} practice={table.practice} />;
  return date === undefined ? (
    <NextGame table={table} viewpoint={viewpoint} />
  ) : (
    <NextDay table={table} date={date} />
  );
}

type NextPracticeProps = Pick<NextProps, 'table'> & { readonly practice: PracticeGame };

/** After a mistake was tried again: the verdict, and back to the review. */
function NextPractice({ table, practice }: NextPracticeProps) {
  const say = useSpeech().app;
  const retry = useMemo(() => retryOf(practice), [practice]);
  const game = table.game.value;
  return (
    <section class={finale.next}>
      {retry && <PracticeVerdict table={table} retry={retry} />}
      <p>{say.practice.note}</p>
      <Ways
        main={
          <a class="button main" href={makeRoute(reviewRoute(practice))}>
            {say.practice.back}
          </a>
        }
        more={
          <>
            {retry && (
              <button
                type="button"
                class="button"
                onClick={() =>
                  startGame({
                    game: undo(game, game.moves.length - retry.at),
                    players: table.players,
                    practice,
                  })
                }
              >
                {say.coach.again}
              </button>
            )}
            <a class="button" href={makeRoute({ screen: 'replay', code: codeOf(game) })}>
              {say.end.replay}
            </a>
          </>
        }
      />
    </section>
  );
}

/** After the daily deal: how it went against par, back to its page, and its own share button. */
function NextDay({ table, date }: Pick<NextProps, 'table'> & { readonly date: string }) {
  const { web } = useSpeech();
  const say = useSpeech().app.end;
  return (
    <section class={finale.next}>
      <DayResult date={date} />
      <Ways
        main={
          <a class="button main" href={makeRoute({ screen: 'daily', date })}>
            {web.shell.places.daily}
          </a>
        }
        more={
          <>
            <a class="button" href={makeRoute({ screen: 'replay', code: codeOf(table.game.value) })}>
              {say.replay}
            </a>
            <DayShare date={date} />
          </>
        }
      />
    </section>
  );
}

function NextGame({ table, viewpoint }: NextProps) {
  const speech = useSpeech();
  const { web } = speech;
  const say = useSpeech().app.end;
  const game = table.game.value;
  const match = table.match.value;
  const played = { game, players: table.players, match };
  const level = levelAfter(table);
  const again = (
    <button
      type="button"
      class={level === undefined ? 'button main' : 'button'}
      onClick={() => startGame(planNext(played, newSeed()))}
    >
      {match && !isDecided(match) ? say.nextGame : say.rematch}
    </button>
  );
  return (
    <section class={finale.next}>
      <Facts table={table} viewpoint={viewpoint} />
      <Ways
        main={
          level === undefined ? (
            again
          ) : (
            <Challenge
              level={level}
              onPlay={() => startGame(planAgainst(played, newSeed(), level))}
              instead={again}
            />
          )
        }
        more={
          <>
            <button type="button" class="button" onClick={() => startGame(planSameDeal(played, table.seed))}>
              {say.sameDeal}
            </button>
            <a class="button" href={makeRoute({ screen: 'new' })}>
              {say.newDeal}
            </a>
            <ReplayAndShare
              game={game}
              names={publicNames(table.players, web)}
              players={table.players}
              reader={viewpoint.reader}
            />
          </>
        }
      />
    </section>
  );
}

/** The result that was to be beaten, what the coach says of the last turn, and the match. */
function Facts({ table, viewpoint }: NextProps) {
  const speech = useSpeech();
  const game = table.game.value;
  return (
    <>
      {table.target && viewpoint.reader && (
        <TargetResult
          game={game}
          seat={viewpoint.reader}
          rival={table.players[opponent(viewpoint.reader)]}
          target={table.target}
          seed={table.seed ?? table.id}
        />
      )}
      {settings.coach.value && viewpoint.reader && <LastTip table={table} viewpoint={viewpoint} />}
      {table.match.value && <p class={finale.standing}>{matchText(table, viewpoint, speech)}</p>}
    </>
  );
}

/** Whom to play after a win, unless a match is under way. */
function levelAfter(table: LocalTable): Level | undefined {
  const match = table.match.value;
  const beaten = beatenLevel(table.players, totalsOf(table.game.value));
  if (beaten === undefined || (match && !isDecided(match))) return undefined;
  return nextLevel(games.list.value, beaten);
}

/** The score or the result of the match. */
function matchText(table: LocalTable, viewpoint: Viewpoint, { words, web, app }: Speech): string {
  const match = table.match.value;
  if (!match) return '';
  const { one, other } = match.won;
  if (!isDecided(match)) {
    return web.table.match({
      game: match.played,
      of: match.of,
      won: wonText(words, match, ownSeat(viewpoint, undefined), match.played - 1),
    });
  }
  if (one === other) return app.end.matchTied;
  // `played` already counts this game.
  const seat = seatOfOne({ ...match, played: match.played - 1 });
  return app.end.matchWon(ownerOf(viewpoint, one > other ? seat : opponent(seat)));
}
