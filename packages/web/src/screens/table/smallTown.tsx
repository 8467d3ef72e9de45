// The town beside the stage: to look at, and to see what was laid there last.

import { TownBoard } from '@wagons/board';
import type { Seat } from '@wagons/rules';
import { useLetters } from '../../app/speech.ts';
import { useTownLabels } from './labels.ts';
import { useLit } from './lit.ts';
import type { SeenNow } from './seen.ts';

export function SmallTown(props: SeenNow & { readonly seat: Seat }) {
  const { game, seat } = props;
  return (
    <TownBoard
      {...useTownLabels(props, seat)}
      town={game.towns[seat]}
      letters={useLetters()}
      lit={useLit(props, seat)}
      last={game.towns[seat].length - 1}
    />
  );
}
