// The move played and the better one on the board, side by side, and the expected lines step by step.

import { type Signal, useSignal } from '@preact/signals';
import type { Grade } from '@wagons/ai';
import {
  type BySeat,
  type Game,
  opponent,
  type Placement,
  type Seat,
  type Tally,
  type Town,
} from '@wagons/rules';
import { sameCell } from '@wagons/rules/town';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { useFrameLater } from '../../kit/browser/useFrameLater.ts';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { StepButton } from '../../kit/ui/stepButton.tsx';
import type { Story } from '../../play/end/story.ts';
import { startGame } from '../../play/local/startGame.ts';
import { standingOf } from '../../play/table/preview.ts';
import { inOrder, roleArgs } from '../../play/text/chairs.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { didText } from '../../play/text/moveTexts.ts';
import { PlayerSign } from '../../play/view/playerSign.tsx';
import { RichText } from '../../play/view/richText.tsx';
import { ShownCircle } from '../../play/view/shownCircle.tsx';
import { ShownTown } from '../../play/view/shownTown.tsx';
import { type Lines, type LineSide, type LineStep, type LineSteps, stepsAt } from './expectedLine.ts';
import { planRetry } from './planRetry.ts';

type BoardsProps = {
  readonly before: Game;
  readonly grade: Grade;
  readonly lines: Lines;
  readonly story: Story;
  /** The step of the lines that is shown, from 1. */
  readonly step: Signal<number>;
  /** Whose towns are shown; those of the players who act if undefined. */
  readonly whose: Signal<Seat | undefined>;
  readonly lit: Signal<LineIndex | undefined>;
};

/** What both boards show. */
type Shown = {
  readonly step: number;
  readonly steps: LineSteps;
  readonly whose: Seat | undefined;
  readonly lit: LineIndex | undefined;
};

export function Boards(props: BoardsProps) {
  const { before, grade, lines, story, step, whose, lit } = props;
  const { review: say } = usePagesWords();
  const shown = useSignal<LineSide>('better');
  const sides: readonly LineSide[] = lines.better ? ['played', 'better'] : ['played'];
  const isWide = layout.value === 'wide';
  const visible = isWide || sides.length === 1 ? sides : [shown.value];
  const steps = useMemo(() => stepsAt(before, lines, step.value), [before, lines, step.value]);
  const leading = whose.value ?? steps[visible[0] ?? 'played']?.by ?? grade.seat;
  // One board per frame, because both in one task would block a slow device.
  const drawn = useStaggered(sides.length);
  const now: Shown = useMemo(
    () => ({ step: step.value, steps, whose: whose.value, lit: lit.value }),
    [step.value, steps, whose.value, lit.value],
  );
  const first = useFrameLater(now);
  const second = useFrameLater(first);
  return (
    <div class="boards">
      {!isWide && sides.length > 1 && (
        <Choice
          label={say.which}
          shape="row"
          value={shown.value}
          onChange={(side) => (shown.value = side)}
          options={sides.map((side) => ({ value: side, label: say[side] }))}
        />
      )}
      <div class="board-pair">
        {visible.slice(0, drawn).map((side, index) => {
          const at = index === 0 ? first : second;
          return (
            <BoardSide
              key={side}
              side={side}
              at={at.steps[side]}
              frames={at.steps.frames}
              instead={side === 'better' && at.step === 1 ? otherSpot(grade) : undefined}
              isPlayed={side === 'played' && at.step === 1}
              end={(side === 'played' ? grade.played : grade.best).tallies}
              whose={at.whose}
              story={story}
              lit={at.lit}
            />
          );
        })}
      </div>
      <LineKeys {...props} leading={leading} />
    </div>
  );
}

/** `leading` is the player whose town is shown. */
function LineKeys({ leading, ...props }: BoardsProps & { readonly leading: Seat }) {
  const { lines, story, step, whose } = props;
  const { review: say } = usePagesWords();
  const { web } = useSpeech();
  const other = opponent(leading);
  const { value: at } = step;
  const isFirst = at === 1;
  const isLast = at === lines.last;
  const goTo = (to: number): void => {
    step.value = to;
    whose.value = undefined;
  };
  return (
    <div class="line-keys" role="group" aria-label={say.line}>
      <StepButton label={say.lineStart} to={isFirst ? undefined : 1} goTo={goTo}>
        <PlayerSign name="toStart" />
      </StepButton>
      <StepButton label={say.lineBack} to={isFirst ? undefined : at - 1} goTo={goTo}>
        <PlayerSign name="back" />
      </StepButton>
      <span class="line-step">{say.lineStep({ at, of: lines.last })}</span>
      <StepButton label={say.lineOn} to={isLast ? undefined : at + 1} goTo={goTo}>
        <PlayerSign name="on" />
      </StepButton>
      <StepButton label={say.lineEnd} to={isLast ? undefined : lines.last} goTo={goTo}>
        <PlayerSign name="toEnd" />
      </StepButton>
      <button type="button" class="button" onClick={() => (whose.value = other)}>
        {web.table.townOf(roleArgs(story.chairs, other))}
      </button>
    </div>
  );
}

/** Where the card of a decision was placed, if another spot was better. */
function otherSpot({ played, best }: Grade): Placement | undefined {
  const { move } = played;
  if (move.type !== 'place' || best.move.type !== 'place') return undefined;
  return sameCell(move.cell, best.move.cell) ? undefined : move;
}

type BoardSideProps = {
  readonly side: LineSide;
  readonly at: LineStep | undefined;
  /** Whether the move was made in the game. */
  readonly isPlayed: boolean;
  /** The tallies at the end of the line. */
  readonly end: BySeat<Tally>;
  readonly frames: BySeat<Town>;
  /** The spot that was chosen in the game instead. */
  readonly instead: Placement | undefined;
  /** Whose town is shown; that of the player who acts if undefined. */
  readonly whose: Seat | undefined;
  readonly story: Story;
  readonly lit: LineIndex | undefined;
};

function BoardSide(props: BoardSideProps) {
  const { side, at, isPlayed, end, story, lit, instead } = props;
  const speech = useSpeech();
  const { review: say } = usePagesWords();
  if (!at) return null;
  const { game, move, by, before } = at;
  const { chairs } = story;
  const { tallies } = standingOf(game);
  const [one, other] = inOrder(chairs);
  const totals = ({ [one]: own, [other]: theirs }: BySeat<Tally>) => ({
    one: own.total,
    other: theirs.total,
  });
  const did = isPlayed ? speech.web.table.did : say.would;
  return (
    <figure class="board-side" data-side={side}>
      <figcaption>
        <b>{say[side]}</b>{' '}
        <span>
          {game.phase !== 'over' && `${say.score.now(totals(tallies))} · `}
          {say.score.end(totals(end))}
        </span>
      </figcaption>
      {/* A line of the tally is lit in the town. */}
      {move.type === 'place' || lit !== undefined ? (
        <TownAt {...props} at={at} />
      ) : (
        <CircleAt {...props} at={at} />
      )}
      <p class="line-move">
        <RichText
          deck={game.deck}
          text={didText(
            { words: speech.words, web: { table: { did } } },
            { by, move, before },
            pictureIn(speech, game.deck),
            chairs.parties,
          )}
        />
        {instead && lit === undefined && <small> {say.dashed}</small>}
      </p>
      {game.phase !== 'over' && (
        <button
          type="button"
          class="button"
          aria-label={say.tryLine({ line: say[side] })}
          onClick={() => startGame(planRetry(game, story))}
        >
          {say.tryIt}
        </button>
      )}
    </figure>
  );
}

type AtProps = Pick<BoardSideProps, 'whose' | 'story' | 'lit' | 'frames' | 'instead'> & {
  readonly at: LineStep;
};

function TownAt({ at: { game, move, by }, whose = by, story, lit, frames, instead }: AtProps) {
  // One kind of outline at a time: that of the card placed last looks like that of the lit cells.
  const isMarked = move.type === 'place' && by === whose && lit === undefined;
  return (
    <ShownTown
      deck={game.deck}
      town={game.towns[whose]}
      seat={whose}
      chairs={story.chairs}
      tallies={standingOf(game).tallies}
      lit={lit}
      frame={frames[whose]}
      last={isMarked ? game.towns[whose].length - 1 : undefined}
      ghost={isMarked && instead ? { placement: instead, legal: true, state: 'chosen' } : undefined}
    />
  );
}

/** Cards of the circle that are drawn in one frame. */
const CARDS = 5;

/** What was taken from the circle and what it gave away, around the town. */
function CircleAt({ at, ...props }: AtProps) {
  const { before, move } = at;
  const frames = Math.ceil(before.circle.length / CARDS);
  // All cards and then the town, because everything in one task would block a slow device.
  const drawn = useStaggered(frames + 1);
  const isWhole = drawn >= frames;
  const game = isWhole ? before : { ...before, circle: before.circle.slice(0, drawn * CARDS) };
  return (
    <div class="shown-circle">
      <ShownCircle game={game} shape="ring" {...(isWhole && { taken: move.card })}>
        {drawn > frames && before.towns[props.whose ?? at.by].length > 0 && <TownAt {...props} at={at} />}
      </ShownCircle>
    </div>
  );
}
