// Our own online games: our turn, waiting, finished.

import { loadMe } from '../../online/me.ts';
import { useQuery } from '../../online/ui/requests.ts';
import { FinishedList, MyTurnList, WaitingList } from '../../online/ui/myGameLists.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { useMyGames } from '../../online/ui/useMyGames.ts';
import * as css from './games.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

export function OnlineGames() {
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
