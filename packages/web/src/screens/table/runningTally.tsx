// The tally as it stands, and as the card in hand would change it.

import { useComputed } from '@preact/signals';
import { settings } from '../../app/desk.ts';
import { useSpeech } from '../../app/speech.ts';
import { standingOf } from '../../table/preview.ts';
import { fromOwn } from './chairs.ts';
import type { SeenNow } from './seen.ts';
import { TallyTable } from './tallyTable.tsx';

export function RunningTally({ sitting, chairs, own, lit, game }: SeenNow) {
  const speech = useSpeech();
  const preview = useComputed(() =>
    settings.hints.value === 'change' || settings.hints.value === 'heat'
      ? sitting.preview.value?.after
      : undefined,
  );
  return (
    <TallyTable
      speech={speech}
      deck={game.deck}
      center={game.deal.center}
      seats={fromOwn(own)}
      names={chairs.names}
      short={chairs.short}
      tallies={standingOf(game).tallies}
      preview={preview}
      lit={lit.value}
      onPoint={(line) => {
        lit.value = line;
      }}
    />
  );
}
