// The tally of both players, drawn with the small pictures of the board.

import { Pictogram, TerrainSwatch } from '@wagons/board';
import { type BySeat, type Game, type Seat, SEATS, type Tally, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';

type TallyTableProps = {
  readonly game: Game;
  readonly tallies: BySeat<Tally>;
  /** The seat whose town is on show. */
  readonly seat: Seat;
};

export const TallyTable = ({ game, tallies, seat }: TallyTableProps) => (
  <table class="tally">
    <caption>Tally</caption>
    <thead>
      <tr>
        <th scope="col">Line</th>
        {SEATS.map((one) => (
          <th key={one} scope="col" data-shown={one === seat}>
            {one}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {TERRAINS.map((terrain) => (
        <tr key={terrain}>
          <th scope="row">
            <TerrainSwatch terrain={terrain} /> {terrain}
          </th>
          {SEATS.map((one) => (
            <td key={one}>{tallies[one].terrains[terrain].points}</td>
          ))}
        </tr>
      ))}
      {game.deal.center.map((id, line) => (
        <tr key={id}>
          <th scope="row">
            <Pictogram bonus={cardOf(game.deck, id).bonus} oneRow />
            <span class="hidden">{cardOf(game.deck, id).title.en}</span>
          </th>
          {SEATS.map((one) => (
            <td key={one}>{tallies[one].bonuses[line]?.points}</td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        {SEATS.map((one) => (
          <td key={one}>{tallies[one].total}</td>
        ))}
      </tr>
    </tfoot>
  </table>
);
