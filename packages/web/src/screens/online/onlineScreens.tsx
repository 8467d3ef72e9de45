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

export function OnlineScreens({ at }: { readonly at: OnlineRoute }) {
  switch (at.screen) {
    case 'online':
      return at.id === undefined ? <LobbyScreen /> : <FarTableScreen key={at.id} id={at.id} />;
    case 'account':
    case 'player':
    case 'leaders':
      return <LobbyScreen />;
  }
}
