// The screen of a local table: opens the stored game, or shows why it can't.

import { computed, type ReadonlySignal } from '@preact/signals';
import { SEATS } from '@wagons/rules';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { settings } from '../../kit/storage/storage.ts';
import { ports } from '../../play/local/ports.ts';
import { followTable, STEP_TIMES } from '../../play/table/followed.ts';
import { type LocalTable, openTable } from '../../play/table/localTable.ts';
import { turnDraftAt } from '../../play/table/turnDraft.ts';
import { LocalGame } from './tableView.tsx';
import { Message } from '../../kit/ui/message.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { ExitLinks } from '../../kit/ui/exitLinks.tsx';
import type { GameTrouble } from '../../play/store/games.ts';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';

/** Two computers have a pace of their own. */
const paceOf = ({ players }: LocalTable): ReadonlySignal<number> =>
  computed(() => (SEATS.every((seat) => players[seat].kind === 'bot') ? 0 : STEP_TIMES[settings.pace.value]));

export function TableScreen({ id }: { readonly id: string }) {
  const opened = useMemo(() => {
    const opened = openTable(ports, id);
    if (!opened.ok) return opened.error;
    const table = followTable(opened.value, { clock: ports.clock, pace: paceOf(opened.value) });
    return { table, turnDraft: turnDraftAt(table, settings, { store: ports.store, startsTown: true }) };
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
