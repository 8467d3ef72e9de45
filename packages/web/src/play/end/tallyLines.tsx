// A player's tally in words, line by line. Pointing at a line lights its cells; clicking it keeps them lit.

import type { Signal } from '@preact/signals';
import type { Points, Seat } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { LineIndex } from '../text/lines.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './end.module.css';
import * as panel from '../../kit/ui/panel.module.css';

/** A line of one player's tally; one that is held stays lit without a pointer over it. */
export type LineInWords = { readonly seat: Seat; readonly line: LineIndex; readonly isHeld?: boolean };

type TallyLinesProps = {
  readonly seat: Seat;
  readonly name: string;
  readonly lines: readonly string[];
  readonly total: Points;
  readonly lit: Signal<LineInWords | undefined>;
};

export function TallyLines({ seat, name, lines, total, lit }: TallyLinesProps) {
  const { words, web } = useSpeech();
  return (
    <section class={`${css.lines} ${panel.panel}`}>
      <h2>{name}</h2>
      <ul class={layout.list} data-seat={seat}>
        {lines.map((text, line) => {
          const isLit = lit.value?.seat === seat && lit.value.line === line;
          const isHeld = isLit && lit.value?.isHeld === true;
          return (
            <li key={line}>
              <button
                type="button"
                aria-pressed={isHeld}
                data-lit={isLit}
                onClick={() => (lit.value = isHeld ? undefined : { seat, line, isHeld: true })}
                onPointerEnter={() => {
                  if (lit.value?.isHeld !== true) lit.value = { seat, line };
                }}
                onPointerLeave={() => {
                  if (lit.value?.isHeld !== true) lit.value = undefined;
                }}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
      <p>
        <b>{web.table.addressed({ who: web.table.total, what: words.amounts.number(total) })}</b>
      </p>
    </section>
  );
}
