// What analysis hands to those who show it: moves with their values, and why one is worth more than another.

import {
  type BySeat,
  type CardId,
  type Game,
  invariant,
  type Move,
  opponent,
  play,
  type Points,
  score,
  type Seat,
  type Tally,
  type Terrain,
} from '@wagons/rules';

/** A move, and what it leads to when both play on as well as can be seen. */
export type Prospect = {
  readonly move: Move;
  /** The margin at the end of the line for the seat that moves: its total less the other's. */
  readonly value: Points;
  /** Whether the value is certain; otherwise it is an estimate. */
  readonly proven: boolean;
  /** How the game is expected to go on: this move first, to the last card or as far as was looked. */
  readonly line: readonly Move[];
  /** The tallies at the end of the line. */
  readonly tallies: BySeat<Tally>;
};

/** A prospect from the line that begins with its move. */
export function makeProspect(game: Game, seat: Seat, line: readonly Move[], proven: boolean): Prospect {
  const [move] = line;
  invariant(move, 'a line has a move');
  const tallies = score(playOut(game, line));
  const value = tallies[seat].total - tallies[opponent(seat)].total;
  return { move, value, proven, line, tallies };
}

/** The game after some moves that are known to be legal. */
export function playOut(start: Game, line: readonly Move[]): Game {
  return line.reduce((game: Game, move) => {
    const next = play(game, move);
    invariant(next.ok, 'a line is legal');
    return next.value;
  }, start);
}

/** How many points more each line of a tally has than in another. */
export type TallyDifference = {
  readonly terrains: Readonly<Record<Terrain, Points>>;
  readonly bonuses: ReadonlyArray<{ readonly card: CardId; readonly points: Points }>;
  readonly total: Points;
};

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
