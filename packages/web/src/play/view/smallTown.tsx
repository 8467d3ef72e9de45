// The town beside the stage: to look at, and to see what was laid there last.

import { type Covers, TownBoard } from '@wagons/board';
import type { Seat } from '@wagons/rules';
import { useLetters } from '../../kit/speech/speech.ts';
import { useTownLabels } from '../text/labels.ts';
import { useLit } from './lit.ts';
import { newFrom } from './newFrom.ts';
import type { SeenNow } from './seen.ts';

type SmallTownProps = SeenNow & { readonly seat: Seat; readonly covers: Covers };

export function SmallTown(props: SmallTownProps) {
  const { game, seat, covers } = props;
  return (
    <TownBoard
      {...useTownLabels(props, seat)}
      town={game.towns[seat]}
      letters={useLetters()}
      lit={useLit(props, seat)}
      last={newFrom(game, seat)}
      covers={covers}
    />
  );
}
