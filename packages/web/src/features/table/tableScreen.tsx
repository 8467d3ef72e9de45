// The screen of a local table: opens the stored game, or shows why it can't.

import { useLayoutEffect, useMemo } from 'preact/hooks';
import { settings } from '../../kit/storage/storage.ts';
import { ports } from '../../play/local/ports.ts';
import { openTable } from '../../play/table/localTable.ts';
import { turnDraftAt } from '../../play/table/turnDraft.ts';
import { LocalGame } from './tableView.tsx';
import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { ExitLinks } from '../../kit/ui/exitLinks.tsx';
import type { GameTrouble } from '../../play/store/games.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';

export function TableScreen({ id }: { readonly id: string }) {
  const opened = useMemo(() => {
    const table = openTable(ports, id);
    return table.ok
      ? {
          table: table.value,
          turnDraft: turnDraftAt(table.value, settings, { store: ports.store, startsTown: true }),
        }
      : table.error;
  }, [id]);
  // In a layout effect, because the same table may be opened again before the next paint.
  useLayoutEffect(() => {
    if ('what' in opened) return undefined;
    return () => {
      opened.turnDraft.leave();
      opened.table.leave();
    };
  }, [opened]);
  if ('what' in opened) return <Trouble what={opened.what} />;
  return <LocalGame {...opened} />;
}

/** Why a game cannot be opened. */
const Trouble = ({ what }: Pick<GameTrouble, 'what'>) => (
  <Page heading={useSpeech().app.trouble.heading} scene={<Scenery of="nowhere" />}>
    <Message>
      <p>{useSpeech().app.trouble[what]}</p>
    </Message>
    <ExitLinks />
  </Page>
);
