// Links out of a dead end.

import { makeRoute } from '../browser/route.ts';
import { useSpeech } from '../speech/speech.ts';

const WAYS = ['home', 'new', 'games'] as const;

export function ExitLinks() {
  const { places } = useSpeech().web.shell;
  return (
    <p class="row">
      {WAYS.map((screen, i) => (
        <a key={screen} class={`button${i === 0 ? ' main' : ''}`} href={makeRoute({ screen })}>
          {places[screen]}
        </a>
      ))}
    </p>
  );
}
