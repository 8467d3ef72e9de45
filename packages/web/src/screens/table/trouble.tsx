// Why a game cannot be opened.

import { Message } from '../../app/message.tsx';
import { laterWords } from '../../app/laterWords.ts';
import { Page } from '../../app/page.tsx';
import { useSpeech } from '../../app/speech.ts';
import { WaysOn } from '../../app/waysOn.tsx';
import type { GameTrouble } from '../../store/games.ts';

export const Trouble = laterWords.wait(({ what }: Pick<GameTrouble, 'what'>) => (
  <Page heading={useSpeech().web.shell.nowhere}>
    <Message>
      <p>{laterWords.use().trouble[what]}</p>
    </Message>
    <WaysOn />
  </Page>
));
