// The screens of online play, each fetched when somebody goes there.

import { lazy } from '../../app/lazy.tsx';
import type { OnlineRoute } from '../../app/route.ts';

const LobbyScreen = lazy(
  () => import('./lobbyScreen.tsx'),
  (found) => found.LobbyScreen,
);
const NewTableScreen = lazy(
  () => import('./newTableScreen.tsx'),
  (found) => found.NewTableScreen,
);

export function OnlineScreens({ at }: { readonly at: OnlineRoute }) {
  switch (at.screen) {
    case 'online':
      return at.id === 'new' ? <NewTableScreen /> : <LobbyScreen />;
    case 'account':
    case 'player':
    case 'leaders':
      return <LobbyScreen />;
  }
}
