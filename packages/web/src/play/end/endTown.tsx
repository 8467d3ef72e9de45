// A finished town, with the cells of a line lit.

import { type Game, opponent, type Seat } from '@wagons/rules';
import { standingOf } from '../table/preview.ts';
import type { Chairs } from '../text/chairs.ts';
import type { LineIndex } from '../text/lines.ts';
import { ShownTown } from '../view/shownTown.tsx';

type EndTownProps = {
  readonly game: Game;
  readonly seat: Seat;
  readonly chairs: Chairs;
  readonly lit: LineIndex | undefined;
  readonly whose: Seat | undefined;
};

export const EndTown = ({ game, seat, chairs, lit, whose }: EndTownProps) => (
  <ShownTown
    deck={game.deck}
    town={game.towns[seat]}
    peer={game.towns[opponent(seat)]}
    seat={seat}
    chairs={chairs}
    tallies={standingOf(game).tallies}
    lit={lit}
    whose={whose}
  />
);
