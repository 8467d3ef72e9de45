// The current tally, with the changes of the card in hand.

import { computed } from '@preact/signals';
import type { Game } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../table/preview.ts';
import { inOrder } from '../text/chairs.ts';
import { useTable } from './tableContext.ts';
import { TallyTable } from './tallyTable.tsx';

export function RunningTally({ game }: { readonly game: Game }) {
  const { sitting, chairs, lit, help } = useTable();
  const speech = useSpeech();
  const tells = help === 'change' || help === 'heat';
  const preview = useMemo(
    () => computed(() => (tells ? sitting.preview.value?.after : undefined)),
    [sitting, tells],
  );
  return (
    <TallyTable
      speech={speech}
      deck={game.deck}
      center={game.deal.center}
      seats={inOrder(chairs)}
      names={chairs.names}
      short={chairs.short}
      tallies={standingOf(game).tallies}
      preview={preview}
      isTold={sitting.isChosen}
      lit={lit.value}
      pointed={lit}
    />
  );
}
