// The lobby: under which name one plays, quick match, the open tables, one's own games.

import type { ListedGame } from '@wagons/protocol';
import { useEffect, useState } from 'preact/hooks';
import { laterWords } from '../../app/laterWords.ts';
import { Waiting } from '../../app/lazy.tsx';
import { Page } from '../../app/page.tsx';
import { makeRoute } from '../../app/route.ts';
import { useSpeech } from '../../app/speech.ts';
import { api } from '../../online/api.ts';
import { isSomebody, learnWhoIAm, me } from '../../online/me.ts';
import { useAct, useAsked } from './asking.ts';
import { sortGames } from './myGames.ts';
import { FinishedList, MyTurnList, WaitingList } from './myGameLists.tsx';
import { NameField } from './nameField.tsx';
import { useOnlineWords, waitForOnlineWords } from './onlineWords.ts';
import { OpenTables } from './openTables.tsx';
import { QuickMatches } from './quickMatch.tsx';
import { TroubleMessage } from './troubleMessage.tsx';
import { useLobby } from './useLobby.ts';
import './online.css';

export const LobbyScreen = waitForOnlineWords(laterWords.wait(Lobby));

/** How often one's own games are looked at, in milliseconds. */
const OFTEN = 15_000;

function Lobby() {
  const { shell } = useSpeech().web;
  const say = useOnlineWords().lobby;
  const { value: lobby, trouble, again } = useLobby();
  useEffect(() => {
    void learnWhoIAm();
  }, []);
  if (trouble?.what === 'noServer') return <NoServer />;
  return (
    <Page
      heading={shell.places.online}
      width="wide"
      actions={
        <nav class="row" aria-label={shell.places.online}>
          <a class="plain" href={makeRoute({ screen: 'leaders' })}>
            {say.leaders}
          </a>
          <a class="plain" href={makeRoute({ screen: 'account' })}>
            {say.account}
          </a>
        </nav>
      }
    >
      {trouble && <TroubleMessage trouble={trouble} again={again} />}
      {!lobby && !trouble && <Waiting />}
      {lobby && (
        <div class="lobby">
          <div class="lobby-play">
            <NameField />
            <QuickMatches />
            <section class="invite panel">
              <p>{say.inviteHelp}</p>
              <a class="button main" href={makeRoute({ screen: 'online', id: 'new' })}>
                {say.invite}
              </a>
            </section>
            <OpenTables tables={lobby.tables} />
          </div>
          <MyGames />
        </div>
      )}
    </Page>
  );
}

/** The app came from a host of files: offline play stays. */
function NoServer() {
  const { places } = useSpeech().web.shell;
  return (
    <Page heading={places.online}>
      <TroubleMessage trouble={{ what: 'noServer' }} />
      <p>
        <a class="button main" href={makeRoute({ screen: 'new' })}>
          {places.new}
        </a>
      </p>
    </Page>
  );
}

function MyGames() {
  const say = useOnlineWords().games;
  const self = isSomebody(me.value) ? me.value.id : undefined;
  const { value, trouble } = useAsked(() => api('myGames', { query: {} }), {
    about: self ?? '',
    every: OFTEN,
    isNeeded: self !== undefined,
  });
  const [older, setOlder] = useState<{ readonly games: readonly ListedGame[]; readonly more: boolean }>();
  const { act, trouble: olderTrouble } = useAct();
  if (self === undefined) return null;
  if (!value) return trouble ? <TroubleMessage trouble={trouble} /> : null;
  const newest = new Set(value.games.map(({ id }) => id));
  const games = [...value.games, ...(older?.games ?? []).filter(({ id }) => !newest.has(id))];
  const { mine, waiting, finished } = sortGames(games, self);
  const isMore = older ? older.more : value.more;
  const last = Math.min(...games.map(({ changedAt }) => changedAt));
  const showMore = (): void =>
    act(
      () => api('myGames', { query: { before: last } }),
      (answer) =>
        setOlder((before) => ({ games: [...(before?.games ?? []), ...answer.games], more: answer.more })),
    );
  return (
    <div class="lobby-games">
      {games.length === 0 && <p>{say.none}</p>}
      <MyTurnList games={mine} self={self} />
      <WaitingList games={waiting} self={self} />
      <FinishedList games={finished} self={self} more={isMore ? showMore : undefined} />
      {olderTrouble && <TroubleMessage trouble={olderTrouble} />}
    </div>
  );
}
