// The difference of the two tallies, line by line; it adds up to the loss.

import type { Signal } from '@preact/signals';
import { type Grade, partsOf } from '@wagons/ai/grades';
import type { Deck, Seat } from '@wagons/rules';
import { capital, lineName } from '@wagons/words';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { type Viewpoint, inOrder, roleArgs } from '../../play/text/viewpoint.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { PointsTable } from '../../play/view/pointsTable.tsx';
import * as css from './review.module.css';

type DifferenceProps = {
  readonly deck: Deck;
  readonly grade: Grade;
  readonly viewpoint: Viewpoint;
  readonly lit: Signal<LineIndex | undefined>;
  readonly light: (line: LineIndex | undefined) => void;
};

export function DifferenceTable({ deck, grade, viewpoint, lit, light }: DifferenceProps) {
  const { review: say } = useSpeech().pages;
  const words = useSpeech().game;
  const { signed } = words.amounts;
  const title = titleIn(useSpeech(), deck);
  const { seat, difference, lost } = grade;
  // The same order as in the scores, for moves of both players.
  const order = inOrder(viewpoint);
  const changes = (bySeat: (one: Seat) => number): string[] =>
    order.map((one) => (bySeat(one) === 0 ? '' : signed(bySeat(one))));
  const rows = partsOf(grade)
    .map((part, line) => ({ ...part, index: line }))
    .filter(({ own, kept }) => own !== 0 || kept !== 0);
  return (
    <PointsTable
      class={css.difference}
      caption={say.difference}
      columns={[...order.map((one) => viewpoint.names[one]), say.net(roleArgs(viewpoint, seat))]}
      rows={rows.map(({ line, own, kept, index }) => ({
        key: index,
        isLit: lit.value === index,
        name: (
          <button
            type="button"
            class="plain"
            aria-pressed={lit.value === index}
            onClick={() => light(lit.value === index ? undefined : index)}
          >
            {capital(lineName(words, line, title))}
          </button>
        ),
        cells: [...changes((one) => (one === seat ? own : -kept)), signed(own + kept)],
      }))}
      sum={{
        name: say.total,
        cells: [...order.map((one) => signed(difference[one].total)), signed(lost)],
      }}
    />
  );
}
