// The move played and the better one on the board, side by side, and the expected lines step by step.

import type { Signal } from '@preact/signals';
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
import { useDeferred, useDeferredParts } from '../../kit/browser/deferred.ts';
import { pictureIn, useSpeech } from '../../kit/speech/speech.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { StepButton } from '../../kit/ui/stepButton.tsx';
import type { GamePlayers } from '../../play/end/gamePlayers.ts';
import { standingOf } from '../../play/table/preview.ts';
import { useShownTable } from '../../play/tableView/adapters.ts';
import { TableFigure } from '../../play/tableView/figure.tsx';
import type { TownMarks } from '../../play/tableView/model.ts';
import { useLineText } from '../../play/text/lineText.ts';
import { inOrder, roleArgs } from '../../play/text/viewpoint.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { didText } from '../../play/text/moveTexts.ts';
import { PlayerSign } from '../../play/view/playerSign.tsx';
import { RichText } from '../../play/view/richText.tsx';
import {
  cardsLeft,
  type Lines,
  type LineSide,
  type LineStep,
  type LineSteps,
  stepsAt,
} from './expectedLine.ts';
import * as css from './review.module.css';

type BoardsProps = {
  readonly before: Game;
  readonly grade: Grade;
  readonly lines: Lines;
  readonly gamePlayers: GamePlayers;
  /** The step of the lines that is shown, from 1. */
  readonly step: Signal<number>;
  /** Whose towns are shown; those of the players who act if undefined. */
  readonly whose: Signal<Seat | undefined>;
  readonly lit: Signal<LineIndex | undefined>;
  /** Which board is shown where there is room for one. */
  readonly side: Signal<LineSide>;
};

/** What both boards show. */
type Shown = {
  readonly step: number;
  readonly steps: LineSteps;
  readonly whose: Seat | undefined;
  readonly lit: LineIndex | undefined;
};

export function Boards(props: BoardsProps) {
  const { before, grade, lines, gamePlayers, step, whose, lit, side: shown } = props;
  const { review: say } = useSpeech().pages;
  const sides: readonly LineSide[] = lines.better ? ['played', 'better'] : ['played'];
  const isWide = layout.value === 'wide';
  const visible = isWide || sides.length === 1 ? sides : [shown.value];
  const steps = useMemo(() => stepsAt(before, lines, step.value), [before, lines, step.value]);
  const leading = whose.value ?? steps[visible[0] ?? 'played']?.by ?? grade.seat;
  // One board per frame, because both in one task would block a slow device.
  const drawn = useDeferredParts(sides.length);
  const now: Shown = useMemo(
    () => ({ step: step.value, steps, whose: whose.value, lit: lit.value }),
    [step.value, steps, whose.value, lit.value],
  );
  const first = useDeferred(now);
  const second = useDeferred(first);
  return (
    <div class={css.boards}>
      {!isWide && sides.length > 1 && (
        <Choice
          label={say.which}
          shape="row"
          value={shown.value}
          onChange={(side) => (shown.value = side)}
          options={sides.map((side) => ({ value: side, label: say[side] }))}
        />
      )}
      <div class={css.pair}>
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
              toGo={cardsLeft(before, (side === 'played' ? grade.played : grade.best).line)}
              whose={at.whose}
              gamePlayers={gamePlayers}
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
  const { lines, gamePlayers, step, whose } = props;
  const { review: say } = useSpeech().pages;
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
    <div class="row" role="group" aria-label={say.line}>
      <StepButton label={say.lineStart} to={isFirst ? undefined : 1} goTo={goTo}>
        <PlayerSign name="toStart" />
      </StepButton>
      <StepButton label={say.lineBack} to={isFirst ? undefined : at - 1} goTo={goTo}>
        <PlayerSign name="back" />
      </StepButton>
      <span class={css.lineStep}>{say.lineStep({ at, of: lines.last })}</span>
      <StepButton label={say.lineOn} to={isLast ? undefined : at + 1} goTo={goTo}>
        <PlayerSign name="on" />
      </StepButton>
      <StepButton label={say.lineEnd} to={isLast ? undefined : lines.last} goTo={goTo}>
        <PlayerSign name="toEnd" />
      </StepButton>
      <button type="button" class="button" onClick={() => (whose.value = other)}>
        {web.table.townOf(roleArgs(gamePlayers.viewpoint, other))}
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
  /** How many cards are still in the circle then. */
  readonly toGo: number;
  readonly frames: BySeat<Town>;
  /** The spot that was chosen in the game instead. */
  readonly instead: Placement | undefined;
  /** Whose town is shown; that of the player who acts if undefined. */
  readonly whose: Seat | undefined;
  readonly gamePlayers: GamePlayers;
  readonly lit: LineIndex | undefined;
};

function BoardSide(props: BoardSideProps) {
  const { side, at, isPlayed, end, toGo, gamePlayers, lit, instead } = props;
  const speech = useSpeech();
  const { review: say } = useSpeech().pages;
  const lineText = useLineText();
  if (!at) return null;
  const { game, move, by, before } = at;
  const { viewpoint } = gamePlayers;
  const { tallies } = standingOf(game);
  const [one, other] = inOrder(viewpoint);
  const totals = ({ [one]: own, [other]: theirs }: BySeat<Tally>) => ({
    one: own.total,
    other: theirs.total,
  });
  const did = isPlayed ? speech.web.table.did : say.would;
  return (
    <figure class={css.side} data-side={side}>
      <figcaption>
        <b>{say[side]}</b>{' '}
        <span>
          {game.phase !== 'over' && `${say.score.now(totals(tallies))} · `}
          {toGo > 0 ? say.score.stops({ ...totals(end), cards: toGo }) : say.score.end(totals(end))}
        </span>
      </figcaption>
      <BoardAt {...props} at={at} />
      <p class={css.lineMove}>
        <RichText
          deck={game.deck}
          text={didText(
            { words: speech.words, web: { table: { did } } },
            { by, move, before },
            pictureIn(speech, game.deck),
            viewpoint.parties,
          )}
        />
        {instead && lit === undefined && <small> {say.dashed}</small>}
      </p>
      {lit !== undefined && <p>{lineText(tallies[props.whose ?? by], lit, game.deck)}</p>}
    </figure>
  );
}

type AtProps = Pick<BoardSideProps, 'whose' | 'gamePlayers' | 'lit' | 'frames' | 'instead'> & {
  readonly at: LineStep;
};

/** The town after a placement; for a draft, what was taken from the circle around it and what that gave away. */
function BoardAt({ at, whose = at.by, gamePlayers, lit, frames, instead }: AtProps) {
  const { game, before, move, by } = at;
  // A line of the tally is lit in the town.
  const isTown = move.type === 'place' || lit !== undefined;
  // One kind of outline at a time: that of the card placed last looks like that of the lit cells.
  const isMarked = move.type === 'place' && by === whose && lit === undefined;
  const marks = useMemo((): BySeat<TownMarks> => {
    const town: TownMarks = {
      frame: frames[whose],
      last: isMarked ? game.towns[whose].length - 1 : undefined,
      ghost: isMarked && instead ? { placement: instead, legal: true, state: 'chosen' } : undefined,
    };
    return { first: town, second: town };
  }, [frames, whose, isMarked, game, instead]);
  const model = useShownTable({
    game: isTown ? game : before,
    viewpoint: gamePlayers.viewpoint,
    marks,
    taken: isTown ? undefined : move.card,
  });
  return <TableFigure model={model} seats={[whose]} isCircled={!isTown} lit={lit} />;
}
