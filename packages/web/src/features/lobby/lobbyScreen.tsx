// The lobby: name, quick match, open tables, our own games.

import { Waiting } from '../../kit/lazy/lazy.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { loadMe } from '../../online/me.ts';
import { useQuery } from '../../online/ui/requests.ts';
import { FinishedList, MyTurnList, WaitingList } from '../../online/ui/myGameLists.tsx';
import { NameField } from '../../online/ui/nameField.tsx';
import { OpenTables } from './openTables.tsx';
import { QuickMatches } from './quickMatch.tsx';
import { AccountNotice } from '../../online/ui/accountNotice.tsx';
import { Suspension } from '../../online/ui/suspension.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { useLobby } from './useLobby.ts';
import { useMyGames } from '../../online/ui/useMyGames.ts';
import { Token } from '../../play/scenery/token.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { newGameRoute } from '../../play/local/experience.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './lobby.module.css';

export function LobbyScreen() {
  const { shell } = useSpeech().web;
  const { lobby: say, games } = useSpeech().online;
  const { value: lobby, trouble, again } = useLobby();
  const mine = useMyGames();
  // Reloads when the server is back.
  useQuery(loadMe, { about: trouble?.what ?? '' });
  if (trouble?.what === 'noServer') return <NoServer />;
  return (
    <Page
      heading={shell.places.online}
      scene={<Scenery of="lobby" />}
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
      <Suspension />
      <AccountNotice />
      {!lobby && !trouble && <Waiting />}
      {lobby && (
        <div class={css.lobby}>
          {mine && <MyTurnList games={mine.mine} self={mine.self} />}
          <div class={css.play}>
            <NameField />
            <QuickMatches />
            <section class={`${css.invite} ${panel.panel}`}>
              <Token of="letter" />
              <p>{say.inviteHelp}</p>
              <a class="button main" href={makeRoute({ screen: 'invite' })}>
                {say.invite}
              </a>
            </section>
          </div>
          <div class={css.rest}>
            <OpenTables tables={lobby.tables} />
            {mine && (
              <>
                {mine.isNone && <p>{games.none}</p>}
                <WaitingList games={mine.waiting} self={mine.self} />
                <FinishedList games={mine.finished} self={mine.self} more={mine.showMore} />
                {mine.trouble && <TroubleMessage trouble={mine.trouble} />}
              </>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** Served by a static host without a server; offline play works. */
function NoServer() {
  const { places } = useSpeech().web.shell;
  return (
    <Page heading={places.online} scene={<Scenery of="lobby" />}>
      <TroubleMessage trouble={{ what: 'noServer' }} />
      <p>
        <a class="button main" href={makeRoute(newGameRoute())}>
          {places.new}
        </a>
      </p>
    </Page>
  );
}
