// A player's tally in words, line by line; a line that is pointed at lights its cells.

import type { Signal } from '@preact/signals';
import type { Points, Seat } from '@wagons/rules';
import { useSpeech } from '../../app/speech.ts';
import type { LineIndex } from '../table/lines.ts';
import './tallyLines.css';
import '../../look/panel.css';

type TallyLinesProps = {
  readonly seat: Seat;
  readonly name: string;
  readonly lines: readonly string[];
  readonly total: Points;
  readonly lit: Signal<LineIndex | undefined>;
};

export function TallyLines({ seat, name, lines, total, lit }: TallyLinesProps) {
  const { words, web } = useSpeech();
  return (
    <section class="tally-lines panel">
      <h2>{name}</h2>
      <ul data-seat={seat}>
        {lines.map((text, line) => (
          <li key={line}>
            <button
              type="button"
              aria-pressed={lit.value === line}
              onClick={() => (lit.value = lit.value === line ? undefined : line)}
              onPointerEnter={() => (lit.value = line)}
              onPointerLeave={() => (lit.value = undefined)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <b>{web.table.addressed(web.table.total, words.amounts.number(total))}</b>
      </p>
    </section>
  );
}
