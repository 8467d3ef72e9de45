// The screens outside the first load, each loaded on demand.

import { laterWords } from '../kit/lazy/laterWords.ts';
import { lazy } from '../kit/lazy/lazy.tsx';
import { Page } from '../kit/ui/page.tsx';
import type { LaterRoute } from '../kit/browser/route.ts';
import { Scenery } from '../play/scenery/scenery.tsx';
import { ExitLinks } from '../kit/ui/exitLinks.tsx';

const AboutScreen = lazy(
  () => import('../features/about/aboutScreen.tsx'),
  (found) => found.AboutScreen,
);
const CardsScreen = lazy(
  () => import('../features/cards/cardsScreen.tsx'),
  (found) => found.CardsScreen,
);
const DailyScreen = lazy(
  () => import('../features/daily/dailyScreen.tsx'),
  (found) => found.DailyScreen,
);
const FirstGameScreen = lazy(
  () => import('../features/newGame/firstGameScreen.tsx'),
  (found) => found.FirstGameScreen,
);
const GamesScreen = lazy(
  () => import('../features/games/gamesScreen.tsx'),
  (found) => found.GamesScreen,
);
const LabScreen = lazy(
  () => import('../features/lab/labScreen.tsx'),
  (found) => found.LabScreen,
);
const LearnScreen = lazy(
  () => import('../features/learn/learnScreen.tsx'),
  (found) => found.LearnScreen,
);
const PadScreen = lazy(
  () => import('../features/pad/padScreen.tsx'),
  (found) => found.PadScreen,
);
const SumsScreen = lazy(
  () => import('../features/pad/sumsScreen.tsx'),
  (found) => found.SumsScreen,
);
const PuzzlesScreen = lazy(
  () => import('../features/puzzles/puzzlesScreen.tsx'),
  (found) => found.PuzzlesScreen,
);
const ReplayScreen = lazy(
  () => import('../features/replay/replayScreen.tsx'),
  (found) => found.ReplayScreen,
);
const ReviewScreen = lazy(
  () => import('../features/review/reviewScreen.tsx'),
  (found) => found.ReviewScreen,
);
const RulesScreen = lazy(
  () => import('../features/rules/rulesScreen.tsx'),
  (found) => found.RulesScreen,
);
const SettingsScreen = lazy(
  () => import('../features/settings/settingsScreen.tsx'),
  (found) => found.SettingsScreen,
);
const StatisticsScreen = lazy(
  () => import('../features/statistics/statisticsScreen.tsx'),
  (found) => found.StatisticsScreen,
);
const OnlineScreens = lazy(
  () => import('./onlineScreens.tsx'),
  (found) => found.OnlineScreens,
);

export function LaterScreens({ at }: { readonly at: LaterRoute }) {
  switch (at.screen) {
    case 'settings':
      return <SettingsScreen />;
    case 'pad':
      // No pad has this text.
      return at.filled === 'sums' ? <SumsScreen /> : <PadScreen key={at.filled} {...at} />;
    case 'daily':
      return <DailyScreen {...(at.date !== undefined && { date: at.date })} />;
    case 'puzzles':
      return <PuzzlesScreen {...at} />;
    case 'replay':
      return <ReplayScreen key={at.code} {...at} />;
    case 'lab':
      return <LabScreen />;
    case 'review':
      return <ReviewScreen key={at.code} {...at} />;
    case 'learn':
      return <LearnScreen />;
    case 'first':
      return <FirstGameScreen />;
    case 'rules':
      return <RulesScreen {...(at.rule !== undefined && { rule: at.rule })} />;
    case 'cards':
      return <CardsScreen {...(at.card !== undefined && { card: at.card })} />;
    case 'games':
      return <GamesScreen />;
    case 'statistics':
      return <StatisticsScreen />;
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
  const say = laterWords.use().trouble;
  return (
    <Page heading={say.heading} scene={<Scenery of="nowhere" />}>
      <p>{say.nowhere({ address })}</p>
      <ExitLinks />
    </Page>
  );
});
