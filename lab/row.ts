// A line of the data set: how a game is played and what is recorded of it.

import { makeBot } from '@wagons/ai';
import {
  begin,
  type Deck,
  type Game,
  mustPlay,
  positionsOf,
  score,
  seatToMove,
  skipped,
  type Tally,
  TERRAINS,
} from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeCode } from '@wagons/rules/notation';
import { dealOf, type Fixture } from './schedule.ts';

/** One game; lab/README.md describes the columns. */
export type Row = Fixture & {
  /** The whole game as a link code. */
  readonly code: string;
  readonly start: string;
  /** Points by line: six terrains, three scoring cards. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** Cards skipped by each draft; the first player drafts first, then they take turns. */
  readonly skips: readonly number[];
  /** The engine's signature and its budget for a decision. */
  readonly engine: string;
  readonly nodes: number;
};

/** What all games of a data set have in common. */
export type Engine = Pick<Row, 'engine' | 'nodes'>;

/** Level 8 plays a game against itself. With a budget in nodes it always plays the same one. */
export function playFixture(fixture: Fixture, deck: Deck, { engine, nodes }: Engine): Row {
  const bot = makeBot('L8', dice(''), { nodes });
  let game = begin(deck, dealOf(fixture, deck));
  while (seatToMove(game)) game = mustPlay(game, bot(game));
  const { first, second } = score(game);
  return {
    ...fixture,
    code: makeCode(game),
    start: game.moves[0]?.card ?? '',
    first: lines(first),
    second: lines(second),
    skips: skipsOf(game),
    engine,
    nodes,
  };
}

const lines = ({ terrains, bonuses }: Tally): number[] => [
  ...TERRAINS.map((terrain) => terrains[terrain].points),
  ...bonuses.map(({ points }) => points),
];

const skipsOf = (game: Game): number[] =>
  positionsOf(game).flatMap((before, at) => {
    const move = game.moves[at];
    return move?.type === 'draft' ? [skipped(before.circle, move.card).length] : [];
  });
