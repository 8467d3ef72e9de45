// Why something did not work online, in a sentence, and a way to try again.

import type { Problem } from '@wagons/protocol';
import { useSpeech } from '../../app/speech.ts';
import type { Trouble } from '../../online/api.ts';
import { serverRefusals, useOnlineWords } from './onlineWords.ts';

type TroubleProps = { readonly trouble: Trouble; readonly again?: () => void };

export function TroubleMessage({ trouble, again }: TroubleProps) {
  const say = useOnlineWords().trouble;
  const { notLoaded } = useSpeech().web.shell;
  return (
    <div class={trouble.what === 'refused' ? 'message wrong' : 'message'} role="alert">
      <p>{trouble.what === 'refused' ? <Refusal problem={trouble.problem} /> : say[trouble.what]}</p>
      {again && trouble.what !== 'noServer' && (
        <button type="button" class="button" onClick={again}>
          {notLoaded.again}
        </button>
      )}
    </div>
  );
}

/** A newer server may refuse by a code that has no sentence here; then its own is shown. */
function Refusal({ problem }: { readonly problem: Problem }) {
  const sentences: Readonly<Record<string, string>> = serverRefusals.ask({ isNeeded: true }) ?? {};
  return <>{sentences[problem.code] ?? problem.message}</>;
}
