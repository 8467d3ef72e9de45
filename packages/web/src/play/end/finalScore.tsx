// Both players with their totals in large type, counting up as lines are revealed; the winner gets a wreath.

import { IconGlyph } from '@wagons/board';
import { type BySeat, opponent, type Outcome, type Seat, type Tally } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { CountedPoints } from '../motion/countedPoints.tsx';
import { Portrait } from '../portrait/portrait.tsx';
import { type Viewpoint, inOrder } from '../text/viewpoint.ts';
import { revealedTotal } from '../text/lines.ts';
import { tokenOf } from './token.ts';
import { Wreath } from './wreath.tsx';
import * as css from './finale.module.css';

type FinalScoreProps = {
  readonly viewpoint: Viewpoint;
  readonly tallies: BySeat<Tally>;
  readonly revealed: number;
  /** Undefined until the last line is revealed, and for a game that was aborted. */
  readonly result: Outcome | undefined;
};

export function FinalScore({ viewpoint, tallies, revealed, result }: FinalScoreProps) {
  const [own, other] = inOrder(viewpoint).map((seat) => (
    <span key={seat} class={css.contender} data-seat={seat} data-result={resultOf(result, seat)}>
      <Figure viewpoint={viewpoint} seat={seat} result={result} />
      <Name viewpoint={viewpoint} seat={seat} />{' '}
      <CountedPoints points={revealedTotal(tallies[seat], revealed)} />
    </span>
  ));
  return (
    <p class={css.score} data-part="score">
      {own}
      <span>:</span>
      {other}
    </p>
  );
}

function resultOf(result: Outcome | undefined, seat: Seat): 'won' | 'lost' | 'tied' | undefined {
  if (result === undefined) return undefined;
  if (result === 'draw') return 'tied';
  return result === seat ? 'won' : 'lost';
}

type FigureProps = Pick<FinalScoreProps, 'viewpoint' | 'result'> & { readonly seat: Seat };

/** The face of a computer opponent, who reacts to the result, or the badge of a person. */
function Figure({ viewpoint, seat, result }: FigureProps) {
  const level = viewpoint.levels?.[seat];
  const outcome = resultOf(result, seat);
  const mood = outcome === 'won' ? 'glad' : outcome === 'lost' ? 'beaten' : undefined;
  return (
    <span class={css.figure} aria-hidden="true">
      {outcome === 'won' && <Wreath />}
      {level === undefined ? (
        <span class={css.badge}>
          <IconGlyph icon={tokenOf(viewpoint, seat)} />
        </span>
      ) : (
        <Portrait level={level} size={96} mood={mood} />
      )}
    </span>
  );
}

type NameProps = { readonly viewpoint: Viewpoint; readonly seat: Seat };

/** A name, with the level if the computer played. */
function Name({ viewpoint, seat }: NameProps) {
  const level = viewpoint.levels?.[seat];
  const { newGame } = useSpeech().web;
  return (
    <span class={css.name} data-part="name">
      {viewpoint.names[seat]} {level !== undefined && <small>{newGame.levelName({ level })}</small>}
    </span>
  );
}

type QuoteProps = { readonly viewpoint: Viewpoint; readonly result: Outcome | undefined };

/** What the computer opponent of the only reader says about the result. */
export function Quote({ viewpoint, result }: QuoteProps) {
  const { quotes } = useSpeech().app.end;
  const seat = viewpoint.reader && opponent(viewpoint.reader);
  const level = seat && viewpoint.levels?.[seat];
  if (!seat || level === undefined || result === undefined || result === 'draw') return null;
  const lines = quotes[level];
  return (
    <blockquote class={css.quote}>
      <p>
        <span class="unseen">{viewpoint.names[seat]}: </span>
        {result === seat ? lines.glad : lines.beaten}
      </p>
    </blockquote>
  );
}
