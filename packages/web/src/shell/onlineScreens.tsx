// The screens of online play, each loaded on demand.

import { lazy } from '../kit/lazy/lazy.tsx';
import type { OnlineRoute } from '../kit/browser/route.ts';

const LobbyScreen = lazy(
  () => import('../features/lobby/lobbyScreen.tsx'),
  (found) => found.LobbyScreen,
);
const OnlineTableScreen = lazy(
  () => import('../features/onlineTable/onlineTableScreen.tsx'),
  (found) => found.OnlineTableScreen,
);
const NewTableScreen = lazy(
  () => import('../features/newTable/newTableScreen.tsx'),
  (found) => found.NewTableScreen,
);
const InviteScreen = lazy(
  () => import('../features/newTable/inviteScreen.tsx'),
  (found) => found.InviteScreen,
);
const AccountScreen = lazy(
  () => import('../features/account/accountScreen.tsx'),
  (found) => found.AccountScreen,
);
const PlayerScreen = lazy(
  () => import('../features/player/playerScreen.tsx'),
  (found) => found.PlayerScreen,
);
const LeadersScreen = lazy(
  () => import('../features/leaders/leadersScreen.tsx'),
  (found) => found.LeadersScreen,
);

export function OnlineScreens({ at }: { readonly at: OnlineRoute }) {
  switch (at.screen) {
    case 'online':
      if (at.id === undefined) return <LobbyScreen />;
      if (at.id === 'new') return <NewTableScreen />;
      return at.id === 'invite' ? <InviteScreen /> : <OnlineTableScreen key={at.id} id={at.id} />;
    case 'account':
      return <AccountScreen />;
    case 'player':
      return <PlayerScreen key={at.id} id={at.id ?? ''} />;
    case 'leaders':
      return <LeadersScreen />;
  }
}
