// The online games in which it is one's turn, offered on the title page.

import { makeRoute } from '../../app/route.ts';
import { learnWhoIAm } from '../../online/me.ts';
import { useAsked } from '../online/asking.ts';
import { askedIn, titleOf } from '../online/gameItem.tsx';
import { timeLeft } from '../online/myGameLists.tsx';
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
            <strong>{askedIn(words, game, self) ?? words.games.yourTurn}</strong>
            <span>{about.join(' · ')}</span>
          </a>
        );
      })}
    </>
  );
}
