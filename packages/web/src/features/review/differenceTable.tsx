// The difference of the two tallies, line by line; it adds up to the loss.

import type { Signal } from '@preact/signals';
import { type Grade, partsOf } from '@wagons/ai';
import { type Deck, opponent } from '@wagons/rules';
import { capital, lineName } from '@wagons/words';
import { allWords } from '../../kit/lazy/allWords.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import type { Chairs } from '../../play/text/chairs.ts';
import type { LineIndex } from '../../play/text/lines.ts';

type DifferenceProps = {
  readonly deck: Deck;
  readonly grade: Grade;
  readonly chairs: Chairs;
  readonly lit: Signal<LineIndex | undefined>;
  readonly light: (line: LineIndex | undefined) => void;
};

export function DifferenceTable({ deck, grade, chairs, lit, light }: DifferenceProps) {
  const { review: say } = usePagesWords();
  const words = allWords.use();
  const { signed } = words.amounts;
  const title = titleIn(useSpeech(), deck);
  const { seat, difference, lost } = grade;
  const other = opponent(seat);
  const rows = partsOf(grade)
    .map((part, line) => ({ ...part, index: line }))
    .filter(({ own, kept }) => own !== 0 || kept !== 0);
  return (
    <table class="review-table difference">
      <caption>{say.difference}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{chairs.names[seat]}</th>
          <th scope="col">{chairs.names[other]}</th>
          <th scope="col">{say.net}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, own, kept, index }) => (
          <tr key={index} data-lit={lit.value === index}>
            <th scope="row">
              <button
                type="button"
                class="plain"
                aria-pressed={lit.value === index}
                onClick={() => light(lit.value === index ? undefined : index)}
              >
                {capital(lineName(words, line, title))}
              </button>
            </th>
            <td>{own === 0 ? '' : signed(own)}</td>
            <td>{kept === 0 ? '' : signed(-kept)}</td>
            <td>{signed(own + kept)}</td>
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">{say.total}</th>
          <td>{signed(difference[seat].total)}</td>
          <td>{signed(difference[other].total)}</td>
          <td>{signed(lost)}</td>
        </tr>
      </tbody>
    </table>
  );
}
