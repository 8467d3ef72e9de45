// My games: in progress, finished, results by level, and backup.

import { hadIdentity } from '../../online/identityFlag.ts';
import { damages, store } from '../../kit/storage/storage.ts';
import { games } from '../../play/local/library.ts';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { countAside } from '../../kit/storage/aside.ts';
import { Backup } from './backup.tsx';
import { ByLevel } from './byLevel.tsx';
import { FinishedGames } from './finishedGames.tsx';
import { GamesInProgress } from './gamesInProgress.tsx';
import { Token } from '../../play/scenery/token.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { newGameRoute } from '../../play/local/experience.ts';
import * as panel from '../../kit/ui/panel.module.css';
import { loadMe } from '../../online/me.ts';
import { useQuery } from '../../online/ui/requests.ts';
import { FinishedList, MyTurnList, WaitingList } from '../../online/ui/myGameLists.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { useMyGames } from '../../online/ui/useMyGames.ts';
import * as css from './games.module.css';

export function GamesScreen() {
  const { shell } = useSpeech().web;
  const say = useSpeech().pages.games;
  const list = games.list.value;
  const isOver = list.filter(({ totals }) => totals !== undefined);
  return (
    <Page
      heading={shell.places.games}
      scene={<Scenery of="games" />}
      actions={
        <a class="plain" href={makeRoute(newGameRoute())}>
          {shell.places.new}
        </a>
      }
    >
      {list.length === 0 && (
        <div class={`${panel.panel} ${panel.nothingYet}`}>
          <Token of="wagon" />
          <p>{say.none}</p>
          <a class="button main" href={makeRoute(newGameRoute())}>
            {shell.places.new}
          </a>
        </div>
      )}
      <GamesInProgress games={list.filter(({ totals }) => totals === undefined)} />
      {hadIdentity() && <OnlineGames />}
      <ByLevel games={isOver} />
      <FinishedGames games={isOver} />
      <Backup />
      <Damaged />
    </Page>
  );
}

/** The number of unreadable entries. */
function Damaged() {
  const say = useSpeech().pages.games;
  const count = countAside(store, damages);
  return count > 0 ? <p class="message">{say.damaged({ count })}</p> : null;
}

/** Our own online games: our turn, waiting, finished. */
function OnlineGames() {
  const { games: say } = useSpeech().online;
  const { trouble: silence, again } = useQuery(loadMe);
  const mine = useMyGames();
  const trouble = silence ?? mine?.trouble;
  return (
    <section class={css.onlineGames} data-online>
      <h2>{say.heading}</h2>
      {trouble && <TroubleMessage trouble={trouble} again={again} />}
      {mine && (
        <>
          {mine.isNone && <p>{say.none}</p>}
          <MyTurnList games={mine.mine} self={mine.self} Heading="h3" />
          <WaitingList games={mine.waiting} self={mine.self} Heading="h3" />
          <FinishedList games={mine.finished} self={mine.self} more={mine.showMore} Heading="h3" />
        </>
      )}
    </section>
  );
}
