// One decision: what was played and what was better on the board, the difference of the tallies, and why.

import { useSignal } from '@preact/signals';
import { type Grade, partsOf, swingOf } from '@wagons/ai/grades';
import { type Game, opponent, type Seat } from '@wagons/rules';
import { capital, lossText, moveText, swingText, whyTexts } from '@wagons/words';
import { useMemo } from 'preact/hooks';
import { pictureIn, titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useDeferredParts } from '../../kit/browser/deferred.ts';
import { StepButton } from '../../kit/ui/stepButton.tsx';
import { didText } from '../../play/text/moveTexts.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { PlayerSign } from '../../play/view/playerSign.tsx';
import { RichText } from '../../play/view/richText.tsx';
import { Actions } from './actions.tsx';
import { bringIntoView } from './bringIntoView.ts';
import { Boards } from './boards.tsx';
import { DifferenceTable } from './differenceTable.tsx';
import { type LineSide, linesBehind } from './expectedLine.ts';
import { MarkSign } from './markSign.tsx';
import { ScoringTexts } from './scoringTexts.tsx';
import { Unbeaten } from './unbeaten.tsx';
import type { Reviewed } from './reviewRoom.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './review.module.css';

type DecisionProps = Reviewed & {
  /** Undefined until it is found. */
  readonly grade: Grade | undefined;
  readonly isWorking: boolean;
};

export function DecisionView(props: DecisionProps) {
  const { positions, walk, grade } = props;
  const { review: say } = useSpeech().pages;
  const before = positions[walk.at];
  if (!before) return null;
  return (
    <section
      class={`${layout.stack} ${css.decision}`}
      data-part="decision"
      aria-label={say.move({ at: walk.at + 1, of: walk.last + 1 })}
    >
      <Walking {...props} />
      {grade ? (
        <Graded key={walk.at} {...props} grade={grade} before={before} />
      ) : (
        <Ungraded {...props} before={before} />
      )}
    </section>
  );
}

/** The heading, and the buttons to other decisions. */
function Walking({ walk, grade, gamePlayers }: DecisionProps) {
  const { review: say } = useSpeech().pages;
  const { analysis } = useSpeech().game;
  const { at, last, goTo, isOwn, previousMistake, nextMistake } = walk;
  const before = say.previousMistake({ isOwn });
  const after = say.nextMistake({ isOwn });
  const about = grade && [gamePlayers.viewpoint.names[grade.seat], analysis.decisions[grade.decision]];
  return (
    <header class={`row ${css.head}`}>
      <h2 aria-live="polite">
        {[say.move({ at: at + 1, of: last + 1 }), ...(about ?? [])].join(' · ')}{' '}
        {grade && (
          <span class={css.markOf} data-mark={grade.mark}>
            <MarkSign mark={grade.mark} /> {capital(analysis.marks[grade.mark])}
          </span>
        )}
      </h2>
      <div class={`row ${css.keys}`}>
        <StepButton label={before} to={previousMistake} goTo={goTo}>
          <PlayerSign name="back" />
          <MarkSign mark="mistake" />
          <span class={css.keyLabel}>{before}</span>
        </StepButton>
        <StepButton label={say.previous} to={at > 0 ? at - 1 : undefined} goTo={goTo}>
          <PlayerSign name="back" />
        </StepButton>
        <StepButton label={say.next} to={at < last ? at + 1 : undefined} goTo={goTo}>
          <PlayerSign name="on" />
        </StepButton>
        <StepButton label={after} to={nextMistake} goTo={goTo}>
          <span class={css.keyLabel}>{after}</span>
          <MarkSign mark="mistake" />
          <PlayerSign name="on" />
        </StepButton>
      </div>
      <p class={css.keyHint}>
        <small>{say.keys}</small>
      </p>
    </header>
  );
}

type BeforeProps = { readonly before: Game };

/** What was done, while there is no grade yet. */
function Ungraded({ game, before, gamePlayers, walk, isWorking }: DecisionProps & BeforeProps) {
  const speech = useSpeech();
  const move = game.moves[walk.at];
  if (!move || before.phase === 'over') return null;
  const did = didText(
    speech,
    { by: before.seat, move, before },
    pictureIn(speech, game.deck),
    gamePlayers.viewpoint.parties,
  );
  return (
    <p>
      <RichText deck={game.deck} text={did} /> {isWorking && '…'}
    </p>
  );
}

function Graded(props: DecisionProps & BeforeProps & { readonly grade: Grade }) {
  const { before, grade, gamePlayers } = props;
  const lit = useSignal<LineIndex | undefined>(undefined);
  const whose = useSignal<Seat | undefined>(undefined);
  const lines = useMemo(() => linesBehind(grade), [grade]);
  const step = useSignal(1);
  const side = useSignal<LineSide>('better');
  // The boards come first.
  const drawn = useDeferredParts(3);
  const light = (line: LineIndex | undefined): void => {
    // The difference is what the tallies have at the end of the lines.
    if (line !== undefined) {
      const { own = 0, kept = 0 } = partsOf(grade)[line] ?? {};
      step.value = lines.last;
      whose.value = Math.abs(own) >= Math.abs(kept) ? grade.seat : opponent(grade.seat);
      bringIntoView(`.${css.pair}`);
    }
    lit.value = line;
  };
  return (
    <>
      <Verdict {...props} />
      <Boards {...{ before, grade, lines, gamePlayers, step, whose, lit, side }} />
      {drawn > 2 && <ScoringTexts game={before} />}
      {drawn > 2 && grade.lost > 0 && (
        <DifferenceTable
          deck={before.deck}
          grade={grade}
          viewpoint={gamePlayers.viewpoint}
          lit={lit}
          light={light}
        />
      )}
      <Actions {...props} lines={lines} step={step.value} side={side.value} />
    </>
  );
}

/** What the decision cost, what was better, and why. */
function Verdict({
  before,
  grade,
  gamePlayers,
  positions,
}: DecisionProps & BeforeProps & { readonly grade: Grade }) {
  const speech = useSpeech();
  const words = useSpeech().game;
  const { review: say } = useSpeech().pages;
  const { analysis, amounts } = words;
  const { parties } = gamePlayers.viewpoint;
  const { seat, played, best, lost, uncertainty } = grade;
  const title = titleIn(speech, before.deck);
  const mention = pictureIn(speech, before.deck);
  const did = didText(speech, { by: seat, move: played.move, before }, mention, parties);
  const { move } = best;
  const better = analysis.better({
    move: moveText(words, { game: before, move, title, mention, where: 'marked' }),
  });
  const cost = lossText(words, grade, parties[seat]);
  const why = lost > uncertainty ? whyTexts(words, { game: before, grade, title, parties }) : [];
  const swing = useMemo(() => swingOf(positions, grade), [positions, grade]);
  return (
    <div class={css.verdict} data-part="verdict">
      <p>
        <RichText deck={before.deck} text={did} /> {lost === 0 && <Unbeaten before={before} grade={grade} />}
        {lost > 0 && (lost > uncertainty ? cost : say.maybe({ points: words.points(lost), uncertainty }))}
      </p>
      {lost > 0 && (
        <p data-part="better">
          <RichText deck={before.deck} text={better} />
          {move.type === 'place' && (
            <span class="unseen">{` ${amounts.number(move.cell.x)},${amounts.number(move.cell.y)}`}</span>
          )}
        </p>
      )}
      {why.length > 0 && (
        <p>
          <RichText deck={before.deck} text={why.join(' ')} />
        </p>
      )}
      {swing && (
        <p>
          <RichText deck={before.deck} text={swingText(words, swing, { seat, title, parties })} />
        </p>
      )}
    </div>
  );
}
