// Results of the analysis: moves with their values, and the difference between two tallies that explains them.

import {
  type BySeat,
  type CardId,
  type Game,
  invariant,
  type Move,
  opponent,
  playAll,
  type Points,
  score,
  type Seat,
  type Tally,
  type Terrain,
} from '@wagons/rules';

/** A move, and what it leads to if both players continue as well as the search can tell. */
export type Prospect = {
  readonly move: Move;
  /** The margin at the end of the line for the seat that moves: its total minus the other's. */
  readonly value: Points;
  /** Whether the value is proven or an estimate. */
  readonly proven: boolean;
  /** The expected continuation: this move first, to the last card or to the search horizon. */
  readonly line: readonly Move[];
  /** The tallies at the end of the line. */
  readonly tallies: BySeat<Tally>;
};

/** Candidate moves, best first. */
export type Analysis = {
  readonly seat: Seat;
  readonly candidates: readonly [Prospect, ...Prospect[]];
  /** False if a candidate was dropped because its estimate contradicts the search: the next one may not be second best. */
  readonly isRanked: boolean;
  readonly nodes: number;
};

/** A prospect from the line that starts with its move. */
export function makeProspect(
  game: Game,
  { seat, line, proven }: Pick<Prospect, 'line' | 'proven'> & { readonly seat: Seat },
): Prospect {
  const [move] = line;
  invariant(move, 'a line has a move');
  const tallies = score(playOut(game, line));
  const value = tallies[seat].total - tallies[opponent(seat)].total;
  return { move, value, proven, line, tallies };
}

/** The game after some legal moves. */
export function playOut(start: Game, line: readonly Move[]): Game {
  const end = playAll(start, line);
  invariant(end.ok, 'a line is legal');
  return end.value;
}

/** The difference of two tallies, line by line. */
export type TallyDifference = {
  readonly terrains: Readonly<Record<Terrain, Points>>;
  readonly bonuses: ReadonlyArray<{ readonly card: CardId; readonly points: Points }>;
  readonly total: Points;
};

/** How both tallies differ between two prospects. */
export const differenceOf = (
  { tallies: better }: Prospect,
  { tallies: worse }: Prospect,
): BySeat<TallyDifference> => ({
  first: difference(better.first, worse.first),
  second: difference(better.second, worse.second),
});

export function difference(better: Tally, worse: Tally): TallyDifference {
  const of = (terrain: Terrain): Points => better.terrains[terrain].points - worse.terrains[terrain].points;
  return {
    terrains: {
      desert: of('desert'),
      forest: of('forest'),
      mountains: of('mountains'),
      plains: of('plains'),
      snow: of('snow'),
      water: of('water'),
    },
    bonuses: better.bonuses.map(({ card, points }, i) => ({
      card,
      points: points - (worse.bonuses[i]?.points ?? 0),
    })),
    total: better.total - worse.total,
  };
}
