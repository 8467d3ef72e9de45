// The screens that a game does without, each fetched when somebody goes there.

import { laterWords } from '../app/laterWords.ts';
import { lazy } from '../app/lazy.tsx';
import { Page } from '../app/page.tsx';
import type { LaterRoute } from '../app/route.ts';
import { useSpeech } from '../app/speech.ts';
import { WaysOn } from '../app/waysOn.tsx';

const AboutScreen = lazy(
  () => import('./about/aboutScreen.tsx'),
  (found) => found.AboutScreen,
);
const CardsScreen = lazy(
  () => import('./cards/cardsScreen.tsx'),
  (found) => found.CardsScreen,
);
const GamesScreen = lazy(
  () => import('./games/gamesScreen.tsx'),
  (found) => found.GamesScreen,
);
const LearnScreen = lazy(
  () => import('./learn/learnScreen.tsx'),
  (found) => found.LearnScreen,
);
const PadScreen = lazy(
  () => import('./pad/padScreen.tsx'),
  (found) => found.PadScreen,
);
const ReplayScreen = lazy(
  () => import('./replay/replayScreen.tsx'),
  (found) => found.ReplayScreen,
);
const RulesScreen = lazy(
  () => import('./rules/rulesScreen.tsx'),
  (found) => found.RulesScreen,
);
const SettingsScreen = lazy(
  () => import('./settings/settingsScreen.tsx'),
  (found) => found.SettingsScreen,
);
const OnlineScreens = lazy(
  () => import('./online/onlineScreens.tsx'),
  (found) => found.OnlineScreens,
);

export function LaterScreens({ at }: { readonly at: LaterRoute }) {
  switch (at.screen) {
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

const Nowhere = laterWords.wait(({ address }: { readonly address: string }) => {
  const { nowhere } = useSpeech().web.shell;
  return (
    <Page heading={nowhere}>
      <p>{laterWords.use().trouble.nowhere(address)}</p>
      <WaysOn />
    </Page>
  );
});
