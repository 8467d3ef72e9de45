// The small town, read-only.

import { TownBoard } from '@wagons/board';
import type { Game, Seat } from '@wagons/rules';
import { useLetters } from '../../kit/speech/speech.ts';
import { useTownLabels } from '../text/labels.ts';
import { useLit } from './lit.ts';
import { firstNewCard } from './newCards.ts';
import { useTable } from './tableContext.ts';

type SmallTownProps = { readonly game: Game; readonly seat: Seat };

export function SmallTown({ game, seat }: SmallTownProps) {
  const { chairs } = useTable();
  return (
    <TownBoard
      {...useTownLabels({ game, chairs }, seat)}
      town={game.towns[seat]}
      letters={useLetters()}
      lit={useLit(game, seat)}
      last={firstNewCard(game, seat)}
    />
  );
}
