// The lobby: quick match, open tables, one's own games.

import { Page } from '../../app/page.tsx';
import { useSpeech } from '../../app/speech.ts';

export function LobbyScreen() {
  const { places } = useSpeech().web.shell;
  return <Page heading={places.online}>{undefined}</Page>;
}
