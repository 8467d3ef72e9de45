// The small town beside the stage, read-only.

import { type Covers, TownBoard } from '@wagons/board';
import type { Game, Seat } from '@wagons/rules';
import { useLetters } from '../../kit/speech/speech.ts';
import { useTownLabels } from '../text/labels.ts';
import { useLit } from './lit.ts';
import { firstNewCard } from './newCards.ts';
import { useTable } from './tableContext.ts';

type SmallTownProps = { readonly game: Game; readonly seat: Seat; readonly covers: Covers };

export function SmallTown({ game, seat, covers }: SmallTownProps) {
  const { chairs } = useTable();
  return (
    <TownBoard
      {...useTownLabels({ game, chairs }, seat)}
      town={game.towns[seat]}
      letters={useLetters()}
      lit={useLit(game, seat)}
      last={firstNewCard(game, seat)}
      covers={covers}
    />
  );
}
