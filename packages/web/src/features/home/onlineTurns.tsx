// Online games on the home screen: our turn first, waiting ones below.

import { signal } from '@preact/signals';
import type { ListedGame } from '@wagons/protocol';
import { useEffect } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { loadMe } from '../../online/me.ts';
import { useQuery } from '../../online/ui/requests.ts';
import { askedIn, titleOf } from '../../online/ui/gameItem.tsx';
import { timeLeft } from '../../online/ui/myGameLists.tsx';
import { useMyGames } from '../../online/ui/useMyGames.ts';
import * as css from './home.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

/** How many of each are listed; the lobby has the rest. */
const OFFERED = 2;

type Waiting = { readonly games: readonly ListedGame[]; readonly self: string };

/** Loaded once and shown in two places, around the local games. */
const waiting = signal<Waiting | undefined>(undefined);

export function OnlineTurns() {
  useQuery(loadMe);
  const mine = useMyGames();
  useEffect(() => {
    waiting.value = mine && { games: mine.waiting.slice(0, OFFERED), self: mine.self };
  });
  useEffect(
    () => () => {
      waiting.value = undefined;
    },
    [],
  );
  const { mine: games = [], self = '' } = mine ?? {};
  const words = useSpeech().online;
  return (
    <>
      {games.slice(0, OFFERED).map((game) => {
        const left = timeLeft(game, self, Date.now());
        const about = [
          titleOf(words, game, self),
          ...(left === undefined ? [] : [words.games.left({ span: words.formats.span(left) })]),
        ];
        return (
          <a
            key={game.id}
            class={`button main ${css.going}`}
            data-going
            href={makeRoute({ screen: 'onlineTable', id: game.id })}
          >
            <span class={css.goingText}>
              <strong>{askedIn(words, game, self) ?? words.games.yourTurn}</strong>
              <span>{about.join(' · ')}</span>
            </span>
          </a>
        );
      })}
    </>
  );
}

export function OnlineWaiting() {
  const { games = [], self = '' } = waiting.value ?? {};
  const words = useSpeech().online;
  return (
    <>
      {games.map((game) => (
        <a
          key={game.id}
          class={`button ${css.going}`}
          data-going
          href={makeRoute({ screen: 'onlineTable', id: game.id })}
        >
          <span class={css.goingText}>
            <span>{`${words.games.waiting} · ${titleOf(words, game, self)}`}</span>
          </span>
        </a>
      ))}
    </>
  );
}
