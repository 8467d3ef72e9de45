// The board of a lesson: the circle or the learner's town, and the tally.

import { type Signal, useComputed, useSignal } from '@preact/signals';
import { type Drag, ScoringCard } from '@wagons/board';
import { opponent } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useConditions } from '../../play/text/conditions.ts';
import { printedDeck } from '../../play/local/library.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../../play/table/preview.ts';
import { CircleView } from '../../play/view/circleView.tsx';
import type { LineIndex } from '../../play/text/lines.ts';
import { useLineText } from '../../play/text/lineText.ts';
import { TallyTable } from '../../play/view/tallyTable.tsx';
import { indexOf, LEARNER, lineOf } from './goals.ts';
import { layout } from '../../kit/browser/appearance.ts';
import { Legend } from './legend.tsx';
import { LessonTown, RivalTown } from './lessonTown.tsx';
import type { Pupil } from './pupil.ts';
import { Pick } from './tools.tsx';
import { lessonsWords } from './words.ts';

type BoardProps = { readonly pupil: Pupil; readonly drag: Drag };

export type LessonBoardProps = BoardProps & {
  /** The line of the tally that is pointed at. */
  readonly lit: Signal<LineIndex | undefined>;
};

export function Board({ pupil, drag }: BoardProps) {
  const lit = useSignal<LineIndex | undefined>(undefined);
  const seen: LessonBoardProps = { pupil, drag, lit };
  const { lesson, sitting, selected, table } = pupil;
  const game = sitting.now.value;
  if (lesson.moves === 0) return <Legend />;
  if (table.game.value.phase !== 'place') {
    return (
      <section class="learn-board circled">
        <CircleView
          {...{ sitting, game, drag, selected }}
          shape="ring"
          beside={layout.value === 'wide' && <Pick pupil={pupil} />}
        >
          <MiddleCards pupil={pupil} />
        </CircleView>
      </section>
    );
  }
  const isOver = game.phase === 'over';
  return (
    <section class="learn-board" data-over={isOver}>
      <LessonTown {...seen} />
      {isOver && <RivalTown {...seen} />}
      {lesson.tally && <Counting {...seen} />}
    </section>
  );
}

/** The three scoring cards in the middle of the circle, which can be opened. */
function MiddleCards({ pupil: { table, looked, look } }: Pick<BoardProps, 'pupil'>) {
  const speech = useSpeech();
  const conditionOf = useConditions(printedDeck);
  return (
    <ul class="scoring" aria-label={speech.web.table.scoringCards}>
      {table.game.value.deal.center.map((id) => (
        <li key={id} data-lit={looked.value === id}>
          <button type="button" class="scoring-card" data-card={id} onClick={() => look(id)}>
            <ScoringCard
              title={titleIn(speech, printedDeck)(id)}
              bonus={cardOf(printedDeck, id).bonus}
              sentence={conditionOf(cardOf(printedDeck, id))}
              compact
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The tally with the changes of the card in hand; the lesson's line is lit. */
function Counting({ pupil: { lesson, sitting }, lit }: LessonBoardProps) {
  const speech = useSpeech();
  const { rival } = lessonsWords.use();
  const { you } = speech.web.table;
  const game = sitting.now.value;
  const { tallies } = standingOf(game);
  const line = lit.value ?? indexOf(lineOf(lesson), game);
  const lineText = useLineText();
  return (
    <div class="learn-tally">
      <TallyTable
        speech={speech}
        deck={printedDeck}
        center={game.deal.center}
        seats={game.phase === 'over' ? [LEARNER, opponent(LEARNER)] : [LEARNER]}
        names={{ first: rival.name, second: you }}
        short={{ first: rival.short, second: you }}
        tallies={tallies}
        preview={useComputed(() => sitting.preview.value?.after)}
        lit={line}
        pointed={lit}
      />
      {/* The heads are pictures: what the lit one means is said in words. */}
      <p class="learn-line">
        {line !== undefined &&
          lineText((sitting.preview.value?.after ?? tallies)[LEARNER], line, printedDeck)}
      </p>
    </div>
  );
}
