// The polite voice of the app: what happens is also said to those who do not see it.

import { signal } from '@preact/signals';
import { plainText } from '@wagons/words';
import { useState } from 'preact/hooks';

const said = signal<{ readonly text: string; readonly turn: number }>({ text: '', turn: 0 });

/** Says something once the reader's machine is silent. The same sentence can be said again. */
export function announce(text: string): void {
  said.value = { text: plainText(text), turn: said.peek().turn + 1 };
}

/** What was said on one screen is not said on the next. */
export function hush(): void {
  if (said.peek().text !== '') announce('');
}

export function Announcer() {
  const [before] = useState(() => said.peek().turn);
  const { turn } = said.value;
  // What was said before this voice came is not said again by it.
  const text = turn === before ? '' : said.value.text;
  // Two regions take turns: a text that did not change would not be read again.
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
