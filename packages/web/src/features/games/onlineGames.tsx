// Our own online games: our turn, waiting, finished.

import { loadMe } from '../../online/me.ts';
import { useQuery } from '../../online/ui/requests.ts';
import { FinishedList, MyTurnList, WaitingList } from '../../online/ui/myGameLists.tsx';
import { useOnlineWords, waitForOnlineWords } from '../../online/ui/onlineWords.ts';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { useMyGames } from '../../online/ui/useMyGames.ts';
import '../../online/ui/online.css';

export const OnlineGames = waitForOnlineWords(function Online() {
  const { games: say } = useOnlineWords();
  const { trouble: silence, again } = useQuery(loadMe);
  const mine = useMyGames();
  const trouble = silence ?? mine?.trouble;
  return (
    <section class="online-games">
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
});
