// Invites a friend: opens a table without a question, whose screen has the link.

import { useRef } from 'preact/hooks';
import { goInstead } from '../../kit/browser/navigation.ts';
import { useMount } from '../../kit/browser/useMount.ts';
import { Waiting } from '../../kit/lazy/lazy.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { loadMe } from '../../online/me.ts';
import { openTable } from '../../online/ui/openTable.ts';
import { useAction } from '../../online/ui/requests.ts';
import { invitation } from '../../online/ui/tableForm.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { printedDeck } from '../../play/local/library.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';

export function InviteScreen() {
  const say = useSpeech().online.lobby;
  const { act, trouble } = useAction();
  const isHere = useRef(true);
  const open = (): void =>
    act(
      async () => {
        const known = await loadMe();
        return known.ok ? openTable(printedDeck, invitation()) : known;
      },
      // Replaces the history entry, so that going back doesn't open another table.
      ({ id }) => isHere.current && goInstead({ screen: 'onlineTable', id }),
    );
  useMount(() => {
    open();
    return () => {
      isHere.current = false;
    };
  });
  return (
    <Page heading={say.invite} scene={<Scenery of="invitation" />}>
      {trouble ? <TroubleMessage trouble={trouble} again={open} /> : <Waiting />}
    </Page>
  );
}
