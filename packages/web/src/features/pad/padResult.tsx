// The result of a pad: the winner, the towns, and the tally in words.

import { type Signal, useSignal } from '@preact/signals';
import { outcome, type Seat, SEATS, TERRAINS } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/ui/page.tsx';
import { TableFigure } from '../../play/tableView/figure.tsx';
import { type LineInWords, TallyLines } from '../../play/end/tallyLines.tsx';
import { scorersOf } from './pad.ts';
import { PadTally, usePadLine } from './padTally.tsx';
import type { PadScope } from './padScope.ts';
import { usePadTable } from './padTable.ts';
import { SharePad } from './sharePad.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './pad.module.css';
import * as ends from '../../play/end/end.module.css';

type PadResultProps = PadScope & { readonly onBack: () => void };

export function PadResult(props: PadResultProps) {
  const { editor, viewpoint, lit, onBack } = props;
  const { end } = useSpeech().app;
  const say = useSpeech().pages.pad;
  const isSharing = useSignal(false);
  const inWords = useSignal<LineInWords | undefined>(undefined);
  const model = usePadTable(editor, viewpoint, lit);
  const tallies = editor.tallies.value;
  const { towns } = editor.pad.value;
  useEffect(() => scrollTo(0, 0), []);
  const filled = SEATS.filter((seat) => towns[seat].length > 0);
  // With only one town filled in, only its total matters.
  const shown: readonly Seat[] = filled.length === 1 ? filled : SEATS;
  const verdict = (): string => {
    const [only, other] = shown;
    if (only && !other) return say.total({ who: viewpoint.names[only], points: tallies[only].total });
    const winner = outcome(tallies);
    return winner === 'draw' ? end.shared : end.seatWins({ who: winner, name: '' });
  };
  return (
    <main id="content" class={`${ends.end} ${css.result}`} data-page>
      <Heading text={verdict()} class={ends.verdict} />
      <div class={ends.towns} data-towns={shown.length}>
        <TableFigure
          model={model}
          seats={shown}
          lit={lit.value ?? inWords.value?.line}
          litSeat={lit.value === undefined ? inWords.value?.seat : undefined}
        />
      </div>
      <PadTally {...props} tallies={tallies} />
      <div class="row">
        <button type="button" class="button" onClick={onBack}>
          {say.back}
        </button>
        <button type="button" class="button main" onClick={() => (isSharing.value = true)}>
          {say.share}
        </button>
      </div>
      <div class={ends.bothLines}>
        {shown.map((seat) => (
          <Lines key={seat} {...props} seat={seat} inWords={inWords} />
        ))}
      </div>
      {isSharing.value && <SharePad editor={editor} onClose={() => (isSharing.value = false)} />}
    </main>
  );
}

type LinesProps = PadScope & { readonly seat: Seat; readonly inWords: Signal<LineInWords | undefined> };

/** Every line of a player's tally. */
function Lines({ editor, viewpoint, seat, inWords }: LinesProps) {
  const tallies = editor.tallies.value;
  const lineText = usePadLine(editor, tallies);
  const count = TERRAINS.length + scorersOf(editor.pad.value).length;
  return (
    <TallyLines
      seat={seat}
      name={viewpoint.names[seat]}
      lines={Array.from({ length: count }, (_, line) => lineText(line, seat))}
      total={tallies[seat].total}
      lit={inWords}
    />
  );
}
