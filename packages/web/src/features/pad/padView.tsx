// The screen of the score pad: like the table, with all cards at hand instead of the circle.

import { useSignal } from '@preact/signals';
import { Backdrop, createDrag } from '@wagons/board';
import { opponent } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { PEOPLE } from '../../play/store/sitters.ts';
import { chairsOf } from '../../play/text/chairs.ts';
import { useKeys } from '../../play/view/keys.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import '../../play/view/table.css';
import '../../play/view/gameTable.css';
import { PadActions } from './padActions.tsx';
import { PadBar } from './padBar.tsx';
import type { PadEditor } from './padEditor.ts';
import { type Guest, PadMessages } from './padMessages.tsx';
import { PadResult } from './padResult.tsx';
import { PadPrompt } from './padPrompt.tsx';
import { PadSheet } from './padSheet.tsx';
import { PadStage } from './padStage.tsx';
import type { NoPad } from './padText.ts';
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
  const { towns } = editor.pad.value;
  // Before its first card a town has nothing to show: the cards lie in its place.
  const isOpen = card.value === undefined && towns[seat.value].length === 0;
  return (
    <main
      id="content"
      class="table game-table pad"
      data-layout={layout.value}
      data-mode={isOpen ? 'open' : 'place'}
      data-circle="empty"
      data-other={towns[opponent(seat.value)].length > 0}
    >
      <Heading text={useSpeech().web.shell.places.pad} class="unseen" />
      <Backdrop />
      <PadBar {...seen} />
      <PadMessages refused={refused} guest={guest} />
      <PadSheet {...seen} />
      <PadStage {...seen} />
      <Tray {...seen} />
      <PadPrompt {...seen} />
      <PadActions {...seen} onCount={onCount} />
    </main>
  );
}
