// Opens a table with options of one's own.

import { goInstead } from '../../kit/browser/navigation.ts';
import { Page } from '../../kit/ui/page.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { loadMe } from '../../online/me.ts';
import { useAction, useQuery } from '../../online/ui/requests.ts';
import { NameField, useNameTrouble } from '../../online/ui/nameField.tsx';
import { openTable } from '../../online/ui/openTable.ts';
import { TableForm } from '../../online/ui/tableForm.tsx';
import { TroubleMessage } from '../../online/ui/troubleMessage.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';

export function NewTableScreen() {
  const { web } = useSpeech();
  const { newTable: say } = useSpeech().online;
  const { act, isBusy, trouble: anyTrouble } = useAction();
  const trouble = useNameTrouble(anyTrouble);
  const { trouble: silence, again } = useQuery(loadMe);
  return (
    <Page
      heading={say.heading}
      scene={<Scenery of="invitation" />}
      actions={
        <a class="plain" href={makeRoute({ screen: 'online' })}>
          {web.shell.places.online}
        </a>
      }
    >
      {silence && <TroubleMessage trouble={silence} again={again} />}
      <NameField />
      <TableForm
        label={say.open}
        isBusy={isBusy}
        trouble={trouble}
        onOpen={(deck, settings) =>
          act(
            () => openTable(deck, settings),
            // Replaces the history entry, so that going back doesn't open another table.
            ({ id }) => goInstead({ screen: 'onlineTable', id }),
          )
        }
      />
    </Page>
  );
}
