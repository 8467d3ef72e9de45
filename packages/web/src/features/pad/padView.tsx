// The screen of the score pad: towns, scoring cards, tray and tally.

import { useSignal } from '@preact/signals';
import { createDrag } from '@wagons/board';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { PEOPLE } from '../../play/store/sitters.ts';
import { chairsOf } from '../../play/text/chairs.ts';
import { useKeys } from '../../play/view/keys.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import '../../play/view/table.css';
import { PadActions } from './padActions.tsx';
import { PadBar } from './padBar.tsx';
import type { PadEditor } from './padEditor.ts';
import { type Guest, PadMessages } from './padMessages.tsx';
import { PadResult } from './padResult.tsx';
import { PadPrompt } from './padPrompt.tsx';
import { PadStage } from './padStage.tsx';
import { PadTally } from './padTally.tsx';
import type { NoPad } from './padText.ts';
import { Scorers } from './scorers.tsx';
import type { PadScope } from './padScope.ts';
import { Tray } from './tray.tsx';
import './pad.css';

type PadViewProps = {
  readonly editor: PadEditor;
  /** Why the pad of the link is not shown. */
  readonly refused: NoPad | undefined;
  /** Set for a shared pad, while the stored one is kept. */
  readonly guest: Guest | undefined;
};

export function PadView({ editor, refused, guest }: PadViewProps) {
  const { web } = useSpeech();
  const chairs = useMemo(() => chairsOf(PEOPLE, web), [web]);
  const lit = useSignal<LineIndex | undefined>(undefined);
  const isCounting = useSignal(false);
  const drag = useMemo(createDrag, []);
  const seen: PadScope = { editor, chairs, lit, drag };
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

/** The pad while it is filled in; binds the keys. */
function Filling({ refused, guest, onCount, ...seen }: FillingProps) {
  const { editor } = seen;
  const { card, seat, hand, undo, redo, swap } = editor;
  useKeys({ sitting: { ...hand, card, seat, undo, redo }, swap });
  return (
    <main id="content" class="table pad" data-layout={layout.value}>
      <Heading text={useSpeech().web.shell.places.pad} class="unseen" />
      <PadBar {...seen} />
      <PadMessages refused={refused} guest={guest} />
      <Scorers {...seen} />
      <PadStage {...seen} />
      <Tray {...seen} />
      <PadPrompt {...seen} />
      <PadActions {...seen} onCount={onCount} />
      <PadTally {...seen} tallies={editor.tallies.value} preview={editor.preview} />
    </main>
  );
}
