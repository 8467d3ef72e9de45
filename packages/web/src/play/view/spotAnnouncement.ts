// Announces the chosen spot of the card in hand and its score change.

import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { changeFor } from '../table/preview.ts';
import type { TableScope } from './tableContext.ts';
import { makeCell } from '@wagons/rules/notation';

export function useSpotAnnouncement({ sitting, help }: Pick<TableScope, 'sitting' | 'help'>): void {
  const { words, web } = useSpeech();
  const { table } = web;
  // Only a chosen spot is announced; aiming does not even render.
  const chosen = useComputed(() => (sitting.isChosen.value ? sitting.ghost.value : undefined)).value;
  const announceSpot = useLatest(() => {
    if (!chosen) return;
    const seat = sitting.seat.peek();
    const tells = help === 'change' || help === 'heat';
    const preview = sitting.preview.peek();
    const change = tells && seat && preview ? changeFor(seat, preview) : undefined;
    announce(
      table.aimed({
        cell: makeCell(chosen.cell),
        rotation: chosen.rotation,
        hasChange: change !== undefined,
        change: words.amounts.signed(change ?? 0),
      }),
    );
  });
  const spot = chosen && `${makeCell(chosen.cell)} ${chosen.rotation}`;
  useEffect(() => announceSpot.current(), [announceSpot, spot]);
}
