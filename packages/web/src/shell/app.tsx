// The app: the screen of the current route, with notices above it.

import { ArtDefs } from '@wagons/board';
import { Announcer } from '../kit/browser/announcer.tsx';
import { lazy } from '../kit/lazy/lazy.tsx';
import { route } from '../kit/browser/navigation.ts';
import { Notices } from './notices.tsx';
import type { ScreenRoute } from '../kit/browser/route.ts';
import { isMute, speech } from '../kit/speech/speech.ts';
import { HomeScreen } from '../features/home/homeScreen.tsx';
import { NewGameScreen } from '../features/newGame/newGameScreen.tsx';
import { TableScreen } from '../features/table/tableScreen.tsx';

const LaterScreens = lazy(
  () => import('./laterScreens.tsx'),
  (found) => found.LaterScreens,
);

export function App() {
  // Render nothing until the first language is loaded.
  if (!speech.value) return isMute.value ? <Wordless /> : null;
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

/** A reload button, when no language could be loaded. */
const Wordless = () => (
  <button type="button" class="button" onClick={() => location.reload()}>
    {document.title} ↻
  </button>
);

/** The hash is the route, so this link moves the focus by script. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content h1, #content')?.focus();
}

function Screen({ at }: { readonly at: ScreenRoute }) {
  switch (at.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <NewGameScreen key={at.code} {...(at.code !== undefined && { code: at.code })} />;
    case 'table':
      return <TableScreen key={at.id} id={at.id} />;
    default:
      return <LaterScreens at={at} />;
  }
}
