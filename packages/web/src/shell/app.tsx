// The app: the screen of the current route, with notices above it.

import { ArtDefs } from '@wagons/board';
import { Announcer } from '../kit/browser/announcer.tsx';
import { Failed, Waiting } from '../kit/lazy/lazy.tsx';
import { useSpeech } from '../kit/speech/speech.ts';
import { type Shown, shown } from './arrival.ts';
import { Notices } from './notices.tsx';
import { ROUTES } from './routes.ts';
import * as css from './shell.module.css';

export function App() {
  const { value } = shown;
  if (value.is === 'silent') return null;
  return value.is === 'mute' ? <Wordless /> : <Speaking what={value} />;
}

/** A reload button, when no language could be loaded. */
const Wordless = () => (
  <button type="button" class="button" onClick={() => location.reload()}>
    {document.title} ↻
  </button>
);

function Speaking({ what }: { readonly what: Shown }) {
  return (
    <>
      <a class={css.skip} href="#content" onClick={skip}>
        {useSpeech().web.shell.skipToContent}
      </a>
      <ArtDefs />
      <Notices />
      {what.is === 'loading' && <Waiting />}
      {what.is === 'failed' && <Failed again={what.again} />}
      {what.is === 'there' && <Screen {...what} />}
      <Announcer />
    </>
  );
}

function Screen({ at: { screen, ...parameters }, Screen: Current }: Extract<Shown, { is: 'there' }>) {
  const values: Readonly<Record<string, string | number | undefined>> = parameters;
  const { each } = ROUTES[screen];
  return <Current key={`${screen} ${each === undefined ? '' : values[each]}`} {...parameters} />;
}

/** The hash is the route, so this link moves the focus by script. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content h1, #content')?.focus();
}
