// The online games in which it is one's turn, offered on the title page.

import { makeRoute } from '../../app/route.ts';
import { learnWhoIAm } from '../../online/me.ts';
import { useAsked } from '../online/asking.ts';
import { titleOf } from '../online/gameItem.tsx';
import { timeLeft } from '../online/myGameLists.tsx';
import { isAsked } from '../online/myGames.ts';
import { askForOnlineWords } from '../online/onlineWords.ts';
import { useMyGames } from '../online/useMyGames.ts';

/** So many are offered; the others are in the lobby. */
const OFFERED = 2;

export function OnlineTurns() {
  useAsked(learnWhoIAm);
  const { mine = [], self = '' } = useMyGames() ?? {};
  const words = askForOnlineWords({ isNeeded: mine.length > 0 });
  if (!words) return null;
  return (
    <>
      {mine.slice(0, OFFERED).map((game) => {
        const left = timeLeft(game, self, Date.now());
        const about = [titleOf(words, game, self), ...(left === undefined ? [] : [words.games.left(left)])];
        return (
          <a key={game.id} class="button main going" href={makeRoute({ screen: 'online', id: game.id })}>
            <strong>
              {game.offer && isAsked(game, self) ? words.games.asked[game.offer.kind] : words.games.yourTurn}
            </strong>
            <span>{about.join(' · ')}</span>
          </a>
        );
      })}
    </>
  );
}
