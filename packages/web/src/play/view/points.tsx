// The points of a line in a tally, and how they would change with the card in hand.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { BySeat, Seat, Tally } from '@wagons/rules';
import type { WebWords } from '@wagons/words/areas';
import { useMemo } from 'preact/hooks';
import type { Speech } from '../../kit/speech/speech.ts';
import { type LineIndex, linesOf } from '../text/lines.ts';
import * as css from './points.module.css';

type PointsProps = {
  readonly speech: Speech;
  readonly seat: Seat;
  /** The tallies with the card where it is held now. */
  readonly preview?: ReadonlySignal<BySeat<Tally> | undefined> | undefined;
  /** Whether screen readers read the preview: not while a card only passes over the town. */
  readonly isAnnounced?: ReadonlySignal<boolean> | undefined;
  readonly points: number;
  readonly line: LineIndex | 'total';
};

/** A number and its previewed change; the signals update text nodes without a render. */
export function Points({ speech, points, seat, line, preview, isAnnounced }: PointsProps) {
  const { amounts } = speech.words;
  const { text, tone, announced } = useMemo(() => {
    const change = computed(() => {
      const after = preview?.value?.[seat];
      if (!after) return undefined;
      const isTotal = line === 'total';
      const by = (isTotal ? after.total : (linesOf(after)[line]?.points ?? 0)) - points;
      // A total is shown even if it stays the same, as a sign that the spot was scored.
      return by !== 0 || isTotal ? by : undefined;
    });
    return {
      text: computed(() => {
        const { value: by } = change;
        return by === undefined ? '' : `${signOf(by)}${amounts.number(by)}`;
      }),
      tone: computed(() => toneOf(change.value ?? 0)),
      announced: computed(() => (isAnnounced?.value === false ? undefined : change.value)),
    };
  }, [amounts, preview, isAnnounced, seat, line, points]);
  // Always rendered, because adding and removing the element would lay out the table again.
  return (
    <div data-part="points">
      {amounts.number(points)}
      <span class={css.change} data-part="change" data-tone={tone} aria-hidden="true">
        {text}
      </span>
      {announced.value !== undefined && (
        <span class="unseen">, {changesText(speech.web, announced.value)}</span>
      )}
    </div>
  );
}

const signOf = (by: number): string => (by > 0 ? '+' : by === 0 ? '±' : '');
const changesText = ({ table }: WebWords, by: number): string =>
  table.changes({ change: by > 0 ? 'more' : by < 0 ? 'less' : 'none', points: Math.abs(by) });
const toneOf = (by: number): string => (by > 0 ? 'gain' : by < 0 ? 'loss' : 'none');
