// Announces the chosen spot of the card in hand and its score change.

import { useComputed } from '@preact/signals';
import { makeCell } from '@wagons/rules/notation';
import { useEffect } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { changeFor } from '../table/preview.ts';
import { showsChange, useTable } from './model.ts';

export function useSpotAnnouncement(): void {
  const { hand } = useTable();
  const { words, web } = useSpeech();
  const { table } = web;
  const shown = useLatest(hand);
  // Only a chosen spot is announced; aiming does not even render.
  const chosen = useComputed(() => {
    const { current } = shown;
    return current?.isChosen.value ? current.ghost.value : undefined;
  }).value;
  const announceSpot = useLatest(() => {
    const { current } = shown;
    if (!chosen || !current) return;
    const seat = current.seat.peek();
    const preview = current.preview.peek();
    const change =
      showsChange(current.placementHelp) && seat && preview ? changeFor(seat, preview) : undefined;
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
