// The screen of the score pad: like the table, with all cards at hand instead of the circle.

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { PEOPLE } from '../../play/store/seatPlayers.ts';
import { TableView } from '../../play/tableView/table.tsx';
import type { LineIndex } from '../../play/text/lines.ts';
import { viewpointOf } from '../../play/text/viewpoint.ts';
import { isBlank } from './pad.ts';
import type { PadEditor } from './padEditor.ts';
import { type Guest, PadMessages } from './padMessages.tsx';
import { PadPrompt } from './padPrompt.tsx';
import { PadResult } from './padResult.tsx';
import type { PadScope } from './padScope.ts';
import { PadSheet } from './padSheet.tsx';
import { usePadTable } from './padTable.ts';
import type { NoPad } from './padText.ts';
import * as css from './pad.module.css';
import { MenuTool, TableBar, WayBack } from '../../play/tableView/bar.tsx';
import { PadMenu } from './padMenu.tsx';

type PadViewProps = {
  readonly editor: PadEditor;
  /** Why the pad of the link is not shown. */
  readonly refused: NoPad | undefined;
  /** Set for a shared pad, while the stored one is kept. */
  readonly guest: Guest | undefined;
};

export function PadView({ editor, refused, guest }: PadViewProps) {
  const { web } = useSpeech();
  const viewpoint = useMemo(() => viewpointOf(PEOPLE, web), [web]);
  const lit = useSignal<LineIndex | undefined>(undefined);
  const isCounting = useSignal(false);
  const seen: PadScope = { editor, viewpoint, lit };
  if (isCounting.value) return <PadResult {...seen} onBack={() => (isCounting.value = false)} />;
  return (
    <Filling
      {...seen}
      refused={refused}
      guest={guest}
      onCount={() => {
        lit.value = undefined;
        isCounting.value = true;
      }}
    />
  );
}

type FillingProps = PadScope & Omit<PadViewProps, 'editor'> & { readonly onCount: () => void };

/** The pad while it is filled in. */
function Filling({ refused, guest, onCount, ...seen }: FillingProps) {
  const { editor, viewpoint, lit } = seen;
  const { places } = useSpeech().web.shell;
  const model = usePadTable(editor, viewpoint, lit);
  return (
    <TableView
      model={model}
      class={css.pad}
      heading={places.pad}
      bar={<PadBar editor={editor} />}
      notices={<PadMessages refused={refused} guest={guest} />}
      side={<PadSheet {...seen} />}
      prompt={<PadPrompt {...seen} />}
      actions={
        editor.card.value === undefined && <Done isEmpty={isBlank(editor.pad.value)} onCount={onCount} />
      }
    />
  );
}

type DoneProps = { readonly isEmpty: boolean; readonly onCount: () => void };

/** Scores the towns; with nothing to score, leads to the sheet of plain numbers instead. */
function Done({ isEmpty, onCount }: DoneProps) {
  const say = useSpeech().pages.pad;
  if (isEmpty) {
    return (
      <a class={`button ${css.toSums}`} href={makeRoute({ screen: 'sums' })}>
        {say.sums.open}
      </a>
    );
  }
  return (
    <button type="button" class="button main" onClick={onCount}>
      {say.countUp}
    </button>
  );
}

/** The home link, totals that switch towns, and the menu. */
function PadBar({ editor }: { readonly editor: PadEditor }) {
  const { places } = useSpeech().web.shell;
  const isOpen = useSignal(false);
  return (
    <TableBar
      lead={<WayBack to={{ screen: 'home' }} label={places.home} />}
      moving={editor.seat.value}
      isSwitch
    >
      <MenuTool onOpen={() => (isOpen.value = true)} />
      {isOpen.value && <PadMenu editor={editor} onClose={() => (isOpen.value = false)} />}
    </TableBar>
  );
}
