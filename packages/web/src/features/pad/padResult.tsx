// The result of a pad: the winner, the towns, and the tally in words.

import { type Signal, useSignal } from '@preact/signals';
import { opponent, outcome, type Seat, SEATS, TERRAINS } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { Heading } from '../../kit/ui/page.tsx';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { ShownTown } from '../../play/view/shownTown.tsx';
import '../../play/end/end.css';
import { type LineInWords, TallyLines } from '../../play/end/tallyLines.tsx';
import { scorersOf } from './pad.ts';
import { PadTally, usePadLine } from './padTally.tsx';
import type { PadScope } from './padScope.ts';
import { SharePad } from './sharePad.tsx';

type PadResultProps = PadScope & { readonly onBack: () => void };

export const PadResult = laterWords.wait(function Result(props: PadResultProps) {
  const { editor, chairs, lit, onBack } = props;
  const { end } = laterWords.use();
  const say = usePagesWords().pad;
  const isSharing = useSignal(false);
  const inWords = useSignal<LineInWords | undefined>(undefined);
  const tallies = editor.tallies.value;
  const { towns } = editor.pad.value;
  useEffect(() => scrollTo(0, 0), []);
  const filled = SEATS.filter((seat) => towns[seat].length > 0);
  // With only one town filled in, only its total matters.
  const shown: readonly Seat[] = filled.length === 1 ? filled : SEATS;
  const verdict = (): string => {
    const [only, other] = shown;
    if (only && !other) return say.total({ who: chairs.names[only], points: tallies[only].total });
    const winner = outcome(tallies);
    return winner === 'draw' ? end.shared : end.seatWins({ who: winner, name: '' });
  };
  return (
    <main id="content" class="end pad-result">
      <Heading text={verdict()} class="verdict" />
      <div class="end-towns" data-towns={shown.length}>
        {shown.map((seat) => (
          <ShownTown
            key={seat}
            deck={editor.deck.value}
            town={towns[seat]}
            peer={towns[opponent(seat)]}
            seat={seat}
            chairs={chairs}
            tallies={tallies}
            lit={lit.value ?? inWords.value?.line}
            whose={lit.value === undefined ? inWords.value?.seat : undefined}
          />
        ))}
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
      <div class="both-tally-lines">
        {shown.map((seat) => (
          <Lines key={seat} {...props} seat={seat} inWords={inWords} />
        ))}
      </div>
      {isSharing.value && <SharePad editor={editor} onClose={() => (isSharing.value = false)} />}
    </main>
  );
});

type LinesProps = PadScope & { readonly seat: Seat; readonly inWords: Signal<LineInWords | undefined> };

/** Every line of a player's tally. */
function Lines({ editor, chairs, seat, inWords }: LinesProps) {
  const tallies = editor.tallies.value;
  const lineText = usePadLine(editor, tallies);
  const count = TERRAINS.length + scorersOf(editor.pad.value).length;
  return (
    <TallyLines
      seat={seat}
      name={chairs.names[seat]}
      lines={Array.from({ length: count }, (_, line) => lineText(line, seat))}
      total={tallies[seat].total}
      lit={inWords}
    />
  );
}
