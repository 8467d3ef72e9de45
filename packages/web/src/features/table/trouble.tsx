// Why a game cannot be opened.

import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { ExitLinks } from '../../kit/ui/exitLinks.tsx';
import type { GameTrouble } from '../../play/store/games.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';

export const Trouble = ({ what }: Pick<GameTrouble, 'what'>) => (
  <Page heading={useSpeech().app.trouble.heading} scene={<Scenery of="nowhere" />}>
    <Message>
      <p>{useSpeech().app.trouble[what]}</p>
    </Message>
    <ExitLinks />
  </Page>
);
