// The result of a match: JSON for programs, a summary for people.

import { type Standing, standing } from '@wagons/ai';
import { score, SEATS } from '@wagons/rules';
import { makeCode } from '@wagons/rules/notation';
import { type BotFault, botFaultText } from '@wagons/words/terminal';
import type { Context } from '../kit/context.ts';
import { type Block, columns, indent, printable, wrap } from '../terminal/block.ts';
import { signed } from '../draw/signed.ts';
import { FORFEIT, pairOf, type PlayedGame, type MatchSide } from './pairs.ts';

/** Names of the players, and the games in pairs. */
export type MatchResult = {
  readonly names: Readonly<Record<MatchSide, string>>;
  readonly pairs: ReadonlyArray<readonly [PlayedGame, PlayedGame]>;
  readonly seed: string;
};

// ---- For programs ----

export function matchJson({ names, pairs }: MatchResult): object {
  const { won, tied, lost, meanMargin, interval } = standing(pairs.map(pairOf));
  return {
    a: names.a,
    b: names.b,
    deals: pairs.length,
    pairsWon: won,
    pairsTied: tied,
    pairsLost: lost,
    meanMargin,
    interval,
    games: pairs.flat().map(gameJson),
  };
}

function gameJson({ seed, first, margin, game, fault }: PlayedGame): object {
  const tallies = score(game);
  return {
    seed,
    first,
    margin,
    tally: { first: tallies.first.total, second: tallies.second.total },
    code: makeCode(game),
    ...(fault && { fault: { by: fault.by, ...faultJson(fault.why) } }),
  };
}

const faultJson = ({ what, ...rest }: BotFault): object => ({
  why: what,
  ...('said' in rest ? { said: rest.said } : {}),
});

// ---- For people ----

export function drawMatch(context: Context, result: MatchResult): Block {
  const { say, words } = context;
  const { names, pairs, seed } = result;
  const { won, tied, lost, meanMargin, interval } = standing(pairs.map(pairOf));
  const shown = shortNames(names);
  const { pairs: labels } = say.arena;
  const { number } = words.amounts;
  return [
    ...wrap(
      say.arena.match({ ...fullNames(names), deals: pairs.length, seed: printable(seed) }),
      context.width,
    ),
    ...indent(
      columns(
        [
          [labels.won({ a: shown.a }), number(won)],
          [labels.tied, number(tied)],
          [labels.lost({ a: shown.a }), number(lost)],
          [say.arena.share, shareText(context, { won, tied, lost, interval })],
          [say.arena.meanMargin, signed(words, meanMargin)],
        ],
        '<<',
      ),
    ),
    '',
    ...indent(drawSeats(context, result)),
    ...drawForfeits(context, result),
  ];
}

type Names = MatchResult['names'];

/** Short names for the table: a long or ambiguous name is replaced by its letter. */
function shortNames({ a, b }: Names): Names {
  const isClear = (name: string): boolean => name.length <= LONGEST_NAME && a !== b;
  return { a: isClear(a) ? a : 'a', b: isClear(b) ? b : 'b' };
}

const LONGEST_NAME = 16;

/** The full name, followed by the letter if the table uses that. */
function fullNames(names: Names): Names {
  const short = shortNames(names);
  const full = (side: MatchSide): string =>
    short[side] === names[side] ? names[side] : `${names[side]} (${side})`;
  return { a: full('a'), b: full('b') };
}

/** The share of pairs won (a tie is half a win) with its confidence interval. */
export function shareText(
  context: Context,
  { won, tied, lost, interval: [low, high] }: Omit<Standing, 'meanMargin'>,
): string {
  const share = (won + tied / 2) / Math.max(1, won + tied + lost);
  return context.say.arena.shareWithin({
    share: percentText(context, share),
    low: percentText(context, low),
    high: percentText(context, high),
  });
}

/** "72.5 %"; shares are from 0 to 1. */
export const percentText = ({ say }: Context, share: number): string =>
  say.arena.outOf({ percent: Math.round(share * 1000) / 10 });

/** The games of a, by seat. */
function drawSeats(context: Context, { names, pairs }: MatchResult): Block {
  const { say, words, paint } = context;
  const { won, tied, lost, margin } = say.arena.columns;
  const { a } = shortNames(names);
  const rows = SEATS.map((seat) => {
    const games = pairs.flat().filter(({ first }) => (first === 'a') === (seat === 'first'));
    const count = (sign: number): string =>
      words.amounts.number(games.filter((game) => Math.sign(game.margin) === sign).length);
    const mean = games.reduce((sum, game) => sum + game.margin, 0) / Math.max(1, games.length);
    return [say.arena.as[seat]({ a }), count(1), count(0), count(-1), signed(words, mean)];
  });
  const [heading = '', ...lines] = columns([['', won, tied, lost, margin], ...rows], '<>>>>');
  return [paint.faint(heading), ...lines];
}

/** Every game that was lost by a fault, and why. */
function drawForfeits(context: Context, { names, pairs }: MatchResult): Block {
  const { say, width } = context;
  const shown = shortNames(names);
  const forfeits = pairs.flat().flatMap(({ seed, fault }) => (fault ? [{ seed, ...fault }] : []));
  if (forfeits.length === 0) return [];
  return [
    '',
    ...wrap(say.arena.forfeits({ games: forfeits.length, margin: FORFEIT }), width),
    ...forfeits.flatMap(({ seed, by, why }) => {
      const game = { seed: printable(seed), program: shown[by], fault: faultText(context, why) };
      return indent(wrap(say.arena.forfeit(game), width - 2, 2));
    }),
  ];
}

export const faultText = ({ say }: Context, fault: BotFault): string => botFaultText(say, fault);
