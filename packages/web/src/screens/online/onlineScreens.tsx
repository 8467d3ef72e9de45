// The screens of online play, each fetched when somebody goes there.

import { lazy } from '../../app/lazy.tsx';
import type { OnlineRoute } from '../../app/route.ts';

const LobbyScreen = lazy(
  () => import('./lobbyScreen.tsx'),
  (found) => found.LobbyScreen,
);
const FarTableScreen = lazy(
  () => import('../farTable/farTableScreen.tsx'),
  (found) => found.FarTableScreen,
);
const NewTableScreen = lazy(
  () => import('./newTableScreen.tsx'),
  (found) => found.NewTableScreen,
);
const AccountScreen = lazy(
  () => import('../account/accountScreen.tsx'),
  (found) => found.AccountScreen,
);
const PlayerScreen = lazy(
  () => import('../player/playerScreen.tsx'),
  (found) => found.PlayerScreen,
);
const LeadersScreen = lazy(
  () => import('../leaders/leadersScreen.tsx'),
  (found) => found.LeadersScreen,
);

export function OnlineScreens({ at }: { readonly at: OnlineRoute }) {
  switch (at.screen) {
    case 'online':
      if (at.id === undefined) return <LobbyScreen />;
      return at.id === 'new' ? <NewTableScreen /> : <FarTableScreen key={at.id} id={at.id} />;
    case 'account':
      return <AccountScreen />;
    case 'player':
      return <PlayerScreen key={at.id} id={at.id ?? ''} />;
    case 'leaders':
      return <LeadersScreen />;
  }
}
