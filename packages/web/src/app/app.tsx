// The app: the screen that the address names, and above it what must be noticed.

import { ArtDefs } from '@wagons/board';
import { Announcer } from './announcer.tsx';
import { lazy } from './lazy.tsx';
import { go, route } from './navigation.ts';
import { Notices } from './notices.tsx';
import { Page } from './page.tsx';
import type { Route } from './route.ts';
import { speech, useSpeech } from './speech.ts';
import { HomeScreen } from '../screens/home/homeScreen.tsx';
import { NewGameScreen } from '../screens/newGame/newGameScreen.tsx';
import { TableScreen } from '../screens/table/tableScreen.tsx';

const PadScreen = lazy(
  () => import('../screens/pad/padScreen.tsx'),
  (found) => found.PadScreen,
);
const AboutScreen = lazy(
  () => import('../screens/about/aboutScreen.tsx'),
  (found) => found.AboutScreen,
);
const GamesScreen = lazy(
  () => import('../screens/games/gamesScreen.tsx'),
  (found) => found.GamesScreen,
);
const LearnScreen = lazy(
  () => import('../screens/learn/learnScreen.tsx'),
  (found) => found.LearnScreen,
);
const ReplayScreen = lazy(
  () => import('../screens/replay/replayScreen.tsx'),
  (found) => found.ReplayScreen,
);
const SettingsScreen = lazy(
  () => import('../screens/settings/settingsScreen.tsx'),
  (found) => found.SettingsScreen,
);
const RulesScreen = lazy(
  () => import('../screens/rules/rulesScreen.tsx'),
  (found) => found.RulesScreen,
);
const CardsScreen = lazy(
  () => import('../screens/cards/cardsScreen.tsx'),
  (found) => found.CardsScreen,
);
const OnlineScreens = lazy(
  () => import('../screens/online/onlineScreens.tsx'),
  (found) => found.OnlineScreens,
);

export function App() {
  // Until the first words are there, the page stays the paper that it is.
  if (!speech.value) return null;
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {speech.value.web.shell.skipToContent}
      </a>
      <ArtDefs />
      <Notices />
      <Screen at={route.value} />
      <Announcer />
    </>
  );
}

/** The # of the address names the screen, so this link moves the focus itself. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content h1, #content')?.focus();
}

function Screen({ at }: { readonly at: Route }) {
  switch (at.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <NewGameScreen key={at.code} {...(at.code !== undefined && { code: at.code })} />;
    case 'table':
      return <TableScreen key={at.id} id={at.id} />;
    case 'settings':
      return <SettingsScreen />;
    case 'pad':
      return <PadScreen key={at.filled} {...at} />;
    case 'replay':
      return <ReplayScreen key={at.code} {...at} />;
    case 'learn':
      return <LearnScreen />;
    case 'rules':
      return <RulesScreen {...(at.rule !== undefined && { rule: at.rule })} />;
    case 'cards':
      return <CardsScreen {...(at.card !== undefined && { card: at.card })} />;
    case 'games':
      return <GamesScreen />;
    case 'about':
      return <AboutScreen />;
    case 'online':
    case 'account':
    case 'player':
    case 'leaders':
      return <OnlineScreens at={at} />;
    case 'nowhere':
      return <Nowhere address={at.address} />;
  }
}

function Nowhere({ address }: { readonly address: string }) {
  const { nowhere, places } = useSpeech().web.shell;
  return (
    <Page heading={nowhere.heading}>
      <p>{nowhere.text(address)}</p>
      <p>
        <button type="button" class="button main" onClick={() => go({ screen: 'home' })}>
          {places.home}
        </button>
      </p>
    </Page>
  );
}
