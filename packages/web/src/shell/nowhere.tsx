// The page for an address that leads nowhere.

import { useSpeech } from '../kit/speech/speech.ts';
import { ExitLinks } from '../kit/ui/exitLinks.tsx';
import { Page } from '../kit/ui/page.tsx';
import { Scenery } from '../play/scenery/scenery.tsx';

export function Nowhere({ address }: { readonly address: string }) {
  const say = useSpeech().app.trouble;
  return (
    <Page heading={say.heading} scene={<Scenery of="nowhere" />}>
      <p>{say.nowhere({ address })}</p>
      <ExitLinks />
    </Page>
  );
}
