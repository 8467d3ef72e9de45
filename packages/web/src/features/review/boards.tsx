// The move played and the better one on the board, side by side, and the expected lines step by step.

import { type Signal, useSignal } from '@preact/signals';
import type { Grade } from '@wagons/ai';
import { type BySeat, type Game, opponent, type Seat, type Tally } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { useFrameLater } from '../../kit/browser/useFrameLater.ts';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import type { Story } from '../../play/end/story.ts';
import { startGame } from '../../play/local/startGame.ts';
import { standingOf } from '../../play/table/preview.ts';
import { inOrder, ownerOf } from '../../play/text/chairs.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { didText } from '../../play/text/moveTexts.ts';
import { PlayerSign, type PlayerSignName } from '../../play/view/playerSign.tsx';
import { RichText } from '../../play/view/richText.tsx';
import { ShownCircle } from '../../play/view/shownCircle.tsx';
import { ShownTown } from '../../play/view/shownTown.tsx';
import { type Lines, type LineStep, stepAt } from './expectedLine.ts';
import { planRetry } from './planRetry.ts';

type Side = 'played' | 'better';

type BoardsProps = {
  readonly before: Game;
  readonly grade: Grade;
  readonly lines: Lines;
  readonly story: Story;
  /** The step of the lines that is shown, from 1. */
  readonly step: Signal<number>;
  readonly lit: Signal<LineIndex | undefined>;
};

/** What both boards show. */
type Shown = { readonly step: number; readonly whose: Seat; readonly lit: LineIndex | undefined };

export function Boards(props: BoardsProps) {
  const { before, grade, lines, story, step, lit } = props;
  const { chairs } = story;
  const { review: say } = usePagesWords();
  const { web } = useSpeech();
  const shown = useSignal<Side>('better');
  const whose = useSignal<Seat>(grade.seat);
  const sides: readonly Side[] = lines.better ? ['played', 'better'] : ['played'];
  const isWide = layout.value === 'wide';
  const visible = isWide || sides.length === 1 ? sides : [shown.value];
  const other = opponent(whose.value);
  // One board per frame, because both in one task would block a slow device.
  const drawn = useStaggered(sides.length);
  const now: Shown = useMemo(
    () => ({ step: step.value, whose: whose.value, lit: lit.value }),
    [step.value, whose.value, lit.value],
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
              at={stepAt(before, lines[side] ?? [], at.step)}
              isPlayed={side === 'played' && at.step === 1}
              end={(side === 'played' ? grade.played : grade.best).tallies}
              whose={at.whose}
              story={story}
              lit={at.lit}
            />
          );
        })}
      </div>
      <div class="line-keys" role="group" aria-label={say.line}>
        <LineKey sign="toStart" label={say.lineStart} to={1} step={step} />
        <LineKey sign="back" label={say.lineBack} to={Math.max(1, step.value - 1)} step={step} />
        <span class="line-step">{say.lineStep({ at: step.value, of: lines.last })}</span>
        <LineKey sign="on" label={say.lineOn} to={Math.min(lines.last, step.value + 1)} step={step} />
        <LineKey sign="toEnd" label={say.lineEnd} to={lines.last} step={step} />
        <button type="button" class="button" onClick={() => (whose.value = other)}>
          {web.table.townOf(ownerOf(chairs, other))}
        </button>
      </div>
    </div>
  );
}

type LineKeyProps = {
  readonly sign: PlayerSignName;
  readonly label: string;
  readonly to: number;
  readonly step: Signal<number>;
};

const LineKey = ({ sign, label, to, step }: LineKeyProps) => (
  <button
    type="button"
    class="button tool"
    title={label}
    aria-label={label}
    aria-disabled={to === step.value}
    onClick={() => (step.value = to)}
  >
    <PlayerSign name={sign} />
  </button>
);

type BoardSideProps = {
  readonly side: Side;
  readonly at: LineStep | undefined;
  /** Whether the move was made in the game. */
  readonly isPlayed: boolean;
  /** The tallies at the end of the line. */
  readonly end: BySeat<Tally>;
  readonly whose: Seat;
  readonly story: Story;
  readonly lit: LineIndex | undefined;
};

function BoardSide(props: BoardSideProps) {
  const { side, at, isPlayed, end, story, lit } = props;
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

type AtProps = Pick<BoardSideProps, 'whose' | 'story' | 'lit'> & { readonly at: LineStep };

function TownAt({ at: { game, move, by }, whose, story, lit }: AtProps) {
  const isJustPlaced = move.type === 'place' && by === whose;
  return (
    <ShownTown
      deck={game.deck}
      town={game.towns[whose]}
      seat={whose}
      chairs={story.chairs}
      tallies={standingOf(game).tallies}
      lit={lit}
      last={isJustPlaced ? game.towns[whose].length - 1 : undefined}
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
        {drawn > frames && before.towns[props.whose].length > 0 && <TownAt {...props} at={at} />}
      </ShownCircle>
    </div>
  );
}
