// The tally of a lesson.

import { useComputed } from '@preact/signals';
import { opponent } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { printedDeck } from '../../play/local/library.ts';
import { standingOf } from '../../play/table/preview.ts';
import { useTable } from '../../play/tableView/model.ts';
import { useLineText } from '../../play/text/lineText.ts';
import { TallyTable } from '../../play/view/tallyTable.tsx';
import { indexOf, LEARNER, lineOf } from './goals.ts';
import type { Pupil } from './pupil.ts';
import * as css from './learn.module.css';

/** The tally with the changes of the card in hand; the lesson's line is lit. */
export function Counting({ pupil: { lesson, turnDraft } }: { readonly pupil: Pupil }) {
  const { lit } = useTable();
  const speech = useSpeech();
  const { rival } = useSpeech().lessons;
  const { you } = speech.web.table;
  const game = turnDraft.now.value;
  const { tallies } = standingOf(game);
  const line = lit.value ?? indexOf(lineOf(lesson), game);
  const lineText = useLineText();
  return (
    <div class={css.tally}>
      <TallyTable
        speech={speech}
        deck={printedDeck}
        center={game.deal.center}
        seats={game.phase === 'over' ? [LEARNER, opponent(LEARNER)] : [LEARNER]}
        names={{ first: rival.name, second: you }}
        short={{ first: rival.short, second: you }}
        tallies={tallies}
        preview={useComputed(() => turnDraft.preview.value?.after)}
        lit={line}
        pointed={lit}
      />
      {/* The heads are pictures: what the lit one means is said in words. */}
      <p class={css.line}>
        {line !== undefined &&
          lineText((turnDraft.preview.value?.after ?? tallies)[LEARNER], line, printedDeck)}
      </p>
    </div>
  );
}
