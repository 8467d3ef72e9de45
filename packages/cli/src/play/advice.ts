// Describes the best move, its expected outcome, and how it compares with the next best.

import { type Alternative, alternativeTo, type Analysis } from '@wagons/ai';
import type { BySeat, Game, Seat } from '@wagons/rules';
import { differenceText, endText, moveText, type Party } from '@wagons/words';
import { type Context, titles } from '../kit/context.ts';
import { type Block, columns, indent, padEnd, widthOf, wrap } from '../terminal/block.ts';
import { signed } from '../draw/signed.ts';
import { typedMove } from './typed.ts';

/** Addresses the player to move as "you", or names the players by their seats. */
export function drawAdvice(context: Context, game: Game, analysis: Analysis, to: 'you' | 'seats'): Block {
  const { seat, candidates } = analysis;
  const { words, say, width } = context;
  const title = titles(context, game.deck);
  const parties = to === 'you' ? partiesOf(seat) : BY_SEATS;
  const [best] = candidates;
  const advice = words.analysis.best({
    move: moveText(words, { game, move: best.move, title }),
    end: endText(words, parties[seat], best.value),
    certainty: words.analysis.certainty[best.proven ? 'proven' : 'estimate'],
  });
  const alternative = alternativeTo(game, analysis);
  return [
    ...wrap(alternative.is === 'none' ? `${words.analysis.onlyMove} ${advice}` : advice, width),
    ...(alternative.is === 'valued'
      ? wrap(comparison(context, game, alternative, { mover: seat, parties }), width)
      : []),
    ...(candidates.length > 1
      ? [say.study.candidates, ...indent(drawCandidates(context, game, candidates, to))]
      : []),
  ];
}

type Compared = Extract<Alternative, { is: 'valued' }>;

/** By how much the best move beats the next, and why. */
function comparison(
  context: Context,
  game: Game,
  { next, by, difference }: Compared,
  who: { readonly mover: Seat; readonly parties: BySeat<Party> },
): string {
  const { words } = context;
  const title = titles(context, game.deck);
  const move = moveText(words, { game, move: next.move, title });
  if (by === 0) return words.analysis.equallyGood({ move });
  const why = differenceText(words, { difference, title, ...who });
  return words.analysis.comparedWith({ move, better: words.points(by), why });
}

/** A row per candidate: margin, certainty, what to type, and the move. */
function drawCandidates(
  context: Context,
  game: Game,
  candidates: Analysis['candidates'],
  to: 'you' | 'seats',
): Block {
  const { words, say, paint, width } = context;
  const title = titles(context, game.deck);
  const { margin, certainty: sure } = say.study.candidateColumns;
  const [heading = '', ...figures] = columns(
    [
      [margin, sure],
      ...candidates.map(({ move, value, proven }) => [
        signed(words, value),
        words.analysis.certainty[proven ? 'proven' : 'estimate'],
        ...(to === 'you' ? [typedMove(game, move)] : []),
      ]),
    ],
    to === 'you' ? '><<' : '><',
  );
  const left = Math.max(...[heading, ...figures].map(widthOf)) + 2;
  return [
    paint.faint(heading),
    ...candidates.flatMap(({ move }, i) => {
      const [first = '', ...more] = wrap(moveText(words, { game, move, title }), width - 2 - left);
      return [padEnd(figures[i] ?? '', left) + first, ...more.map((line) => ' '.repeat(left) + line)];
    }),
  ];
}

export const BY_SEATS: BySeat<Party> = { first: 'first', second: 'second' };

const partiesOf = (seat: Seat): BySeat<Party> =>
  seat === 'first' ? { first: 'you', second: 'opponent' } : { first: 'opponent', second: 'you' };
