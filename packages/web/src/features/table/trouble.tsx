// Why a game cannot be opened.

import { Message } from '../../kit/ui/message.tsx';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { Page } from '../../kit/ui/page.tsx';
import { ExitLinks } from '../../kit/ui/exitLinks.tsx';
import type { GameTrouble } from '../../play/store/games.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';

export const Trouble = laterWords.wait(({ what }: Pick<GameTrouble, 'what'>) => (
  <Page heading={laterWords.use().trouble.heading} scene={<Scenery of="nowhere" />}>
    <Message>
      <p>{laterWords.use().trouble[what]}</p>
    </Message>
    <ExitLinks />
  </Page>
));
