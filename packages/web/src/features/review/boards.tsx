// The towns after the move played and after the better one, side by side, and the expected lines step by step.

import { type Signal, useSignal } from '@preact/signals';
import type { Grade } from '@wagons/ai';
import { type Game, opponent, type Seat } from '@wagons/rules';
import { layout } from '../../kit/browser/appearance.ts';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { standingOf } from '../../play/table/preview.ts';
import { type Chairs, inOrder, ownerOf } from '../../play/text/chairs.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { didText } from '../../play/text/moveTexts.ts';
import { PlayerSign, type PlayerSignName } from '../../play/view/playerSign.tsx';
import { RichText } from '../../play/view/richText.tsx';
import { ShownTown } from '../../play/view/shownTown.tsx';
import { type Lines, type LineStep, stepAt } from './expectedLine.ts';

type Side = 'played' | 'better';

type BoardsProps = {
  readonly before: Game;
  readonly grade: Grade;
  readonly lines: Lines;
  readonly chairs: Chairs;
  /** The step of the lines that is shown, from 1. */
  readonly step: Signal<number>;
  readonly lit: Signal<LineIndex | undefined>;
};

export function Boards(props: BoardsProps) {
  const { before, grade, lines, chairs, step, lit } = props;
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
        {visible.slice(0, drawn).map((side) => {
          return (
            <BoardSide
              key={side}
              side={side}
              at={stepAt(before, lines[side] ?? [], step.value)}
              whose={whose.value}
              chairs={chairs}
              lit={lit.value}
            />
          );
        })}
      </div>
      <div class="line-keys" role="group" aria-label={say.line}>
        <LineKey sign="toStart" label={say.lineStart} to={lines.start} step={step} />
        <LineKey sign="back" label={say.lineBack} to={Math.max(1, step.value - 1)} step={step} />
        <span class="line-step">
          {say.line}: {say.lineStep({ at: step.value, of: lines.last })}
        </span>
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
  readonly whose: Seat;
  readonly chairs: Chairs;
  readonly lit: LineIndex | undefined;
};

function BoardSide({ side, at, whose, chairs, lit }: BoardSideProps) {
  const speech = useSpeech();
  const { review: say } = usePagesWords();
  if (!at) return null;
  const { game, move, by, before } = at;
  const { tallies } = standingOf(game);
  const isJustPlaced = move.type === 'place' && by === whose;
  const [one, other] = inOrder(chairs);
  return (
    <figure class="board-side" data-side={side}>
      <figcaption>
        <b>{say[side]}</b>{' '}
        <span>
          {tallies[one].total} : {tallies[other].total}
        </span>
      </figcaption>
      <ShownTown
        deck={game.deck}
        town={game.towns[whose]}
        seat={whose}
        chairs={chairs}
        tallies={tallies}
        lit={lit}
        last={isJustPlaced ? game.towns[whose].length - 1 : undefined}
      />
      <p class="line-move">
        <RichText
          deck={game.deck}
          text={didText(speech, { by, move, before }, pictureIn(speech, game.deck), chairs.parties)}
        />
      </p>
    </figure>
  );
}
