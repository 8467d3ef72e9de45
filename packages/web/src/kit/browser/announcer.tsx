// Announces what happens to screen readers through polite live regions.

import { signal } from '@preact/signals';
import { plainText } from '@wagons/words';
import { useState } from 'preact/hooks';

const said = signal<{ readonly text: string; readonly turn: number }>({ text: '', turn: 0 });

/** Queues a text for screen readers; the same text can be announced again. */
export function announce(text: string): void {
  said.value = { text: plainText(text), turn: said.peek().turn + 1 };
}

/** Clears the announcement when the screen changes. */
export function hush(): void {
  if (said.peek().text !== '') announce('');
}

export function Announcer() {
  const [before] = useState(() => said.peek().turn);
  const { turn } = said.value;
  // A new announcer does not repeat earlier texts.
  const text = turn === before ? '' : said.value.text;
  // Two regions alternate, because an unchanged text would not be read again.
  return (
    <div class="unseen">
      <p role="status" aria-live="polite">
        {turn % 2 === 0 ? text : ''}
      </p>
      <p role="status" aria-live="polite">
        {turn % 2 === 1 ? text : ''}
      </p>
    </div>
  );
}
